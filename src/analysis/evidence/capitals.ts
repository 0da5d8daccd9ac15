import type { Span } from '../boundaries.ts';
import type { VisibleText } from '../visible-text.ts';

const SENTENCE_CAPITAL = /(?:^|[.!?。\n])[^\p{L}\d\n]{0,6}\p{Lu}|\p{Ll} \p{Lu}\p{Ll}+ \p{Ll}/u;

/** Whether the text gives sentences or names their capitals. */
export function hasCapitals({ original }: VisibleText): boolean {
  const read = original.slice(0, 2_000);
  return SENTENCE_CAPITAL.test(read) || (/\p{Lu}/u.test(read) && /[\u3400-\u9fff]/.test(read));
}

/** Whether the span is written with a capital anywhere. */
export function isCapitalised({ original, units }: VisibleText, span: Span): boolean {
  for (let at = span.from; at < span.to; at++) {
    const code = units[at] as number;
    if (code >= 65 && code <= 90) return true;
    if (code > 127) return /\p{Lu}/u.test(original.slice(at, span.to));
  }
  return false;
}
