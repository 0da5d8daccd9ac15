/** A piece of a text: `text` is what stands from `start` to `end` (UTF-16 offsets), without list markers and white space at its ends. */
export interface Piece {
  text: string;
  start: number;
  end: number;
}

/** Full stops after these end no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:[A-Za-z]|e\.g|i\.e|vs|etc|No|Mr|Mrs|Ms|Dr|St|Inc|Ltd|Co|Corp|U\.S|approx|Prof|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.$/;
const LEADING = /^(?:[\s>#*_|+•·–—-]|\d{1,3}[.)、](?!\d))+/;
const TRAILING = /[\s|#*_]/;

/** The sentences of a text, in order. A line break ends a sentence too. */
export function sentencesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const cut = (to: number): void => {
    const piece = trimmed(text, from, to);
    if (piece !== null) pieces.push(piece);
    from = to;
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (/[\n\r\u2028\u2029\u0085]/.test(character)) {
      cut(at);
      continue;
    }
    if (!/[。！？!?.]/.test(character) || !endsSentence(text, at, from)) continue;
    let end = at + 1;
    while (end < text.length && /[。！？!?"”’』」)）*_]/.test(text[end] ?? '')) end++;
    cut(end);
    at = end - 1;
  }
  cut(text.length);
  return pieces;
}

function endsSentence(text: string, at: number, from: number): boolean {
  if (text[at] !== '.') return text[at] !== '!' || text[at + 1] !== '[';
  const next = text[at + 1];
  if (next !== undefined && !/[\s"”’)*_]/.test(next)) return false;
  return (
    !ABBREVIATION.test(text.slice(Math.max(from, at - 6), at + 1)) && !/^\s*\d{1,3}\.$/.test(text.slice(from, at + 1))
  );
}

function trimmed(text: string, from: number, to: number): Piece | null {
  const whole = text.slice(from, to);
  const start = from + (LEADING.exec(whole)?.[0].length ?? 0);
  let end = to;
  while (end > start && TRAILING.test(text[end - 1] ?? '')) end--;
  const content = text.slice(start, end);
  return /[\p{L}\p{N}]/u.test(content) ? { text: content, start, end } : null;
}

/** Whether a text is to be read as Chinese: at least a fifth of its letters are Han. */
export function isChinese(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const letters = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return han > 0 && han * 4 >= letters;
}

/** How long a text reads: words of spaced scripts, and Han characters apart. */
export function lengthOf(text: string): { words: number; han: number } {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%-]*/gu)?.length ?? 0;
  return { words, han };
}
