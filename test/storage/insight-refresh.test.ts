import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { createBrands } from '../../src/brands/index.ts';
import { createOutbox } from '../../src/events/index.ts';
import { createInsightRefresh } from '../../src/insights/refresh/index.ts';
import { promptHash } from '../../src/prompts/index.ts';
import { newBrandOwner } from '../support/brand-owner.ts';
import { useDatabase } from '../support/database.ts';
import { type InventedAnswer, storeInvented } from '../support/stored-answers.ts';

const database = useDatabase();

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

type Owner = Awaited<ReturnType<typeof ownerWith>>;

async function ownerWith(change: { competitors?: { name: string; website: string }[] } = {}) {
  const { knex } = database;
  const owner = await newBrandOwner(knex, () => NOW);
  const brands = createBrands({ knex, now: () => NOW, newId });
  const competitors = (change.competitors ?? []).map((competitor) => ({ ...competitor, aliases: [] }));
  await brands.change(owner.accountId, owner.brand.id, { competitors });
  return { ...owner, brands };
}

/** Stores a run's answers and ends it. */
async function endRun(owner: Owner, answers: InventedAnswer[], at = NOW): Promise<string> {
  const { knex } = database;
  const { runId } = await storeInvented(knex, owner, answers);
  const outbox = createOutbox({ newId });
  const refresh = createInsightRefresh({ brands: owner.brands, outbox, upliftThreshold: 0.05, newId });
  const { accountId, brand } = owner;
  await knex.transaction((trx) => refresh(trx, { accountId, runId, brandId: brand.id, partition: 'live', at }));
  return runId;
}

/** `data` of the account's events of a type, in their order. */
// biome-ignore lint/suspicious/noExplicitAny: compared by the tests
async function told({ accountId }: Owner, type: string): Promise<any[]> {
  const { rows } = await database.knex.raw(
    `select convert_from(coalesce(payload_v1, payload_direct), 'UTF8')::json -> 'data' as data from events
      where account_id = ? and type = ? order by created_at, id`,
    [accountId, type],
  );
  return rows.map(({ data }: { data: object }) => data);
}

const repeated = (count: number, answer: InventedAnswer): InventedAnswer[] =>
  Array.from({ length: count }, () => answer);

test('a source is told once, ever; a competitor’s site alone in an answer is a gap', async () => {
  const owner = await ownerWith({ competitors: [{ name: 'Bolt', website: 'https://bolt.example/start' }] });
  const one = { at: NOW, platform: 'glm' as const, rank: 1 };
  const runId = await endRun(owner, [
    { ...one, citations: ['https://bolt.example/why', 'https://press.example/a'] },
    { ...one, citations: ['https://acme.example/', 'https://bolt.example/compare'] },
  ]);
  const found = await told(owner, 'citation.discovered');
  expect(found.map(({ sourceUrl }) => sourceUrl).toSorted()).toEqual([
    'https://acme.example/',
    'https://bolt.example/compare',
    'https://bolt.example/why',
    'https://press.example/a',
  ]);
  expect(found[0]).toMatchObject({
    brandId: owner.brand.id,
    platform: 'glm',
    promptHash: promptHash('Which tools are best?'),
  });
  const gaps = await told(owner, 'citation.gap.alert');
  // The direct interface knows the platform by its older name.
  expect(gaps).toEqual([
    {
      platform: 'zhipu',
      sourceUrl: 'https://bolt.example/why',
      sourceDomain: 'bolt.example',
      competitor: 'Bolt',
      promptHash: promptHash('Which tools are best?'),
      runId,
    },
  ]);
  await endRun(owner, [{ ...one, citations: ['https://press.example/a', 'https://bolt.example/why'] }]);
  expect(await told(owner, 'citation.discovered')).toHaveLength(4);
  await endRun(owner, [{ ...one, platform: 'kimi', citations: ['https://press.example/a'] }]);
  expect(await told(owner, 'citation.discovered')).toHaveLength(5);
  expect(await told(owner, 'citation.gap.alert')).toHaveLength(1);
});

test('a surge of negatives opens one incident, grows with its evidence, and opens anew after it was resolved', async () => {
  const owner = await ownerWith();
  const usual = { at: daysAgo(3), platform: 'kimi' as const, rank: 1 };
  const bad = { ...usual, at: daysAgo(0.5), sentiment: 'negative' as const };
  await endRun(owner, [...repeated(95, usual), ...repeated(5, { ...usual, sentiment: 'negative' })], daysAgo(2));
  expect(await told(owner, 'sentinel.triggered')).toEqual([]);

  await endRun(owner, repeated(10, bad));
  const incidents = () => database.knex('incidents').where({ account_id: owner.accountId }).orderBy('id');
  const [incident] = await incidents();
  expect(incident).toMatchObject({ type: 'negative_surge', status: 'open', severity: 'critical', evidence_count: 10 });
  expect(incident?.title).toBe('Surge of negative mentions: 10 in 24 hours, 0.4 a day before');
  expect(await told(owner, 'sentinel.triggered')).toEqual([
    {
      brandId: owner.brand.id,
      incidentId: incident?.id,
      severity: 'critical',
      type: 'negative_surge',
      title: incident?.title,
      openedAt: NOW.toISOString(),
    },
  ]);

  await endRun(owner, repeated(4, bad));
  expect(await incidents()).toMatchObject([{ id: incident?.id, evidence_count: 14 }]);
  expect(await told(owner, 'sentinel.triggered')).toHaveLength(1);

  await database
    .knex('incidents')
    .where({ account_id: owner.accountId })
    .update({ status: 'resolved', resolved_at: NOW });
  const later = new Date(NOW.getTime() + 3_600_000);
  await endRun(owner, repeated(1, usual), later);
  // What was dealt with is no news.
  expect(await incidents()).toHaveLength(1);
  await endRun(owner, repeated(8, { ...bad, at: new Date(NOW.getTime() + 1_800_000) }), later);
  expect(await incidents()).toMatchObject([{ status: 'resolved' }, { status: 'open', evidence_count: 8 }]);
  expect(await told(owner, 'sentinel.triggered')).toHaveLength(2);
});

