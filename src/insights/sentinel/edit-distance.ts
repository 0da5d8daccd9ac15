/**
 * Whether one insertion, deletion, replacement or exchange of neighbours makes one word the other, and they differ.
 * Source: F. J. Damerau, "A technique for computer detection and correction of spelling errors", CACM 7 (1964).
 */
export function isOneSlipAway(word: string, other: string): boolean {
  if (word === other || Math.abs(word.length - other.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === other[from]) from++;
  let wordEnd = word.length;
  let otherEnd = other.length;
  while (wordEnd > from && otherEnd > from && word[wordEnd - 1] === other[otherEnd - 1]) {
    wordEnd--;
    otherEnd--;
  }
  const left = word.slice(from, wordEnd);
  const right = other.slice(from, otherEnd);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
