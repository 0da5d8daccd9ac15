import type { Analysis } from '../../../src/analysis/index.ts';
import { analyzeAnswer } from '../../../src/analysis/index.ts';

export interface Subject {
  name: string;
  aliases?: string[];
  category?: string;
  competitors?: (string | { name: string; aliases: string[] })[];
  prompt?: string;
}

/** Analyses a text for a brand given in short form. */
export function analyze(text: string, subject: Subject | string): Analysis {
  const {
    name,
    aliases = [],
    category,
    competitors = [],
    prompt,
  } = typeof subject === 'string' ? { name: subject } : subject;
  return analyzeAnswer(
    { text, ...(prompt === undefined ? {} : { prompt }) },
    {
      brand: { name, aliases, ...(category === undefined ? {} : { category }) },
      competitors: competitors.map((competitor) =>
        typeof competitor === 'string' ? { name: competitor, aliases: [] } : competitor,
      ),
    },
  );
}
