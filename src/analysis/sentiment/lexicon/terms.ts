import { CHINESE_BLAME } from './chinese-blame.ts';
import { CHINESE, CHINESE_NEUTRAL } from './chinese-common.ts';
import { CHINESE_NEUTRAL_MORE } from './chinese-neutral.ts';
import { CHINESE_PRAISE } from './chinese-praise.ts';
import { CHINESE_VERDICTS } from './chinese-verdicts.ts';
import { ENGLISH_BLAME } from './english-blame.ts';
import { ENGLISH_CRISIS } from './english-crisis.ts';
import { ENGLISH_NEUTRAL } from './english-neutral.ts';
import { ENGLISH_PRAISE } from './english-praise.ts';
import { ENGLISH_VERDICTS } from './english-verdicts.ts';
import type { WordGroup } from './group.ts';

export interface Term {
  text: string;
  /** 0 for a term that only covers what it contains. */
  weight: number;
}

/** Every word of praise and blame with its inflections, folded as answers are; what comes later here overrides. */
export function collectTerms(): Term[] {
  const terms = new Map<string, number>();
  for (const [weight, words] of CHINESE) for (const word of words.split(' ')) terms.set(word, weight);
  for (const group of [...CHINESE_PRAISE, ...CHINESE_BLAME, ...CHINESE_VERDICTS])
    for (const word of group.words.trim().split(/\s+/)) terms.set(word, group.weight);
  for (const group of [...ENGLISH_BLAME, ...ENGLISH_PRAISE, ...ENGLISH_CRISIS])
    for (const word of listed(group.words))
      for (const form of inflections(word, group.form)) if (!terms.has(form)) terms.set(form, group.weight);
  for (const group of ENGLISH_VERDICTS) for (const word of listed(group.words)) terms.set(word, group.weight);
  for (const word of `${CHINESE_NEUTRAL} ${CHINESE_NEUTRAL_MORE}`.trim().split(/\s+/)) terms.set(word, 0);
  for (const word of listed(ENGLISH_NEUTRAL)) terms.set(word, 0);
  return [...terms].map(([text, weight]) => ({ text, weight }));
}

function listed(words: string): string[] {
  return words.split(',').map((word) => word.trim());
}

function inflections(word: string, form: WordGroup['form']): string[] {
  if (!form) return [word];
  if (form === 'noun') return [word, pluralOf(word)];
  if (form === 'verb') {
    const [head = '', ...rest] = word.split(' ');
    const stem = head.endsWith('e') ? head.slice(0, -1) : head;
    const past = /[^aeiou]y$/.test(head) ? `${head.slice(0, -1)}ied` : `${stem}ed`;
    return [word, ...[pluralOf(head), past, `${stem}ing`].map((other) => [other, ...rest].join(' '))];
  }
  if (/[ -]/.test(word)) return [word];
  const stem = word.endsWith('e') ? word.slice(0, -1) : word.endsWith('y') ? `${word.slice(0, -1)}i` : word;
  const adverb = word.endsWith('le') ? `${word.slice(0, -1)}y` : `${word.endsWith('y') ? stem : word}ly`;
  return word.length > 8 ? [word, adverb] : [word, adverb, `${stem}er`, `${stem}est`];
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
