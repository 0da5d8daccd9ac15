export type { Severity } from '../incidents/incident.ts';

export type IncidentType = 'negative_surge' | 'rank_collapse' | 'impersonation';

/** All detectors call something unlikely below this probability. */
export const ALPHA = 0.001;

/** Without the last binary digits: 0.6 − 0.4 is 20 points, and not a little less. */
export function exactToNine(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}
