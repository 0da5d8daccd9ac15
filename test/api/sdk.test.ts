import { describe, expect, test } from 'vitest';
import {
  AnswerscopeError,
  createConsoleClient,
  createDirectClient,
  createV1Client,
  eachCitation,
  type Fetch,
  isAnswerscopeError,
  sessionOf,
  unwrap,
  type V1Client,
  waitForProbe,
} from '../../clients/typescript/src/index.ts';
import { withRetries } from '../../clients/typescript/src/retry.ts';
import { newOwner, PASSWORD } from '../support/console.ts';
import { type KeyWanted, useService } from '../support/service.ts';
import { storeInvented } from '../support/stored-answers.ts';

const BRAND = { name: 'Brightboard', category: 'project management software' };
const UNKNOWN = '019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10';

const service = useService({
  config: { freeChecksPerDay: 1 },
  simulator: { respond: () => '1. Brightboard\n2. Tasklane\n\nSee https://www.example.com/boards' },
});

/** Each exchange of a client is judged against the published document. */
const judged: Fetch = async (request) => {
  const { pathname, search } = new URL(request.url);
  const body = await request.text();
  return service.call(`${pathname}${search}`, {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    signal: request.signal,
    ...(body === '' ? {} : { body }),
  });
};

const direct = (fetch: Fetch = judged, apiKey?: string) => createDirectClient({ baseUrl: service.url, apiKey, fetch });

async function v1(fetch: Fetch = judged, wanted: Partial<KeyWanted> = {}): Promise<V1Client> {
  const { key } = await service.key(wanted);
  return createV1Client({ baseUrl: `${service.url}/`, apiKey: key, fetch });
}

const brandOf = async (client: V1Client): Promise<string> =>
  (await unwrap(client.POST('/brands', { body: BRAND }))).brand.id;

const errorOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => null).catch((error: unknown) => error);

describe('results', () => {
  test('a check, without a key', async () => {
    const body = { brand_name: BRAND.name, industry: BRAND.category, competitors: ['Tasklane'] };
    const check = await unwrap(direct().POST('/check/run', { body }));
    expect(check.summary.map(({ platform }) => platform)).toEqual(['deepseek', 'kimi', 'doubao']);

    const error = await errorOf(unwrap(direct().POST('/check/run', { body })));
    expect(isAnswerscopeError(error, 'rate_limited') && error.retryAfterSeconds).toBeGreaterThan(3_600);
    expect(error).toMatchObject({ status: 429, name: 'AnswerscopeError' });
  });

  test('a query of the direct interface', async () => {
    const { key } = await service.key({ interface: 'direct', tier: 'growth' });
    const body = { brand: BRAND.name, category: BRAND.category, platforms: ['chatgpt' as const] };
    const { runs } = await unwrap(direct(judged, key).POST('/query', { body }));
    expect(runs[0]?.results[0]?.analysis?.mentioned).toBe(true);
  });

  test('brand, probe and its results', async () => {
    const client = await v1();
    const brandId = await brandOf(client);
    const accepted = await unwrap(client.POST('/probes', { body: { brandId, platforms: ['deepseek', 'glm'] } }));
    const probe = await waitForProbe(client, accepted.runId, { intervalMs: 50, signal: AbortSignal.timeout(25_000) });
    expect(probe).toMatchObject({ status: 'completed', runId: accepted.runId });
    expect(probe.results?.map(({ platform, rank }) => [platform, rank])).toEqual([
      ['deepseek', 1],
      ['glm', 1],
    ]);
  });

  test('every citation of every page, once', async () => {
    const { key, accountId } = await service.key({ tier: 'starter' });
    const client = createV1Client({ baseUrl: service.url, apiKey: key, fetch: judged });
    const id = await brandOf(client);
    const urls = Array.from({ length: 23 }, (_, at) => `https://s.example/${at}`);
    const at = new Date(Date.now() - 3_600_000);
    await storeInvented(service.knex, { accountId, brand: { id, name: BRAND.name } }, [
      { at, platform: 'kimi', citations: urls },
    ]);
    const seen: string[] = [];
    for await (const { sourceUrl } of eachCitation(client, { brandId: id, limit: 7 })) seen.push(sourceUrl);
    expect(seen.toSorted()).toEqual(urls.toSorted());
  });
});

describe('errors', () => {
  test('have status, code, request id and the fields at fault', async () => {
    const client = await v1();
    const error = await errorOf(unwrap(client.POST('/brands', { body: { ...BRAND, name: '' } })));
    expect(error).toBeInstanceOf(AnswerscopeError);
    const { requestId, details } = error as AnswerscopeError;
    expect(error).toMatchObject({ status: 400, code: 'invalid_request', retryAfterSeconds: null });
    expect(details).toContainEqual({ path: 'body.name', message: 'must not be empty' });
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(service.log).toContain(requestId);
  });

  test('are told apart by code and by status', async () => {
    const client = await v1();
    const missing = await errorOf(unwrap(client.GET('/brands/{id}', { params: { path: { id: UNKNOWN } } })));
    expect([isAnswerscopeError(missing, 'not_found'), isAnswerscopeError(missing, 404)]).toEqual([true, true]);
    expect([isAnswerscopeError(missing, 'conflict'), isAnswerscopeError(missing, 400)]).toEqual([false, false]);
    await brandOf(client);
    const quota = await errorOf(unwrap(client.POST('/brands', { body: { ...BRAND, name: 'Tasklane' } })));
    expect(isAnswerscopeError(quota, 'upgrade_required')).toBe(true);
    const stranger = createV1Client({ baseUrl: service.url, fetch: judged });
    expect(isAnswerscopeError(await errorOf(unwrap(stranger.GET('/brands'))), 401)).toBe(true);
    expect(isAnswerscopeError(new Error('404'))).toBe(false);
  });

  test('of a proxy in between, which is not the service', async () => {
    const proxy: Fetch = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    const client = createV1Client({ baseUrl: service.url, fetch: proxy, retries: 0 });
    expect(await errorOf(unwrap(client.GET('/brands')))).toMatchObject({ status: 502, code: 'unknown', details: [] });
  });
});

