import { type Benchmark, medianOf } from './harness.ts';
import type { PolicyName } from './picker/policies.ts';
import { rmseOf } from './picker/simulation.ts';

/** Parts of a full sweep that the picker is given, least first. */
const SHARES = [0.05, 0.075, 0.1, 0.125, 0.15, 0.175, 0.2, 0.25, 0.3, 0.4];

const contender = (policy: PolicyName, share: number) => ({
  name: nameOf(policy, share),
  unit: 'points of visibility (RMSE)',
  round: async () => 100 * rmseOf(policy, share),
});

const nameOf = (policy: PolicyName, share: number): string => `${policy}, ${share * 100} % of prompts`;

/**
 * How well a brand's visibility is known when only some prompts are asked each day, in a world whose rates drift over 60 days,
 * over 20 seeds: the picker against full daily sweeps, and against asking as many at random or those asked longest ago.
 */
export const picker: Benchmark = {
  name: 'picker',
  async open() {
    return {
      rounds: 1,
      contenders: [
        contender('sweep', 1),
        ...SHARES.map((share) => contender('picker', share)),
        contender('random', 0.2),
        contender('oldest', 0.2),
      ],
      figures(results) {
        const error = (policy: PolicyName, share: number) => medianOf(results, nameOf(policy, share));
        const sweep = error('sweep', 1);
        const enough = SHARES.find((share) => error('picker', share) <= sweep) ?? 1;
        return [
          {
            metric: 'picker_samples_over_sweep',
            value: enough,
            unit: 'ratio',
            against: 'samples of daily full sweeps',
          },
          {
            metric: 'picker_rmse_over_random',
            value: error('picker', 0.2) / error('random', 0.2),
            unit: 'ratio',
            against: 'as many prompts at random',
          },
          {
            metric: 'picker_rmse_over_oldest',
            value: error('picker', 0.2) / error('oldest', 0.2),
            unit: 'ratio',
            against: 'as many prompts, those asked longest ago',
          },
        ];
      },
      close: async () => {},
    };
  },
};
