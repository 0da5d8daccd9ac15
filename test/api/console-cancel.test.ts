import { expect, test } from 'vitest';
import { newOwner } from '../support/console.ts';
import { bodyOf, useService } from '../support/service.ts';

const service = useService({ platforms: ['deepseek', 'kimi'], platformTimeoutMs: 1_000 });

test('a cancelled probe asks nothing more and keeps what was answered', async () => {
  const owner = await newOwner(service);
  const nio = { name: '蔚来', category: '新能源汽车' };
  const brand = await bodyOf(await owner.call('/console/api/brands', { json: nio }));
  const made = await bodyOf(await owner.call('/console/api/keys', { json: { interface: 'v1', scope: 'admin' } }));
  const headers = { authorization: `Bearer ${made.key}` };
  service.simulator.setFaults([{ kind: 'hang' }]);
  const { runId } = await bodyOf(await service.call('/api/v1/probes', { headers, json: { brandId: brand.id } }));
  const path = `/console/api/probes/${runId}/cancellation`;
  const cancelled = await bodyOf(await owner.call(path, { method: 'POST' }));
  service.simulator.setFaults([]);
  expect(cancelled).toMatchObject({ status: 'cancelled', asks: { total: 40, answered: 0, failed: 40 } });
  expect(cancelled.results).toMatchObject([
    { platform: 'deepseek', answers: 0, error: { code: 'cancelled' } },
    { platform: 'kimi', answers: 0, error: { code: 'cancelled' } },
  ]);
  expect((await owner.call(path, { method: 'POST' })).status).toBe(409);
  expect((await bodyOf(await owner.call('/console/api/usage'))).total.asks).toBe(0);
});
