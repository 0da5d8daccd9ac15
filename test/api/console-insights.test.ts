import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { promptHash } from '../../src/prompts/index.ts';
import { newColleague, newOwner, type TestOwner } from '../support/console.ts';
import { bodyOf, useService } from '../support/service.ts';
import { type InventedAnswer, storeInvented } from '../support/stored-answers.ts';

const service = useService();

const DAY_MS = 86_400_000;
const today = new Date();
const daysAgo = (days: number): Date => new Date(today.getTime() - days * DAY_MS);
const date = (days: number): string => daysAgo(days).toISOString().slice(0, 10);

async function newBrand(owner: TestOwner, name = 'Acme') {
  await service.accounts.settings.setTier(owner.accountId, { kind: 'operator', id: null, ip: null }, 'scale');
  const json = { name, category: 'tools', website: 'https://acme.example' };
  return (await bodyOf(await owner.call('/console/api/brands', { json }))) as { id: string; name: string };
}

const ANSWERS: InventedAnswer[] = [
  {
    at: daysAgo(3),
    platform: 'kimi',
    prompt: 'A?',
    stage: 'awareness',
    rank: 1,
    sentiment: 'positive',
    competitors: { Bolt: 2, Crank: 0 },
  },
  {
    at: daysAgo(2),
    platform: 'glm',
    prompt: 'A?',
    stage: 'awareness',
    rank: 0,
    competitors: { Bolt: 1 },
    citations: ['https://one.example/1'],
  },
  {
    at: daysAgo(2),
    platform: 'kimi',
    prompt: 'B?',
    stage: 'desire',
    rank: 3,
    sentiment: 'negative',
    competitors: { Crank: 1 },
  },
  {
    at: daysAgo(1),
    platform: 'kimi',
    prompt: 'Is Acme good?',
    discovery: false,
    rank: 1,
    sentiment: 'negative',
    citations: ['https://acme.example/x'],
  },
  {
    at: daysAgo(1),
    platform: 'kimi',
    prompt: 'A?',
    stage: 'awareness',
    adaptive: true,
    rank: 2,
    sentiment: 'neutral',
    competitors: { Bolt: 1 },
  },
  { at: today, platform: 'qwen', prompt: 'A?', stage: 'awareness', failed: true },
  { at: daysAgo(31), platform: 'kimi', prompt: 'A?', rank: 1, sentiment: 'positive' },
];

