import type { NameSpan } from '../mentions.ts';
import { namesWithin } from './names-within.ts';
import { isStandard } from './passages.ts';

/** What a sentence says about the owner, without clauses about other tracked brands, and without any name. Folded. */
export function ownWords(
  folded: string,
  spans: readonly NameSpan[],
  start: number,
  end: number,
  owner: number,
): string {
  const named = namesWithin(spans, start, end);
  let said = '';
  let isOwn = named[0] === undefined || named[0].owner === owner;
  let next = 0;
  for (let from = start; from < end; ) {
    const to = clauseEnd(folded, from, end);
    let isNamed = false;
    let isOther = false;
    let at = from;
    let clause = '';
    for (let span = named[next]; span && span.end <= to; span = named[++next]) {
      if (!isStandard(folded, from, span.start)) {
        if (span.owner === owner) isNamed = true;
        else isOther = true;
      }
      clause += `${folded.slice(at, span.start)} `;
      at = span.end;
    }
    if (isNamed || isOther) isOwn = isNamed;
    if (isOwn) said += clause + folded.slice(at, to);
    from = to;
  }
  return said;
}

function clauseEnd(folded: string, from: number, end: number): number {
  for (let at = from; at < end; at++) {
    const code = folded.charCodeAt(at);
    if (code === 44 || code === 59 || code === 124) return at + 1;
  }
  return end;
}
