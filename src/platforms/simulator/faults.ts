import type { PlatformId } from '../catalog.ts';
import { seededNumber } from './seeded-random.ts';

/** What goes wrong. */
export type FaultKind =
  | { kind: 'rate_limit'; retryAfter?: number | string }
  | { kind: 'quota' }
  | { kind: 'unauthorized' }
  | { kind: 'status'; status: number; body?: unknown; retryAfter?: number | string }
  | { kind: 'html'; status?: number }
  | { kind: 'hang' }
  /** Sends one byte at a time and never ends. */
  | { kind: 'drip'; intervalMs?: number }
  /** Default: 3 MiB. */
  | { kind: 'oversize'; bytes?: number }
  | { kind: 'empty_choices' }
  | { kind: 'error_body'; error?: unknown }
  | { kind: 'missing_usage' }
  | { kind: 'broken_json' }
  /** The right body, labelled as HTML. */
  | { kind: 'wrong_content_type' }
  /** The connection ends before (default) or within the body. */
  | { kind: 'reset'; within?: boolean };

/** A fault and whom it meets; without limits, every ask. */
export type Fault = FaultKind & {
  platform?: PlatformId;
  /** A part of the prompt. */
  prompt?: string;
  /** Requests that match and pass before the first one is met. */
  after?: number;
  /** Requests met at most. */
  times?: number;
  /** Share of matching requests met, 0 to 1; drawn from the seed and the request's number. */
  probability?: number;
  /** Default: `ask`. */
  on?: 'ask' | 'models' | 'any';
};

export interface FaultPlan {
  set(faults: readonly Fault[]): void;
  /** The first fault that meets this request, which counts it. */
  next(request: { platform: PlatformId; prompt: string; on: 'ask' | 'models' }): Fault | null;
}

export function createFaultPlan(seed: string, initial: readonly Fault[]): FaultPlan {
  let active = initial.map(withCounts);
  return {
    set(faults) {
      active = faults.map(withCounts);
    },
    next(request) {
      for (const entry of active) {
        const { fault } = entry;
        if (!matches(fault, request)) continue;
        entry.seen += 1;
        if (entry.seen <= (fault.after ?? 0) || entry.met >= (fault.times ?? Number.POSITIVE_INFINITY)) continue;
        if (seededNumber(seed, 'fault', fault.kind, request.platform, entry.seen) >= (fault.probability ?? 1)) continue;
        entry.met += 1;
        return fault;
      }
      return null;
    },
  };
}

function withCounts(fault: Fault) {
  return { fault, seen: 0, met: 0 };
}

function matches(fault: Fault, request: { platform: PlatformId; prompt: string; on: 'ask' | 'models' }): boolean {
  const on = fault.on ?? 'ask';
  return (
    (on === 'any' || on === request.on) &&
    (fault.platform === undefined || fault.platform === request.platform) &&
    (fault.prompt === undefined || request.prompt.includes(fault.prompt))
  );
}