describe('the answers behind a figure', () => {
  let owner: TestOwner;
  let brand: { id: string; name: string };
  const promptId = newId();

  beforeAll(async () => {
    owner = await newOwner(service);
    brand = await newBrand(owner);
    await service.knex('prompts').insert({
      account_id: owner.accountId,
      id: promptId,
      brand_id: brand.id,
      hash: promptHash('A?'),
      text: 'A?',
      language: 'en',
      stage: 'awareness',
      discovery: true,
      in_panel: true,
      source: 'pack',
      created_at: today,
    });
    await storeInvented(service.knex, { accountId: owner.accountId, brand }, ANSWERS);
    await storeInvented(service.knex, { accountId: owner.accountId, brand, partition: 'simulated' }, ANSWERS);
    // Of a run under way, and so in no figure yet.
    await storeInvented(service.knex, { accountId: owner.accountId, brand }, ANSWERS.slice(0, 2), { leaveOpen: true });
  });

  const list = async (query: string) => bodyOf(await owner.call(`/console/api/brands/${brand.id}/answers?${query}`));

  test.each([
    ['', 5],
    ['basis=visibility', 3],
    ['basis=visibility&mentioned=true', 2],
    ['basis=visibility&mentioned=false', 1],
    ['basis=visibility&platform=kimi', 2],
    ['basis=visibility&stage=awareness', 2],
    ['basis=visibility&competitor=Bolt', 2],
    ['basis=visibility&competitor=Crank', 1],
    ['basis=prompts', 4],
    ['basis=all&sentiment=negative', 2],
    ['sentiment=negative&platform=glm', 0],
    ['domain=one.example', 1],
    ['domain=nobody.example', 0],
    [`promptId=${promptId}`, 3],
    [`promptId=${newId()}`, 0],
    [`from=${date(2)}&to=${date(2)}`, 2],
    [`from=${date(40)}`, 6],
    [`to=${date(3)}`, 2],
  ])('%s: %i', async (query, total) => {
    const body = await list(query);
    expect(body.total).toBe(total);
    expect(body.answers).toHaveLength(total);
  });

  test('are as many as the figure says', async () => {
    const window = `from=${date(6)}&to=${date(0)}`;
    const series = await bodyOf(await owner.call(`/api/dashboard/visibility/timeseries?brand_id=${brand.id}&days=7`));
    expect((await list(`${window}&basis=visibility`)).total).toBe(series.total.answers);
    expect((await list(`${window}&basis=visibility&mentioned=true`)).total).toBe(series.total.mentions);
    const tone = await bodyOf(await owner.call(`/api/sentiment/overview?brand_id=${brand.id}&days=7`));
    expect((await list(`${window}&sentiment=negative`)).total).toBe(tone.total.negative);
  });

  test('come newest first, whole, and in pages that lose nothing', async () => {
    const whole = await list('');
    expect(whole.answers.map(({ answeredAt }: { answeredAt: string }) => answeredAt)).toEqual(
      [1, 1, 2, 2, 3].map((days) => daysAgo(days).toISOString()),
    );
    expect(whole.answers.at(-1)).toMatchObject({
      platform: 'kimi',
      prompt: 'A?',
      stage: 'awareness',
      discovery: true,
      adaptive: false,
      mentioned: true,
      rank: 1,
      sentiment: 'positive',
      competitors: [{ name: 'Bolt', rank: 2 }],
      citations: [],
    });
    const pages = [];
    let cursor = '';
    do {
      const page = await list(`limit=2${cursor}`);
      expect(page.total).toBe(5);
      pages.push(...page.answers);
      cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
    } while (cursor !== '');
    expect(pages).toEqual(whole.answers);
  });

  test.each(['basis=some', 'mentioned=maybe', 'from=2026-02-30', `from=${date(1)}&to=${date(2)}`, 'cursor=bm9wZQ'])(
    '%s is refused',
    async (query) => {
      expect((await owner.call(`/console/api/brands/${brand.id}/answers?${query}`)).status).toBe(400);
    },
  );

  test('are nobody else’s', async () => {
    const stranger = await newOwner(service);
    expect((await stranger.call(`/console/api/brands/${brand.id}/answers`)).status).toBe(404);
    expect((await stranger.call(`/console/api/brands/${brand.id}/answers/export`)).status).toBe(404);
    expect((await stranger.call(`/console/api/brands/${brand.id}/authority`)).status).toBe(404);
  });
});

