import { seededNumber } from './seeded-random.ts';

/** Milliseconds: always the same, or drawn evenly from a range. */
export type Latency = number | { min: number; max: number };

/** The same request waits the same time in every run. */
export function drawLatency(latency: Latency, ...parts: readonly (string | number)[]): number {
  if (typeof latency === 'number') return latency;
  return latency.min + (latency.max - latency.min) * seededNumber('latency', ...parts);
}
