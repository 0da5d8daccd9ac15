import type { PlatformId, Prices, WireId } from './catalog.ts';

/** How one platform is reached. */
export interface PlatformSettings {
  baseUrl: string;
  /** Never logged, never part of a message. */
  apiKey: string;
  model: string;
  /** Asks in flight at once; further ones wait in a queue, and the wait counts against their deadline. */
  concurrency: number;
  prices: Prices;
  /** Longest time of one attempt, headers and body together, in milliseconds. Default 30,000. */
  timeoutMs?: number;
  /** A wire other than the catalogue's, for example Perplexity's older chat form. */
  wireVariant?: WireId;
  /** The address is a simulator's: the sample number is sent along, so that a repeated ask gets the same answer again. */
  simulated?: boolean;
}

export interface AskRequest {
  platform: PlatformId;
  prompt: string;
  language: 'zh' | 'en';
  signal?: AbortSignal;
  /** Epoch milliseconds: no attempt, wait or retry runs past it. */
  deadline?: number;
  /** Ask for one JSON object instead of prose; web search is then left out. */
  json?: boolean;
  /** Randomness of the answer, 0 to 2; absent: the platform's own. A model that takes no other than its own is asked without. */
  temperature?: number;
  /** Sample number of a repeated prompt, 0 first. Sent to simulators only: no platform learns of it. */
  sample?: number;
  /** The brands that the question is about without naming them. Sent to simulators only: no platform learns of them. */
  about?: readonly SubjectBrand[];
}

export interface SubjectBrand {
  name: string;
  category?: string;
  website?: string;
}

/** A source that the platform itself names, outside the text of the answer. */
export interface CitedSource {
  url: string;
  title?: string;
}

export type AskFailure =
  | 'not_configured'
  | 'timeout'
  | 'rate_limited'
  | 'quota_exhausted'
  | 'unavailable'
  | 'unauthorized'
  | 'invalid_response'
  | 'too_large'
  | 'circuit_open'
  | 'cancelled';

/** Times in milliseconds from the call to its end, queue and retries included; `attempts` counts requests sent. */
export type AskOutcome =
  | {
      ok: true;
      text: string;
      /** The model as the platform reports it, else as configured. */
      model: string;
      citations: CitedSource[];
      /** `null` where the platform does not report usage. */
      inputTokens: number | null;
      outputTokens: number | null;
      /** US dollars by the configured prices; `null` without usage. */
      costUsd: number | null;
      latencyMs: number;
      attempts: number;
    }
  | {
      ok: false;
      reason: AskFailure;
      /** Safe to show to customers: names the platform, no key, no address, nothing the platform sent. */
      message: string;
      latencyMs: number;
      attempts: number;
    };

/** A free authenticated call; `latencyMs` is `null` when no answer came. */
export interface PingOutcome {
  ok: boolean;
  latencyMs: number | null;
}

/** The part of a logger that is needed here; pino's fits. */
export interface PlatformLogger {
  warn(fields: Record<string, unknown>, message: string): void;
}
