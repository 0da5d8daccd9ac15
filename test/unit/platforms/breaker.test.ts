import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PROMPT, simulatedClient } from './simulated-client.ts';

const breaker = { threshold: 0.5, window: 4, minimum: 2, openMs: 60_000 };
const ask = { platform: 'qwen', prompt: PROMPT, language: 'en' } as const;
const once = { retries: 0, baseMs: 1, capMs: 1 };

describe('circuit breaker', () => {
  // Only the clock is replaced: timers and the network run as ever.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  test('opens on repeated failures, leaves the platform alone, and closes after a trial that succeeds', async () => {
    const { client, simulator } = await simulatedClient({
      simulator: { faults: [{ kind: 'status', status: 503 }] },
      client: { breaker, retry: once },
    });
    expect(await client.ask(ask)).toMatchObject({ reason: 'unavailable' });
    expect(await client.ask(ask)).toMatchObject({ reason: 'unavailable' });
    expect(await client.ask(ask)).toMatchObject({ reason: 'circuit_open', attempts: 0 });
    expect(simulator.requests.asks({ platform: 'qwen' })).toBe(2);
    expect(await client.ask({ ...ask, platform: 'kimi' })).toMatchObject({ reason: 'unavailable', attempts: 1 });

    vi.setSystemTime(Date.now() + 60_000);
    expect(await client.ask(ask)).toMatchObject({ reason: 'unavailable', attempts: 1 });
    expect(await client.ask(ask)).toMatchObject({ reason: 'circuit_open' });

    simulator.setFaults([]);
    vi.setSystemTime(Date.now() + 60_000);
    expect(await client.ask(ask)).toMatchObject({ ok: true });
    expect(await client.ask(ask)).toMatchObject({ ok: true });
  });

  test('an ask that opens the circuit reports what it met itself', async () => {
    const { client } = await simulatedClient({
      simulator: { faults: [{ kind: 'status', status: 503 }] },
      client: { breaker, retry: { retries: 2, baseMs: 1, capMs: 1 } },
    });
    expect(await client.ask(ask)).toMatchObject({ reason: 'unavailable', attempts: 2 });
  });

  test.each([{ kind: 'rate_limit' }, { kind: 'quota' }, { kind: 'unauthorized' }, { kind: 'empty_choices' }] as const)(
    '$kind does not open it: the platform works',
    async (fault) => {
      const { client } = await simulatedClient({ simulator: { faults: [fault] }, client: { breaker, retry: once } });
      for (let round = 0; round < 6; round += 1) await client.ask(ask);
      expect(await client.ask(ask)).toMatchObject({ attempts: 1 });
    },
  );

  test('asks cut short by their own deadline do not open it', async () => {
    vi.useRealTimers();
    const { client } = await simulatedClient({
      simulator: { faults: [{ kind: 'hang' }] },
      client: { breaker, retry: once },
    });
    for (let round = 0; round < 4; round += 1) {
      expect(await client.ask({ ...ask, deadline: Date.now() + 30 })).toMatchObject({ reason: 'timeout' });
    }
  });

  test('a trial that is cancelled leaves it open', async () => {
    const { client, simulator } = await simulatedClient({
      simulator: { faults: [{ kind: 'status', status: 503 }] },
      client: { breaker, retry: once },
    });
    await client.ask(ask);
    await client.ask(ask);
    simulator.setFaults([{ kind: 'hang' }]);
    vi.setSystemTime(Date.now() + 60_000);
    const stop = new AbortController();
    const trial = client.ask({ ...ask, signal: stop.signal });
    await expect.poll(() => simulator.requests.asks({ platform: 'qwen' })).toBe(3);
    stop.abort();
    expect(await trial).toMatchObject({ reason: 'cancelled' });
    expect(await client.ask(ask)).toMatchObject({ reason: 'circuit_open' });
  });
});
