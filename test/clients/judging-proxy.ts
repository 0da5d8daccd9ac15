import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';
import type { JudgedFetch } from '../support/judged-fetch.ts';

/** Stands between a client of another language and the service, so that each of its exchanges is judged. */
export interface JudgingProxy {
  readonly url: string;
  /** What came through it so far, as in `GET /api/v1/brands 200`. */
  readonly seen: readonly string[];
  /** What the judge found; a test that used the proxy ends by expecting none. */
  readonly complaints: readonly string[];
  /** The next request of this method and path gets a 429 from the proxy, with this `Retry-After`. */
  refuseOnce(request: string, retryAfter: string): void;
}

const NOT_FORWARDED = ['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding', 'keep-alive'];

/** To be called at the top of a test file. */
export function useJudgingProxy(service: { call: JudgedFetch }): JudgingProxy {
  const seen: string[] = [];
  const complaints: string[] = [];
  const refusals = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const line = `${request.method} ${request.url}`;
    const retryAfter = refusals.get(line);
    if (retryAfter !== undefined) {
      refusals.delete(line);
      seen.push(`${line} refused`);
      response.writeHead(429, { 'retry-after': retryAfter, 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { code: 'rate_limited', message: 'Later.', requestId: 'r' } }));
      return;
    }
    try {
      const answer = await service.call(request.url ?? '', { ...(await initOf(request)) });
      seen.push(`${line} ${answer.status}`);
      const headers = [...answer.headers].filter(([name]) => !['content-encoding', ...NOT_FORWARDED].includes(name));
      response.writeHead(answer.status, headers.flat());
      response.end(Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      complaints.push(`${line}: ${error instanceof Error ? error.message : String(error)}`);
      response.writeHead(500).end();
    }
  });
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    seen,
    complaints,
    refuseOnce: (request, retryAfter) => void refusals.set(request, retryAfter),
  };
}

async function initOf(request: IncomingMessage) {
  const body = await text(request);
  const headers = Object.entries(request.headers).filter(([name]) => !NOT_FORWARDED.includes(name));
  return {
    method: request.method ?? 'GET',
    headers: Object.fromEntries(headers) as Record<string, string>,
    ...(body === '' ? {} : { body }),
  };
}
