import { noteStatus } from '../contract/status-coverage/produced.ts';
import { createJudge, type Judge } from './judge.ts';
import { recordExchange } from './secrets/exchange-secrets.ts';

/** `fetch` for API tests: a path below the service's address, real HTTP, and both the request and the response judged. */
export type JudgedFetch = (path: string, init?: JudgedInit) => Promise<Response>;

export interface JudgedInit {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON with its content type. */
  json?: unknown;
  /** Sent as it is. */
  body?: string;
  signal?: AbortSignal;
}

/** Longer prefixes first: `/api/v1` is not a path of the direct interface. */
const INTERFACES = [
  { prefix: '/console/api', name: 'console' },
  { prefix: '/api/v1', name: 'v1' },
  { prefix: '/api', name: 'direct' },
] as const;

const judges = new Map<string, Judge>();

/**
 * Throws when the response is not what the published document promises, when a refusable request was accepted, or when it was
 * answered with a server error. What the service answers counts among the statuses that the tests produce; where another stands in for
 * it, `counts` is false.
 */
export function judgedFetch(baseUrl: string, { counts = true }: { counts?: boolean } = {}): JudgedFetch {
  return async (path, init = {}) => {
    const method = init.method ?? (init.json === undefined && init.body === undefined ? 'GET' : 'POST');
    const body = init.json === undefined ? init.body : JSON.stringify(init.json);
    const headers = lowerCase(init.headers ?? {});
    if (init.json !== undefined) headers['content-type'] ??= 'application/json';
    const response = await fetch(baseUrl + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(init.signal ? { signal: init.signal } : {}),
    });
    const text = await response.clone().text();
    const observed = { status: response.status, headers: Object.fromEntries(response.headers), body: text };
    const setCookies = response.headers.getSetCookie();
    recordExchange({ requestHeaders: headers, requestBody: body, setCookies, responseBody: text });
    await judgeOf(path)?.judge({ method, target: path, headers, ...(body === undefined ? {} : { body }) }, observed);
    if (counts) noteStatus(method, path, response.status);
    return response;
  };
}

function judgeOf(path: string): Judge | null {
  const found = INTERFACES.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  if (!found) return null;
  const judge = judges.get(found.name) ?? createJudge(found.name);
  judges.set(found.name, judge);
  return judge;
}

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
