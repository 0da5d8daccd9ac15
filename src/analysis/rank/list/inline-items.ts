import { isAsciiDigit, isAsciiLetter, isHan } from '../../text/characters.ts';
import { BOLD_NUMBER } from '../../text/signs.ts';
import type { VisibleText } from '../../visible-text.ts';
import { DIGITS, FORMAL_DIGITS, STEMS } from '../numerals.ts';
import type { InlineItem } from './inline-item.ts';
import { bulletedItems, letteredItems, numberedItems } from './inline-numbers.ts';

const LONGEST_LINE = 60_000;

/** Items inside one line: "1. … 2. …", "①…②…", "a) … b) …", "• … • …", and "Name: description.Name: description". */
export function splitLine(view: VisibleText, start: number, end: number): InlineItem[] {
  if (end - start < 12 || end - start > LONGEST_LINE) return [];
  const { marks, letters, colons } = signsOf(view.units, start, end);
  const mayHaveBold = (view.signs & BOLD_NUMBER) !== 0;
  if (marks < 2 && letters < 2 && colons.length < 2 && !mayHaveBold) return NO_ITEMS;
  const text = view.original.slice(start, end);
  const mayHaveLetters = letters > 1 || (mayHaveBold && text.includes('**2**'));
  let items = marks < 2 ? NO_ITEMS : numberedItems(view, text, start);
  if (items.length === 0 && mayHaveLetters) items = letteredItems(view, text, start);
  if (items.length === 0 && letters > 1) items = bulletedItems(view, text, start);
  return items.length > 0 || colons.length < 2 ? items : labelledItems(view, text, start, colons);
}

const NO_ITEMS: InlineItem[] = [];

/** The labelled items of a part of a line that a number begins. */
export function splitPart(view: VisibleText, start: number, end: number): InlineItem[] {
  const { colons } = signsOf(view.units, start, end);
  return colons.length < 2 ? [] : labelledItems(view, view.original.slice(start, end), start, colons);
}

interface Signs {
  /** At most so many numbers of items. */
  marks: number;
  /** At most so many letters, bullets and other marks that seldom begin an item. */
  letters: number;
  /** The ends of labels. */
  colons: readonly number[];
}

/** What a line has that may begin items; most lines have nothing. */
function signsOf(units: Uint16Array, start: number, end: number): Signs {
  let marks = 0;
  let letters = 0;
  let colons: number[] | null = null;
  for (let at = start; at < end; at++) {
    const sign = SIGNS[units[at] as number] as number;
    if (sign === 0) continue;
    const before = at > start ? (units[at - 1] as number) : 0;
    if (sign === COLON) {
      if (isAsciiDigit(before)) marks++;
      if (at + 2 >= end || units[at + 1] !== SLASH || units[at + 2] !== SLASH) {
        if (colons) colons.push(at - start);
        else colons = [at - start];
      }
    } else if (sign === CLOSING || sign === BRACKET) {
      const numeral = before === 32 && at - 1 > start ? (units[at - 2] as number) : before;
      if (isNumeral(numeral)) {
        marks++;
        if (FORMAL[numeral] === 1) letters++;
      } else if ((sign === BRACKET || isHan(units[at + 1] as number)) && isLetter(units, at - 1, start)) letters++;
    } else if (sign === NUMBER) marks++;
    else if (sign === BULLET || HAN_DIGITS[before] === 1) letters++;
  }
  return { marks, letters, colons: colons ?? NONE };
}

