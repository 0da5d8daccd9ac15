import { BrokenCircuitError, CircuitState, CountBreaker, circuitBreaker, handleWhenResult } from 'cockatiel';
import { type Attempt, failedAttempt } from './attempt.ts';

export interface BreakerPolicy {
  /** Share of failed attempts, 0 to 1 exclusive, above which the platform is left alone. */
  threshold: number;
  /** Attempts looked at: the last so many. */
  window: number;
  /** Fewest attempts before it may open. */
  minimum: number;
  /** How long it stays open before one attempt tries again. */
  openMs: number;
}

/**
 * Counted over attempts, not over time: a platform that hangs produces few failures a second, yet each is worth as much.
 * Not consecutive failures either: with one attempt in three failing at random, five in a row happen within minutes.
 */
export const DEFAULT_BREAKER: BreakerPolicy = { threshold: 0.6, window: 20, minimum: 8, openMs: 10_000 };

export interface Breaker {
  /** Makes the attempt, or fails it as `circuit_open` without making it. */
  attempt(make: () => Promise<Attempt>): Promise<Attempt>;
  isOpen(): boolean;
}

export function createBreaker(policy: BreakerPolicy): Breaker {
  const circuit = circuitBreaker(
    handleWhenResult((result) => {
      const attempt = result as Attempt;
      if (attempt.ok) return false;
      // A trial that was cancelled has shown nothing: the circuit must not close on it.
      return attempt.platformTrouble || (attempt.reason === 'cancelled' && circuit.state === CircuitState.HalfOpen);
    }),
    {
      halfOpenAfter: policy.openMs,
      breaker: new CountBreaker({
        threshold: policy.threshold,
        size: policy.window,
        minimumNumberOfCalls: policy.minimum,
      }),
    },
  );
  return {
    async attempt(make) {
      try {
        return await circuit.execute(make);
      } catch (error) {
        if (error instanceof BrokenCircuitError) return failedAttempt('circuit_open');
        throw error;
      }
    },
    isOpen: () => circuit.state === CircuitState.Open,
  };
}
