/** The caller's address: the socket's, or what a trusted proxy says about who called it. */
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * Reads `X-Forwarded-For` from the right: each trusted proxy vouches for the entry before its own, so the first address that is no
 * trusted proxy is the caller. Entries further left can be made up by the caller and are ignored. IPv4 addresses in IPv6 form are
 * given as IPv4. Throws at once when a trusted proxy is not an address or a CIDR range.
 */
export function createClientIp(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const ranges = trustedProxies.map(parseRange);
  const isTrusted = (address: Address) =>
    ranges.some(([base, bits]) => address.kind() === base.kind() && address.match(base as never, bits as never));

  return (request) => {
    const socketAddress = request.socket.remoteAddress ?? '';
    let current = parseAddress(socketAddress);
    if (current === null) return socketAddress;
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
    while (isTrusted(current)) {
      const previous = parseAddress(withoutPort(forwarded.pop()?.trim() ?? ''));
      if (previous === null) break;
      current = previous;
    }
    return current.toString();
  };
}

function parseAddress(text: string): Address | null {
  return ipaddr.isValid(text) ? ipaddr.process(text) : null;
}

function parseRange(text: string): [Address, number] {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** Some proxies write `192.0.2.1:443` or `[2001:db8::1]:443`. */
function withoutPort(text: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
}
