import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { snapshotAuthority } from '../../src/insights/authority/score-store.ts';
import { bodyOf, type TestKey, useService } from '../support/service.ts';
import { type InventedAnswer, storeInvented } from '../support/stored-answers.ts';

const service = useService();

const DAY_MS = 86_400_000;
const today = new Date();
const daysAgo = (days: number): Date => new Date(today.getTime() - days * DAY_MS);

async function newBrand(website: string | null = 'https://www.acme.example') {
  const key = await service.key({ tier: 'starter' });
  const json = { name: 'Acme', category: 'tools', ...(website === null ? {} : { website }) };
  const { brand } = await bodyOf(await key.call('/api/v1/brands', { json }));
  return { key, brand: brand as { id: string; name: string }, accountId: key.accountId };
}

const read = async (key: TestKey, path: string) => {
  const response = await key.call(path);
  return { status: response.status, body: await bodyOf(response) };
};

const cited = (at: Date, platform: InventedAnswer['platform'], citations: string[], rank = 0): InventedAnswer => ({
  at,
  platform,
  citations,
  rank,
});

describe('citations', () => {
  test('are each once for brand, platform and address, newest first, with the total of all pages', async () => {
    const { key, brand, accountId } = await newBrand();
    const owner = { accountId, brand };
    await storeInvented(service.knex, owner, [
      cited(daysAgo(6.9), 'kimi', ['https://a.example/1']),
      cited(daysAgo(5), 'kimi', ['https://b.example/1', 'https://a.example/1']),
      cited(daysAgo(4), 'glm', ['https://a.example/1']),
      cited(daysAgo(7.1), 'kimi', ['https://old.example/']),
      cited(daysAgo(1), 'kimi', ['https://old.example/']),
    ]);
    const { body } = await read(key, `/api/v1/citations?brandId=${brand.id}`);
    expect(body).toMatchObject({ total: 3, windowDays: 7, nextCursor: null });
    expect(body.citations.map(({ platform, sourceUrl }: never) => [platform, sourceUrl])).toEqual([
      ['glm', 'https://a.example/1'],
      ['kimi', 'https://b.example/1'],
      ['kimi', 'https://a.example/1'],
    ]);
    expect(body.citations[2]).toMatchObject({
      brandId: brand.id,
      sourceDomain: 'a.example',
      discoveredAt: daysAgo(6.9).toISOString(),
      context: 'See https://a.example/1',
    });
    const ofGlm = await read(key, `/api/v1/citations?brandId=${brand.id}&platform=glm`);
    expect(ofGlm.body.total).toBe(1);
    const longer = await read(key, `/api/v1/citations?brandId=${brand.id}&days=90`);
    expect(longer.body.total).toBe(4);
  });

  test('come in pages that lose and repeat nothing, also where many were found at one moment', async () => {
    const { key, brand, accountId } = await newBrand();
    const urls = Array.from({ length: 23 }, (_, at) => `https://s.example/${at}`);
    await storeInvented(service.knex, { accountId, brand }, [cited(daysAgo(1), 'kimi', urls)]);
    const seen: string[] = [];
    let cursor = '';
    for (let page = 0; page < 5 && (page === 0 || cursor !== ''); page += 1) {
      const { body } = await read(key, `/api/v1/citations?brandId=${brand.id}&limit=7${cursor}`);
      expect(body.total).toBe(23);
      seen.push(...body.citations.map(({ sourceUrl }: { sourceUrl: string }) => sourceUrl));
      cursor = body.nextCursor === null ? '' : `&cursor=${body.nextCursor}`;
    }
    expect(seen.toSorted()).toEqual(urls.toSorted());
    expect(cursor).toBe('');
  });

  test('have addresses as the standard wants them, whatever a browser would let pass', async () => {
    const { key, brand, accountId } = await newBrand();
    const odd = 'https://odd.example/a|b/[x]?q={1}|2^3&p=50%&u=é';
    await storeInvented(service.knex, { accountId, brand }, [cited(today, 'kimi', [odd])]);
    const { status, body } = await read(key, `/api/v1/citations?brandId=${brand.id}`);
    expect(status).toBe(200);
    expect(body.citations[0].sourceUrl).toBe('https://odd.example/a%7Cb/%5Bx%5D?q=%7B1%7D%7C2%5E3&p=50%25&u=%C3%A9');
  });

  test.each(['days=0', 'days=91', 'limit=0', 'limit=1001', 'platform=zhipu', 'cursor=bm9wZQ', 'cursor=%20'])(
    '%s is refused',
    async (query) => {
      const { key, brand } = await newBrand();
      expect((await read(key, `/api/v1/citations?brandId=${brand.id}&${query}`)).status).toBe(400);
    },
  );
});

