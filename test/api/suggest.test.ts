import { beforeEach, describe, expect, test } from 'vitest';
import type { RespondedQuestion } from '../../src/platforms/simulator/index.ts';
import { newOwner } from '../support/console.ts';
import { bodyOf, type TestKey, useService } from '../support/service.ts';

const CONTENT =
  'Brightboard is project management software for architects. It was launched in March 2019 and has 12,000 users.';
const REPLY = {
  rewritten: 'Brightboard is project management software for architects.\nIt has had 12,000 users since March 2019.',
  claims: ['12,000 users', 'Launched in March 2019', 'Made for architects'],
};
let reply: () => string | null = () => null;
const respond = ({ json }: RespondedQuestion): string | null => (json ? reply() : null);

const service = useService({ platforms: ['glm'], simulator: { respond } });

beforeEach(() => {
  reply = () => JSON.stringify(REPLY);
  service.simulator.requests.reset();
});

async function brandOf(key: TestKey, name = 'Brightboard'): Promise<string> {
  const { brand } = await bodyOf(
    await key.call('/api/v1/brands', { json: { name, category: 'project management software' } }),
  );
  return brand.id;
}

const suggest = (key: TestKey, brandId: string, more: object = {}, headers: Record<string, string> = {}) =>
  key.call('/api/v1/suggest', { json: { brandId, content: CONTENT, intent: 'faq', ...more }, headers });

describe('a suggestion', () => {
  test('is made by a platform, stored with the prompts it aims at, and billed', async () => {
    const key = await service.key();
    const brandId = await brandOf(key);
    const body = await bodyOf(await suggest(key, brandId));
    expect(body).toEqual({
      suggestionId: expect.any(String),
      rewritten: REPLY.rewritten,
      factClaims: [
        { claim: '12,000 users', verifiable: true },
        { claim: 'Launched in March 2019', verifiable: true },
        { claim: 'Made for architects', verifiable: false },
      ],
      eeatSignals: ['Gives figures', 'Gives dates'],
      expectedLift: { metric: 'visibility', delta: 0, basis: 'prior' },
    });
    const stored = await service.knex('suggestions').where({ id: body.suggestionId }).first();
    expect(stored).toMatchObject({ brand_id: brandId, intent: 'faq', source: 'glm', applied_at: null });
    expect(stored?.prompt_hashes).toHaveLength(5);
    const usage = await service.knex('usage_entries').where({ account_id: key.accountId });
    expect(usage).toMatchObject([{ operation: 'suggest', platform: 'glm', brand_id: brandId, billed: true }]);
    expect(Number(stored?.cost_usd)).toBeCloseTo(Number(usage[0]?.cost_usd), 8);
  });

  test('aims at prompts that the brand’s scans ask', async () => {
    const key = await service.key();
    const brandId = await brandOf(key);
    reply = () => null;
    const { suggestionId } = await bodyOf(await suggest(key, brandId));
    const { prompt_hashes: aimed = [] } = (await service.knex('suggestions').where({ id: suggestionId }).first()) ?? {};
    const { runId } = await bodyOf(await key.call('/api/v1/probes', { json: { brandId } }));
    const status = async () => (await service.knex('runs').where({ id: runId }).first('status'))?.status;
    await expect.poll(status, { timeout: 25_000 }).toBe('completed');
    const panel = await service
      .knex('prompts')
      .where({ brand_id: brandId, in_panel: true, discovery: true })
      .select('hash');
    expect(panel.map(({ hash }) => hash)).toEqual(expect.arrayContaining(aimed));
    expect(aimed.length).toBeLessThan(panel.length);
  });

  test('claims nothing that the content does not say', async () => {
    reply = () =>
      JSON.stringify({
        rewritten: `${REPLY.rewritten} Gartner calls it a leader.\nIt saves 40% of the time.\n\nTasklane is slower.`,
        claims: [...REPLY.claims, 'Saves 40% of the time', 'Named by Gartner'],
      });
    const key = await service.key();
    const body = await bodyOf(await suggest(key, await brandOf(key)));
    expect(body.rewritten).toBe(REPLY.rewritten);
    expect(body.factClaims).toHaveLength(3);
  });

  test('repeated with its key is the same, asked for and billed once', async () => {
    const key = await service.key();
    const brandId = await brandOf(key);
    const first = await bodyOf(await suggest(key, brandId, {}, { 'idempotency-key': 'a' }));
    expect(await bodyOf(await suggest(key, brandId, {}, { 'idempotency-key': 'a' }))).toEqual(first);
    expect(service.simulator.requests.asks()).toBe(1);
    expect(await service.knex('suggestions').where({ account_id: key.accountId })).toHaveLength(1);
  });

  test('of nothing usable is a 502, and nothing is stored or billed', async () => {
    reply = () => '{"rewritten": "NASA loves it.", "claims": []}';
    const key = await service.key();
    expect((await suggest(key, await brandOf(key))).status).toBe(502);
    expect(service.simulator.requests.asks()).toBe(2);
    expect(await service.knex('suggestions').where({ account_id: key.accountId })).toEqual([]);
    expect(await service.knex('usage_entries').where({ account_id: key.accountId })).toEqual([]);
  });

  test('is refused over the spend cap, and for a brand of somebody else', async () => {
    const [key, other] = [await service.key(), await service.key()];
    const brandId = await brandOf(key);
    expect((await suggest(other, brandId)).status).toBe(404);
    await service.knex('accounts').where({ id: key.accountId }).update({ spend_cap_usd: 0 });
    expect((await suggest(key, brandId)).status).toBe(402);
    expect(service.simulator.requests.asks()).toBe(0);
  });

  test('expects what earlier ones brought, from five on', async () => {
    const key = await service.key();
    const brandId = await brandOf(key);
    const expected: unknown[] = [];
    for (let at = 0; at < 6; at++) {
      const { suggestionId, expectedLift } = await bodyOf(await suggest(key, brandId));
      expected.push(expectedLift);
      const measurement = JSON.stringify({ before: 0.2, after: 0.3, lift: 0.1, interval: { low: 0.05, high: 0.15 } });
      await service
        .knex('suggestions')
        .where({ id: suggestionId })
        .update({ applied_at: new Date(), measured_at: new Date(), measurement });
    }
    expect(expected.slice(0, 5)).toEqual(
      Array.from({ length: 5 }, () => ({ metric: 'visibility', delta: 0, basis: 'prior' })),
    );
    // Five lifts of 0.1, shrunken by five of zero.
    expect(expected[5]).toEqual({ metric: 'visibility', delta: 0.05, basis: 'measured' });
  });
});

