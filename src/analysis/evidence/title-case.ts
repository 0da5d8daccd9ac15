import type { Span } from '../boundaries.ts';
import type { VisibleText } from '../visible-text.ts';

const REACH = 100;
const SMALL_IN_TITLES = /^(?:with|from|into|over|your|that|than|this|when|what|upon|onto|after|without|under|between)$/;

/** Whether the line or cell gives every longer word a capital, or is all in capitals, so that a capital tells no name from a word. */
export function isTitleCase({ original }: VisibleText, span: Span): boolean {
  const lead = original.slice(Math.max(0, span.from - REACH), span.from);
  const rest = original.slice(span.to, span.to + REACH);
  const line = `${lead.slice(Math.max(lead.lastIndexOf('\n'), lead.lastIndexOf('|')) + 1)} ${/^[^\n|]*/.exec(rest)?.[0] ?? ''}`;
  if (/^[^\p{Ll}]*$/u.test(line) && (line.match(/\p{Lu}{2,}/gu)?.length ?? 0) > 2) return true;
  if (/[.!?。] \p{L}/u.test(line)) return false;
  let capitals = 0;
  for (const word of line.match(/[A-Za-z]{4,}/g) ?? []) {
    if (/^[A-Z]/.test(word)) capitals++;
    else if (!SMALL_IN_TITLES.test(word)) return false;
  }
  return capitals >= 2;
}
