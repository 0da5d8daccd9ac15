import { figuresIn, linksIn } from '../analysis/statements/index.ts';
import { namesSource } from './phrases.ts';

/** Whether a claim carries what is needed to verify it: a number, a date, a named source or a link. */
export function isVerifiable(claim: string): boolean {
  return figuresIn(claim).length > 0 || linksIn(claim).length > 0 || namesSource(claim);
}
