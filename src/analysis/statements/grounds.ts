import { foldName } from '../fold.ts';
import { figuresIn } from './figures.ts';
import { linksIn } from './links.ts';
import { namesIn } from './names.ts';
import { isChinese, sentencesOf } from './sentences.ts';
import { superlativesIn } from './superlatives.ts';

/** What may be claimed, because a source says it. */
export interface Grounds {
  figures: ReadonlySet<string>;
  /** Latin words, folded. */
  words: ReadonlySet<string>;
  /** All of it, folded, without spaces. */
  folded: string;
  links: ReadonlySet<string>;
}

export function groundsOf(sources: readonly string[]): Grounds {
  const all = sources.join('\n');
  return {
    figures: new Set(figuresIn(all)),
    words: new Set(latinWords(all)),
    folded: sources.map((source) => foldTight(source)).join('\n'),
    links: new Set(linksIn(all)),
  };
}

/**
 * The numbers, dates, names, links and superlatives of a text that its grounds do not have. Errs on the side of finding one: what is
 * found is left out, and leaving out a true sentence does less harm than keeping an invented one.
 */
export function unsupportedIn(text: string, grounds: Grounds): string[] {
  const { latin, chinese } = namesIn(text);
  return [
    ...figuresIn(text).filter((figure) => !grounds.figures.has(figure)),
    ...latin.filter((name) => !knowsWord(name, grounds)),
    ...chinese.filter((name) => !grounds.folded.includes(foldTight(name))),
    ...linksIn(text).filter((link) => !grounds.links.has(link)),
    ...superlativesIn(text).filter((claim) => !grounds.folded.includes(foldTight(claim))),
  ];
}

/** The text without the sentences that its grounds do not support, and what was the matter with those. */
export function withoutUnsupported(text: string, grounds: Grounds): { text: string; unsupported: string[] } {
  const unsupported = unsupportedIn(text, grounds);
  if (unsupported.length === 0) return { text, unsupported };
  const kept = sentencesOf(text).filter((sentence) => unsupportedIn(sentence.text, grounds).length === 0);
  const rest = kept.map((sentence) => sentence.text).join(isChinese(text) ? '' : ' ');
  // What only shows across sentences is not kept at all.
  return { text: unsupportedIn(rest, grounds).length === 0 ? rest : '', unsupported };
}

function knowsWord(name: string, { words, folded }: Grounds): boolean {
  const parts = latinWords(name);
  return (
    parts.length > 0 &&
    parts.every((part) => words.has(part) || sharesStem(part, words)) &&
    (parts.length === 1 || folded.includes(foldTight(name)))
  );
}

/** Batteries, where the source says battery: nothing new is named by another form of a word. Never of words with digits. */
function sharesStem(word: string, words: ReadonlySet<string>): boolean {
  if (word.length < 5 || /\d/.test(word)) return false;
  const stem = word.slice(0, Math.max(4, word.length - 3));
  for (const known of words) {
    if (known.startsWith(stem) && Math.abs(known.length - word.length) <= 3) return true;
  }
  return false;
}

function latinWords(text: string): string[] {
  const foldedText = text.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return (foldedText.match(/[\p{Script=Latin}\p{N}]+/gu) ?? []).filter((word) => /\p{Script=Latin}/u.test(word));
}

function foldTight(text: string): string {
  return foldName(text).replace(/[\s“”‘’"']/g, '');
}
