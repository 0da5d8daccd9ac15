import { directName } from '../platforms/index.ts';
import type { StoredRewrite } from '../rewriting/index.ts';

/** A rewrite as the direct interface and the console give it. */
export function rewriteBody({ rewrite, aviv, source, latencyMs, costUsd, jsonld }: StoredRewrite) {
  const { answerFirst, verifiable, informationStructure, voice } = aviv.breakdown;
  return {
    headline: rewrite.headline,
    section_1_answer: rewrite.answer,
    section_2_evidence: rewrite.evidence,
    section_3_context: rewrite.context,
    section_4_faq: rewrite.faq,
    score_aviv: aviv.score,
    score_breakdown: { answer_first: answerFirst, verifiable, information_structure: informationStructure, voice },
    source: source === 'extractive' ? source : directName(source),
    latency_ms: latencyMs,
    cost_usd: costUsd,
    jsonld,
  };
}
