import { describe, expect, test } from 'vitest';
import { pause } from '../src/pause.ts';
import { type RetryOptions, type RetryParts, withRetries } from '../src/retry.ts';

const URL = 'https://service.example/api/v1/things';
const NOW = Date.parse('2026-11-21T08:00:00Z');

type Reply = Response | Error | ((request: Request) => Promise<Response>);

/** Sends one request; the replies come in turn. */
async function send(init: RequestInit, replies: Reply[], options: RetryOptions = {}, parts: Partial<RetryParts> = {}) {
  const bodies: string[] = [];
  const waits: number[] = [];
  const fetch = withRetries(
    {
      fetch: async (request) => {
        const reply = replies[bodies.length];
        bodies.push(await request.text());
        if (reply === undefined) throw new Error('asked too often');
        if (reply instanceof Error) throw reply;
        return typeof reply === 'function' ? reply(request) : reply;
      },
      random: () => 0,
      now: () => NOW,
      wait: async (milliseconds) => void waits.push(milliseconds),
      ...parts,
    },
    options,
  );
  const outcome = await fetch(new Request(URL, init)).catch((error: unknown) => error);
  return { outcome, status: outcome instanceof Response ? outcome.status : null, bodies, waits };
}

const answer = (status: number, retryAfter?: string): Response =>
  new Response(null, { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } });
const keyed = { method: 'POST', body: '{"a":"蔚来"}', headers: { 'idempotency-key': 'k' } };
const lost = new TypeError('fetch failed');

describe('what is sent again', () => {
  test.each(['GET', 'PUT', 'DELETE'])('%s, after 429, 502, 503 and a lost connection', async (method) => {
    for (const reply of [answer(429), answer(502), answer(503), lost]) {
      expect(await send({ method }, [reply, answer(200)])).toMatchObject({ status: 200, waits: [250] });
    }
  });

  test('a POST with an Idempotency-Key, the same bytes each time', async () => {
    const { status, bodies } = await send(keyed, [lost, answer(503), answer(201)]);
    expect([status, bodies]).toEqual([201, [keyed.body, keyed.body, keyed.body]]);
  });

  test.each([
    ['POST', 'x'],
    ['PATCH', 'x'],
  ])('no %s without one, whatever happens', async (method, body) => {
    for (const reply of [answer(429, '1'), answer(502), answer(503), lost, answer(409, '1')]) {
      const { outcome, bodies, waits } = await send({ method, body }, [reply]);
      expect([outcome, bodies.length, waits]).toEqual([reply, 1, []]);
    }
  });

  test.each([400, 401, 402, 403, 404, 409, 413, 422, 500, 501])(
    'nothing after %i',
    async (status) => {
      expect((await send(keyed, [answer(status)])).status).toBe(status);
      expect((await send({}, [answer(status, '1')])).status).toBe(status);
    },
    5_000,
  );

  test('a keyed request whose first attempt is still at work', async () => {
    const { status, waits } = await send(keyed, [answer(409, '15'), answer(201)]);
    expect([status, waits]).toEqual([201, [15_000]]);
  });
});

describe('how often', () => {
  test('twice more, then the last response or error is the caller’s', async () => {
    expect(await send({}, [answer(503), answer(503), answer(502)])).toMatchObject({ status: 502, waits: [250, 500] });
    expect((await send({}, [answer(503), answer(503), lost])).outcome).toBe(lost);
  });

  test('never with retries: 0', async () => {
    expect(await send({}, [answer(429, '1')], { retries: 0 })).toMatchObject({ status: 429, waits: [] });
    expect((await send({}, [lost], { retries: 0 })).outcome).toBe(lost);
  });
});

describe('how long it waits', () => {
  const waitOf = async (reply: Reply, random: number, options: RetryOptions = {}) =>
    (await send({}, [reply, answer(200)], options, { random: () => random })).waits[0] ?? null;

  test('never less than Retry-After, and up to a second more', async () => {
    for (const random of [0, 0.5, 0.999999]) {
      const wait = await waitOf(answer(429, '7'), random);
      expect(wait).toBeGreaterThanOrEqual(7_000);
      expect(wait).toBeLessThan(8_000);
    }
    expect(await waitOf(answer(429, '7'), 0.9)).not.toBe(await waitOf(answer(429, '7'), 0.1));
  });

  test('Retry-After may be a date; one that is past means now', async () => {
    expect(await waitOf(answer(503, 'Sat, 21 Nov 2026 08:00:09 GMT'), 0)).toBe(9_000);
    expect(await waitOf(answer(503, 'Sat, 21 Nov 2026 07:00:00 GMT'), 0)).toBe(0);
    expect(await waitOf(answer(503, 'soon'), 0)).toBe(250);
  });

  test('what asks for more than maxWaitMs is given to the caller at once', async () => {
    expect(await send({}, [answer(429, '91')])).toMatchObject({ status: 429, waits: [] });
    expect(await send({}, [answer(429, '90'), answer(200)])).toMatchObject({ status: 200, waits: [90_000] });
    expect(await send({}, [answer(429, '91'), answer(200)], { maxWaitMs: 91_000 })).toMatchObject({ status: 200 });
  });

  test('without it twice as long each time, half by chance', async () => {
    const replies = [answer(503), answer(503), lost, answer(200)];
    expect((await send({}, replies, { retries: 3 })).waits).toEqual([500, 1_000, 2_000].map((most) => most / 2));
    const latest = await send({}, [lost, lost, lost, answer(200)], { retries: 3 }, { random: () => 1 });
    expect(latest.waits).toEqual([500, 1_000, 2_000]);
  });
});

describe('timeout and abort', () => {
  /** A server that never answers. */
  const silent = (request: Request): Promise<Response> =>
    new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));

  test('an attempt that takes too long is over, and is made again', async () => {
    expect(await send({}, [silent, answer(200)], { timeoutMs: 20 })).toMatchObject({ status: 200 });
    const { outcome, bodies } = await send({ method: 'POST', body: 'x' }, [silent], { timeoutMs: 20 });
    expect(outcome).toMatchObject({ name: 'TimeoutError' });
    expect(bodies).toHaveLength(1);
  });

  test('the caller’s signal ends an attempt, with its reason', async () => {
    const reason = new Error('enough');
    const controller = new AbortController();
    const abortSoon = (request: Request): Promise<Response> => {
      queueMicrotask(() => controller.abort(reason));
      return silent(request);
    };
    const { outcome, bodies } = await send({ signal: controller.signal }, [abortSoon]);
    expect([outcome, bodies.length]).toEqual([reason, 1]);
  });

  test('the caller’s signal ends the wait before the next', async () => {
    const reason = new Error('enough');
    const controller = new AbortController();
    const wait: RetryParts['wait'] = (milliseconds, signal) => {
      queueMicrotask(() => controller.abort(reason));
      return pause(milliseconds, signal);
    };
    const { outcome, bodies } = await send({ signal: controller.signal }, [answer(429, '50')], {}, { wait });
    expect([outcome, bodies.length]).toEqual([reason, 1]);
  });
});
