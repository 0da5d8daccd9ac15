import type { PlatformId } from '../../platforms/index.ts';

/** What one platform still has to do and how fast it is. */
export interface PlatformLoad {
  platform: PlatformId;
  /** Questions of this run. */
  asks: number;
  /** Questions of other runs that wait for the same platform. */
  queued: number;
  /** Questions in flight at once. */
  concurrency: number;
  /** Recent 75th percentile of one answer's time in ms; `null` when the platform has not answered lately. */
  latencyMs: number | null;
}

/** Assumed for a platform without recent answers: the usual time of an answer with web search. */
export const ASSUMED_LATENCY_MS = 8_000;

/**
 * Milliseconds until a run is expected to be complete: platforms work side by side, so the slowest one decides; each
 * works off its queue and the run's questions in rounds of its concurrency.
 */
export function estimateCompletionMs(loads: readonly PlatformLoad[]): number {
  const times = loads.map(({ asks, queued, concurrency, latencyMs }) => {
    return Math.ceil((queued + asks) / concurrency) * (latencyMs ?? ASSUMED_LATENCY_MS);
  });
  return Math.round(Math.max(0, ...times));
}
