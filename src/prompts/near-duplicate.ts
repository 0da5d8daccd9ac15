import { foldName } from '../analysis/index.ts';
import type { PromptSubject } from './expand.ts';

/** From here two questions ask the same. */
const SAME_FROM = 0.8;

/** Words that carry no question of their own. */
const EMPTY_WORDS = new Set(
  (
    'a an the is are was were be do does did will would can could should shall may might of to in on at for with and or ' +
    'i me my you your it its this that there please tell give show which what who how right now today currently some any ' +
    'one ones have has been'
  ).split(' '),
);
const EMPTY_CHARACTERS = /[的了吗呢吧啊呀么请问一下有是我你都哪些什个几款家种]/gu;

/** What a question asks, as parts: words of spaced scripts, pairs of Chinese characters. */
export type QuestionParts = ReadonlySet<string>;

/**
 * The parts of a question about a brand. The category stands in nearly every question and would make all of them alike: it
 * counts as one part. So does each name.
 */
export function questionParts(text: string, subject: PromptSubject): QuestionParts {
  const names = [subject.name, ...subject.aliases, ...subject.competitors.map(({ name }) => name), subject.category]
    .map((name) => foldName(name))
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length);
  const parts = new Set<string>();
  let rest = foldName(text);
  names.forEach((name, index) => {
    if (!rest.includes(name)) return;
    parts.add(`name ${index}`);
    rest = rest.replaceAll(name, ' · ');
  });
  for (const word of rest.match(/[\p{Script=Han}]+|[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []) {
    if (/^\p{Script=Han}/u.test(word)) for (const pair of pairsOf(word)) parts.add(pair);
    else if (!EMPTY_WORDS.has(word)) parts.add(word.replace(/(?<=\p{L}{3})s$/u, ''));
  }
  return parts;
}

/** Whether two questions share at least four fifths of their parts (Jaccard's index of the two sets). */
export function areNearDuplicates(one: QuestionParts, other: QuestionParts): boolean {
  if (one.size === 0 && other.size === 0) return true;
  let shared = 0;
  for (const part of one) if (other.has(part)) shared += 1;
  return shared / (one.size + other.size - shared) >= SAME_FROM;
}

function pairsOf(run: string): string[] {
  const characters = Array.from(run.replace(EMPTY_CHARACTERS, ''));
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}
