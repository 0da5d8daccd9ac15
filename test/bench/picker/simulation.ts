import { brandLevel } from '../../../src/insights/picker/brand-level.ts';
import { PRIOR_WEIGHT, type PromptSamples } from '../../../src/insights/picker/pick-prompts.ts';
import { discounted, type PlatformSamples } from '../../../src/insights/picker/samples.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { createHistory } from './history.ts';
import { POLICIES, type PolicyName } from './policies.ts';
import { createWorld, type Drift, PLATFORMS } from './world.ts';

export const DAYS = 60;

const DAY_MS = 86_400_000;

/** The first days, before every prompt was asked once, are no measure of anything. */
const MEASURED_FROM = 10;

export const PROMPTS = 200;
export const SEEDS = 20;
export const DRIFT: Drift = { brand: 0.1, platform: 0.05, own: 0.15 };

/** The root mean square error of the estimated visibility over all measured days of all seeds. */
export function rmseOf(policy: PolicyName, share: number, options: { drift?: Drift; seeds?: number } = {}): number {
  const { drift = DRIFT, seeds = SEEDS } = options;
  let squares = 0;
  for (let seed = 1; seed <= seeds; seed++) squares += meanSquareError(policy, share, seed, drift);
  return Math.sqrt(squares / seeds);
}

function meanSquareError(policy: PolicyName, share: number, seed: number, drift: Drift): number {
  const world = createWorld({ seed, prompts: PROMPTS, drift });
  const { uniform } = seededRandom(seed * 7919 + 13);
  const histories = Array.from({ length: PROMPTS }, () => PLATFORMS.map(createHistory));
  const asked = new Map<number, Date>();
  const seenOn = (day: number): PromptSamples[] =>
    histories.map((platforms, prompt) => ({
      promptId: String(prompt),
      lastSampledAt: asked.get(prompt) ?? null,
      platforms: platforms.map((history) => history.samplesOn(day)),
    }));
  let squares = 0;
  let owed = 0;
  for (let day = 0; day < DAYS; day++) {
    world.nextDay();
    owed += PROMPTS * share;
    const count = Math.floor(owed);
    owed -= count;
    for (const prompt of POLICIES[policy](seenOn(day), count, uniform)) {
      asked.set(prompt, new Date(day * DAY_MS));
      histories[prompt]?.forEach((history, platform) => {
        history.add(day, uniform() < world.rate(prompt, platform));
      });
    }
    if (day >= MEASURED_FROM)
      squares += (estimate(seenOn(day).flatMap(({ platforms }) => platforms)) - world.visibility()) ** 2;
  }
  return squares / (DAYS - MEASURED_FROM);
}

/**
 * The brand's visibility: the mean over prompts and platforms of the discounted rate, moved by the brand's shift as far as the
 * prior still counts beside the answers.
 */
function estimate(samples: readonly PlatformSamples[]): number {
  const level = brandLevel(samples);
  const sum = samples.reduce((total, sample) => {
    const { mentions, answers } = discounted(sample);
    const rate = answers > 0 ? mentions / answers : level.longRun;
    return total + rate + (level.shift * PRIOR_WEIGHT) / (PRIOR_WEIGHT + answers);
  }, 0);
  return sum / samples.length;
}
