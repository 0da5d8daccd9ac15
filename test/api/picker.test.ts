import { expect, test } from 'vitest';
import { bodyOf, useService } from '../support/service.ts';

const BRAND = { name: 'Brightboard', category: 'project management software' };
const PANEL = 20;

/** Kimi always names the brand, DeepSeek to every other question. */
const service = useService({
  simulator: {
    respond: ({ platform, prompt }) =>
      platform === 'kimi' || prompt.length % 2 === 0 ? 'I recommend Brightboard.' : 'I recommend Tasklane.',
  },
});

test('prompts are picked once they are known, by what another answer would tell', async () => {
  const key = await service.key();
  const { brand } = await bodyOf(await key.call('/api/v1/brands', { json: BRAND }));
  const picker = (query = '') => key.call(`/api/v1/picker?brandId=${brand.id}${query}`);
  expect(await bodyOf(await picker())).toEqual({ brandId: brand.id, items: [], total: 0 });

  const { runId } = await bodyOf(
    await key.call('/api/v1/probes', { json: { brandId: brand.id, platforms: ['deepseek', 'kimi'] } }),
  );
  await expect
    .poll(async () => (await bodyOf(await key.call(`/api/v1/probes/${runId}`))).status, { timeout: 20_000 })
    .toBe('completed');

  const picked = await bodyOf(await picker());
  // 5 % of the panel.
  expect(picked).toMatchObject({ brandId: brand.id, total: Math.ceil(PANEL * 0.05) });
  const asked = await service
    .knex('prompts')
    .where({ account_id: key.accountId, brand_id: brand.id })
    .select('id', 'text');
  for (const { promptId, prompt, priorityScore, lastSampledAt, reason } of picked.items) {
    expect(asked).toContainEqual({ id: promptId, text: prompt });
    expect(priorityScore).toBeGreaterThan(0);
    expect(Date.now() - new Date(lastSampledAt).getTime()).toBeLessThan(60_000);
    expect(reason).toBe('undersampled');
  }

  // A prompt that was never asked comes first; an archived one never.
  const added = {
    account_id: key.accountId,
    brand_id: brand.id,
    language: 'en',
    stage: 'desire',
    discovery: true,
  } as const;
  const fresh = '019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10';
  const retired = '019aa3f0-11d2-7c44-8a53-5b1f2d9c7e11';
  await service.knex('prompts').insert([
    { ...added, id: fresh, hash: 'fresh', text: 'Which one lasts?', source: 'test', created_at: new Date() },
    {
      ...added,
      id: retired,
      hash: 'old',
      text: 'Gone?',
      source: 'test',
      created_at: new Date(),
      archived_at: new Date(),
    },
  ]);
  const [first, second, ...more] = (await bodyOf(await picker())).items;
  expect(first).toMatchObject({ promptId: fresh, reason: 'never_sampled', lastSampledAt: null });
  expect(first.priorityScore).toBeGreaterThan(second.priorityScore);
  expect(more).toEqual([]);

  // What comes from the simulator is not mixed with what real platforms say.
  await service.knex('daily_prompt_rollups').where({ account_id: key.accountId }).update({ partition: 'simulated' });
  const unseen = await bodyOf(await picker('&limit=1'));
  expect(unseen).toMatchObject({ items: [{ reason: 'never_sampled' }], total: 2 });
});

test('a brand of another account is not found', async () => {
  const [key, other] = [await service.key(), await service.key()];
  const { brand } = await bodyOf(await key.call('/api/v1/brands', { json: BRAND }));
  expect((await other.call(`/api/v1/picker?brandId=${brand.id}`)).status).toBe(404);
});
