import { isLineBreak } from './text/characters.ts';
import { BREAK, VISIBLE } from './text/page.ts';
import type { VisibleText } from './visible-text.ts';

const LONGEST = 400;

/** The sentence of the original around an offset, without list markers and markup at its ends. Always part of the answer. */
export function sentenceAround(view: VisibleText, at: number): string {
  const { original } = view;
  let start = at;
  while (start > 0 && at - start < LONGEST && !endsSentence(view, start - 1)) start--;
  let end = at;
  while (end < original.length && end - at < LONGEST && !endsSentence(view, end)) end++;
  if (end < original.length && !isLineBreak(original.charCodeAt(end))) end++;
  while (end < original.length && /["”’』」)）*_]/.test(original[end] ?? '') && end - at < LONGEST) end++;
  if (isLowSurrogate(original.charCodeAt(start)) && start > 0) start--;
  if (isLowSurrogate(original.charCodeAt(end)) && end < original.length) end++;
  const sentence = original.slice(start, end);
  const words = sentence.replace(/^(?:[\s>#*_|+•·–—-]|\d{1,3}[.)、](?!\d))+/, '');
  // A pattern for the end would be tried at every character.
  let length = words.length;
  while (length > 0 && /[\s|#*_]/.test(words[length - 1] ?? '')) length--;
  return words.slice(0, length);
}

/** Full stops inside URLs, numbers and abbreviations end nothing. */
function endsSentence(view: VisibleText, at: number): boolean {
  const { original, mask, units } = view;
  const code = units[at] as number;
  if (mask[at] === VISIBLE && isInnerCharacter(code)) return false;
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
  const word = /(?:^|[\s(])([A-Za-z.]{1,4})$/.exec(original.slice(Math.max(0, at - 5), at))?.[1] ?? '';
  return (
    !/^(?:[A-Z]|e\.g|i\.e|vs|etc|No|Mr|Mrs|Ms|Dr|St|Inc|Ltd|Co|Corp|U\.S|approx|\d+)$/.test(word) &&
    !/(?:^|\n)\s*\d{1,2}$/.test(original.slice(Math.max(0, at - 8), at))
  );
}

/** Letters of ASCII and of Chinese and blanks, which is what sentences are made of, end none. */
function isInnerCharacter(code: number): boolean {
  return code === 32 || (code > 63 && code < 127) || (code > 0x3400 && code < 0xa000);
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}
