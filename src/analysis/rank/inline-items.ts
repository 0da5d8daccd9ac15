import { isAsciiDigit, isAsciiLetter } from '../text/characters.ts';
import type { VisibleText } from '../visible-text.ts';
import { readNumeral, readSymbol } from './markers.ts';

/** An item of a list that was written without line breaks. */
export interface InlineItem {
  kind: 'ordered' | 'bullet' | 'labelled';
  number: number | null;
  markerStart: number;
  start: number;
  /** For a labelled item, where its label ends. */
  headEnd: number;
}

const LONGEST_LINE = 60_000;

/** Items inside one line: "1. … 2. …", "①…②…", "a) … b) …", "• … • …", and "Name: description.Name: description". */
export function splitLine(view: VisibleText, start: number, end: number): InlineItem[] {
  if (end - start < 12 || end - start > LONGEST_LINE) return [];
  const { marks, colons } = signsOf(view.units, start, end);
  if (marks < 2 && colons.length < 2) return [];
  const text = view.original.slice(start, end);
  const numbered = marks < 2 ? [] : numberedItems(view, text, start);
  if (numbered.length > 0) return numbered;
  const bulleted = marks < 2 ? [] : bulletedItems(view, text, start);
  return bulleted.length > 0 ? bulleted : labelledItems(view, text, start, colons);
}

/** The labelled items of a part of a line that a number begins. */
export function splitPart(view: VisibleText, start: number, end: number): InlineItem[] {
  const { colons } = signsOf(view.units, start, end);
  return colons.length < 2 ? [] : labelledItems(view, view.original.slice(start, end), start, colons);
}

/** What a line has that may be numbers of items (`marks`, at least) and the ends of labels; most lines have neither. */
function signsOf(units: Uint16Array, start: number, end: number): { marks: number; colons: readonly number[] } {
  let marks = 0;
  let colons: number[] | null = null;
  for (let at = start; at < end; at++) {
    const sign = SIGNS[units[at] as number] as number;
    if (sign === 0) continue;
    if (sign === COLON) {
      if (at > start && isAsciiDigit(units[at - 1] as number)) marks++;
      if (at + 2 >= end || units[at + 1] !== SLASH || units[at + 2] !== SLASH) {
        if (colons) colons.push(at - start);
        else colons = [at - start];
      }
    } else if (sign === CLOSING) {
      const before = at > start ? (units[at - 1] as number) : 0;
      if (isNumeral(before === 32 && at - 1 > start ? (units[at - 2] as number) : before)) marks++;
      else if (ROMAN_DIGITS.includes(before)) marks++;
      else if (
        (before | 32) >= 97 &&
        (before | 32) <= 104 &&
        !isAsciiLetter(at - 1 > start ? (units[at - 2] as number) : 32)
      )
        marks++;
    } else if (sign === FOLLOWING) {
      // 一是 …; **1** …
      const before = at > start ? (units[at - 1] as number) : 0;
      if (units[at] === ASTERISK ? isAsciiDigit(before) && units[at + 1] === ASTERISK : isHanDigit(before)) marks++;
    } else marks++;
  }
  return { marks, colons: colons ?? NONE };
}

const NONE: readonly number[] = [];
const SLASH = 47;
const COLON = 1;
/** What closes a number: 1. 1) 1、 */
const CLOSING = 2;
/** What seldom does: 一是, **1** */
const FOLLOWING = 4;
const ASTERISK = 42;
const ROMAN_DIGITS = [...'ivxIVX'].map((digit) => digit.charCodeAt(0));
/** A number in itself, what begins one, or a bullet: ① 第 • */
const NUMBER = 3;
const SIGNS = new Uint8Array(65_536);
for (const colon of ':：') SIGNS[colon.charCodeAt(0)] = COLON;
for (const mark of '.)．）、') SIGNS[mark.charCodeAt(0)] = CLOSING;
for (const mark of '第•●◆▪■') SIGNS[mark.charCodeAt(0)] = NUMBER;
SIGNS.fill(NUMBER, 0x2460, 0x2794);
for (const mark of '*是') SIGNS[mark.charCodeAt(0)] = FOLLOWING;

function isHanDigit(code: number): boolean {
  return HAN_DIGITS.has(code);
}

const HAN_DIGITS = new Set([...'一二三四五六七八九'].map((digit) => digit.charCodeAt(0)));

