import { getDomain, getHostname } from 'tldts';
import type { Analysis } from '../analysis/index.ts';

/** Whether an answer cites the brand's own site: any host of its registrable domain. */
export function citesOwnSite(website: string | null | undefined, citations: Analysis['citations']): boolean {
  if (!website) return false;
  const domain = getDomain(website, { allowPrivateDomains: true }) ?? getHostname(website);
  return domain !== null && citations.some((citation) => citation.domain === domain);
}
