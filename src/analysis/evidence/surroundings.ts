import type { Span } from '../boundaries.ts';
import { firstFrom } from '../span-search.ts';
import type { VisibleText } from '../visible-text.ts';

/** What else is known of the answer when one occurrence is judged. */
export interface Surroundings {
  view: VisibleText;
  /** Folded words of the brand's category and of the question. */
  vocabulary: RegExp | null;
  /** Whether the line of business is known, so that its words are to be expected where the brand is meant. */
  knowsTrade: boolean;
  /** Whether the answer uses one of them anywhere. */
  sharesTrade: boolean;
  /** Whether the answer has capitals at all. */
  hasCapitals: boolean;
  /** Folded offsets of other names that are beyond doubt, ascending. */
  certain: readonly Span[];
  /** What is known already of whether the parts of the answer speak of food. */
  foodNear: Map<number, boolean>;
  /** Whether the answer names the same brand beyond doubt elsewhere. */
  isEstablished: boolean;
}

export interface Sentence {
  text: string;
  start: number;
  end: number;
}

/** The sentence around a span of the folded text, cut at 200 characters on each side. */
export function sentenceOf(view: VisibleText, span: Span): Sentence {
  const { start, end } = stretchOf(view, span, 200);
  const { folded } = view;
  return { text: `${folded.slice(start, span.start)} ${folded.slice(span.end, end)}`, start, end };
}

/** Where that sentence begins and ends, cut at so many characters on each side. */
export function stretchOf({ codes }: VisibleText, span: Span, most: number): { start: number; end: number } {
  const first = Math.max(0, span.start - most);
  let start = span.start;
  while (start > first && !isSentenceEnd(codes, start - 1)) start--;
  const last = Math.min(codes.length, span.end + most);
  let end = span.end;
  while (end < last && !isSentenceEnd(codes, end)) end++;
  return { start, end };
}

function isSentenceEnd(codes: Uint16Array, at: number): boolean {
  const code = codes[at] as number;
  if (code > 63 && code !== 0x3002) return false;
  if (code === 46) return at + 1 < codes.length && (codes[at + 1] === 32 || codes[at + 1] === 10);
  return code === 10 || code === 0x3002 || code === 33 || code === 63;
}

export function nearestWithin(span: Span, certain: readonly Span[], folded: string, sentence: Sentence): boolean {
  return nearby(span, certain).some(
    (other) => other.start >= sentence.start && other.end <= sentence.end && other.start < folded.length,
  );
}

/** Set beside a certain name in an enumeration: 华为、小米和荣耀; Asana, Notion and Monday. */
export function isEnumerated(span: Span, certain: readonly Span[], folded: string): boolean {
  return nearby(span, certain).some((other) => {
    const between = other.end <= span.start ? folded.slice(other.end, span.start) : folded.slice(span.end, other.start);
    return (
      between.length <= 8 &&
      /^ ?(?:[a-z0-9]{0,6} ?)?(?:[、,/|+&]|和|与|或|及|或者|以及|还是|vs\.?|,? ?and|,? ?or|versus|对比|跟|比|不如|优于) ?(?:\()?$/.test(
        between,
      )
    );
  });
}

function nearby(span: Span, certain: readonly Span[]): Span[] {
  const first = firstFrom(certain, span.start);
  return certain
    .slice(Math.max(0, first - 2), first + 3)
    .filter((other) => other.end <= span.start || other.start >= span.end);
}

/** Whether the name opens a clause as a name beyond doubt opens the one before or after: 闲鱼成交快，转转有质检报告. */
export function opensLikeNeighbour(span: Span, certain: readonly Span[], folded: string): boolean {
  if (!opensClause(folded, span.start)) return false;
  return nearby(span, certain).some((other) => {
    if (!opensClause(folded, other.start)) return false;
    const between = other.end <= span.start ? folded.slice(other.end, span.start) : folded.slice(span.end, other.start);
    return between.length >= 3 && between.length <= 48 && /^[^,;。:!?\n]+[,;。]$/.test(between);
  });
}

function opensClause(folded: string, at: number): boolean {
  return (
    at === 0 ||
    /[,;。:!?\n]/.test(folded[at - 1] ?? '') ||
    (folded[at - 1] === ' ' && /[,;:]/.test(folded[at - 2] ?? ''))
  );
}