describe('retries', () => {
  test('whoever waits as long as Retry-After says is let in at the next try', async () => {
    const statuses: number[] = [];
    const waits: number[] = [];
    const counted: Fetch = async (request) => {
      const response = await judged(request);
      statuses.push(response.status);
      return response;
    };
    const client = await v1(
      withRetries({
        fetch: counted,
        wait: async (milliseconds) => {
          waits.push(milliseconds);
          service.advanceClock(milliseconds);
        },
      }),
      { tier: 'free' },
    );
    for (let call = 0; call < 25; call += 1) await unwrap(client.GET('/brands'));
    expect(statuses).toContain(429);
    // One attempt after each wait, and none of them in vain.
    expect(statuses.filter((status) => status === 200)).toHaveLength(25);
    expect(statuses.filter((status) => status === 429)).toHaveLength(waits.length);
    expect(statuses.every((status, at) => status === 200 || statuses[at + 1] === 200)).toBe(true);
  });

  /** The service does the work, and its reply is lost. */
  const losing = (): Fetch => {
    let lost = false;
    return async (request) => {
      const response = await judged(request);
      if (lost || request.method !== 'POST') return response;
      lost = true;
      throw new TypeError('fetch failed');
    };
  };

  test('a POST whose reply was lost is sent again with its Idempotency-Key, and done once', async () => {
    const client = await v1(losing());
    const header = { 'Idempotency-Key': crypto.randomUUID() };
    const { data, response } = await client.POST('/brands', { params: { header }, body: BRAND });
    expect([response.status, response.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    const { brands } = await unwrap(client.GET('/brands'));
    expect(brands.map(({ id }) => id)).toEqual([data?.brand.id]);
  });

  test('without the key it is not sent again', async () => {
    const client = await v1(losing());
    expect(await errorOf(unwrap(client.POST('/brands', { body: BRAND })))).toBeInstanceOf(TypeError);
  });
});

describe('abort', () => {
  test('ends the wait for a probe that is not over, with the reason, between and during looks', async () => {
    const reason = new Error('enough');
    for (const intervalMs of [60_000, 1]) {
      const controller = new AbortController();
      const fetch: Fetch = async () => {
        setTimeout(() => controller.abort(reason), 5);
        return Response.json({ runId: UNKNOWN, status: 'running' });
      };
      const client = createV1Client({ baseUrl: service.url, fetch });
      expect(await errorOf(waitForProbe(client, UNKNOWN, { intervalMs, signal: controller.signal }))).toBe(reason);
    }
  });

  test('the looks come further and further apart', async () => {
    const at: number[] = [];
    const fetch: Fetch = async () => {
      at.push(performance.now());
      return Response.json({ runId: UNKNOWN, status: at.length < 5 ? 'queued' : 'failed' });
    };
    const client = createV1Client({ baseUrl: service.url, fetch });
    expect((await waitForProbe(client, UNKNOWN, { intervalMs: 10, maxIntervalMs: 15 })).status).toBe('failed');
    const gaps = at.slice(1).map((time, look) => time - (at[look] ?? 0));
    expect(gaps).toHaveLength(4);
    // Timers may fire a fraction of a millisecond early.
    for (const [look, least] of [10, 15, 15, 15].entries()) expect(gaps[look]).toBeGreaterThan(least - 2);
  });
});

describe('the console', () => {
  const signedIn = async (email: string) => {
    const signIn = await createConsoleClient({ baseUrl: service.url, fetch: judged }).POST('/sign-in', {
      body: { email, password: PASSWORD },
    });
    const session = sessionOf(signIn.response);
    return { session, client: createConsoleClient({ baseUrl: service.url, session, fetch: judged }) };
  };

  test('is open to who signs in, until signing out', async () => {
    const { email } = await newOwner(service);
    const { session, client } = await signedIn(email);
    expect(session).toMatch(/^answerscope=[\w.-]+$/);
    const brand = await unwrap(client.POST('/brands', { body: BRAND }));
    const { brands } = await unwrap(client.GET('/brands'));
    expect(brands.map(({ id }) => id)).toEqual([brand.id]);
    const left = await client.POST('/sign-out');
    expect([left.response.ok, sessionOf(left.response)]).toEqual([true, null]);
    expect(await errorOf(unwrap(client.GET('/brands')))).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  test('is closed to who is not, and to another site with the session', async () => {
    const { email } = await newOwner(service);
    const { session } = await signedIn(email);
    const stranger = createConsoleClient({ baseUrl: service.url, fetch: judged });
    expect(await errorOf(unwrap(stranger.GET('/brands')))).toMatchObject({ status: 401 });
    const elsewhere: Fetch = (request) => {
      request.headers.set('origin', 'https://elsewhere.example');
      return judged(request);
    };
    const client = createConsoleClient({ baseUrl: service.url, session, fetch: elsewhere });
    expect(await errorOf(unwrap(client.POST('/brands', { body: BRAND })))).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });
});
