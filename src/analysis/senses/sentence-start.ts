import type { Span } from '../boundaries.ts';
import type { VisibleText } from '../visible-text.ts';

/** Whether a sentence begins with the span: a capital there may be the sentence's own. */
export function opensSentence({ original, folded }: VisibleText, span: Span): boolean {
  const before = folded.slice(Math.max(0, span.start - 24), span.start);
  return (
    OPENING.test(before) ||
    before.trim() === '' ||
    // After a colon a sentence may begin, but a single name needs no capital of the sentence.
    (/: ?$/.test(before) && /^ [a-z]/.test(original.slice(span.to, span.to + 2)))
  );
}

const OPENING = /(?:^|[.!?。！？\n\ufffc"“(•·|>#]|[-–—•*] |\d[.)、]) ?$/;
