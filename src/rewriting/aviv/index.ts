import { jsonLdOf } from '../jsonld.ts';
import type { Rewrite, RewriteSource } from '../rewrite.ts';
import { answerFirst } from './answer-first.ts';
import type { AvivPart } from './check.ts';
import { informationStructure } from './information-structure.ts';
import { verifiablePart } from './verifiable-part.ts';
import { voice } from './voice.ts';

export type { AvivCheck, AvivPart } from './check.ts';

/** The score of a rewrite, 0 to 100, and how it came about: four parts of 25 points. */
export interface AvivScore {
  score: number;
  breakdown: {
    answerFirst: AvivPart;
    verifiable: AvivPart;
    informationStructure: AvivPart;
    voice: AvivPart;
  };
}

/** Of the rewrite and its source alone: the same rewrite always scores the same. `jsonld`: by default what is made of it. */
export function scoreAviv(
  rewrite: Rewrite,
  source: RewriteSource,
  jsonld: string = jsonLdOf(rewrite, source.brand),
): AvivScore {
  const breakdown = {
    answerFirst: answerFirst(rewrite, source.brand),
    verifiable: verifiablePart(rewrite, source),
    informationStructure: informationStructure(rewrite, jsonld),
    voice: voice(rewrite, source.brand, source.audience),
  };
  const score = Object.values(breakdown).reduce((sum, part) => sum + part.score, 0);
  return { score, breakdown };
}