describe('an export', () => {
  let owner: TestOwner;
  let brand: { id: string; name: string };

  beforeAll(async () => {
    owner = await newOwner(service);
    brand = await newBrand(owner);
  });

  test('is JSON Lines of the same answers, or a table', async () => {
    const own = await newBrand(owner, 'Tabled');
    const evil = '=HYPERLINK("https://evil.example","click")';
    await storeInvented(service.knex, { accountId: owner.accountId, brand: own }, [
      {
        at: daysAgo(1),
        platform: 'kimi',
        prompt: 'Which, "really"?\nNow',
        rank: 2,
        citations: ['https://a.example/1'],
        competitors: { Bolt: 1 },
        text: 'Line one\r\nline two',
      },
      { at: daysAgo(2), platform: 'kimi', prompt: evil, rank: 0 },
    ]);
    const listed = await bodyOf(await owner.call(`/console/api/brands/${own.id}/answers`));
    const lines = await owner.call(`/console/api/brands/${own.id}/answers/export?format=jsonl`);
    expect(lines.headers.get('content-type')).toMatch(/^application\/jsonl/);
    expect(
      (await lines.text())
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(listed.answers);
    const table = await owner.call(`/console/api/brands/${own.id}/answers/export?texts=true`);
    expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(table.headers.get('content-disposition')).toBe(`attachment; filename="answers-${date(29)}-${date(0)}.csv"`);
    const [head = [], first = [], second = [], ...rest] = parseCsv(await table.text());
    expect(rest).toEqual([]);
    const field = (row: string[], name: string) => row[head.indexOf(name)];
    expect(head.at(-1)).toBe('text');
    expect(field(first, 'prompt')).toBe('Which, "really"?\nNow');
    expect(field(first, 'text')).toBe('Line one\r\nline two');
    expect(field(first, 'rank')).toBe('2');
    expect(JSON.parse(field(first, 'citations') ?? '')).toEqual(['https://a.example/1']);
    expect(JSON.parse(field(first, 'competitors') ?? '')).toEqual([{ name: 'Bolt', rank: 1 }]);
    // Not known is empty, and no cell is a formula.
    expect(field(second, 'sentiment')).toBe('');
    expect(field(second, 'prompt')).toBe(`'${evil}`);
    expect(field(second, 'position')).toBe('-1');
  });

  test('of nothing has its headings, or no line', async () => {
    const empty = await newBrand(owner, 'Empty');
    const table = await owner.call(`/console/api/brands/${empty.id}/answers/export`);
    expect(parseCsv(await table.text())).toHaveLength(1);
    const lines = await owner.call(`/console/api/brands/${empty.id}/answers/export?format=jsonl`);
    expect(await lines.text()).toBe('');
  });

  test('has every answer once, over many batches and with ties, and is in the audit log', async () => {
    await manyAnswers(owner.accountId, brand.id, 2_345);
    const response = await owner.call(`/console/api/brands/${brand.id}/answers/export?format=jsonl`);
    const ids = (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).id);
    expect(ids).toHaveLength(2_345);
    expect(new Set(ids).size).toBe(2_345);
    const { entries } = await bodyOf(await owner.call('/console/api/audit-log'));
    expect(entries[0]).toMatchObject({
      action: 'answers.exported',
      target: { kind: 'brand', id: brand.id },
      details: { format: 'jsonl' },
    });
  });
});

/** Answers of one run, many at the same moment, without the detour through the service's own path. */
async function manyAnswers(accountId: string, brandId: string, count: number): Promise<void> {
  const runId = newId();
  const at = daysAgo(1);
  const bindings = { accountId, brandId, runId, at, count };
  await service.knex.raw(
    `insert into runs (account_id, id, kind, brand_id, subject_id, brand_name, status, platforms, created_at, completed_at)
     values (:accountId, :runId, 'probe', :brandId, :brandId, 'Acme', 'completed', '{kimi}', :at, :at)`,
    bindings,
  );
  await service.knex.raw(
    `insert into run_questions (account_id, run_id, ordinal, text, hash, language, stage, discovery)
     values (:accountId, :runId, 0, 'A?', 'hash', 'en', 'interest', true)`,
    bindings,
  );
  await service.knex.raw(
    `insert into asks (account_id, run_id, ordinal, platform, sample, state, finished_at)
     select :accountId, :runId, 0, 'kimi', n, 'answered', :at from generate_series(1, :count::integer) n`,
    bindings,
  );
  await service.knex.raw(
    `insert into answers (account_id, id, run_id, ordinal, platform, sample, text, model, latency_ms, asked_at, answered_at)
     select :accountId, gen_random_uuid(), :runId, 0, 'kimi', n, 'text', 'model', 1, :at, cast(:at as timestamptz) - (n % 3) * interval '1 hour'
       from generate_series(1, :count::integer) n`,
    bindings,
  );
  await service.knex.raw(
    `insert into analyses (account_id, subject_id, answer_id, run_id, ordinal, platform, prompt_hash, stage, language, discovery,
                           mentioned, position, rank, sentiment, snippet, answered_at)
     select account_id, :brandId, id, run_id, 0, 'kimi', 'hash', 'interest', 'en', true, false, -1, 0, null, '', answered_at
       from answers where account_id = :accountId and run_id = :runId`,
    bindings,
  );
}

