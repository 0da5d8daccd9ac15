import { PLATFORM_IDS, type PlatformId } from '../../platforms/index.ts';
import type { Language, Stage } from '../../prompts/index.ts';
import type { DayWindow } from '../window.ts';
import { byRate, type HitRate, hitRate, ratio } from './figures.ts';

/** How often the prompts of a brand's panel find it: highest rate first, prompts without answers last. */
export interface PromptBreakdown {
  window: DayWindow;
  prompts: PromptFigures[];
}

export interface PromptFigures extends HitRate {
  promptId: string;
  prompt: string;
  stage: Stage;
  language: Language;
  /** It names neither the brand nor its aliases. */
  discovery: boolean;
  meanRank: number | null;
  /** Also when that was before the window. */
  lastSampledAt: Date | null;
  /** Those that answered the prompt in the window. */
  platforms: (HitRate & { platform: PlatformId })[];
}

export interface PanelPrompt {
  promptId: string;
  promptHash: string;
  prompt: string;
  stage: Stage;
  language: Language;
  discovery: boolean;
}

/** Over the non-adaptive answers to one prompt on one platform. */
export interface PromptSums {
  promptHash: string;
  platform: PlatformId;
  answers: number;
  mentions: number;
  rankSum: number;
  /** Of any answer in the window, adaptive ones included; milliseconds since 1970, which are read faster than dates. */
  lastSampledMs: number | null;
}

/** `sampledBefore`: when the prompts without answers in the window were answered last, by their hashes. */
export function promptBreakdown(
  window: DayWindow,
  panel: readonly PanelPrompt[],
  sums: readonly PromptSums[],
  sampledBefore: ReadonlyMap<string, Date>,
): PromptBreakdown {
  const byPrompt = Map.groupBy(sums, ({ promptHash }) => promptHash);
  const prompts = panel.map(({ promptHash, ...prompt }): PromptFigures => {
    const all = byPrompt.get(promptHash) ?? [];
    const parts = all.filter(({ answers }) => answers > 0);
    const count = (of: (part: PromptSums) => number): number => parts.reduce((sum, part) => sum + of(part), 0);
    const mentions = count((part) => part.mentions);
    return {
      ...prompt,
      ...hitRate(
        mentions,
        count((part) => part.answers),
      ),
      meanRank: ratio(
        count((part) => part.rankSum),
        mentions,
      ),
      lastSampledAt: latest(all) ?? sampledBefore.get(promptHash) ?? null,
      platforms: parts
        .map((part) => ({ platform: part.platform, ...hitRate(part.mentions, part.answers) }))
        .toSorted((a, b) => PLATFORM_IDS.indexOf(a.platform) - PLATFORM_IDS.indexOf(b.platform)),
    };
  });
  return { window, prompts: prompts.toSorted(byRate(({ prompt }) => prompt)) };
}

/** The hashes of the prompts that no answer of the window is to. */
export function unsampled(panel: readonly PanelPrompt[], sums: readonly PromptSums[]): string[] {
  const sampled = new Set(sums.flatMap((part) => (part.lastSampledMs === null ? [] : [part.promptHash])));
  return panel.flatMap(({ promptHash }) => (sampled.has(promptHash) ? [] : [promptHash]));
}

function latest(parts: readonly PromptSums[]): Date | null {
  const last = parts.reduce((found, { lastSampledMs }) => Math.max(found, lastSampledMs ?? -1), -1);
  return last < 0 ? null : new Date(last);
}
