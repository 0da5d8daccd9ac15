import { getDomain } from 'tldts';
import { sentenceAround } from './sentences.ts';
import type { Citation, CitedLink } from './types.ts';
import { normalizeAddress } from './url-normalisation.ts';
import type { VisibleText } from './visible-text.ts';

/** Sources given by the platform, then the links of the text, each once, in that order. */
export function findCitations(view: VisibleText, given: readonly CitedLink[]): Citation[] {
  if (given.length === 0 && view.links.length === 0) return [];
  const found = new Map<string, Citation>();
  for (const { url, title } of given) {
    const normal = normalizeAddress(url);
    if (!normal || found.has(normal.href)) continue;
    found.set(normal.href, { url: normal.href, domain: citedDomain(normal, title), context: title ?? '' });
  }
  const linked = view.links.length > 1 ? new Set<string>() : null;
  for (const link of view.links) {
    const normal = normalizeAddress(link.target);
    if (!normal || linked?.has(normal.href)) continue;
    linked?.add(normal.href);
    const context = sentenceAround(view, link.at);
    const known = found.get(normal.href);
    if (known) known.context = context;
    else found.set(normal.href, { url: normal.href, domain: citedDomain(normal, undefined), context });
  }
  return [...found.values()];
}

/** Registrable domain of the source, the host itself where it has none (addresses, single labels, public suffixes). */
function citedDomain(url: { hostname: string }, title: string | undefined): string {
  // A grounded answer links through a redirector and names the site it leads to in the title.
  if (
    url.hostname === 'vertexaisearch.cloud.google.com' &&
    title &&
    /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i.test(title.trim())
  ) {
    return registrableDomain(title.trim().toLowerCase());
  }
  return registrableDomain(url.hostname);
}

export function registrableDomain(host: string): string {
  const known = DOMAINS.get(host);
  if (known !== undefined) return known;
  const domain = getDomain(host, { allowPrivateDomains: true }) ?? host;
  if (DOMAINS.size >= MOST_DOMAINS) DOMAINS.clear();
  if (host.length <= LONGEST_HOST) DOMAINS.set(host, domain);
  return domain;
}

/** The same few sites are cited again and again. */
const DOMAINS = new Map<string, string>();
const MOST_DOMAINS = 2_000;
/** Of the domain name system. */
const LONGEST_HOST = 253;
