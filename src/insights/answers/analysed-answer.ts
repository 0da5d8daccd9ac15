import type { Sentiment } from '../../analysis/index.ts';
import type { PlatformId } from '../../platforms/index.ts';
import type { Language, Stage } from '../../prompts/index.ts';

/** A stored answer with what the analysis found in it about one brand. */
export interface AnalysedAnswer {
  id: string;
  runId: string;
  platform: PlatformId;
  model: string;
  prompt: string;
  promptHash: string;
  stage: Stage | null;
  language: Language;
  /** The prompt names neither the brand nor its aliases. */
  discovery: boolean;
  /** Asked on top of the plan, because its prompt promised to tell most. */
  adaptive: boolean;
  answeredAt: Date;
  mentioned: boolean;
  position: number;
  rank: number;
  sentiment: Sentiment | null;
  snippet: string;
  /** Those that the answer mentions. */
  competitors: { name: string; rank: number }[];
  /** Addresses of the sources that it cites. */
  citations: string[];
}

/**
 * Which answers figures are over. `visibility`: non-adaptive ones to discovery prompts (daily visibility, competitors, funnel);
 * `prompts`: non-adaptive ones (hit rates of prompts); `all`: every one (tone, citations).
 */
export type FigureBasis = 'visibility' | 'prompts' | 'all';

/** Narrows the answers of a brand down to those behind a figure. `null`: not narrowed. */
export interface AnswerFilter {
  /** UTC days, both ends included, as `YYYY-MM-DD`. */
  from: string;
  to: string;
  basis: FigureBasis;
  platform: PlatformId | null;
  stage: Stage | null;
  promptId: string | null;
  mentioned: boolean | null;
  sentiment: Sentiment | null;
  /** Mentions the competitor of this name. */
  competitor: string | null;
  /** Cites a source of this registrable domain. */
  domain: string | null;
}

/** The last answer of a page: the next one begins behind it. */
export interface AnswerPlace {
  answeredAt: Date;
  id: string;
}
