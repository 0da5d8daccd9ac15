import { STAGES, type Stage } from '../../prompts/index.ts';
import type { DayWindow } from '../window.ts';
import { sumVisibility, type VisibilityFigures, type VisibilitySums, visibilityFigures } from './figures.ts';

/** Visibility by the stage of the buyer that a prompt belongs to; the stages add up to the total. */
export interface AidaFunnel {
  window: DayWindow;
  total: VisibilityFigures;
  /** Always four, from the first to the last. */
  stages: (VisibilityFigures & { stage: Stage; prompts: number })[];
}

export function aidaFunnel(
  window: DayWindow,
  sums: readonly (VisibilitySums & { stage: Stage })[],
  /** Discovery prompts that were answered in the window. */
  prompts: readonly { stage: Stage; prompts: number }[],
): AidaFunnel {
  return {
    window,
    total: visibilityFigures(sumVisibility(sums)),
    stages: STAGES.map((stage) => ({
      stage,
      prompts: prompts.find((entry) => entry.stage === stage)?.prompts ?? 0,
      ...visibilityFigures(sumVisibility(sums.filter((entry) => entry.stage === stage))),
    })),
  };
}
