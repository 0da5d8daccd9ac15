import { isAsciiLetter, isLineBreak } from './text/characters.ts';
import { BREAK, VISIBLE } from './text/page.ts';
import type { VisibleText } from './visible-text.ts';

const LONGEST = 400;

/** The sentence of the original around an offset, without list markers and markup at its ends. Always part of the answer. */
export function sentenceAround(view: VisibleText, at: number): string {
  const { original, units } = view;
  const { length } = original;
  const first = Math.max(0, at - LONGEST);
  let start = at;
  while (start > first && !endsSentence(view, start - 1)) start--;
  const last = Math.min(length, at + LONGEST);
  let end = at;
  while (end < last && !endsSentence(view, end)) end++;
  if (end < length && !isLineBreak(units[end] as number)) end++;
  while (end < last && CLOSING.test(original[end] as string)) end++;
  if (start > 0 && isLowSurrogate(units[start] as number)) start--;
  if (end < length && isLowSurrogate(units[end] as number)) end++;
  while (end > start && isOuterMark(original, units[end - 1] as number, end - 1)) end--;
  while (start < end && (units[start] === 32 || units[start] === 10)) start++;
  const sentence = original.slice(start, end);
  if (end === start || isLetter(units[start] as number)) return sentence;
  return sentence.replace(/^(?:[\s>#*_|+•·–—-]|\d{1,3}[.)、](?!\d))+/, '');
}

const CLOSING = /["”’』」)）*_]/;

/** What is no part of a sentence at its end. A pattern for all of it would be tried at every character. */
function isOuterMark(original: string, code: number, at: number): boolean {
  if (code > 127) return !isLetter(code) && /\s/.test(original[at] as string);
  return code === 32 || (code > 8 && code < 14) || code === 35 || code === 42 || code === 95 || code === 124;
}

/** Of ASCII or Chinese. */
function isLetter(code: number): boolean {
  return isAsciiLetter(code) || (code > 0x3400 && code < 0xa000);
}

/** Full stops inside URLs, numbers and abbreviations end nothing. */
function endsSentence(view: VisibleText, at: number): boolean {
  return !(isInnerCharacter(view.units[at] as number) && view.mask[at] === VISIBLE) && isSentenceEnd(view, at);
}

function isSentenceEnd(view: VisibleText, at: number): boolean {
  const { original, mask, units } = view;
  const code = units[at] as number;
  if (isLineBreak(code)) return true;
  if (mask[at] === BREAK) return true;
  if (mask[at] !== 0) return false;
  if (code === 0x3002 || code === 0xff01 || code === 0xff1f || code === 33 || code === 63)
    return !(code === 33 && original[at + 1] === '[');
  if (code !== 46) return false;
  const next = original[at + 1];
  if (
    next !== undefined &&
    !/[\s"”’)*_]/.test(next) &&
    !(/[a-z]{3}/.test(original.slice(at - 3, at)) && /[A-Z]/.test(next))
  )
    return false;
  // No word that a full stop shortens has more than four letters.
  if (at > 4 && areLetters(units, at - 5, at)) return true;
  const word = /(?:^|[\s(])([A-Za-z.]{1,4})$/.exec(original.slice(Math.max(0, at - 5), at))?.[1] ?? '';
  return (
    !/^(?:[A-Z]|e\.g|i\.e|vs|etc|No|Mr|Mrs|Ms|Dr|St|Inc|Ltd|Co|Corp|U\.S|approx|\d+)$/.test(word) &&
    !/(?:^|\n)\s*\d{1,2}$/.test(original.slice(Math.max(0, at - 8), at))
  );
}

function areLetters(units: Uint16Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (!isAsciiLetter(units[at] as number)) return false;
  return true;
}

/** Most characters end none. Looked up, since which is a blank and which is a letter can hardly be foretold. */
function isInnerCharacter(code: number): boolean {
  return code > 0x3002 ? code < 0xff01 : MAY_END[code] === 0;
}

const MAY_END = new Uint8Array(0x3003);
for (const mark of '\n\r\u0085\u2028\u2029。.!?') MAY_END[mark.charCodeAt(0)] = 1;

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}
