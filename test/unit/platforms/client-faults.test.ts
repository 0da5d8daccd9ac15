import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { AskFailure } from '../../../src/platforms/ask.ts';
import { PLATFORM_IDS } from '../../../src/platforms/catalog.ts';
import { createPlatformClient } from '../../../src/platforms/client.ts';
import type { FaultKind } from '../../../src/platforms/simulator/index.ts';
import { PROMPT, simulatedClient } from './simulated-client.ts';

const ask = { platform: 'chatgpt', prompt: PROMPT, language: 'en' } as const;

describe('an ask meets a fault that lasts', () => {
  const hasty = { settings: { timeoutMs: 150 } };
  test.each<[FaultKind, AskFailure, number]>([
    [{ kind: 'rate_limit' }, 'rate_limited', 3],
    [{ kind: 'rate_limit', retryAfter: 0 }, 'rate_limited', 3],
    [{ kind: 'rate_limit', retryAfter: 30 }, 'rate_limited', 1],
    [{ kind: 'rate_limit', retryAfter: 'Fri, 01 Jan 2100 00:00:00 GMT' }, 'rate_limited', 1],
    [{ kind: 'quota' }, 'quota_exhausted', 1],
    [{ kind: 'status', status: 402 }, 'quota_exhausted', 1],
    [{ kind: 'unauthorized' }, 'unauthorized', 1],
    [{ kind: 'status', status: 408 }, 'unavailable', 3],
    [{ kind: 'status', status: 500 }, 'unavailable', 3],
    [{ kind: 'status', status: 503, retryAfter: 0 }, 'unavailable', 3],
    [{ kind: 'status', status: 404 }, 'invalid_response', 1],
    [{ kind: 'html' }, 'unavailable', 3],
    [{ kind: 'html', status: 200 }, 'invalid_response', 1],
    [{ kind: 'hang' }, 'timeout', 1],
    [{ kind: 'drip' }, 'timeout', 1],
    [{ kind: 'oversize' }, 'too_large', 1],
    [{ kind: 'empty_choices' }, 'invalid_response', 1],
    [{ kind: 'error_body' }, 'unavailable', 3],
    [{ kind: 'error_body', error: { message: 'no' } }, 'invalid_response', 1],
    [{ kind: 'broken_json' }, 'invalid_response', 1],
    [{ kind: 'reset' }, 'unavailable', 3],
    [{ kind: 'reset', within: true }, 'unavailable', 3],
  ])('%j', async (fault, reason, attempts) => {
    const slow = fault.kind === 'hang' || fault.kind === 'drip';
    const { client, simulator, logged } = await simulatedClient({
      simulator: { faults: [fault] },
      ...(slow ? hasty : {}),
    });
    const outcome = await client.ask(ask);
    expect(outcome).toMatchObject({ ok: false, reason, attempts });
    expect(simulator.requests.asks({ platform: 'chatgpt', prompt: PROMPT })).toBe(attempts);
    expect(logged).toHaveLength(1);
    const shown = JSON.stringify(outcome) + logged.join();
    expect(shown).not.toContain('simulated-key');
    expect(shown).not.toContain('127.0.0.1');
    expect(shown).not.toContain(PROMPT);
  });
});

describe('an ask gets over a fault', () => {
  test.each<FaultKind>([
    { kind: 'rate_limit', retryAfter: 0 },
    { kind: 'status', status: 500 },
    { kind: 'html' },
    { kind: 'reset' },
    { kind: 'reset', within: true },
  ])('%j once', async (fault) => {
    const { client } = await simulatedClient({ simulator: { faults: [{ ...fault, times: 1 }] } });
    expect(await client.ask(ask)).toMatchObject({ ok: true, attempts: 2 });
  });

  test('waits as long as Retry-After says', async () => {
    const { client } = await simulatedClient({
      simulator: { faults: [{ kind: 'rate_limit', retryAfter: 1, times: 1 }] },
    });
    const outcome = await client.ask(ask);
    expect(outcome).toMatchObject({ ok: true, attempts: 2 });
    expect(outcome.latencyMs).toBeGreaterThanOrEqual(990);
  });

  test('a wrong content type does not matter, only the body does', async () => {
    const { client } = await simulatedClient({ simulator: { faults: [{ kind: 'wrong_content_type' }] } });
    expect(await client.ask(ask)).toMatchObject({ ok: true, attempts: 1 });
  });

  test('without usage, tokens and cost are unknown', async () => {
    const { client } = await simulatedClient({ simulator: { faults: [{ kind: 'missing_usage' }] } });
    const outcome = await client.ask(ask);
    expect(outcome).toMatchObject({ ok: true, inputTokens: null, outputTokens: null, costUsd: null });
  });
});