function isNumeral(code: number): boolean {
  return (code >= 48 && code <= 57) || code >= 0x4e00;
}

const INLINE_NUMBER =
  /(?<![\d.,$¥￥])(?:(\d{1,2})(?:[.．](?!\d)|[、)）]|(?<=(?:^|[.!?。！？;；] ?)\d{1,2})[:：](?= ?\p{L}))(?!\d)|(?<![\d+])[(（](\d{1,2}|[一二三四五六七八九十])[)）]|第([一二三四五六七八九十]{1,2})(?:名|位)?(?:[:：、,，]|是)|([①-⑳❶-❿⑴-⒇])|(?<![A-Za-z0-9])\(?([a-h](?=[)）][ \t\p{L}])|[A-H](?=、))[)）、]|\*\*(\d{1,2})\*\*(?=[ \t])|(?<=^|[,，;；:：。])([一二三四五六七八九])[是为](?=[\p{L}*])|(?<![\p{L}\p{N}.])(i{1,3}|iv|vi{0,3}|ix|I{1,3}|IV|VI{0,3}|IX|X)[.)](?=[ \t]))[ \t]*(?:\*\*|__)?/gu;

const MAY_NUMBER =
  /(?:\d ?[.．、)）:：]|[(（][一二三四五六七八九十][)）]|第[一二三四五六七八九十]|[一二]是|[①-⑳❶-❿⑴-⒇]|(?:\ba[)）]|\b[iI][.)]|A、)|\*\*\d{1,2}\*\*)[^\d].*?(?:\d ?[.．、)）:：]|[(（][一二三四五六七八九十][)）]|第[一二三四五六七八九十]|[二三]是|[①-⑳❶-❿⑴-⒇]|(?:\bb[)）]|\b(?:ii|II)[.)]|B、)|\*\*\d{1,2}\*\*)/su;

/** A run of at least two numbers that count up or down by one. */
function numberedItems(view: VisibleText, text: string, offset: number): InlineItem[] {
  const all: InlineItem[] = [];
  if (!MAY_NUMBER.test(text)) return all;
  for (const found of text.matchAll(INLINE_NUMBER)) {
    if (view.mask[offset + found.index] !== 0) continue;
    const number = found[4]
      ? readSymbol(found[4])
      : found[5]
        ? found[5].charCodeAt(0) & 31
        : readNumeral(found[1] ?? found[2] ?? found[3] ?? found[6] ?? found[7] ?? found[8]?.toUpperCase() ?? '');
    const before = text[found.index - 1] ?? ' ';
    // 理想第二，小鹏第三: there the places follow the names.
    if (found[3] !== undefined && /[\p{L}\p{N}*_)）」”]/u.test(before)) continue;
    if (number === null || (found[1] !== undefined && /[A-Za-z]/.test(before))) continue;
    all.push({
      kind: 'ordered',
      number,
      markerStart: offset + found.index,
      start: offset + found.index + found[0].length,
      headEnd: 0,
    });
  }
  let best: InlineItem[] = [];
  for (let from = 0; from < all.length; ) {
    let to = from + 1;
    const first = all[from]?.number ?? 0;
    const step = (all[to]?.number ?? 0) - first;
    while (to < all.length && (step === 1 || step === -1) && (all[to]?.number ?? 0) === first + step * (to - from))
      to++;
    // A list begins with its first number, or its second after the line's own; a countdown ends with 1.
    const isRun = step === 1 ? first <= 2 : (all[to - 1]?.number ?? 0) === 1;
    if (to - from >= 2 && isRun && to - from > best.length) best = all.slice(from, to);
    from = to;
  }
  return best;
}

const INLINE_BULLET = /(?<=[\s:：.。;；,，)）])[•●◆▪■][ \t]*(?:\*\*|__)?(?=[\p{L}\d])/gu;

function bulletedItems(view: VisibleText, text: string, offset: number): InlineItem[] {
  const found = [...text.matchAll(INLINE_BULLET)].filter(({ index }) => view.mask[offset + index] === 0);
  if (found.length < 2) return [];
  return found.map(({ index, 0: mark }) => ({
    kind: 'bullet',
    number: null,
    markerStart: offset + index,
    start: offset + index + mark.length,
    headEnd: 0,
  }));
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
