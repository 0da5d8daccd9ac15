import { countsTwice } from './source-kinds.ts';

/** What the answers of a window that mention the brand cite. */
export interface EeatEvidence {
  /** Answers that mention the brand. */
  mentions: number;
  /** Of them: those with a first-hand source. */
  firstHandMentions: number;
  /** Of them: those that cite the brand's own site; `null` for a brand that has none. */
  ownSiteMentions: number | null;
  negativeMentions: number;
  /** Hosts cited beside the brand's own, each with its registrable domain. */
  sources: readonly { host: string; domain: string }[];
  /** Unresolved incidents of severity high or critical. */
  graveIncidents: number;
}

/** Each 0 to 100; `null`: not known. */
export interface EeatScores {
  experience: number | null;
  expertise: number | null;
  authoritativeness: number | null;
  trustworthiness: number | null;
}

const UNKNOWN: EeatScores = { experience: null, expertise: null, authoritativeness: null, trustworthiness: null };

/** Points that one grave incident costs. */
const INCIDENT_COST = 10;

/**
 * Over the answers that mention the brand; without any, nothing is known. Experience: share with a first-hand source. Expertise:
 * share that cite the brand's own site, unknown for a brand without one. Authoritativeness: 100 × (1 − e^(−D ÷ 10)), D being the
 * distinct third-party domains, those of governments, education, encyclopaedias and news counted twice. Trustworthiness: share
 * that are not negative, less 10 for each unresolved incident of severity high or critical, at least 0.
 */
export function eeatScores(evidence: EeatEvidence): EeatScores {
  const { mentions, firstHandMentions, ownSiteMentions, negativeMentions, graveIncidents } = evidence;
  if (mentions === 0) return UNKNOWN;
  return {
    experience: (100 * firstHandMentions) / mentions,
    expertise: ownSiteMentions === null ? null : (100 * ownSiteMentions) / mentions,
    authoritativeness: 100 * (1 - Math.exp(-weightOf(evidence.sources) / 10)),
    trustworthiness: Math.max(0, 100 * (1 - negativeMentions / mentions) - INCIDENT_COST * graveIncidents),
  };
}

/** The mean of those that are known; `null` when none is. */
export function eeatScore(scores: EeatScores): number | null {
  const known = Object.values(scores).filter((score): score is number => score !== null);
  return known.length === 0 ? null : known.reduce((sum, score) => sum + score, 0) / known.length;
}

/** A domain with several hosts counts twice when one of them does. */
function weightOf(sources: EeatEvidence['sources']): number {
  const weights = new Map<string, number>();
  for (const { host, domain } of sources) {
    weights.set(domain, Math.max(weights.get(domain) ?? 1, countsTwice(host) ? 2 : 1));
  }
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}
