import type { NameSpan } from '../mentions.ts';
import type { VisibleText } from '../visible-text.ts';
import { ENGLISH_NAMES } from './lexicon/english-names.ts';
import type { WordPattern } from './word-patterns.ts';
import { createWordMatcher } from './word-patterns.ts';

/** Words that choose, praise or refuse the brand or another one by name: "go with X", "anything but X". Folded offsets. */
export interface NamedVerdict {
  start: number;
  end: number;
  /** Above 0 for praise. */
  weight: number;
  /** Whether it is about the brand itself. */
  isOwn: boolean;
}

export function namedVerdicts(view: VisibleText, spans: readonly NameSpan[], owner: number): NamedVerdict[] {
  const found: NamedVerdict[] = [];
  let covered = 0;
  for (const [from, to] of sentencesWithNames(view.folded, spans))
    for (const hit of MATCHER.find(view.codes, from, to, spans, owner)) {
      if (hit.start < covered) continue;
      covered = hit.end;
      if (isAsked(view.folded, hit.end)) continue;
      const weight = isDenied(view.folded, from, hit.start) ? -hit.weight : hit.weight;
      found.push({ start: hit.start, end: hit.end, weight, isOwn: hit.precedence >= OWN });
    }
  return found;
}

/** Stretches around names that end with sentences, or as far as a saying may reach. */
function* sentencesWithNames(folded: string, spans: readonly NameSpan[]): Generator<[number, number]> {
  let done = 0;
  for (const span of spans) {
    if (span.start >= LONGEST) return;
    if (span.start < done) continue;
    let from = span.start;
    while (from > done && span.start - from < REACH && !endsSentence(folded.charCodeAt(from - 1))) from--;
    let to = span.end;
    while (to < folded.length && to - span.end < REACH && !endsSentence(folded.charCodeAt(to))) to++;
    yield [from, to];
    done = to;
  }
}

function endsSentence(code: number): boolean {
  return code === 10 || code === 33 || code === 46 || code === 63;
}

/** Longer sayings are none. */
const REACH = 120;

function isAsked(folded: string, from: number): boolean {
  return /^[^.!?\n]*\?/.test(folded.slice(from, from + 160));
}

/** "No plans to leave X", "nobody has ever complained about X": what is said is that it is not so. */
function isDenied(folded: string, from: number, start: number): boolean {
  return DENIED.test(folded.slice(Math.max(from, start - 48), start));
}

const DENIED =
  /\b(?:nobody|no ?one|no (?:plans?|need|wish|reason|intention|desire|[a-z]+(?:er|or|ist|ian))|none of (?:us|them|my [a-z]+|our [a-z]+)|not one|neither)(?: (?:to|of|in|at|i|we|here|there|know|asked|spoke|have|has|had|would|will|ever|yet|else|who|is|was|the|our|my|team|office|family)){0,5} $/;

/** What stands further down concludes nothing about the answer. */
const LONGEST = 20_000;
const OWN = 2;
const MATCHER = createWordMatcher(patterns());

/** Refusals override the choices that they contain. */
function* patterns(): Generator<WordPattern> {
  for (const { weight, words } of ENGLISH_NAMES)
    for (const phrase of words.split(',')) {
      const precedence = weight < 0 ? 1 : 0;
      const ofOwn = phrase.replaceAll('@x', '@me').replaceAll('@y', '@other');
      const ofOther = phrase.replaceAll('@x', '@other').replaceAll('@y', '@me');
      yield { words: ofOwn, weight, precedence: OWN + precedence };
      // What sets another above the brand speaks against the brand.
      if (phrase.includes('@y')) yield { words: ofOther, weight: -weight, precedence: OWN + 1 - precedence };
      else yield { words: ofOther, weight, precedence };
    }
}
