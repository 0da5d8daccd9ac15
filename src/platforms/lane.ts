import { bulkhead } from 'cockatiel';
import { Agent } from 'undici';
import type { PlatformSettings } from './ask.ts';
import { type Breaker, type BreakerPolicy, createBreaker } from './breaker.ts';
import { PLATFORM_CATALOG, type PlatformId } from './catalog.ts';
import { WIRES, type Wire } from './wires/index.ts';

/** What one platform has to itself: its wire, its connections, its queue and its breaker. */
export interface Lane {
  platform: PlatformId;
  settings: PlatformSettings;
  baseUrl: string;
  wire: Wire;
  dispatcher: Agent;
  breaker: Breaker;
  /** The model has refused a temperature: it is asked without one from then on. */
  ownTemperature: boolean;
  /** Runs at most `concurrency` at once; the others wait in order. Rejects when the signal aborts before its turn. */
  inTurn<T>(run: () => Promise<T>, signal: AbortSignal): Promise<T>;
  load(): { asking: number; waiting: number };
}

export function createLane(platform: PlatformId, settings: PlatformSettings, breaker: BreakerPolicy): Lane {
  const concurrency = Math.max(1, Math.floor(settings.concurrency));
  // As good as endless, and still a number that what waits can be told from.
  const queueLength = Number.MAX_SAFE_INTEGER;
  const queue = bulkhead(concurrency, queueLength);
  return {
    platform,
    settings,
    baseUrl: settings.baseUrl.replace(/\/+$/, ''),
    wire: WIRES[settings.wireVariant ?? PLATFORM_CATALOG[platform].wire],
    // Two connections beyond the asks, so that a ping does not wait behind them. The time limits are the exchange's.
    dispatcher: new Agent({
      connections: concurrency + 2,
      keepAliveTimeout: 30_000,
      headersTimeout: 0,
      bodyTimeout: 0,
    }),
    breaker: createBreaker(breaker),
    ownTemperature: false,
    inTurn: (run, signal) => queue.execute(run, signal),
    load: () => ({ asking: concurrency - queue.executionSlots, waiting: queueLength - queue.queueSlots }),
  };
}