describe('authority', () => {
  test('is unknown for a brand without answers', async () => {
    const { key, brand } = await newBrand();
    const { body } = await read(key, `/api/v1/authority?brandId=${brand.id}`);
    expect(body).toEqual({
      brandId: brand.id,
      scoredAt: expect.any(String),
      geoScore: null,
      eeatScore: null,
      citationDensity: null,
      subscores: { experience: null, expertise: null, authoritativeness: null, trustworthiness: null },
      trend7d: null,
      answers: 0,
      mentions: 0,
    });
  });

  test('follows its definitions', async () => {
    const { key, brand, accountId } = await newBrand();
    const answers: InventedAnswer[] = [
      // Mentions the brand and cites its site and a forum.
      {
        at: daysAgo(2),
        platform: 'kimi',
        rank: 1,
        sentiment: 'positive',
        competitors: { Bolt: 2 },
        citations: ['https://acme.example/x', 'https://www.zhihu.com/q/1'],
      },
      // Mentions it badly, citing an encyclopaedia and a page of nobody.
      {
        at: daysAgo(2),
        platform: 'glm',
        rank: 3,
        sentiment: 'negative',
        competitors: { Bolt: 1 },
        citations: ['https://zh.wikipedia.org/wiki/A', 'https://n.example/'],
      },
      // Does not mention it: its sources speak for nobody.
      { at: daysAgo(2), platform: 'qwen', rank: 0, competitors: { Bolt: 1 }, citations: ['https://www.reuters.com/1'] },
      // More than 30 days ago.
      { at: daysAgo(31), platform: 'qwen', rank: 1, citations: ['https://www.bbc.com/1'] },
    ];
    await storeInvented(service.knex, { accountId, brand: { ...brand, website: 'https://www.acme.example' } }, answers);
    const incident = {
      account_id: accountId,
      brand_id: brand.id,
      type: 'rank_collapse',
      title: 't',
      opened_at: today,
      updated_at: today,
    };
    await service.knex('incidents').insert([
      { ...incident, id: newId(), subject: 'a', severity: 'high', status: 'investigating' },
      { ...incident, id: newId(), subject: 'b', severity: 'medium' },
      { ...incident, id: newId(), subject: 'c', severity: 'critical', status: 'resolved', resolved_at: today },
    ]);
    const { body } = await read(key, `/api/v1/authority?brandId=${brand.id}`);
    expect(body).toMatchObject({ answers: 3, mentions: 2, citationDensity: 2 });
    // Wilson lower bound of 2 in 3: 0.207659601; ranks 1 and 3: (1 + 1/2) / 2; tone 1/2; own site in 1 of 3; voice 2 of 5.
    const geo = 100 * (0.4 * 0.207659601 + 0.2 * 0.75 + 0.15 * 0.5 + 0.15 / 3 + 0.1 * 0.4);
    expect(body.geoScore).toBeCloseTo(geo, 5);
    // zhihu.com, wikipedia.org (twice) and n.example: D = 4.
    const authoritativeness = 100 * (1 - Math.exp(-0.4));
    expect(body.subscores).toEqual({
      experience: 50,
      expertise: 50,
      authoritativeness: expect.closeTo(authoritativeness, 9),
      trustworthiness: 40,
    });
    expect(body.eeatScore).toBeCloseTo((50 + 50 + authoritativeness + 40) / 4, 9);
    // 7 days ago, the answer of 31 days ago was in the window, and it alone.
    const before = 100 * (0.4 * 0.206549314 + 0.2 * 1 + 0.15 * 0.5 + 0.15 * 0 + 0.1 * 1);
    expect(body.trend7d).toBeCloseTo(geo - before, 3);
  });

  test('knows no expertise of a brand without a site, and takes declared domains for its own', async () => {
    const { key, brand, accountId } = await newBrand(null);
    await storeInvented(service.knex, { accountId, brand }, [
      { at: today, platform: 'kimi', rank: 1, citations: ['https://acme.shop/'] },
    ]);
    const before = await read(key, `/api/v1/authority?brandId=${brand.id}`);
    expect(before.body.subscores).toMatchObject({
      expertise: null,
      authoritativeness: expect.closeTo(100 * (1 - Math.exp(-0.1)), 9),
    });
    await service.service.brands.change(accountId, brand.id, { domains: ['acme.shop'] });
    const after = await read(key, `/api/v1/authority?brandId=${brand.id}`);
    expect(after.body.subscores.authoritativeness).toBe(0);
  });

  test('is kept when a run ends, once for each moment', async () => {
    const { brand, accountId } = await newBrand();
    await storeInvented(service.knex, { accountId, brand }, [{ at: today, platform: 'kimi', rank: 1 }]);
    const found = await service.service.brands.find(accountId, brand.id);
    if (found === null) throw new Error('the brand is gone');
    const scope = { accountId, brandId: brand.id, partition: 'live' as const };
    await service.knex.transaction((trx) => snapshotAuthority(trx, scope, found, today));
    await service.knex.transaction((trx) => snapshotAuthority(trx, scope, found, today));
    const rows = await service.knex('authority_snapshots').where({ account_id: accountId });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ answers: 1, eeat_score: expect.any(Number), trend_7d: null });
  });
});

