import { seededRandom } from '../../support/seeded-random.ts';

export const PLATFORMS = ['first', 'second', 'third', 'fourth'];

/** Standard deviations of a day's change, in logits. */
export interface Drift {
  /** Of the brand, on every prompt and platform: news, a campaign, a recall. */
  brand: number;
  /** Of the brand on one platform: a new model. */
  platform: number;
  /** Of one prompt on one platform. */
  own: number;
}

/** Part of the prompts to which the brand is named now and then; to the others it nearly always or nearly never is. */
const CONTESTED = 0.3;
const NEARLY_NEVER = 0.75;

/** Of the prompts that are not contested: their answers move less. */
const STEADY = 0.6;

/** Prompts whose rates of mention drift from day to day. The same seed gives the same days. */
export interface World {
  /** The rate of a prompt on a platform today. */
  rate(prompt: number, platform: number): number;
  /** Its mean over all: what is to be estimated. */
  visibility(): number;
  nextDay(): void;
}

export function createWorld(options: { seed: number; prompts: number; drift: Drift }): World {
  const { prompts, drift } = options;
  const { uniform, normal } = seededRandom(options.seed);
  const logits: number[] = [];
  const pace: number[] = [];
  for (let prompt = 0; prompt < prompts; prompt++) {
    const kind = uniform();
    const contested = kind < CONTESTED;
    const level = contested ? normal() : kind < CONTESTED + (1 - CONTESTED) * NEARLY_NEVER ? -5 : 4;
    for (const _ of PLATFORMS) {
      logits.push(level + 0.5 * normal());
      pace.push(contested ? 1 : STEADY);
    }
  }
  const rateOf = (logit: number): number => 1 / (1 + Math.exp(-logit));
  return {
    rate: (prompt, platform) => rateOf(logits[prompt * PLATFORMS.length + platform] ?? Number.NaN),
    visibility: () => logits.reduce((sum, logit) => sum + rateOf(logit), 0) / logits.length,
    nextDay() {
      const brand = drift.brand * normal();
      const ofPlatform = PLATFORMS.map(() => brand + drift.platform * normal());
      logits.forEach((logit, index) => {
        const common = ofPlatform[index % PLATFORMS.length] ?? 0;
        logits[index] = logit + (pace[index] ?? 1) * (common + drift.own * normal());
      });
    },
  };
}
