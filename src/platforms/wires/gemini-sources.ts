import type { CitedSource } from '../ask.ts';
import { createSourceCollector } from './cited-sources.ts';
import { type JsonObject, textAt } from './json-reading.ts';

const DOMAIN = /^(?=.{4,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;

/**
 * Google's grounding sources (`uri` or `url`, `title`, at times `domain`).
 *
 * The addresses lead through Google's redirect, which expires and names no site; the domain of the source is its
 * title. Such a source becomes the home page of its domain: several pages of one site count once. A redirect whose site
 * cannot be told is left out rather than counted for Google.
 */
export function groundedSources(chunks: readonly (JsonObject | null)[]): CitedSource[] {
  const collector = createSourceCollector();
  for (const chunk of chunks) {
    if (chunk === null) continue;
    const address = textAt(chunk, 'uri') ?? textAt(chunk, 'url');
    const title = textAt(chunk, 'title')?.trim() ?? null;
    if (address === null || !isRedirect(address)) {
      collector.add(address, title);
      continue;
    }
    const domain = [textAt(chunk, 'domain'), title].find((name) => name !== null && DOMAIN.test(name));
    if (domain) collector.add(`https://${domain.toLowerCase()}/`, title);
  }
  return collector.sources();
}

function isRedirect(address: string): boolean {
  return (
    address.includes('/grounding-api-redirect/') || /^https?:\/\/vertexaisearch\.cloud\.google\.com\//i.test(address)
  );
}
