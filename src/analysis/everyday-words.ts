import type { Span } from './boundaries.ts';
import { evidenceFor } from './evidence/index.ts';
import type { Surroundings } from './evidence/surroundings.ts';
import { hasOthersNearby, surroundingsIn } from './evidence/surroundings.ts';
import type { Ambiguity } from './names/ambiguity.ts';
import type { VisibleText } from './visible-text.ts';

/** A place where a name stands, which may be a word that means something else. */
export interface Candidate extends Span {
  /** Index of the brand in the list of tracked names. */
  owner: number;
  ambiguity: Ambiguity;
}

/** What was found of a candidate, and what was known of its brand and its name when it was judged. */
interface Judgement {
  score: number;
  wasEstablished: boolean;
  wasUsedOtherwise: boolean;
}

/** The candidates, in order, that are meant as names of their brands. */
export function withoutEverydayWords(view: VisibleText, candidates: Candidate[], subject: string): Candidate[] {
  if (!candidates.some(isInDoubt)) return candidates;
  const around = surroundingsIn(view, subject);
  const beyondDoubt = candidates.filter((candidate) => !isInDoubt(candidate));
  const established = new Set<number>();
  for (const { owner } of beyondDoubt) established.add(owner);
  const judgements: (Judgement | null)[] = [];
  around.certain = beyondDoubt;
  judge(candidates, around, established, judgements, null);
  if (candidates.length > 1) {
    const certain = candidates.filter((_, index) => isCertain(judgements[index]));
    // What one pass accepts beyond doubt, or finds to be another's name, is evidence for its neighbours in the next.
    if (certain.length > beyondDoubt.length || around.usedOtherwise.size > 0) {
      for (const { owner } of certain) established.add(owner);
      around.certain = certain;
      judge(candidates, around, established, judgements, beyondDoubt);
    }
  }
  return candidates.filter((_, index) => (judgements[index]?.score ?? 1) > 0);
}

/** Judges all candidates in doubt, in a second pass those for which something else is known by now. */
function judge(
  candidates: readonly Candidate[],
  around: Surroundings,
  established: ReadonlySet<number>,
  judgements: (Judgement | null)[],
  certainBefore: readonly Candidate[] | null,
): void {
  let judged = 0;
  for (let index = 0; index < candidates.length; index++) {
    const candidate = candidates[index] as Candidate;
    const known = judgements[index];
    // Who is certain once stays so: names beside it only speak for it.
    if (known === undefined ? !isInDoubt(candidate) : isCertain(known)) {
      judgements[index] ??= null;
      continue;
    }
    const isEstablished = established.has(candidate.owner);
    const isUsedOtherwise = usesOtherwise(candidate, around);
    let score = isEstablished ? 1 : 0;
    if (judged++ < MOST_JUDGED) {
      const isSettled =
        certainBefore !== null &&
        known?.wasEstablished === isEstablished &&
        known.wasUsedOtherwise === isUsedOtherwise &&
        certainBefore.length > 0 === around.certain.length > 0 &&
        !hasOthersNearby(candidate, around.certain, certainBefore);
      if (isSettled) continue;
      around.isEstablished = isEstablished;
      score = evidenceFor(candidate, candidate.ambiguity, around);
    }
    judgements[index] = { score, wasEstablished: isEstablished, wasUsedOtherwise: isUsedOtherwise };
  }
}

function usesOtherwise({ start, end }: Candidate, { usedOtherwise, view }: Surroundings): boolean {
  return usedOtherwise.size > 0 && usedOtherwise.has(view.folded.slice(start, end));
}

/** Null stands for what needs no judgement. */
function isCertain(judgement: Judgement | null | undefined): boolean {
  return !judgement || judgement.score >= CERTAIN;
}

/** Evidence from which on an occurrence is itself evidence for its neighbours. */
const CERTAIN = 3;

/** Weighing one occurrence costs some 10 µs; an answer that repeats a word more often than this is no answer. */
const MOST_JUDGED = 2_000;

function isInDoubt({ ambiguity }: Candidate): boolean {
  return ambiguity.isDoubtful;
}
