import type { AskOutcome, AskRequest, PingOutcome, PlatformLogger, PlatformSettings } from './ask.ts';
import { askLane } from './ask-lane.ts';
import { type BreakerPolicy, DEFAULT_BREAKER } from './breaker.ts';
import { PLATFORM_IDS, type PlatformId } from './catalog.ts';
import { createLane, type Lane } from './lane.ts';
import { failureMessage } from './messages.ts';
import { pingLane } from './ping-lane.ts';
import { DEFAULT_RETRY, type RetryPolicy } from './retry.ts';

/** Asks the platforms. Never throws for what a platform or the network does: every ending is an `AskOutcome`. */
export interface PlatformClient {
  /** The platforms with settings, in catalogue order. */
  configured(): PlatformId[];
  /** Asks in flight at once; 0 for a platform that is not configured. */
  concurrency(platform: PlatformId): number;
  /** The model that is asked; `null` for a platform that is not configured. */
  model(platform: PlatformId): string | null;
  /** How the platforms are doing, in catalogue order. */
  load(): PlatformLoad[];
  ask(request: AskRequest): Promise<AskOutcome>;
  /** One call of the platform's model list within three seconds: free, and only a valid key is let in. */
  ping(platform: PlatformId, signal?: AbortSignal): Promise<PingOutcome>;
  /** Ends connections; asks in flight end as `cancelled`. */
  close(): Promise<void>;
}

export interface PlatformLoad {
  platform: PlatformId;
  /** Left alone after repeated failures: it is asked again in a while. */
  resting: boolean;
  asking: number;
  /** Asks that wait for their turn. */
  waiting: number;
}

/** `model` is the configured one, `null` for a platform that is not configured. */
export type AroundAsk = (
  asked: { platform: PlatformId; model: string | null },
  ask: () => Promise<AskOutcome>,
) => Promise<AskOutcome>;

export interface PlatformClientOptions {
  /** A platform without settings, or with an empty key, is not configured. */
  settings: Partial<Record<PlatformId, PlatformSettings>>;
  now?: () => Date;
  /** Uniform in [0, 1): the jitter of retries. */
  random?: () => number;
  logger?: PlatformLogger;
  /** Makes each ask, and gives its outcome as it is; for metrics and traces. */
  aroundAsk?: AroundAsk;
  retry?: RetryPolicy;
  breaker?: BreakerPolicy;
  /** Largest response body that is read, in bytes. Default 2 MiB. */
  maxResponseBytes?: number;
}

const DEFAULT_MAX_RESPONSE_BYTES = 2 * 1024 * 1024;

export function createPlatformClient(options: PlatformClientOptions): PlatformClient {
  const lanes = new Map<PlatformId, Lane>();
  for (const platform of PLATFORM_IDS) {
    const settings = options.settings[platform];
    if (settings && settings.apiKey !== '') {
      lanes.set(platform, createLane(platform, settings, options.breaker ?? DEFAULT_BREAKER));
    }
  }
  const closing = new AbortController();
  const tools = {
    now: options.now ?? (() => new Date()),
    random: options.random ?? Math.random,
    logger: options.logger,
    retry: options.retry ?? DEFAULT_RETRY,
    maxBytes: options.maxResponseBytes ?? DEFAULT_MAX_RESPONSE_BYTES,
    closing: closing.signal,
  };

  return {
    configured: () => [...lanes.keys()],
    concurrency: (platform) => Math.max(0, lanes.get(platform)?.settings.concurrency ?? 0),

    model: (platform) => lanes.get(platform)?.settings.model ?? null,

    load: () =>
      [...lanes.values()].map((lane) => ({ platform: lane.platform, resting: lane.breaker.isOpen(), ...lane.load() })),

    async ask(request) {
      const lane = lanes.get(request.platform);
      const ask = async () => (lane ? askLane(lane, request, tools) : notConfigured(request.platform));
      if (options.aroundAsk === undefined) return ask();
      return options.aroundAsk({ platform: request.platform, model: lane?.settings.model ?? null }, ask);
    },

    async ping(platform, signal) {
      const lane = lanes.get(platform);
      return lane ? pingLane(lane, signal, tools) : { ok: false, latencyMs: null };
    },

    async close() {
      closing.abort();
      await Promise.all([...lanes.values()].map((lane) => lane.dispatcher.destroy()));
    },
  };
}

function notConfigured(platform: PlatformId): AskOutcome {
  const reason = 'not_configured';
  return { ok: false, reason, message: failureMessage(platform, reason), latencyMs: 0, attempts: 0 };
}
