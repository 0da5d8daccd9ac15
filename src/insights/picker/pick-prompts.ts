import { betaInformation } from '../statistics/beta-information.ts';
import { type BrandLevel, brandLevel } from './brand-level.ts';
import { discounted, HALF_LIFE_DAYS, type PlatformSamples } from './samples.ts';

/** One entry per platform that would be asked, also where nothing was answered yet. */
export interface PromptSamples {
  promptId: string;
  lastSampledAt: Date | null;
  platforms: readonly PlatformSamples[];
}

export type PickReason = 'never_sampled' | 'contested' | 'stale' | 'volatile' | 'undersampled';

export interface PickedPrompt {
  promptId: string;
  /** Predicted information gain of one more sample on every platform, in bits. */
  priorityScore: number;
  lastSampledAt: Date | null;
  reason: PickReason;
}

/** The prior counts as much as one answer. */
export const PRIOR_WEIGHT = 1;

/** The part of all prompts that is picked. */
const PICKED_SHARE = 0.05;

const DAY_MS = 86_400_000;

/** Rates between these are contested: named about as often as not. */
const CONTESTED_FROM = 0.3;
const CONTESTED_TO = 0.7;

/** A recent rate this far from the earlier one: the answers change. */
const VOLATILE_FROM = 0.3;

/**
 * The best ⌈5 %⌉ of a brand's prompts, most informative first; equal ones in the order of their ids. Each prompt and platform has
 * a Beta posterior of "the answer mentions the brand": discounted outcomes on a prior of weight `PRIOR_WEIGHT` around the brand's
 * present level. The score is the mutual information of one more outcome and the rate, summed over the platforms.
 */
export function pickPrompts(prompts: readonly PromptSamples[], at: Date): PickedPrompt[] {
  const level = brandLevel(prompts.flatMap(({ platforms }) => platforms));
  const scored = prompts.map((prompt) => ({
    promptId: prompt.promptId,
    priorityScore: informationGain(prompt.platforms, level),
    lastSampledAt: prompt.lastSampledAt,
    reason: reasonFor(prompt, at),
  }));
  scored.sort((a, b) => b.priorityScore - a.priorityScore || (a.promptId < b.promptId ? -1 : 1));
  return scored.slice(0, Math.ceil(prompts.length * PICKED_SHARE));
}

/** In bits, of one more sample on every platform. */
export function informationGain(platforms: readonly PlatformSamples[], level: BrandLevel): number {
  let bits = 0;
  for (const samples of platforms) {
    const { mentions, answers } = discounted(samples);
    bits += betaInformation(PRIOR_WEIGHT * level.now + mentions, PRIOR_WEIGHT * (1 - level.now) + (answers - mentions));
  }
  return bits;
}

function reasonFor({ lastSampledAt, platforms }: PromptSamples, at: Date): PickReason {
  if (lastSampledAt === null) return 'never_sampled';
  if (at.getTime() - lastSampledAt.getTime() >= HALF_LIFE_DAYS * DAY_MS) return 'stale';
  if (platforms.some(hasChanged)) return 'volatile';
  return platforms.some(isContested) ? 'contested' : 'undersampled';
}

/** The recent days say another thing than the time before. */
function hasChanged({ earlier, recent }: PlatformSamples): boolean {
  const answers = recent.reduce((sum, day) => sum + day.answers, 0);
  if (answers === 0 || earlier.answers === 0) return false;
  const mentions = recent.reduce((sum, day) => sum + day.mentions, 0);
  return Math.abs(mentions / answers - earlier.mentions / earlier.answers) >= VOLATILE_FROM;
}

function isContested(samples: PlatformSamples): boolean {
  const { mentions, answers } = discounted(samples);
  const rate = mentions / answers;
  return rate >= CONTESTED_FROM && rate <= CONTESTED_TO;
}
