import type { AskOutcome, AskRequest, PingOutcome, PlatformSettings } from './ask.ts';
import type { PlatformId } from './catalog.ts';

/** Asks the platforms. Never throws for what a platform or the network does: every ending is an `AskOutcome`. */
export interface PlatformClient {
  /** The platforms with a key, in catalogue order. */
  configured(): PlatformId[];
  /** Asks in flight at once; 0 for a platform that is not configured. */
  concurrency(platform: PlatformId): number;
  ask(request: AskRequest): Promise<AskOutcome>;
  ping(platform: PlatformId, signal?: AbortSignal): Promise<PingOutcome>;
  /** Ends connections; asks in flight end as `cancelled`. */
  close(): Promise<void>;
}

export interface PlatformLogger {
  warn(fields: Record<string, unknown>, message: string): void;
}

export interface PlatformClientOptions {
  settings: Partial<Record<PlatformId, PlatformSettings>>;
  now?: () => Date;
  /** Uniform in [0, 1): the jitter of retries. */
  random?: () => number;
  logger?: PlatformLogger;
}

export declare function createPlatformClient(options: PlatformClientOptions): PlatformClient;
