import type { CitedSource } from '../ask.ts';
import type { PlatformId } from '../catalog.ts';

/** What a wire needs to build one request. */
export interface WireAsk {
  platform: PlatformId;
  baseUrl: string;
  apiKey: string;
  model: string;
  prompt: string;
  language: 'zh' | 'en';
  json: boolean;
  temperature?: number;
}

export interface WireRequest {
  /** Begins with a slash; follows the base URL. */
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

export interface WireAnswer {
  /** Empty when the response has the wire's form but no text. */
  text: string;
  citations: CitedSource[];
  model: string | null;
  inputTokens: number | null;
  outputTokens: number | null;
  /** Web searches that the vendor charges for. */
  searches: number;
}

/** One form of request and response. Pure: no network, no clock. */
export interface Wire {
  buildAsk(ask: WireAsk): WireRequest;
  /** Path and headers of the platform's model list: free, but only with a valid key. */
  buildModelList(access: Pick<WireAsk, 'platform' | 'baseUrl' | 'apiKey'>): Omit<WireRequest, 'body'>;
  /** Reads a response body; `null` when it does not have this wire's form. Never throws. */
  parseAnswer(body: unknown): WireAnswer | null;
}
