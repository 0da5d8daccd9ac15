import { getDomain, getHostname } from 'tldts';

/** The registrable domains that are a brand's own: that of its site, and those declared. None: it has no site that is known. */
export function ownDomains({ website, domains }: { website?: string | null; domains: readonly string[] }): string[] {
  const all = website ? [website, ...domains] : domains;
  return [...new Set(all.flatMap((address) => registrableDomain(address) ?? []))];
}

function registrableDomain(address: string): string | null {
  return getDomain(address, { allowPrivateDomains: true }) ?? getHostname(address);
}
