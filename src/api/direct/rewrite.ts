import { isFailure } from '../../failure.ts';
import { directName } from '../../platforms/index.ts';
import { type AvivScore, costOfCalls } from '../../rewriting/index.ts';
import type { Direct } from './contract.ts';

export const rewriteContent: Direct['rewriteContent'] = async ({ body, principal, deps, workId, signal }) => {
  const { text, brand, audience = null } = body;
  const written = await deps.rewriting.rewrite(principal, {
    text,
    brand,
    audience,
    signal,
    ...(workId === undefined ? {} : { workId }),
  });
  if (isFailure(written)) return written;
  const { rewrite, aviv, source, calls, latencyMs, jsonld } = written;
  return {
    status: 200,
    body: {
      headline: rewrite.headline,
      section_1_answer: rewrite.answer,
      section_2_evidence: rewrite.evidence,
      section_3_context: rewrite.context,
      section_4_faq: rewrite.faq,
      score_aviv: aviv.score,
      score_breakdown: breakdownBody(aviv),
      source: source === 'extractive' ? source : directName(source),
      latency_ms: latencyMs,
      cost_usd: costOfCalls(calls),
      jsonld,
    },
  };
};

function breakdownBody({ breakdown }: AvivScore) {
  const { answerFirst, verifiable, informationStructure, voice } = breakdown;
  return { answer_first: answerFirst, verifiable, information_structure: informationStructure, voice };
}
