import { brandLevel } from '../../../src/insights/picker/brand-level.ts';
import { informationGain } from '../../../src/insights/picker/pick-prompts.ts';
import type { PlatformSamples } from '../../../src/insights/picker/samples.ts';

export type PolicyName = 'sweep' | 'picker' | 'random' | 'oldest';

/** Which prompts are asked today, at most `count`; the sweep asks all. */
export type Policy = (
  prompts: readonly (readonly PlatformSamples[])[],
  count: number,
  uniform: () => number,
) => number[];

export const POLICIES: Record<PolicyName, Policy> = {
  sweep: (prompts) => [...prompts.keys()],
  picker: (prompts, count) => {
    const level = brandLevel(prompts.flat());
    return lowest(prompts, count, (platforms) => -informationGain(platforms, level));
  },
  random: (prompts, count, uniform) => lowest(prompts, count, () => uniform()),
  oldest: (prompts, count) => lowest(prompts, count, (platforms) => platforms[0]?.lastSampledAt?.getTime() ?? -1),
};

function lowest(
  prompts: readonly (readonly PlatformSamples[])[],
  count: number,
  keyOf: (platforms: readonly PlatformSamples[]) => number,
): number[] {
  return prompts
    .map((platforms, index) => ({ index, key: keyOf(platforms) }))
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ index }) => index);
}
