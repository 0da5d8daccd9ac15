import type { Span } from '../boundaries.ts';
import type { Ambiguity } from '../names/ambiguity.ts';
import { isLiteral } from '../names/literal-chinese.ts';
import type { VisibleText } from '../visible-text.ts';
import { chineseEvidence } from './chinese.ts';
import { englishEvidence, GIVEN_NAME } from './english.ts';
import type { Surroundings } from './surroundings.ts';

/** Evidence for (above 0) and against (0 and below) the occurrence being the brand; Infinity when nothing is in doubt, -Infinity when it is none. */
export function evidenceFor(span: Span, ambiguity: Ambiguity, around: Surroundings): number {
  if (ambiguity.mayBeLiteral) {
    const { folded } = around.view;
    const name = folded.slice(span.start, span.end);
    if (isLiteral(name, folded.slice(Math.max(0, span.start - 8), span.start), folded.slice(span.end, span.end + 8)))
      return Number.NEGATIVE_INFINITY;
  }
  if (ambiguity.kind === 'chinese') return chineseEvidence(span, ambiguity.use ?? 'thing', around);
  if (ambiguity.kind === 'english') return englishEvidence(span, ambiguity, around);
  if (
    ambiguity.isWordWhenSmall &&
    around.hasCapitals &&
    !/\p{Lu}/u.test(around.view.original.slice(span.from, span.to))
  )
    return englishEvidence(span, ambiguity, around);
  if (ambiguity.isWordWhenSmall && GIVEN_NAME.test(around.view.original.slice(Math.max(0, span.from - 14), span.from)))
    return -1;
  if (ambiguity.isShort && looksLikeUnit(span, ambiguity, around.view)) return -1;
  return Number.POSITIVE_INFINITY;
}

function looksLikeUnit(span: Span, ambiguity: Ambiguity, view: VisibleText): boolean {
  const written = view.original.slice(span.from, span.to);
  const before = view.folded.slice(Math.max(0, span.start - 8), span.start);
  if (!/\d[,\d]*(?:\.\d+)?[\s-]?$/.test(before)) return false;
  return (
    written === written.toLowerCase() ||
    (ambiguity.isCapitalised && !/^ [a-z]/.test(view.folded.slice(span.end, span.end + 2)))
  );
}
