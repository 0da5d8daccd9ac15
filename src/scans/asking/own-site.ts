import type { Analysis } from '../../analysis/index.ts';

/** Whether an answer cites one of these registrable domains. */
export function citesOwnSite(ownDomains: readonly string[], citations: Analysis['citations']): boolean {
  return citations.some((citation) => ownDomains.includes(citation.domain));
}