describe('time', () => {
  test('no attempt, wait or retry runs past the deadline', async () => {
    const { client } = await simulatedClient({ simulator: { faults: [{ kind: 'hang' }] } });
    const outcome = await client.ask({ ...ask, deadline: Date.now() + 120 });
    expect(outcome).toMatchObject({ ok: false, reason: 'timeout', attempts: 1 });
    expect(outcome.latencyMs).toBeLessThan(5_000);
  });

  test('a deadline that has passed sends nothing', async () => {
    const { client, simulator } = await simulatedClient();
    expect(await client.ask({ ...ask, deadline: Date.now() - 1 })).toMatchObject({ reason: 'timeout', attempts: 0 });
    expect(simulator.requests.total()).toBe(0);
  });

  test('waiting for its turn counts against the deadline', async () => {
    const { client, simulator } = await simulatedClient({
      simulator: { faults: [{ kind: 'hang' }] },
      settings: { concurrency: 1, timeoutMs: 20_000 },
    });
    const stop = new AbortController();
    const first = client.ask({ ...ask, signal: stop.signal });
    await expect.poll(() => simulator.requests.asks()).toBe(1);
    const second = await client.ask({ ...ask, deadline: Date.now() + 100 });
    expect(second).toMatchObject({ ok: false, reason: 'timeout', attempts: 0 });
    stop.abort();
    expect(await first).toMatchObject({ reason: 'cancelled', attempts: 1 });
    expect(simulator.requests.asks()).toBe(1);
  });

  test('the signal cancels at once and leaves the queue usable', async () => {
    const { client, simulator } = await simulatedClient({
      simulator: { faults: [{ kind: 'hang', times: 1 }] },
      settings: { concurrency: 1 },
    });
    const stop = new AbortController();
    const cancelled = client.ask({ ...ask, signal: stop.signal });
    const next = client.ask(ask);
    await expect.poll(() => simulator.requests.asks()).toBe(1);
    stop.abort();
    expect(await cancelled).toMatchObject({ ok: false, reason: 'cancelled' });
    expect(await next).toMatchObject({ ok: true });
    expect(await client.ask({ ...ask, signal: AbortSignal.abort() })).toMatchObject({
      reason: 'cancelled',
      attempts: 0,
    });
  });

  test('closing cancels what is in flight', async () => {
    const { client, simulator } = await simulatedClient({ simulator: { faults: [{ kind: 'hang' }] } });
    const pending = client.ask(ask);
    await expect.poll(() => simulator.requests.asks()).toBe(1);
    await client.close();
    expect(await pending).toMatchObject({ ok: false, reason: 'cancelled' });
  });

  test('never more asks in flight than the concurrency, and all are answered', async () => {
    const { client, simulator } = await simulatedClient({ simulator: { latencyMs: 20 }, settings: { concurrency: 3 } });
    const outcomes = await Promise.all(Array.from({ length: 12 }, (_, sample) => client.ask({ ...ask, sample })));
    expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
    expect(simulator.requests.peak('chatgpt')).toBe(3);
  });
});