describe('incidents', () => {
  test('are unresolved ones unless asked otherwise, most severe first', async () => {
    const { key, brand, accountId } = await newBrand();
    const incident = (severity: 'low' | 'medium' | 'critical', opened: Date, more = {}) => ({
      account_id: accountId,
      id: newId(),
      brand_id: brand.id,
      type: 'impersonation',
      subject: newId(),
      severity,
      title: severity,
      evidence_count: 2,
      opened_at: opened,
      updated_at: opened,
      ...more,
    });
    await service
      .knex('incidents')
      .insert([
        incident('low', today),
        incident('medium', daysAgo(3), { status: 'investigating' }),
        incident('medium', daysAgo(2)),
        incident('critical', daysAgo(9)),
        incident('critical', today, { status: 'resolved', resolved_at: today }),
      ]);
    const list = async (query = '') => {
      const { body } = await read(key, `/api/v1/sentinel/incidents?brandId=${brand.id}${query}`);
      expect(body.total).toBe(body.incidents.length);
      return body.incidents.map(({ severity, status }: never) => `${severity} ${status}`);
    };
    expect(await list()).toEqual(['critical open', 'medium open', 'medium investigating', 'low open']);
    expect(await list('&status=resolved')).toEqual(['critical resolved']);
    expect(await list('&severity=medium')).toEqual(['medium open', 'medium investigating']);
    expect(await list('&severity=medium&status=open')).toEqual(['medium open']);
    expect((await read(key, `/api/v1/sentinel/incidents?brandId=${brand.id}&status=closed`)).status).toBe(400);
  });
});

test.each(['/api/v1/citations', '/api/v1/authority', '/api/v1/sentinel/incidents'])(
  '%s is a 404 for what the account does not monitor',
  async (path) => {
    const [mine, theirs] = await Promise.all([newBrand(), newBrand()]);
    expect((await read(mine.key, `${path}?brandId=${theirs.brand.id}`)).status).toBe(404);
    expect((await read(mine.key, `${path}?brandId=${newId()}`)).status).toBe(404);
    expect((await read(mine.key, `${path}?brandId=x`)).status).toBe(400);
    expect((await read(mine.key, path)).status).toBe(400);
  },
);

test('a test key sees the simulator’s answers, on a brand of its own', async () => {
  const key = await service.key({ test: true, tier: 'scale' });
  const { brand } = await bodyOf(
    await key.call('/api/v1/brands', { json: { name: 'Linear', category: 'project management software' } }),
  );
  const { runId } = await bodyOf(
    await key.call('/api/v1/probes', { json: { brandId: brand.id, platforms: ['perplexity'] } }),
  );
  await expect
    .poll(async () => (await read(key, `/api/v1/probes/${runId}`)).body.status, { timeout: 20_000 })
    .toBe('completed');
  const { body } = await read(key, `/api/v1/citations?brandId=${brand.id}`);
  expect(body.total).toBeGreaterThan(0);
  const authority = await read(key, `/api/v1/authority?brandId=${brand.id}`);
  expect(authority.body.answers).toBe(20);
  expect(authority.body.geoScore).toBeGreaterThan(0);
  // The score as it was when the run ended has been kept.
  const kept = await service.knex('authority_snapshots').where({ brand_id: brand.id }).select('partition', 'geo_score');
  expect(kept).toEqual([{ partition: 'simulated', geo_score: authority.body.geoScore }]);
});