test('a brand that is no longer named has collapsed', async () => {
  const owner = await ownerWith();
  const named = { at: daysAgo(20), platform: 'kimi' as const, rank: 1 };
  await endRun(owner, repeated(60, named), daysAgo(19));
  // Adaptive answers, and those to prompts that name the brand, are no measure of visibility.
  const ignored = [
    { ...named, at: daysAgo(1), adaptive: true },
    { ...named, at: daysAgo(1), discovery: false },
  ];
  await endRun(owner, [...repeated(30, { ...named, at: daysAgo(1), rank: 0 }), ...ignored]);
  const [incident] = await database.knex('incidents').where({ account_id: owner.accountId });
  expect(incident).toMatchObject({ type: 'rank_collapse', severity: 'critical', evidence_count: 1 });
  expect(incident?.title).toBe('Visibility fell to 0% in the last 7 days, from 100% in the 28 days before');
});

test('an imitator is told when first cited, and is high from the third citation', async () => {
  const owner = await ownerWith();
  await owner.brands.change(owner.accountId, owner.brand.id, { domains: ['acme-support.example'] });
  const cites = (url: string) => ({ at: NOW, platform: 'kimi' as const, rank: 1, citations: [url] });
  await endRun(owner, [cites('https://acme-login.com/a'), cites('https://acme-support.example/')]);
  expect(await told(owner, 'sentinel.triggered')).toMatchObject([{ type: 'impersonation', severity: 'medium' }]);
  await endRun(owner, [cites('https://acme-login.com/a'), cites('https://acme-login.com/b')]);
  const incidents = await database.knex('incidents').where({ account_id: owner.accountId });
  expect(incidents).toMatchObject([{ subject: 'acme-login.com', severity: 'high', evidence_count: 3 }]);
  expect(await told(owner, 'sentinel.triggered')).toHaveLength(1);
});

test('a change of ten points on a platform is told once', async () => {
  const owner = await ownerWith();
  const before = { at: daysAgo(9), platform: 'kimi' as const };
  const week = { at: daysAgo(2), platform: 'kimi' as const };
  await endRun(owner, [...repeated(6, { ...before, rank: 1 }), ...repeated(4, before)], daysAgo(9));
  await endRun(owner, [...repeated(8, { ...week, rank: 1 }), ...repeated(2, week)]);
  expect(await told(owner, 'priority.changed')).toEqual([
    { brandId: owner.brand.id, platform: 'kimi', before: 0.6, after: 0.8, delta: 0.2, observedAt: NOW.toISOString() },
  ]);
  await endRun(owner, [{ ...week, rank: 1 }]);
  expect(await told(owner, 'priority.changed')).toHaveLength(1);
});

test('a suggestion is measured once, 14 days after it was put into use', async () => {
  const owner = await ownerWith();
  const [aimed, other] = ['Which tools last?', 'Which tools are cheap?'];
  const id = newId();
  await database.knex('suggestions').insert({
    account_id: owner.accountId,
    id,
    brand_id: owner.brand.id,
    content: 'x',
    rewritten: 'y',
    expected_lift: '{}',
    prompt_hashes: [promptHash(aimed)],
    source: 'extractive',
    created_at: daysAgo(20),
    applied_at: daysAgo(15),
  });
  const answers = (days: number, prompt: string, mentions: number, misses: number): InventedAnswer[] => [
    ...repeated(mentions, { at: daysAgo(days), platform: 'kimi', prompt, rank: 1 }),
    ...repeated(misses, { at: daysAgo(days), platform: 'kimi', prompt }),
  ];
  await endRun(owner, [...answers(20, aimed, 10, 40), ...answers(20, other, 20, 30)], daysAgo(20));
  expect(await told(owner, 'uplift.measured')).toEqual([]);
  await endRun(owner, [...answers(10, aimed, 40, 10), ...answers(10, other, 20, 30)]);
  const [lift] = await told(owner, 'uplift.measured');
  expect(lift).toMatchObject({ suggestionId: id, metric: 'visibility', before: 0.2, after: 0.8 });
  expect(lift.lift).toBeCloseTo(0.6, 12);
  const [suggestion] = await database.knex('suggestions').where({ account_id: owner.accountId });
  expect(suggestion?.measured_at).toEqual(NOW);
  await endRun(owner, answers(9, aimed, 1, 0));
  expect(await told(owner, 'uplift.measured')).toHaveLength(1);
});

test('a brand that nobody watches any more is left alone', async () => {
  const owner = await ownerWith();
  await owner.brands.archive(owner.accountId, owner.brand.id);
  await endRun(owner, [{ at: NOW, platform: 'kimi', rank: 1, citations: ['https://press.example/'] }]);
  expect(await told(owner, 'citation.discovered')).toEqual([]);
});
