import type { Span } from '../boundaries.ts';
import { firstFrom } from '../span-search.ts';
import type { VisibleText } from '../visible-text.ts';
import { hasCapitals } from './capitals.ts';
import type { Subject } from './vocabulary.ts';
import { readSubject, sharesVocabulary } from './vocabulary.ts';

/** What else is known of the answer when one occurrence is judged. */
export interface Surroundings {
  readonly view: VisibleText;
  /** Folded words of the brand's category and of the question. */
  readonly vocabulary: RegExp | null;
  /** Whether the line of business is known, so that its words are to be expected where the brand is meant. */
  readonly knowsTrade: boolean;
  /** Whether the answer uses one of them anywhere. */
  readonly sharesTrade: boolean;
  /** Whether the answer gives sentences or names their capitals. */
  readonly hasCapitals: boolean;
  /** Folded offsets of other names that are beyond doubt, ascending. */
  certain: readonly Span[];
  /** What is known already of whether the parts of the answer speak of food. */
  readonly foodNear: Map<number, boolean>;
  /** Folded names that the answer has been found to use of a person, a place or a thing; more are added as they are found. */
  readonly usedOtherwise: Set<string>;
  /** Whether the answer names the same brand beyond doubt elsewhere. */
  isEstablished: boolean;
}

/** What an answer is about shows in its first pages. */
const LONGEST_READ = 20_000;

/** The surroundings that all occurrences of an answer share; what only some of them ask for is found out when it is asked. */
export function surroundingsIn(view: VisibleText, written: string): Surroundings {
  let subject: Subject | null = null;
  let sharesTrade: boolean | null = null;
  let capitals: boolean | null = null;
  return {
    view,
    get vocabulary() {
      subject ??= readSubject(written);
      return subject.vocabulary;
    },
    get knowsTrade() {
      subject ??= readSubject(written);
      return subject.knowsTrade;
    },
    get sharesTrade() {
      sharesTrade ??= sharesVocabulary(view.folded.slice(0, LONGEST_READ), this.vocabulary);
      return sharesTrade;
    },
    get hasCapitals() {
      capitals ??= hasCapitals(view);
      return capitals;
    },
    certain: [],
    foodNear: new Map(),
    usedOtherwise: new Set(),
    isEstablished: false,
  };
}

export interface Sentence {
  text: string;
  start: number;
  end: number;
}

/** The sentence around a span of the folded text, cut at 200 characters on each side. */
export function sentenceOf({ folded, codes }: VisibleText, span: Span): Sentence {
  const first = Math.max(0, span.start - 200);
  let start = span.start;
  while (start > first && !isSentenceEnd(codes, start - 1)) start--;
  const last = Math.min(codes.length, span.end + 200);
  let end = span.end;
  while (end < last && !isSentenceEnd(codes, end)) end++;
  return { text: `${folded.slice(start, span.start)} ${folded.slice(span.end, end)}`, start, end };
}

function isSentenceEnd(codes: Uint16Array, at: number): boolean {
  const code = codes[at] as number;
  if (code > 63 && code !== 0x3002) return false;
  if (code === 46) return at + 1 < codes.length && (codes[at + 1] === 32 || codes[at + 1] === 10);
  return code === 10 || code === 0x3002 || code === 33 || code === 63;
}

export function nearestWithin(span: Span, certain: readonly Span[], folded: string, sentence: Sentence): boolean {
  if (certain.length === 0) return false;
  const first = firstNearby(span, certain);
  for (let index = Math.max(0, first); index < first + NEARBY; index++) {
    const other = certain[index];
    if (other === undefined) return false;
    if (overlap(span, other)) continue;
    if (other.start >= sentence.start && other.end <= sentence.end && other.start < folded.length) return true;
  }
  return false;
}

/** Set beside a certain name in an enumeration: 华为、小米和荣耀; Asana, Notion and Monday. */
export function isEnumerated(span: Span, certain: readonly Span[], folded: string): boolean {
  if (certain.length === 0) return false;
  const first = firstNearby(span, certain);
  for (let index = Math.max(0, first); index < first + NEARBY; index++) {
    const other = certain[index];
    if (other === undefined) return false;
    if (overlap(span, other)) continue;
    const start = Math.min(span.end, other.end);
    const end = Math.max(span.start, other.start);
    if (end - start <= 8 && ENUMERATING.test(folded.slice(start, end))) return true;
  }
  return false;
}

const ENUMERATING =
  /^ ?(?:[a-z0-9]{0,6} ?)?(?:[、,/|+&]|和|与|或|及|或者|以及|还是|vs\.?|,? ?and|,? ?or|versus|对比|跟|比|不如|优于) ?(?:\()?$/;

/** As many of the names beyond doubt stand near a place: two that begin before it, three that do not. */
const NEARBY = 5;

/** Whether other names stand near the span than stood near it before. */
export function hasOthersNearby(span: Span, certain: readonly Span[], before: readonly Span[]): boolean {
  const first = firstNearby(span, certain);
  const firstBefore = firstNearby(span, before);
  for (let index = 0; index < NEARBY; index++) if (certain[first + index] !== before[firstBefore + index]) return true;
  return false;
}

function overlap(span: Span, other: Span): boolean {
  return other.end > span.start && other.start < span.end;
}

/** Where those near the span begin in the list; below 0 where the list begins later. */
function firstNearby(span: Span, certain: readonly Span[]): number {
  return firstFrom(certain, span.start) - 2;
}

/** Whether the name opens a clause as a name beyond doubt opens the one before or after: 闲鱼成交快，转转有质检报告. */
export function opensLikeNeighbour(span: Span, certain: readonly Span[], folded: string): boolean {
  if (certain.length === 0 || !opensClause(folded, span.start)) return false;
  const first = firstNearby(span, certain);
  for (let index = Math.max(0, first); index < first + NEARBY; index++) {
    const other = certain[index];
    if (other === undefined) return false;
    if (overlap(span, other) || !opensClause(folded, other.start)) continue;
    const start = Math.min(span.end, other.end);
    const end = Math.max(span.start, other.start);
    if (end - start >= 3 && end - start <= 48 && /^[^,;。:!?\n]+[,;。]$/.test(folded.slice(start, end))) return true;
  }
  return false;
}

function opensClause(folded: string, at: number): boolean {
  return (
    at === 0 ||
    /[,;。:!?\n]/.test(folded[at - 1] ?? '') ||
    (folded[at - 1] === ' ' && /[,;:]/.test(folded[at - 2] ?? ''))
  );
}
