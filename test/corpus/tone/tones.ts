import type { Sentiment } from '../../../src/analysis/types.ts';

/** In the order in which networks tell them. */
export const TONES = ['positive', 'neutral', 'negative'] as const satisfies readonly Sentiment[];
