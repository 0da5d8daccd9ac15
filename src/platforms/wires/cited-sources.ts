import type { CitedSource } from '../ask.ts';
import { type JsonObject, textAt } from './json-reading.ts';

/** Gathers sources in order of appearance; the same address once, with the first title found for it. */
export interface SourceCollector {
  add(url: string | null, title?: string | null): void;
  sources(): CitedSource[];
}

export function createSourceCollector(): SourceCollector {
  const titles = new Map<string, string | null>();
  return {
    add(url, title) {
      const address = url?.trim() ?? '';
      if (!isWebAddress(address)) return;
      const known = titles.get(address);
      titles.set(address, known ?? (title?.trim() || null));
    },
    sources: () => [...titles].map(([url, title]) => (title === null ? { url } : { url, title })),
  };
}

/** Adds a source given as an object: `url`, or `link` as the Chinese vendors call it. */
export function addSourceObject(collector: SourceCollector, source: JsonObject): void {
  collector.add(textAt(source, 'url') ?? textAt(source, 'link'), textAt(source, 'title'));
}

/** Adds a text annotation; some vendors nest the source under the annotation's type. */
export function addAnnotation(collector: SourceCollector, annotation: JsonObject): void {
  const nested = annotation.url_citation;
  const source = typeof nested === 'object' && nested !== null ? (nested as JsonObject) : annotation;
  addSourceObject(collector, source);
}

function isWebAddress(address: string): boolean {
  if (!/^https?:\/\//i.test(address)) return false;
  return URL.canParse(address);
}