describe('incidents', () => {
  const incidentOf = (accountId: string, brandId: string, more = {}) => ({
    account_id: accountId,
    id: newId(),
    brand_id: brandId,
    type: 'impersonation',
    subject: newId(),
    severity: 'high' as const,
    title: 'An imitation',
    evidence_count: 1,
    opened_at: today,
    updated_at: today,
    ...more,
  });

  test('go from open to investigating to resolved, by whom it may, with an entry in the audit log for each step', async () => {
    const owner = await newOwner(service);
    const brand = await newBrand(owner);
    const incident = incidentOf(owner.accountId, brand.id);
    await service.knex('incidents').insert(incident);
    const { answerIds } = await storeInvented(service.knex, { accountId: owner.accountId, brand }, [
      { at: today, platform: 'kimi' },
    ]);
    await service.knex('incident_evidence').insert([
      {
        account_id: owner.accountId,
        incident_id: incident.id,
        id: newId(),
        subject: 'a',
        answer_id: answerIds[0] ?? null,
        platform: 'kimi',
        observed_at: today,
      },
      {
        account_id: owner.accountId,
        incident_id: incident.id,
        id: newId(),
        subject: 'b',
        answer_id: newId(),
        source_url: 'https://acme.top/',
        observed_at: daysAgo(1),
      },
    ]);
    const path = `/console/api/incidents/${incident.id}`;
    const found = await bodyOf(await owner.call(path));
    expect(found).toMatchObject({ status: 'open', investigatedAt: null, resolvedAt: null });
    // An answer that is no longer kept is not linked to.
    expect(found.evidence.map(({ answerId, sourceUrl }: never) => [answerId, sourceUrl])).toEqual([
      [answerIds[0], null],
      [null, 'https://acme.top/'],
    ]);

    const [viewer, member] = [
      await newColleague(service, owner, 'viewer'),
      await newColleague(service, owner, 'member'),
    ];
    expect((await viewer.call(path)).status).toBe(200);
    expect((await viewer.call(`${path}/investigation`, { method: 'POST' })).status).toBe(403);
    const taken = await bodyOf(await member.call(`${path}/investigation`, { method: 'POST' }));
    expect(taken).toMatchObject({ status: 'investigating', investigatedAt: expect.any(String), resolvedAt: null });
    expect((await member.call(`${path}/investigation`, { method: 'POST' })).status).toBe(409);
    const closed = await bodyOf(await owner.call(`${path}/resolution`, { method: 'POST' }));
    expect(closed).toMatchObject({
      status: 'resolved',
      resolvedBy: owner.userId,
      investigatedBy: taken.investigatedBy,
    });
    expect((await owner.call(`${path}/resolution`, { method: 'POST' })).status).toBe(409);
    expect((await owner.call(`${path}/investigation`, { method: 'POST' })).status).toBe(409);

    const { entries } = await bodyOf(await owner.call('/console/api/audit-log'));
    expect(entries.slice(0, 2).map(({ action, details }: never) => [action, details])).toEqual([
      ['incident.resolved', { before: 'investigating' }],
      ['incident.investigated', { before: 'open' }],
    ]);
  });

  test('resolved twice at the same time are resolved once', async () => {
    const owner = await newOwner(service);
    const brand = await newBrand(owner);
    const incident = incidentOf(owner.accountId, brand.id);
    await service.knex('incidents').insert(incident);
    const resolve = () => owner.call(`/console/api/incidents/${incident.id}/resolution`, { method: 'POST' });
    const statuses = (await Promise.all([resolve(), resolve(), resolve()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });

  test('are listed newest first, of one brand or all, and are nobody else’s', async () => {
    const [owner, stranger] = [await newOwner(service), await newOwner(service)];
    const [one, two] = [await newBrand(owner), await newBrand(owner, 'Other')];
    const incidents = [
      incidentOf(owner.accountId, one.id, { title: 'first' }),
      incidentOf(owner.accountId, two.id, { title: 'second', severity: 'low' }),
      incidentOf(owner.accountId, one.id, { title: 'third', status: 'resolved', resolved_at: today }),
      incidentOf(owner.accountId, one.id, { title: 'simulated', partition: 'simulated' }),
    ];
    await service.knex('incidents').insert(incidents);
    const titles = async (query: string) => {
      const { incidents } = await bodyOf(await owner.call(`/console/api/incidents${query}`));
      return incidents.map(({ title }: { title: string }) => title);
    };
    expect(await titles('')).toEqual(['third', 'second', 'first']);
    expect(await titles(`?brandId=${one.id}`)).toEqual(['third', 'first']);
    expect(await titles('?status=open&severity=high')).toEqual(['first']);
    expect(await titles('?limit=1')).toEqual(['third']);
    expect((await stranger.call(`/console/api/incidents/${incidents[0]?.id}`)).status).toBe(404);
    expect(
      (await stranger.call(`/console/api/incidents/${incidents[0]?.id}/resolution`, { method: 'POST' })).status,
    ).toBe(404);
    expect((await stranger.call(`/console/api/incidents?brandId=${one.id}`)).status).toBe(404);
    expect((await owner.call(`/console/api/incidents/${incidents[3]?.id}`)).status).toBe(404);
  });
});

test('the course of the authority scores is oldest first', async () => {
  const owner = await newOwner(service);
  const brand = await newBrand(owner);
  const score = (days: number, geo: number | null) => ({
    account_id: owner.accountId,
    brand_id: brand.id,
    scored_at: daysAgo(days),
    geo_score: geo,
    answers: 3,
  });
  await service.knex('authority_snapshots').insert([score(1, 60), score(5, 50), score(100, 40), score(9, null)]);
  const { scores } = await bodyOf(await owner.call(`/console/api/brands/${brand.id}/authority?days=30`));
  expect(scores.map(({ geoScore }: { geoScore: number | null }) => geoScore)).toEqual([null, 50, 60]);
});

describe('domains that answers cite', () => {
  const cited = (days: number, platform: 'kimi' | 'glm', rank: number, ...citations: string[]): InventedAnswer => ({
    at: daysAgo(days),
    platform,
    prompt: `${platform} ${days}?`,
    rank,
    citations,
  });
  let owner: TestOwner;
  let path: string;
  beforeAll(async () => {
    owner = await newOwner(service);
    const brand = await newBrand(owner);
    path = `/console/api/brands/${brand.id}/cited-domains`;
    await storeInvented(service.knex, { accountId: owner.accountId, brand }, [
      cited(1, 'kimi', 1, 'https://one.example/a', 'https://one.example/b', 'https://acme.example/x'),
      cited(2, 'glm', 0, 'https://one.example/a'),
      cited(3, 'glm', 0, 'https://two.example/a'),
      cited(4, 'kimi', 2),
      cited(40, 'kimi', 1, 'https://long-ago.example/'),
    ]);
  });

  test('most cited first, each with its answers and platforms; those of the brand are marked', async () => {
    const body = await bodyOf(await owner.call(path));
    expect(body).toMatchObject({ window: { days: 30, from: date(29), to: date(0) }, answers: 4, total: 3 });
    const one = { domain: 'one.example', own: false, citations: 3, answers: 2, mentionAnswers: 1 };
    const single = { citations: 1, answers: 1 };
    expect(body.domains).toEqual([
      { ...one, platforms: ['glm', 'kimi'] },
      { domain: 'acme.example', own: true, ...single, mentionAnswers: 1, platforms: ['kimi'] },
      { domain: 'two.example', own: false, ...single, mentionAnswers: 0, platforms: ['glm'] },
    ]);
  });

  test('narrowed by platform, limit and days', async () => {
    const ofPlatform = await bodyOf(await owner.call(`${path}?platform=glm&limit=1`));
    expect(ofPlatform).toMatchObject({ answers: 2, total: 2, domains: [{ domain: 'one.example', citations: 1 }] });
    expect(ofPlatform.domains).toHaveLength(1);
    expect((await bodyOf(await owner.call(`${path}?days=60`))).total).toBe(4);
  });

  test('no answers: an empty list; of a stranger: unknown', async () => {
    const other = await newOwner(service);
    const brand = await newBrand(other);
    const empty = await bodyOf(await other.call(`/console/api/brands/${brand.id}/cited-domains`));
    expect(empty).toMatchObject({ answers: 0, total: 0, domains: [] });
    expect((await other.call(path)).status).toBe(404);
  });
});

/** RFC 4180, as a reader of ours would never be written: to see that ours is what others expect. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  const row: string[] = [];
  const fields = text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g);
  for (const [, quoted, plain = '', end] of fields) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') rows.push(row.splice(0));
  }
  return rows;
}
