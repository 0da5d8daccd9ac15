import type { Partition } from '../../accounts/principal.ts';
import type { RewrittenText } from '../rewrite-text.ts';

export type BatchStatus = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';

/** Many texts about a brand, rewritten in the background. */
export interface Batch {
  id: string;
  brandId: string;
  status: BatchStatus;
  total: number;
  succeeded: number;
  failed: number;
  /** US dollars, as far as known. */
  costUsd: number;
  createdAt: Date;
  completedAt: Date | null;
}

export interface BatchItem {
  /** Place in the request, 0 first. */
  ordinal: number;
  text: string;
  state: 'planned' | 'succeeded' | 'failed';
  result: StoredRewrite | null;
  failure: string | null;
  finishedAt: Date | null;
}

/** A rewrite as it is kept; what was asked for it is in the usage. */
export interface StoredRewrite extends Omit<RewrittenText, 'calls'> {
  costUsd: number;
  /** Milliseconds. */
  latencyMs: number;
}

export interface BatchDetail extends Batch {
  items: BatchItem[];
}

/** What a worker needs of a batch that is open. */
export interface OpenBatch {
  accountId: string;
  id: string;
  brandId: string;
  partition: Partition;
  requestedBy: string | null;
}

export interface PlannedItem {
  ordinal: number;
  text: string;
  brand: string;
  audience: string | null;
}
