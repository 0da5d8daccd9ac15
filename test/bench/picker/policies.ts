import { brandLevel } from '../../../src/insights/picker/brand-level.ts';
import { informationGain, type PromptSamples } from '../../../src/insights/picker/pick-prompts.ts';

export type PolicyName = 'sweep' | 'picker' | 'random' | 'oldest';

/** Which prompts are asked today, at most `count`; the sweep asks all. */
export type Policy = (prompts: readonly PromptSamples[], count: number, uniform: () => number) => number[];

export const POLICIES: Record<PolicyName, Policy> = {
  sweep: (prompts) => [...prompts.keys()],
  picker: (prompts, count) => {
    const level = brandLevel(prompts.flatMap(({ platforms }) => platforms));
    return lowest(prompts, count, (prompt) => -informationGain(prompt.platforms, level));
  },
  random: (prompts, count, uniform) => lowest(prompts, count, () => uniform()),
  oldest: (prompts, count) => lowest(prompts, count, (prompt) => prompt.lastSampledAt?.getTime() ?? -1),
};

function lowest(prompts: readonly PromptSamples[], count: number, keyOf: (prompt: PromptSamples) => number): number[] {
  return prompts
    .map((prompt, index) => ({ index, key: keyOf(prompt) }))
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ index }) => index);
}
