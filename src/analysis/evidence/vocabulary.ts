import { foldName } from '../fold.ts';
import { wordsOfTrade } from '../names/trades.ts';

/** What a subject (category and question) lets one expect of an answer that means the brand. */
export interface Subject {
  /** Its words and those of its trade; null when there are none. */
  vocabulary: RegExp | null;
  knowsTrade: boolean;
}

/** Subjects of recent answers: a scan asks about the same ones again and again. */
const RECENT = new Map<string, Subject>();
const MOST_RECENT = 256;

export function readSubject(written: string): Subject {
  const known = RECENT.get(written);
  if (known) return known;
  const folded = foldName(written);
  const subject = { vocabulary: vocabularyOf(folded), knowsTrade: wordsOfTrade(folded).length > 0 };
  if (RECENT.size >= MOST_RECENT) RECENT.clear();
  RECENT.set(written, subject);
  return subject;
}

export function sharesVocabulary(text: string, vocabulary: RegExp | null): boolean {
  return vocabulary?.test(text) ?? false;
}

/** What speaks of the subject: its own words of two characters of Chinese or four letters, and those of its trade. */
function vocabularyOf(subject: string): RegExp | null {
  const words: string[] = [];
  for (const run of subject.match(/[\u3400-\u9fff]+|[a-z]{4,}/g) ?? []) {
    if (/[a-z]/.test(run)) {
      if (!STOP_WORDS.has(run)) words.push(run.replace(/(?:ies|es|s)$/, ''));
    } else
      for (let at = 0; at + 2 <= run.length; at++)
        if (!STOP_PAIRS.has(run.slice(at, at + 2))) words.push(run.slice(at, at + 2));
  }
  const all = [...new Set([...words.slice(0, 24), ...wordsOfTrade(subject)])];
  if (all.length === 0) return null;
  const latin = all.filter((word) => /^[a-z0-9-]+$/.test(word));
  const parts = all.filter((word) => /^[\u3400-\u9fff]+$/.test(word));
  if (latin.length > 0) parts.push(`(?<![a-z0-9])(?:${latin.map(stemPattern).join('|')})`);
  return new RegExp(parts.join('|'));
}

/** A long word stands for all that begins with it, a short one only for itself and its plural. */
function stemPattern(word: string): string {
  return word.length > 5 ? word : `${word}s?(?![a-z0-9])`;
}

const STOP_WORDS = new Set(
  'best what which good with that this from have does about should would could recommend brand brands under most your they their there tell help find please between compare versus'.split(
    ' ',
  ),
);
const STOP_PAIRS = new Set(
  '什么 怎么 么样 哪些 哪个 哪款 哪家 推荐 有什 有哪 比较 最好 好的 一下 可以 值得 请问 应该 选择 如何 为什 一款 介绍 好吗 好不 不好 区别 牌子'.split(
    ' ',
  ),
);
