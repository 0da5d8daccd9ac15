import type { Candidate } from '../candidates.ts';
import type { VisibleText } from '../visible-text.ts';

/** Whether a short name stands behind a number, as units do: 5 hp. */
export function isUnit({ start, end, from, to, ambiguity }: Candidate, view: VisibleText): boolean {
  const before = view.folded.slice(Math.max(0, start - 8), start);
  if (!/\d[,\d]*(?:\.\d+)?[\s-]?$/.test(before)) return false;
  const written = view.original.slice(from, to);
  return (
    written === written.toLowerCase() ||
    (ambiguity.isCapitalised && !/^ [a-z]/.test(view.folded.slice(end, end + 2)))
  );
}
