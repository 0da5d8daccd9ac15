import { afterEach, describe, expect, test } from 'vitest';
import { bodyOf, type TestKey, useService } from '../support/service.ts';

const BRAND = { name: 'Brightboard', category: 'project management software' };
const PATIENCE = { timeout: 60_000, interval: 200 };

async function startProbe(
  key: TestKey,
  platforms: string[],
): Promise<{ runId: string; estimatedCompletionMs: number }> {
  const { brand } = await bodyOf(await key.call('/api/v1/brands', { json: BRAND }));
  return bodyOf(await key.call('/api/v1/probes', { json: { brandId: brand.id, platforms } }));
}

const probeOf = async (key: TestKey, runId: string) => bodyOf(await key.call(`/api/v1/probes/${runId}`));

describe('a platform that never answers', () => {
  const service = useService({ platformTimeoutMs: 1_500 });
  afterEach(() => service.simulator.setFaults([]));

  test('ends by its time-out: the run completes with what the others said', { timeout: 90_000 }, async () => {
    const key = await service.key({ tier: 'scale' });
    service.simulator.setFaults([{ kind: 'hang', platform: 'kimi' }]);
    const { runId } = await startProbe(key, ['kimi', 'gemini']);
    await expect.poll(async () => (await probeOf(key, runId)).status, PATIENCE).toBe('completed');
    const [kimi, gemini] = (await probeOf(key, runId)).results;
    expect(gemini).toMatchObject({ answers: 20 });
    expect(kimi).toMatchObject({ answers: 0, mentioned: null });
    expect(['timeout', 'circuit_open']).toContain(kimi.error.code);
    expect(kimi.error.message).not.toMatch(/127\.0\.0\.1|http/);
  });

  test('answers of a query do not wait for it longer than its time-out', async () => {
    const key = await service.key({ interface: 'direct', tier: 'scale' });
    service.simulator.setFaults([{ kind: 'hang', platform: 'qwen' }]);
    const json = { brand: 'Brightboard', category: 'software', platforms: ['qwen', 'chatgpt'] };
    const response = await key.call('/api/query', { json });
    expect(response.status).toBe(200);
    for (const { results } of (await bodyOf(response)).runs) {
      expect(results[0]).toMatchObject({ platform: 'qwen', analysis: null, error: { code: expect.any(String) } });
      expect(results[1].analysis).not.toBeNull();
    }
  });

  test.each(['drip', 'oversize', 'html', 'broken_json', 'reset', 'empty_choices', 'error_body'] as const)(
    '%s is a failed platform, not a failed query',
    async (kind) => {
      const key = await service.key({ interface: 'direct', tier: 'scale' });
      service.simulator.setFaults([{ kind, platform: 'deepseek' }]);
      const json = { brand: 'Brightboard', category: 'software', platforms: ['deepseek', 'chatgpt'] };
      const response = await key.call('/api/query', { json });
      expect(response.status).toBe(200);
      for (const { results } of (await bodyOf(response)).runs) {
        expect(results[0]).toMatchObject({ platform: 'deepseek', text: '', analysis: null });
        expect(results[1].analysis).not.toBeNull();
      }
    },
  );

  test('an answer without usage is an answer: its cost is unknown, not zero', async () => {
    const key = await service.key({ interface: 'direct', tier: 'scale' });
    service.simulator.setFaults([{ kind: 'missing_usage', platform: 'chatgpt' }]);
    const json = { brand: 'Brightboard', category: 'software', platforms: ['chatgpt'] };
    const { runs } = await bodyOf(await key.call('/api/query', { json }));
    for (const { results } of runs) expect(results[0]).toMatchObject({ cost_usd: null, analysis: expect.anything() });
    const usage = await service.knex('usage_entries').where({ account_id: key.accountId });
    for (const entry of usage) expect(entry).toMatchObject({ cost_usd: null, input_tokens: null });
  });
});

describe('a platform that hangs for longer than any run may take', () => {
  const service = useService({ platformTimeoutMs: 600_000 });

  test('the run ends at its deadline', { timeout: 60_000 }, async () => {
    const key = await service.key({ tier: 'scale' });
    service.simulator.setFaults([{ kind: 'hang', platform: 'kimi' }]);
    const { runId, estimatedCompletionMs } = await startProbe(key, ['kimi', 'gemini']);
    await expect
      .poll(async () => (await service.knex('answers').where({ run_id: runId }).select('id')).length, PATIENCE)
      .toBe(20);
    expect((await probeOf(key, runId)).status).toBe('running');
    service.advanceClock(estimatedCompletionMs + 15 * 60_000);
    await expect.poll(async () => (await probeOf(key, runId)).status, PATIENCE).toBe('completed');
    const probe = await probeOf(key, runId);
    expect(probe.results).toMatchObject([
      { platform: 'kimi', answers: 0, error: { code: 'unanswered' } },
      { platform: 'gemini', answers: 20 },
    ]);
    // What hangs would otherwise hold up the end of the service.
    await service.simulator.close();
  });
});
