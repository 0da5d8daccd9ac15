import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths as ConsolePaths } from '../../../generated/client/console.ts';
import type { paths as DirectPaths } from '../../../generated/client/direct.ts';
import type { paths as V1Paths } from '../../../generated/client/v1.ts';
import { AnswerscopeError } from './error.ts';
import { type Fetch, type RetryOptions, withRetries } from './retry.ts';

interface ServiceOptions extends RetryOptions {
  /** Where the service is, as in `https://answerscope.example`; the interface's prefix is added. */
  baseUrl: string;
  /** Default: the global `fetch`. */
  fetch?: Fetch;
}

export interface ClientOptions extends ServiceOptions {
  /** Sent as a Bearer key. Without one, only public operations are open. */
  apiKey?: string | undefined;
}

export interface ConsoleClientOptions extends ServiceOptions {
  /** What `sessionOf` gave, outside of browsers. In a page of the service the browser sends the session by itself. */
  session?: string | null | undefined;
}

export type DirectClient = Client<DirectPaths>;
export type V1Client = Client<V1Paths>;
export type ConsoleClient = Client<ConsolePaths>;

/** A client of the direct interface, `/api`. */
export function createDirectClient(options: ClientOptions): DirectClient {
  return createFetchClient<DirectPaths>(settings(options, '/api', bearer(options)));
}

/** A client of the versioned interface, `/api/v1`. */
export function createV1Client(options: ClientOptions): V1Client {
  return createFetchClient<V1Paths>(settings(options, '/api/v1', bearer(options)));
}

/** A client of the console interface, `/console/api`, for somebody who is signed in. */
export function createConsoleClient(options: ConsoleClientOptions): ConsoleClient {
  const { session, baseUrl } = options;
  // What changes something must say that it comes from the service's own pages. Browsers write both headers themselves.
  const headers = session ? { Cookie: session, Origin: new URL(baseUrl).origin } : {};
  return createFetchClient<ConsolePaths>(settings(options, '/console/api', headers));
}

/**
 * The session that the response to a sign-in starts, to be kept as a secret. `null` when it starts none, and in browsers, which keep it
 * to themselves.
 */
export function sessionOf(response: Response): string | null {
  const started = response.headers.getSetCookie().find((cookie) => /^(?:__Host-)?answerscope=[^;]/.test(cookie));
  return started?.split(';')[0] ?? null;
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

/** An undefined header is left out. */
type SentHeaders = Record<string, string | undefined>;

function bearer({ apiKey }: ClientOptions): SentHeaders {
  return { Authorization: apiKey ? `Bearer ${apiKey}` : undefined };
}

function settings({ baseUrl, fetch, ...retrying }: ServiceOptions, prefix: string, headers: SentHeaders) {
  return {
    baseUrl: `${baseUrl.replace(/\/+$/, '')}${prefix}`,
    headers,
    // The global is looked up at each call, so that one replaced later counts.
    fetch: withRetries({ fetch: fetch ?? ((request) => globalThis.fetch(request)) }, retrying),
  };
}
