import type { Partition } from '../accounts/principal.ts';
import type { TrackedBrand, TrackedName } from '../analysis/index.ts';
import type { PlatformId } from '../platforms/index.ts';
import type { Language, Stage } from '../prompts/index.ts';

/** What asked for a run. `replay` puts recorded answers through the same path. */
export type RunKind = 'check' | 'query' | 'probe' | 'scheduled' | 'replay';

/** `failed`: no platform answered. A completed run may still have unanswered asks. */
export type RunStatus = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';

/** A question of a run. */
export interface Question {
  ordinal: number;
  promptId: string | null;
  text: string;
  hash: string;
  language: Language;
  stage: Stage | null;
  /** It names neither the brand of the run nor its aliases. */
  discovery: boolean;
}

/** One question to one platform. `sample` tells repetitions apart, 0 first. */
export interface Ask {
  ordinal: number;
  platform: PlatformId;
  sample: number;
  adaptive: boolean;
}

/** Whom the answers of a run are analysed for: a brand of the account, or a name that is none. */
export interface Subject {
  /** The brand's id, or the run's own where the account has no such brand. */
  id: string;
  brand: TrackedBrand;
  competitors: readonly TrackedName[];
  /** Registrable domains that are its own; left out: that of its website. */
  ownDomains?: readonly string[];
}

export interface Run {
  accountId: string;
  id: string;
  kind: RunKind;
  partition: Partition;
  brandId: string | null;
  subjectId: string;
  brandName: string;
  category: string | null;
  platforms: PlatformId[];
  competitors: readonly TrackedName[];
  packId: string | null;
  requestedBy: string | null;
  estimatedMs: number | null;
  createdAt: Date;
  /** When what is still unanswered is given up. */
  deadlineAt: Date;
}

/** Every question to every platform, `samples` times, question by question so that all platforms start at once. */
export function planAsks(questions: readonly Question[], platforms: readonly PlatformId[], samples = 1): Ask[] {
  return questions.flatMap(({ ordinal }) =>
    Array.from({ length: samples }, (_, sample) => sample).flatMap((sample) =>
      platforms.map((platform) => ({ ordinal, platform, sample, adaptive: false })),
    ),
  );
}

/**
 * The questions of a panel and extra ones, with their asks: each once on every platform, and the extra ones marked adaptive. A question
 * of the panel that is among the extra ones is asked a second time.
 */
export function withExtra(
  panel: readonly Question[],
  extra: readonly (Omit<Question, 'ordinal'> & { hash: string })[],
  platforms: readonly PlatformId[],
): { questions: Question[]; asks: Ask[] } {
  const questions = [...panel];
  const asks = planAsks(panel, platforms);
  for (const question of extra) {
    const repeated = panel.find(({ hash }) => hash === question.hash);
    const ordinal = repeated?.ordinal ?? questions.length;
    if (repeated === undefined) questions.push({ ...question, ordinal });
    const sample = repeated === undefined ? 0 : 1;
    asks.push(...platforms.map((platform) => ({ ordinal, platform, sample, adaptive: true })));
  }
  return { questions, asks };
}
