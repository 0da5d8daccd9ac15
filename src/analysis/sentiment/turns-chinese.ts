import { anyOf } from './any-of.ts';
import { TURNS_OF_PEOPLE } from './turns-chinese-people.ts';
import { TURNS_OF_THINGS } from './turns-chinese-things.ts';

/**
 * Chinese turns of phrase that praise or blame whatever words fill them: what broke early or never did, who had to wait or
 * pay, what a company's people said when asked, what others did with the thing, what the speaker will do next. Of folded
 * text; each counts once in a clause.
 */
export function turnTone(clause: string): number {
  if (!ANY_TURN.test(clause)) return 0;
  let tone = 0;
  for (const [pattern, weight] of TURNS) if (pattern.test(clause)) tone += weight;
  return Math.max(-3.5, Math.min(3.5, tone));
}

const TURNS = [...TURNS_OF_THINGS, ...TURNS_OF_PEOPLE];
const ANY_TURN = anyOf(TURNS.map(([pattern]) => pattern));
