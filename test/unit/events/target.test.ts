import { describe, expect, test } from 'vitest';
import { createAddressRules, type ResolveAddresses, targetFault } from '../../../src/events/target.ts';

const rules = createAddressRules([]);
const PUBLIC = ['8.8.8.8', '1.1.1.1', '93.184.215.14', '2606:4700:4700::1111', '2a00:1450:4001:80b::200e'];

/** Every way to write an address that is not ordinary unicast, as a host of a URL. */
const FORBIDDEN = [
  // Loopback: dotted, decimal, hexadecimal, octal, short, full-width, mapped, compatible.
  '127.0.0.1',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '017700000001',
  '127.1',
  '１２７.０.０.１',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:127.0.0.1]',
  '[::127.0.0.1]',
  // Private, shared and link-local ranges, metadata services.
  '10.0.0.1',
  '167772161',
  '0xa000001',
  '012.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '2852039166',
  '[::ffff:169.254.169.254]',
  '[::ffff:a9fe:a9fe]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fec0::1]',
  // Inside another protocol's addresses: NAT64 (well-known and local), 6to4, Teredo.
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b::a9fe:a9fe]',
  '[64:ff9b:1::a00:1]',
  '[2002:7f00:1::]',
  '[2002:a9fe:a9fe::1]',
  '[2001:0:4136:e378:8000:63bf:3fff:fdd2]',
  // Everything else that is nobody's ordinary address.
  '0.0.0.0',
  '0',
  '[::]',
  '224.0.0.1',
  '[ff02::1]',
  '255.255.255.255',
  '240.0.0.1',
  '192.0.2.1',
  '198.51.100.7',
  '203.0.113.7',
  '198.18.0.1',
  '192.0.0.170',
  '192.88.99.1',
  '[2001:db8::1]',
  '[3fff::1]',
  '[100::1]',
  '[4000::1]',
  '[5f00::1]',
];

const nobody: ResolveAddresses = async (host) => {
  throw new Error(`${host} was looked up`);
};

describe('addresses', () => {
  test.each(PUBLIC)('%s is ordinary, by https alone', (address) => {
    expect(rules.admits(address, 'https:')).toBe(true);
    expect(rules.admits(address, 'http:')).toBe(false);
  });

  test.each(FORBIDDEN)('https://%s/ is refused', async (host) => {
    expect(await targetFault(`https://${host}/hook`, { rules, resolve: nobody })).toMatchObject({
      kind: 'unreachable',
    });
  });

  test('what is no address is none', () => {
    expect(rules.admits('example.org', 'https:')).toBe(false);
    expect(rules.admits('', 'https:')).toBe(false);
  });

  test('networks that are named are let through, also by http, in whatever form the address comes', () => {
    const local = createAddressRules(['127.0.0.0/8', 'fd00::/8']);
    expect(local.admits('127.0.0.1', 'http:')).toBe(true);
    expect(local.admits('::ffff:127.0.0.1', 'http:')).toBe(true);
    expect(local.admits('fd00::7', 'https:')).toBe(true);
    expect(local.admits('10.0.0.1', 'https:')).toBe(false);
    expect(local.admits('::1', 'https:')).toBe(false);
  });
});

describe('registering an address', () => {
  const leadsTo =
    (...addresses: string[]): ResolveAddresses =>
    async () =>
      addresses;

  test.each([
    ['a public name', 'https://example.org/hook', leadsTo('93.184.215.14', '2606:2800:21f:cb07::1'), null],
    ['plain http', 'http://example.org/', leadsTo('93.184.215.14'), 'malformed'],
    ['plain http to a name that is unknown', 'http://unknown.example/', nobody, 'malformed'],
    ['a user name', 'https://me@example.org/', leadsTo('93.184.215.14'), 'malformed'],
    ['a password', 'https://:secret@example.org/', leadsTo('93.184.215.14'), 'malformed'],
    ['another protocol', 'ftp://example.org/', leadsTo('93.184.215.14'), 'malformed'],
    ['no address', 'https://', leadsTo('93.184.215.14'), 'malformed'],
    ['a private name', 'https://intranet.example/', leadsTo('10.0.0.1'), 'unreachable'],
    ['a good and a bad address', 'https://mixed.example/', leadsTo('93.184.215.14', '127.0.0.1'), 'unreachable'],
    ['a name without addresses', 'https://empty.example/', leadsTo(), 'unreachable'],
    ['a name that is unknown', 'https://unknown.example/', nobody, 'unreachable'],
    ['localhost with a dot', 'https://localhost./', leadsTo('127.0.0.1'), 'unreachable'],
  ])('%s', async (_, url, resolve, kind) => {
    const fault = await targetFault(url, { rules, resolve });
    expect(fault?.kind ?? null).toBe(kind);
  });
});
