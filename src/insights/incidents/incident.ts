export type Severity = 'low' | 'medium' | 'high' | 'critical';

/** An incident is found open, may be taken up by somebody, and ends resolved. */
export type IncidentStatus = 'open' | 'investigating' | 'resolved';

export interface Incident {
  id: string;
  brandId: string;
  type: string;
  severity: Severity;
  status: IncidentStatus;
  /** Sentence for people. */
  title: string;
  openedAt: Date;
  evidenceCount: number;
}

/** Those that still need somebody. */
export const UNRESOLVED: readonly IncidentStatus[] = ['open', 'investigating'];
