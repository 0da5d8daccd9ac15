export type IncidentType = 'negative_surge' | 'rank_collapse' | 'impersonation';

export type Severity = 'low' | 'medium' | 'high' | 'critical';

/** All detectors call something unlikely below this probability. */
export const ALPHA = 0.001;