const NONE: readonly number[] = [];
const SLASH = 47;
const COLON = 1;
/** What closes a number: 1. 1、 */
const CLOSING = 2;
/** What closes a letter, too: 1) a) A、 */
const BRACKET = 3;
/** A number in itself, or what begins one: ① 第 */
const NUMBER = 4;
/** 一是 */
const IS = 5;
const BULLET = 6;
const SIGNS = new Uint8Array(65_536);
for (const colon of ':：') SIGNS[colon.charCodeAt(0)] = COLON;
for (const mark of '.．') SIGNS[mark.charCodeAt(0)] = CLOSING;
for (const mark of ')）、') SIGNS[mark.charCodeAt(0)] = BRACKET;
SIGNS['第'.charCodeAt(0)] = NUMBER;
SIGNS.fill(NUMBER, 0x2460, 0x2794);
SIGNS['是'.charCodeAt(0)] = IS;
for (const mark of '•●◆▪■') SIGNS[mark.charCodeAt(0)] = BULLET;
const HAN_DIGITS = new Uint8Array(65_536);
for (const digit of DIGITS) HAN_DIGITS[digit.charCodeAt(0)] = 1;
const FORMAL = new Uint8Array(65_536);
for (const digit of FORMAL_DIGITS + STEMS) FORMAL[digit.charCodeAt(0)] = 1;

/** One letter by itself. */
function isLetter(units: Uint16Array, at: number, start: number): boolean {
  if (at < start || !isAsciiLetter(units[at] as number)) return false;
  return at === start || !isAsciiLetter(units[at - 1] as number);
}

function isNumeral(code: number): boolean {
  return (code >= 48 && code <= 57) || code >= 0x4e00;
}

/** After these a full stop ends no sentence. */
const ABBREVIATED =
  '(?:[Ii]n|[Qq]t|[Oo]z|[Ff]t|[Ss]q|[Cc]u|[Ll]b|[Pp]t|[Gg]al|[Vv]s|[Ss]t|[Mm]rs?|[Dd]r|[Gg]en|[Nn]o|[Vv]ol|[Ii]nc|[Jj]r)';
const LABELLED = new RegExp(
  String.raw`(?<=^|[.!?。！？:：]\s?|[)\]"”%]|\d(?=[A-Z])|[a-z](?=[A-Z][a-z])| {2})([A-Za-z0-9](?:[^.!?:：\n|$(]|\((?!\d{1,3}\)|\d+k?\+\)|\d+k\))|\.(?=\d)|(?<=\b${ABBREVIATED})\. ?){1,80})[:：](?!\/\/|\d\d)`,
  'g',
);

/** At least what {@link LABELLED} can span. */
const LONGEST_LABEL = 170;

/** Sentences that begin with a name and a colon, run together as text copied from a page is. */
function labelledItems(view: VisibleText, text: string, offset: number, colons: readonly number[]): InlineItem[] {
  const items: InlineItem[] = [];
  if (text.length < 40) return items;
  if (!colons.some((colon, index) => colon - (colons[index - 1] ?? colon) > 4)) return items;
  // A label has no colon but the one it ends with, and at most 160 characters; so it is looked for before each colon.
  let from = 0;
  for (const colon of colons) {
    LABELLED.lastIndex = labelReach(text, Math.max(from, colon - LONGEST_LABEL), colon);
    from = colon + 1;
    const found = LABELLED.exec(text.slice(0, colon + 3));
    if (!found || found.index + found[0].length <= colon || found.index > colon) continue;
    const label = found[1] ?? '';
    const labelStart = offset + found.index + found[0].indexOf(label);
    if (view.mask[labelStart] !== 0) continue;
    items.push({
      kind: 'labelled',
      number: null,
      markerStart: labelStart,
      start: labelStart,
      headEnd: labelStart + label.length,
    });
  }
  return items;
}

/** The first place from which a label can go on to the colon; for all before it, trying would be in vain. */
function labelReach(text: string, from: number, colon: number): number {
  for (let at = colon - 1; at >= from; at--) {
    const code = text.charCodeAt(at);
    if (code === 33 || code === 63 || code === 10 || code === 124 || code === 36) return at + 1;
    if (
      code === 46 &&
      at + 1 < colon &&
      !isAsciiDigit(text.charCodeAt(at + 1)) &&
      !ABBREVIATED_END.test(text.slice(Math.max(0, at - 3), at))
    )
      return at + 1;
  }
  return from;
}

const ABBREVIATED_END = new RegExp(`${ABBREVIATED}$`);