describe('without a platform', () => {
  const bare = useService({ platforms: [] });

  test.each([
    [
      'faq',
      'What is Brightboard?\nBrightboard is project management software for architects.\n\nWhen was Brightboard launched?',
    ],
    ['how-to', '1. Brightboard is project management software for architects.\n2. It was launched'],
    ['comparison', 'Brightboard is project management software for architects.\n- It was launched'],
    ['review', 'Brightboard is project management software for architects. It was launched'],
  ])('it is made of the content’s own sentences, as the intent wants: %s', async (intent, beginning) => {
    const key = await bare.key();
    const brandId = await brandOf(key);
    const json = { brandId, content: CONTENT, intent };
    const body = await bodyOf(await key.call('/api/v1/suggest', { json }));
    expect(body.rewritten.slice(0, beginning.length)).toBe(beginning);
    expect(body.factClaims).toContainEqual({
      claim: 'It was launched in March 2019 and has 12,000 users.',
      verifiable: true,
    });
  });
});

describe('in the console', () => {
  test('suggestions are listed, read and marked as applied once', async () => {
    const owner = await newOwner(service);
    const made = await bodyOf(await owner.call('/console/api/keys', { json: { interface: 'v1', scope: 'write' } }));
    const headers = { authorization: `Bearer ${made.key}` };
    const call: TestKey['call'] = (path, init = {}) =>
      service.call(path, { ...init, headers: { ...headers, ...init.headers } });
    const brandId = await brandOf({ call } as TestKey);
    const { suggestionId } = await bodyOf(await suggest({ call } as TestKey, brandId));
    const second = await bodyOf(await suggest({ call } as TestKey, brandId, { intent: 'review' }));
    const ids = async (query: string) =>
      (await bodyOf(await owner.call(`/console/api/suggestions${query}`))).suggestions.map(
        ({ id }: { id: string }) => id,
      );
    expect(await ids('')).toEqual([second.suggestionId, suggestionId]);
    const page = await bodyOf(await owner.call(`/console/api/suggestions?limit=1&brandId=${brandId}`));
    expect(await ids(`?limit=1&cursor=${page.nextCursor}`)).toEqual([suggestionId]);

    const path = `/console/api/suggestions/${suggestionId}`;
    expect(await bodyOf(await owner.call(path))).toMatchObject({
      id: suggestionId,
      brandId,
      content: CONTENT,
      source: 'glm',
      appliedAt: null,
      measurement: null,
    });
    const applied = await owner.call(`${path}/application`, { json: {} });
    expect(applied.status).toBe(200);
    expect((await bodyOf(applied)).appliedAt).toEqual(expect.any(String));
    expect((await owner.call(`${path}/application`, { json: {} })).status).toBe(409);
    const { entries } = await bodyOf(await owner.call('/console/api/audit-log'));
    expect(entries[0]).toMatchObject({ action: 'suggestion.applied', target: { id: suggestionId } });

    const measurement = { before: 0.2, after: 0.3, lift: 0.1, interval: { low: 0.05, high: 0.15 } };
    await service
      .knex('suggestions')
      .where({ id: suggestionId })
      .update({ measured_at: new Date(), measurement: JSON.stringify(measurement) });
    expect(await bodyOf(await owner.call(path))).toMatchObject({ measurement, measuredAt: expect.any(String) });

    const stranger = await newOwner(service);
    for (const request of [
      stranger.call(path),
      stranger.call(`${path}/application`, { json: {} }),
      stranger.call(`/console/api/suggestions?brandId=${brandId}`),
    ]) {
      expect((await request).status).toBe(404);
    }
  });
});
