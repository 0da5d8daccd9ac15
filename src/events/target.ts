import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** All addresses of a name, IPv4 and IPv6. @throws with a `code` as of `dns.lookup` */
export type ResolveAddresses = (hostname: string) => Promise<string[]>;

export const resolveAddresses: ResolveAddresses = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address);

/** Which addresses may be sent to, however they are spelled. */
export interface AddressRules {
  /** Whether the address may be connected to by this protocol. */
  admits(address: string, protocol: string): boolean;
}

/**
 * Ordinary unicast addresses of the Internet, by https. Loopback, private and link-local ranges, metadata services, multicast,
 * documentation and every range that carries an IPv4 address inside an IPv6 one (mapped, NAT64, 6to4, Teredo) are refused.
 *
 * @param allowedNetworks CIDRs that are let through besides, there also by http
 */
export function createAddressRules(allowedNetworks: readonly string[]): AddressRules {
  const allowed = allowedNetworks.map((network) => ipaddr.parseCIDR(network));
  return {
    admits(text, protocol) {
      if (!ipaddr.isValid(text)) return false;
      const address = ipaddr.process(text);
      if (allowed.some(([network, bits]) => network.kind() === address.kind() && address.match([network, bits])))
        return true;
      return protocol === 'https:' && isOrdinary(address);
    },
  };
}

/** The only part of IPv6 that has been given out as unicast. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

function isOrdinary(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST));
}

/** What is wrong with an address to send to; `null` when nothing is. */
export type TargetFault = { kind: 'malformed' | 'unreachable'; message: string } | null;

/** Looks at an address before it is registered; every connection looks again. */
export async function targetFault(
  text: string,
  { rules, resolve }: { rules: AddressRules; resolve: ResolveAddresses },
): Promise<TargetFault> {
  if (!URL.canParse(text)) return { kind: 'malformed', message: 'is not an address' };
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { kind: 'malformed', message: 'must be https' };
  if (url.username !== '' || url.password !== '') {
    return { kind: 'malformed', message: 'must not carry a user name or password' };
  }
  const host = literalOf(url.hostname);
  let addresses: string[];
  try {
    addresses = ipaddr.isValid(host) ? [host] : await resolve(host);
  } catch {
    addresses = [];
  }
  // That a name leads nowhere is worth saying of an address that is right otherwise.
  if (addresses.length === 0 && url.protocol === 'http:') return { kind: 'malformed', message: 'must be https' };
  if (addresses.length === 0) return { kind: 'unreachable', message: 'has a host name that leads nowhere' };
  if (addresses.every((address) => rules.admits(address, url.protocol))) return null;
  return addresses.every((address) => rules.admits(address, 'https:'))
    ? { kind: 'malformed', message: 'must be https' }
    : { kind: 'unreachable', message: 'must lead to public addresses only' };
}

/** The address in a host name that is one: without the brackets of IPv6. */
export function literalOf(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
