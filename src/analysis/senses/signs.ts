import type { Span } from '../boundaries.ts';
import { opensSentence } from '../evidence/item-start.ts';
import { isApostrophe, isAsciiDigit, isAsciiLetter, isHan, isOrdinaryHan, isSmallLetter } from '../text/characters.ts';
import type { Known } from './known.ts';

/** As many signs as {@link readSigns} reads, and which of them some are. */
export const SIGNS = 42;
export const HAS_CAPITAL = 0;
export const OPENS = 4;
export const CAPITAL_FOLLOWS = 11;
const SHARES_TRADE = 7;
const KNOWS_TRADE = 8;
const HAS_NO_VOCABULARY = 9;
const HAS_SUBJECT = 38;

/** What is known of a place besides its words, as numbers of about 1 or less. Good until the next place is read. */
export function readSigns({
  place: span,
  evidence,
  others,
  around,
  subject,
}: Omit<Known, 'vocabulary' | 'opening' | 'name'>): Float32Array {
  const { view } = around;
  const { original, codes } = view;
  const written = original.slice(span.from, span.to);
  const lead = original.slice(Math.max(0, span.from - 40), span.from);
  const tail = original.slice(span.to, span.to + 40);
  const line = lead.slice(lead.lastIndexOf('\n') + 1);
  const hasCapital = /\p{Lu}/u.test(written);
  const isPossessive = /^['’]s/.test(tail);
  const opens = opensSentence(view, span);
  const share = shareOfCapitals(original, span);
  const isWithin = hasCapital && !opens;
  const before = wordBefore(lead);
  const after = wordAfter(tail, isPossessive ? 2 : 0);
  added = 0;
  add(hasCapital);
  add(hasCapital && /^[\p{Lu}\d&]{2,}$/u.test(written));
  add(!hasCapital && span.ambiguity.isCapitalised);
  add(!around.hasCapitals);
  add(opens);
  add(around.certain.length > 0);
  add(around.isEstablished);
  add(around.sharesTrade);
  add(around.knowsTrade);
  add(around.vocabulary === null);
  add(before.isCapital && before.isAdjacent);
  add(after.isCapital && after.isAdjacent);
  add(before.isCapital);
  add(after.isCapital);
  add(before.isCapital && before.isAllCapitals);
  add(after.isCapital && after.isAllCapitals);
  add(isHan(codes[span.start - 1] ?? 0));
  add(isHan(codes[span.end] ?? 0));
  add(written.includes(' '));
  add(Math.min(written.length, LONGEST) / 10);
  add(lead.endsWith('**') || lead.endsWith('__') || lead.endsWith('['));
  add(OPENING_QUOTES.has(lead.charCodeAt(lead.length - 1)));
  add(tail.startsWith('**') || tail.startsWith('__') || tail.startsWith(']'));
  add(CLOSING_QUOTES.has(tail.charCodeAt(0)));
  add(Math.log(1 + Math.min(others.count, MOST_OTHERS)));
  add(others.count > 0 ? others.withCapitals / others.count : 0.5);
  add(share);
  add((after.isCapital || !after.isAdjacent) && /^ ?[\p{L}\d]{0,12}[®™℠]/u.test(tail));
  add(before.isCapital && before.isPossessive && before.isAdjacent);
  add(isPossessive);
  add(isWithin);
  add(hasCapital && opens);
  add(isWithin && share < 0.3);
  add(after.isCapital && /^(?: ?[A-Z][\p{L}\d]*){2}/u.test(tail));
  add(isAsciiDigit(tail.charCodeAt(tail.startsWith(' ') ? 1 : 0)));
  add(line.trim() === '');
  add(tail.trimStart() === '' || /^\s*\n/.test(tail));
  add(line.startsWith('#'));
  add(subject.length > 0);
  add(Number.isFinite(evidence) ? Math.max(-MOST_EVIDENCE, Math.min(MOST_EVIDENCE, evidence)) / 4 : 0);
  add(evidence > 0);
  add(!Number.isFinite(evidence));
  return signs;
}

const signs = new Float32Array(SIGNS);
let added = 0;

function add(sign: boolean | number): void {
  signs[added++] = sign === true ? 1 : sign === false ? 0 : sign;
}

/** The same signs where no line of business is known. */
export function withoutSubject(known: Float32Array): Float32Array {
  const found = known.slice();
  for (const sign of [SHARES_TRADE, KNOWS_TRADE, HAS_SUBJECT]) found[sign] = 0;
  found[HAS_NO_VOCABULARY] = 1;
  return found;
}

/** What is more, longer or stronger says no more: the network was fitted to short texts. */
const MOST_OTHERS = 3;
const LONGEST = 20;
const MOST_EVIDENCE = 6;

const OPENING_QUOTES = new Set([...'"“\'‘「『《'].map((quote) => quote.charCodeAt(0)));
const CLOSING_QUOTES = new Set([...'"”\'’」』》'].map((quote) => quote.charCodeAt(0)));

interface Neighbour {
  isCapital: boolean;
  isAllCapitals: boolean;
  isPossessive: boolean;
  /** Only a blank lies between. */
  isAdjacent: boolean;
}

/** The last word of a line before the name. */
function wordBefore(lead: string): Neighbour {
  let end = lead.length;
  while (end > 0 && !isInWord(lead.charCodeAt(end - 1))) {
    if (lead.charCodeAt(end - 1) === 10) return NOBODY;
    end--;
  }
  let start = end;
  while (start > 0 && isInWord(lead.charCodeAt(start - 1))) start--;
  return neighbour(lead, start, end, end === lead.length - 1 && lead.charCodeAt(end) === 32);
}

/** The first word of a line behind the name, and what belongs to it. */
function wordAfter(tail: string, from: number): Neighbour {
  let start = from;
  while (start < tail.length && !isInWord(tail.charCodeAt(start))) {
    if (tail.charCodeAt(start) === 10) return NOBODY;
    start++;
  }
  let end = start;
  while (end < tail.length && isInWord(tail.charCodeAt(end))) end++;
  return neighbour(tail, start, end, start === from + 1 && tail.charCodeAt(from) === 32);
}

const NOBODY: Neighbour = { isCapital: false, isAllCapitals: false, isPossessive: false, isAdjacent: false };

function neighbour(text: string, start: number, end: number, isAdjacent: boolean): Neighbour {
  if (start >= end) return NOBODY;
  return {
    isCapital: isCapital(text.charCodeAt(start)),
    isAllCapitals: end - start > 1 && isCapital(text.charCodeAt(start + 1)),
    isPossessive: end - start > 3 && text.charCodeAt(end - 1) === 115 && isApostrophe(text.charCodeAt(end - 2)),
    isAdjacent,
  };
}

function isInWord(code: number): boolean {
  if (code < 128) return isAsciiLetter(code) || isAsciiDigit(code) || isApostrophe(code);
  return isOrdinaryHan(code) || isApostrophe(code) || /[\p{L}\p{N}]/u.test(String.fromCharCode(code));
}

function isCapital(code: number): boolean {
  return code < 128 ? isAsciiLetter(code) && !isSmallLetter(code) : /\p{Lu}/u.test(String.fromCharCode(code));
}

/** Of the longer words around, how many begin with a capital: nearly all in a title. */
function shareOfCapitals(original: string, { from, to }: Span): number {
  const end = Math.min(original.length, to + 50);
  let longer = 0;
  let capitals = 0;
  for (let at = Math.max(0, from - 50); at < end; ) {
    const first = original.charCodeAt(at);
    let next = at + 1;
    if (isAsciiLetter(first)) {
      while (next < end && isSmallLetter(original.charCodeAt(next))) next++;
      if (next - at > 3) {
        longer++;
        if (first < 97) capitals++;
      }
    }
    at = next;
  }
  return longer > 0 ? capitals / longer : 0;
}
