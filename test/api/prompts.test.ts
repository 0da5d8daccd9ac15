import { describe, expect, test } from 'vitest';
import { newOwner, type TestOwner } from '../support/console.ts';
import { bodyOf, useService } from '../support/service.ts';

const service = useService({ roles: { api: true, worker: false } });

async function brandOf(owner: TestOwner): Promise<string> {
  const json = { name: 'Brightboard', category: 'project management software' };
  const { id } = await bodyOf(await owner.call('/console/api/brands', { json }));
  const competitors = ['Tasklane', 'Planify', 'Orbit'].map((name) => ({ name }));
  await owner.call(`/console/api/brands/${id}`, { method: 'PATCH', json: { competitors } });
  return id;
}

describe('the prompts of a brand', () => {
  test('are generated once, listed page by page, and filtered by stage', async () => {
    const owner = await newOwner(service);
    const brandId = await brandOf(owner);
    const path = `/console/api/brands/${brandId}/prompts`;
    expect(await bodyOf(await owner.call(path))).toEqual({ prompts: [], total: 0, nextCursor: null });
    const generated = await bodyOf(await owner.call(`${path}/generate`, { json: {} }));
    expect(generated.added).toBeGreaterThanOrEqual(200);
    expect(generated.total).toBe(generated.added);
    expect(await bodyOf(await owner.call(`${path}/generate`, { json: {} }))).toEqual({
      added: 0,
      total: generated.total,
    });

    const seen = new Set<string>();
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await bodyOf(await owner.call(`${path}?limit=100${cursor === '' ? '' : `&cursor=${cursor}`}`));
      expect(page.total).toBe(generated.total);
      for (const { id, source, inPanel } of page.prompts) {
        expect([source, inPanel]).toEqual(['generated', false]);
        seen.add(id);
      }
      cursor = page.nextCursor;
    }
    expect(seen.size).toBe(generated.total);
    const desire = await bodyOf(await owner.call(`${path}?stage=desire`));
    expect(desire.total).toBeLessThan(generated.total);
    for (const { stage } of desire.prompts) expect(stage).toBe('desire');
  });

  test('are added, changed and archived; what asks the same is refused', async () => {
    const owner = await newOwner(service);
    const path = `/console/api/brands/${await brandOf(owner)}/prompts`;
    const add = (text: string) => owner.call(path, { json: { text, stage: 'interest' } });
    const prompt = await bodyOf(await add('Which project management software do architects like?'));
    expect(prompt).toMatchObject({ language: 'en', stage: 'interest', discovery: true, source: 'custom' });
    const same = await add('which project management software do ARCHITECTS like');
    expect(same.status).toBe(409);
    expect((await bodyOf(same)).error.details).toEqual([
      { path: 'body.text', message: `asks the same as prompt ${prompt.id}` },
    ]);
    const other = await bodyOf(await add('Do architects like Brightboard?'));
    expect(other.discovery).toBe(false);

    const change = (id: string, json: object) => owner.call(`/console/api/prompts/${id}`, { method: 'PATCH', json });
    const changed = await bodyOf(await change(other.id, { text: 'Which tool do engineers praise?', stage: 'desire' }));
    expect(changed).toMatchObject({ id: other.id, stage: 'desire', discovery: true });
    expect(changed.hash).not.toBe(other.hash);
    expect((await change(other.id, { text: prompt.text })).status).toBe(409);
    expect((await change(other.id, { text: changed.text })).status).toBe(200);

    expect((await owner.call(`/console/api/prompts/${prompt.id}/archive`, { json: {} })).status).toBe(200);
    expect((await owner.call(`/console/api/prompts/${prompt.id}/archive`, { json: {} })).status).toBe(404);
    expect((await change(other.id, { text: prompt.text })).status).toBe(409);
    expect((await bodyOf(await owner.call(path))).prompts).toMatchObject([{ id: other.id }]);
    // Added again it has its history.
    expect(await bodyOf(await add(prompt.text))).toMatchObject({ id: prompt.id });
  });

  test('of another account are not found', async () => {
    const [owner, stranger] = [await newOwner(service), await newOwner(service)];
    const brandId = await brandOf(owner);
    const path = `/console/api/brands/${brandId}/prompts`;
    const { id } = await bodyOf(await owner.call(path, { json: { text: 'Which one lasts?', stage: 'desire' } }));
    const json = { text: 'Which one lasts longest?', stage: 'desire' };
    for (const request of [
      stranger.call(path),
      stranger.call(path, { json }),
      stranger.call(`${path}/generate`, { json: {} }),
      stranger.call(`/console/api/prompts/${id}`, { method: 'PATCH', json: { stage: 'action' } }),
      stranger.call(`/console/api/prompts/${id}/archive`, { json: {} }),
    ])
      expect((await request).status).toBe(404);
  });
});
