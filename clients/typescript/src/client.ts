import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths as DirectPaths } from '../../../generated/client/direct.ts';
import type { paths as V1Paths } from '../../../generated/client/v1.ts';
import { AnswerscopeError } from './error.ts';

export interface ClientOptions {
  /** Where the service is, as in `https://answerscope.example`; the interface's prefix is added. */
  baseUrl: string;
  /** Sent as a Bearer key. Without one, only public operations are open. */
  apiKey?: string;
  fetch?: (request: Request) => Promise<Response>;
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
 * The body of a successful response.
 * @throws AnswerscopeError with status, code and request id of any other response.
 */
export async function unwrap<Body>(
  exchange: Promise<{ data?: Body; error?: unknown; response: Response }>,
): Promise<NonNullable<Body>> {
  const { data, error, response } = await exchange;
  if (data === undefined || data === null) throw AnswerscopeError.from(response, error);
  return data;
}

function settings({ baseUrl, apiKey, fetch }: ClientOptions, prefix: string) {
  return {
    baseUrl: `${baseUrl.replace(/\/+$/, '')}${prefix}`,
    ...(apiKey === undefined ? {} : { headers: { Authorization: `Bearer ${apiKey}` } }),
    ...(fetch === undefined ? {} : { fetch }),
  };
}
