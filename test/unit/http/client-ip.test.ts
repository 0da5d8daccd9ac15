import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { createClientIp } from '../../../src/http/client-ip.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

describe('without trusted proxies', () => {
  const clientIp = createClientIp([]);
  test('the socket counts, whatever the header claims', () => {
    expect(clientIp(from('198.51.100.7', '203.0.113.1'))).toBe('198.51.100.7');
  });
  test('an IPv4 address in IPv6 form is IPv4', () => {
    expect(clientIp(from('::ffff:198.51.100.7'))).toBe('198.51.100.7');
  });
  test('IPv6 is written one way', () => {
    expect(clientIp(from('2001:0DB8:0:0:0:0:0:1'))).toBe('2001:db8::1');
  });
});

describe('behind trusted proxies', () => {
  const clientIp = createClientIp(['10.0.0.0/8', '2001:db8:ffff::/48', '127.0.0.1']);
  test.each([
    ['the entry before the proxy', '10.1.2.3', '203.0.113.1', '203.0.113.1'],
    ['the rightmost that is no proxy', '10.1.2.3', '1.1.1.1, 203.0.113.1, 10.9.9.9', '203.0.113.1'],
    ['an IPv6 proxy', '2001:db8:ffff::2', '2001:db8::5', '2001:db8::5'],
    ['a mapped proxy', '::ffff:10.1.2.3', '203.0.113.1', '203.0.113.1'],
    ['an entry with a port', '10.1.2.3', '203.0.113.1:5555', '203.0.113.1'],
    ['a bracketed entry', '10.1.2.3', '[2001:db8::5]:443', '2001:db8::5'],
    ['no header', '10.1.2.3', undefined, '10.1.2.3'],
    ['only proxies', '10.1.2.3', '10.0.0.2, 10.0.0.3', '10.0.0.2'],
    ['nonsense next to the proxy', '10.1.2.3', '203.0.113.1, unknown', '10.1.2.3'],
    ['a stranger with a header', '198.51.100.7', '203.0.113.1', '198.51.100.7'],
  ])('%s', (_name, socket, header, expected) => {
    expect(clientIp(from(socket, header))).toBe(expected);
  });
});

test('a proxy that is no address is refused at once', () => {
  expect(() => createClientIp(['proxy.internal'])).toThrow();
  expect(() => createClientIp(['10.0.0.0/40'])).toThrow();
});
