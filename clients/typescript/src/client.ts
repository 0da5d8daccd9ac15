import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths as DirectPaths } from '../../../generated/client/direct.ts';
import type { paths as V1Paths } from '../../../generated/client/v1.ts';
import { AnswerscopeError } from './error.ts';
import { type Fetch, type RetryOptions, withRetries } from './retry.ts';

export interface ClientOptions extends RetryOptions {
  /** Where the service is, as in `https://answerscope.example`; the interface's prefix is added. */
  baseUrl: string;
  /** Sent as a Bearer key. Without one, only public operations are open. */
  apiKey?: string | undefined;
  /** Default: the global `fetch`. */
  fetch?: Fetch;
}

export type DirectClient = Client<DirectPaths>;
export type V1Client = Client<V1Paths>;

/** A client of the direct interface, `/api`. */
export function createDirectClient(options: ClientOptions): DirectClient {
  return createFetchClient<DirectPaths>(settings(options, '/api'));
}

/** A client of the versioned interface, `/api/v1`. */
export function createV1Client(options: ClientOptions): V1Client {
  return createFetchClient<V1Paths>(settings(options, '/api/v1'));
}

/**
 * The body of a successful response; `undefined` for one without a body.
 * @throws AnswerscopeError with status, code and request id of any other response.
 */
export async function unwrap<Body>(
  exchange: Promise<{ data?: Body; error?: unknown; response: Response }>,
): Promise<NonNullable<Body>> {
  const { data, error, response } = await exchange;
  if (!response.ok) throw AnswerscopeError.from(response, error);
  return data as NonNullable<Body>;
}

function settings({ baseUrl, apiKey, fetch, ...retrying }: ClientOptions, prefix: string) {
  return {
    baseUrl: `${baseUrl.replace(/\/+$/, '')}${prefix}`,
    // An undefined header is left out. The global is looked up at each call, so that one replaced later counts.
    headers: { Authorization: apiKey ? `Bearer ${apiKey}` : undefined },
    fetch: withRetries({ fetch: fetch ?? ((request) => globalThis.fetch(request)) }, retrying),
  };
}
