import { discount, discounted, type PlatformSamples } from './samples.ts';

/** How often a brand is named, over all its prompts and platforms. */
export interface BrandLevel {
  /** Mean of the discounted rates, each prompt and platform counting once; it lags behind by about three weeks. */
  longRun: number;
  /** By how much recent answers mention it more often than the same prompts' earlier answers made expect. */
  shift: number;
  /** Both together: where the brand stands now, in (0, 1). The prior of a prompt that was never asked. */
  now: number;
}

/** A prior that is sure of its mean would leave nothing to learn. */
const NEAREST_TO_CERTAIN = 0.01;

/** Less than this of an answer, all discounts applied, is nothing to compare with. */
const FEWEST_ANSWERS = 0.3;

export function brandLevel(samples: Iterable<PlatformSamples>): BrandLevel {
  let rates = 0;
  let known = 0;
  const surprise = { sum: 0, answers: 0 };
  for (const sample of samples) {
    const { mentions, answers } = discounted(sample);
    if (answers > 0) {
      rates += mentions / answers;
      known += 1;
    }
    addSurprise(surprise, sample);
  }
  // One half in one: Laplace's start of a brand of which nothing is known.
  const longRun = (rates + 0.5) / (known + 1);
  const shift = surprise.answers === 0 ? 0 : surprise.sum / surprise.answers;
  const now = Math.min(1 - NEAREST_TO_CERTAIN, Math.max(NEAREST_TO_CERTAIN, longRun + shift));
  return { longRun, shift, now };
}

/**
 * Each recent day is compared with what the same prompt and platform had answered until then, so that it does not matter which
 * prompts were asked lately: a picker asks contested prompts more often, and a plain mean of recent answers would be theirs.
 */
function addSurprise(surprise: { sum: number; answers: number }, { earlier, recent }: PlatformSamples): void {
  let { mentions, answers } = earlier;
  for (const day of recent) {
    const weight = discount(day.age);
    // Both sides of the rate are discounted to the moment; as of that day they were larger by the same factor.
    if (answers / weight >= FEWEST_ANSWERS) {
      surprise.sum += day.mentions - day.answers * (mentions / answers);
      surprise.answers += day.answers;
    }
    mentions += weight * day.mentions;
    answers += weight * day.answers;
  }
}