describe('configuration', () => {
  test('a platform without settings or with an empty key is not configured', async () => {
    const { simulator } = await simulatedClient();
    const { deepseek, kimi } = simulator.settings();
    const client = createPlatformClient({ settings: { deepseek, kimi: { ...kimi, apiKey: '' } } });
    onTestFinished(() => client.close());
    expect(client.configured()).toEqual(['deepseek']);
    expect([client.concurrency('deepseek'), client.concurrency('kimi')]).toEqual([8, 0]);
    expect(await client.ask({ ...ask, platform: 'kimi' })).toMatchObject({
      reason: 'not_configured',
      attempts: 0,
      latencyMs: 0,
    });
    expect(await client.ping('kimi')).toEqual({ ok: false, latencyMs: null });
  });

  test('a refused connection is unavailable after the retries', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const { client } = await simulatedClient({ settings: { baseUrl: `http://127.0.0.1:${port}` } });
    expect(await client.ask(ask)).toMatchObject({ ok: false, reason: 'unavailable', attempts: 3 });
    expect(await client.ping('chatgpt')).toEqual({ ok: false, latencyMs: null });
  });

  test('a redirect is not followed: the key would go to another address', async () => {
    const visited: string[] = [];
    const server = createServer((request, response) => {
      visited.push(request.url ?? '');
      response.writeHead(307, { location: '/elsewhere' }).end();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const { client } = await simulatedClient({ settings: { baseUrl: `http://127.0.0.1:${port}` } });
    expect(await client.ask(ask)).toMatchObject({ ok: false, reason: 'invalid_response' });
    expect(visited).toEqual(['/responses']);
  });

  test('what only a simulator may know is not sent to a platform', async () => {
    const headers: string[] = [];
    const server = createServer((request, response) => {
      headers.push(...request.rawHeaders);
      response.end('{}');
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const { client } = await simulatedClient({ settings: { baseUrl: `http://127.0.0.1:${port}`, simulated: false } });
    await client.ask({ ...ask, sample: 2, about: [{ name: 'Northpeak' }] });
    expect(headers.length).toBeGreaterThan(0);
    expect(headers.join().toLowerCase()).not.toContain('answerscope');
  });
});

describe('ping', () => {
  test('asks the model list of every platform', async () => {
    const { client, simulator } = await simulatedClient();
    for (const platform of PLATFORM_IDS) {
      expect(await client.ping(platform)).toMatchObject({ ok: true, latencyMs: expect.any(Number) as number });
      expect(simulator.requests.models(platform)).toBe(1);
    }
    expect(simulator.requests.asks()).toBe(0);
  });

  test.each<[FaultKind, boolean]>([
    [{ kind: 'unauthorized' }, false],
    [{ kind: 'status', status: 500 }, false],
    [{ kind: 'rate_limit' }, true],
    [{ kind: 'status', status: 404 }, true],
  ])('%j: %s', async (fault, ok) => {
    const { client } = await simulatedClient({ simulator: { faults: [{ ...fault, on: 'models' }] } });
    expect((await client.ping('gemini')).ok).toBe(ok);
  });

  test('ends with its time limit and does not wait behind asks', async () => {
    const { client } = await simulatedClient({
      simulator: {
        faults: [
          { kind: 'hang', on: 'models', platform: 'kimi' },
          { kind: 'hang', on: 'ask' },
        ],
      },
      settings: { timeoutMs: 1_000, concurrency: 1 },
    });
    const pending = client.ask(ask);
    expect(await client.ping('kimi')).toEqual({ ok: false, latencyMs: null });
    expect((await client.ping('chatgpt')).ok).toBe(true);
    expect(await pending).toMatchObject({ reason: 'timeout' });
  });
});

describe('a model that takes no temperature but its own', () => {
  test('is asked again without one, and from then on at once', async () => {
    const bodies: { temperature?: number }[] = [];
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
        bodies.push(body);
        const message = "Unsupported value: 'temperature' does not support 0 with this model.";
        const refused = body.temperature !== undefined;
        response.writeHead(refused ? 400 : 200, { 'content-type': 'application/json' });
        const answer = { choices: [{ message: { content: '{"tone":"neutral"}' } }] };
        response.end(JSON.stringify(refused ? { error: { message, param: 'temperature' } } : answer));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const prices = { inputPerMillionUsd: 1, outputPerMillionUsd: 1, asOf: '2026-01-01' };
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const settings = { kimi: { baseUrl, apiKey: 'some-key', model: 'thinks', concurrency: 2, prices } };
    const client = createPlatformClient({ settings });
    onTestFinished(async () => {
      await client.close();
      server.close();
    });
    const judgement = { platform: 'kimi', prompt: PROMPT, language: 'en', json: true, temperature: 0 } as const;
    expect(await client.ask(judgement)).toMatchObject({ ok: true, attempts: 2 });
    expect(await client.ask(judgement)).toMatchObject({ ok: true, attempts: 1 });
    expect(bodies.map(({ temperature }) => temperature)).toEqual([0, undefined, undefined]);
  });
});
