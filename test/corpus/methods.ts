import { analyzeAnswer } from '../../src/analysis/index.ts';
import type { Entry, Expected } from './entry.ts';

/** What a method says about the brand of an entry. */
export interface Reading extends Pick<Expected, 'mentioned' | 'rank' | 'sentiment' | 'citations'> {
  /** Code points, -1 when not mentioned. */
  position: number;
}

export type Method = (entry: Entry) => Reading;

/** The analysis under test, beside two that a first attempt would write. */
export const METHODS: Record<'analysis' | 'substring' | 'word boundary', Method> = {
  analysis: (entry) =>
    analyzeAnswer(
      {
        text: entry.text,
        ...(entry.prompt === undefined ? {} : { prompt: entry.prompt }),
        ...(entry.sources === undefined ? {} : { citations: entry.sources }),
      },
      { brand: entry.brand, competitors: entry.competitors },
    ),
  substring: naive((text, name) => text.toLowerCase().indexOf(name.toLowerCase())),
  'word boundary': naive((text, name) => text.search(new RegExp(`\\b${escaped(name)}\\b`, 'i'))),
};

/** First-appearance rank, always neutral, every run of characters after `http://` that holds no space. */
function naive(find: (text: string, name: string) => number): Method {
  return ({ text, brand, competitors, sources }) => {
    const first = ({ name, aliases }: { name: string; aliases: string[] }) =>
      Math.min(...[name, ...aliases].map((each) => find(text, each)).map((at) => (at < 0 ? Infinity : at)));
    const at = first(brand);
    const mentioned = at < Infinity;
    return {
      mentioned,
      position: mentioned ? [...text.slice(0, at)].length : -1,
      rank: mentioned ? 1 + competitors.filter((each) => first(each) < at).length : 0,
      sentiment: mentioned ? 'neutral' : null,
      citations: naiveCitations([
        ...(sources ?? []).map(({ url }) => url),
        ...(text.match(/https?:\/\/[^\s)\]>"]+/g) ?? []),
      ]),
    };
  };
}

function naiveCitations(urls: string[]): Reading['citations'] {
  return [...new Set(urls)].map((url) => ({
    url,
    domain: (url.split('/')[2] ?? '').split('.').slice(-2).join('.'),
  }));
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
