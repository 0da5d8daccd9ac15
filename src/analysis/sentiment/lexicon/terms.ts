import type { WordPattern } from '../word-patterns.ts';
import { chineseGroups } from './chinese.ts';
import { ENGLISH } from './english.ts';
import type { WordGroup } from './group.ts';
import { inflectionsOf, pluralOf } from './inflections.ts';

export interface Term {
  text: string;
  /** 0 for a term that only covers what it contains. */
  weight: number;
}

/** Every Chinese word of praise and blame, folded as answers are; what comes later here overrides. */
export function collectChineseTerms(): Term[] {
  const terms = new Map<string, number>();
  for (const { weight, words } of chineseGroups())
    for (const word of words.trim().split(/\s+/)) terms.set(word, weight);
  return [...terms].map(([text, weight]) => ({ text, weight }));
}

/** Every English phrase of praise and blame with its inflections; verdicts and neutral terms override what they equal. */
export function* collectEnglishPatterns(): Generator<WordPattern> {
  for (const { precedence, groups } of ENGLISH)
    for (const group of groups)
      for (const listed of group.words.split(',')) {
        const word = listed.trim();
        if (word === '') continue;
        for (const words of inflections(word, group.form)) yield { words, weight: group.weight, precedence };
      }
}

function inflections(word: string, form: WordGroup['form']): string[] {
  if (!form) return [word];
  if (form === 'noun') return [word, pluralOf(word)];
  if (form === 'verb') {
    const [head = '', ...rest] = word.split(' ');
    return /^[a-z]+$/.test(head) ? inflectionsOf(head).map((other) => [other, ...rest].join(' ')) : [word];
  }
  if (/[ -]/.test(word)) return [word];
  const stem = word.endsWith('e') ? word.slice(0, -1) : word.endsWith('y') ? `${word.slice(0, -1)}i` : word;
  const adverb = word.endsWith('le') ? `${word.slice(0, -1)}y` : `${word.endsWith('y') ? stem : word}ly`;
  return word.length > 8 ? [word, adverb] : [word, adverb, `${stem}er`, `${stem}est`];
}
