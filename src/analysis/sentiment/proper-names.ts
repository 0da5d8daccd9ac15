import type { VisibleText } from '../visible-text.ts';

/**
 * Whether words of praise or blame are part of another name: "from Serious Eats", "at Best Western". Capitals tell so in the
 * middle of a sentence whose other words have none.
 */
export function isProperName({ original, origin }: VisibleText, start: number, end: number): boolean {
  const from = origin[start] ?? 0;
  if (!isCapital(original[from])) return false;
  const before = /([A-Za-z][\w'’]*)[ ]+$/.exec(original.slice(Math.max(0, from - 24), from))?.[1];
  if (!before || isCapital(before[0])) return false;
  const to = origin[end] ?? original.length;
  return /^ (?:&|of )?[A-Z]/.test(original.slice(to, to + 6)) || /[a-z] [A-Z]/.test(original.slice(from, to));
}

function isCapital(letter: string | undefined): boolean {
  return letter !== undefined && letter >= 'A' && letter <= 'Z';
}
