import { isAsciiLetter } from '../../text/characters.ts';

const LONGEST_HEAD = 90;

/** The part of an item before its description: what is emphasised or linked, else what comes before the first separator. */
export function headOf(original: string, start: number, end: number): { end: number; isSetOff: boolean } {
  const limit = Math.min(end, start + 160);
  const mark = original.charCodeAt(start);
  if ((mark === ASTERISK || mark === UNDERSCORE) && original.charCodeAt(start + 1) === mark) {
    const bold = mark === ASTERISK ? '**' : '__';
    const close = original.indexOf(bold, start + 2);
    if (close > 0 && close <= limit) {
      const inside = original.slice(start + 2, close);
      const after = close + 2;
      // **High-end:** **All-Clad HA1**: of two set off, one after the other's colon, the second is the name.
      const endsInColon = isColon(original.charCodeAt(after)) || /[:：]\s*$/.test(inside);
      const isLabelOnly =
        (endsInColon && /^[:：]?\s{0,3}(?:\*\*|__|\[)/.test(original.slice(after, after + 8))) ||
        (isLabel(inside) && !/[:：]\s*\S/.test(inside));
      if (!isLabelOnly) return { end: close, isSetOff: true };
      return { end: secondHead(original, after, end), isSetOff: false };
    }
  }
  if (original[start - 1] === '【') {
    const close = original.indexOf('】', start);
    if (close > 0 && close <= limit) {
      const isLabelOnly = isLabel(original.slice(start, close)) && /[^\s:：*_]/.test(original.slice(close + 1, end));
      return isLabelOnly
        ? { end: secondHead(original, close + 1, end), isSetOff: false }
        : { end: close, isSetOff: true };
    }
  }
  const found = separatorFrom(original, start, Math.min(end, start + LONGEST_HEAD));
  const head = original.slice(start, found.at);
  // A price is no more what an item is about than a label is.
  if ((found.isColon && isLabel(head)) || (found.at < end && /\d/.test(head) && !/\p{L}/u.test(head)))
    return { end: secondHead(original, found.at + 1, end), isSetOff: false };
  return { end: found.at, isSetOff: false };
}

const ASTERISK = 42;
const UNDERSCORE = 95;

function isColon(code: number): boolean {
  return code === 58 || code === 0xff1a;
}

/** After a label (最佳性价比：…, Best overall: …) the brand comes at once. */
function secondHead(original: string, start: number, end: number): number {
  let at = start;
  while (at < end && !isAsciiLetter(original.charCodeAt(at)) && /[\s:：*_\-–—["“]/.test(original[at] ?? '')) at++;
  return Math.min(separatorFrom(original, at, Math.min(end, at + 60)).at, at + 60);
}

const LABEL =
  /best|top|pick|overall|value|budget|premium|runner|winner|choice|option|recommend|also|good for|great for|ideal|for |most |alternative|#\d|number|\btier\b|梯队|第[一二三四五六七八九十\d]|最|首选|推荐|性价比|预算|高端|中端|入门|旗舰|适合|之选|级|榜|名|追求|注重|如果/i;

const PRICE = /(?:预算|[¥￥$€£]|under |below |over ) ?\d[\d,.]*|\d[\d,.]* ?(?:[元块万kK]|以内|左右|以下|以上)/g;

/** Words that say what an item is best for, and not its name. */
export function isLabel(text: string): boolean {
  return LABEL.test(text) && !/\d{3,}|[A-Z]{2,}-?\d/.test(text.replace(PRICE, ''));
}

function separatorFrom(original: string, start: number, end: number): { at: number; isColon: boolean } {
  for (let at = start; at < end; at++) {
    const code = original.charCodeAt(at);
    // Letters, digits and blanks, which is what heads are made of.
    if ((code > 59 && code < 124) || (code > 47 && code < 58) || code === 32 || (code > 0x3002 && code < 0xff00))
      continue;
    const separates = SEPARATORS.get(code);
    if (separates === undefined) continue;
    if (separates === 'colon') return { at, isColon: true };
    if (separates === 'always' || separates(original, at, start)) return { at, isColon: false };
  }
  return { at: end, isColon: false };
}

type Separates = 'colon' | 'always' | ((original: string, at: number, start: number) => boolean);

const isAfterWords: Separates = (original, at, start) => at > start + 1 && original[at - 1] !== ']';
const endsSentence: Separates = (original, at) => /\s/.test(original[at + 1] ?? ' ');
const SEPARATORS = new Map<number, Separates>(
  Object.entries<Separates>({
    ':': 'colon',
    '：': 'colon',
    ...Object.fromEntries([...'，。；;—–（|'].map((mark) => [mark, 'always' as const])),
    '、': (_, at, start) => at - start >= 24,
    '(': isAfterWords,
    ',': isAfterWords,
    '-': (original, at) => original[at - 1] === ' ' && original[at + 1] === ' ',
    '.': endsSentence,
    '!': endsSentence,
  }).map(([mark, separates]) => [mark.charCodeAt(0), separates]),
);
