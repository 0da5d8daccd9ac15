/** One labelled answer of the corpus, as a line of `tuning/*.jsonl` or `set-aside/*.jsonl`. */
export interface Entry {
  /** Unique over both sets. */
  id: string;
  theme: Theme;
  language: Language;
  brand: { name: string; aliases: string[]; website?: string; category?: string };
  competitors: { name: string; aliases: string[]; website?: string }[];
  /** The question, where an echo of it matters. */
  prompt?: string;
  /** What the platform itself cited, beside the text. */
  sources?: { url: string; title?: string }[];
  text: string;
  expected: Expected;
  /** Why, where the label is not obvious. */
  note?: string;
}

export interface Expected {
  mentioned: boolean;
  /** The first true mention: `occurrence` counts from 1 over plain occurrences of `text`. */
  at: { text: string; occurrence: number } | null;
  /** 0 when not mentioned. */
  rank: number;
  sentiment: 'positive' | 'neutral' | 'negative' | null;
  citations: { url: string; domain: string }[];
}

export const SETS = ['tuning', 'set-aside'] as const;
export type SetName = (typeof SETS)[number];

export const LANGUAGES = ['zh', 'en', 'mixed'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = [
  'compound',
  'homograph',
  'folding',
  'lookalike',
  'family',
  'invisible',
  'denial',
  'list',
  'table-heading',
  'runon',
  'ordinal',
  'tone-mixed',
  'negation',
  'comparison',
  'crisis',
  'neutral-spec',
  'links',
  'unicode',
  'injection',
] as const;
export type Theme = (typeof THEMES)[number];

/** Offset of the labelled mention in code points, -1 when the brand is not mentioned or the label does not fit the text. */
export function labelledPosition({ text, expected: { at } }: Pick<Entry, 'text' | 'expected'>): number {
  if (!at) return -1;
  let from = -1;
  for (let found = 0; found < at.occurrence; found += 1) {
    from = text.indexOf(at.text, from + 1);
    if (from < 0) return -1;
  }
  return [...text.slice(0, from)].length;
}
