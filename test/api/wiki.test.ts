import { describe, expect, test } from 'vitest';
import { newOwner, type TestOwner } from '../support/console.ts';
import { bodyOf, useService } from '../support/service.ts';

const service = useService({ platforms: [] });

async function brandOf(owner: TestOwner): Promise<string> {
  const brand = await bodyOf(
    await owner.call('/console/api/brands', { json: { name: '蔚来', category: '新能源汽车' } }),
  );
  return brand.id;
}

const RANGE = { attribute: 'CLTC 续航', value: '560 公里', sourceUrl: 'https://www.nio.cn/et5' };

/** The events of the account, oldest first, as its endpoints get them. */
async function eventsOf({ accountId }: TestOwner) {
  const rows = await service
    .knex('events')
    .where({ account_id: accountId })
    .orderBy('id')
    .select('type', 'payload_direct as payload');
  return rows.map(({ type, payload }) => ({ type, ...JSON.parse(String(payload)) }));
}

describe('the pages of a brand', () => {
  test('are created, changed, listed and archived, each save with its events', async () => {
    const owner = await newOwner(service);
    const brandId = await brandOf(owner);
    const pages = `/console/api/brands/${brandId}/wiki-pages`;
    const created = await owner.call(pages, { json: { title: 'ET5 资料', body: '换电站 2400 座。', facts: [RANGE] } });
    expect(created.status).toBe(201);
    const page = await bodyOf(created);
    expect(created.headers.get('location')).toBe(`/console/api/wiki-pages/${page.id}`);
    expect(page).toMatchObject({
      brandId,
      slug: 'et5-资料',
      revision: 1,
      updatedBy: owner.userId,
      facts: [{ ...RANGE, subject: '蔚来', sourceTitle: null, asOf: null }],
      issues: [
        { rule: 'unsourced_claim', severity: 'medium', field: 'body', position: 0 },
        { rule: 'missing_field', severity: 'low', field: 'facts[0]' },
      ],
    });
    const path = `/console/api/wiki-pages/${page.id}`;
    const json = {
      revision: 1,
      body: '换电站 2400 座，据公司年报数据。',
      facts: [{ ...RANGE, asOf: new Date().toISOString().slice(0, 10) }],
    };
    const changed = await bodyOf(await owner.call(path, { method: 'PATCH', json }));
    expect(changed).toMatchObject({ revision: 2, title: 'ET5 资料', body: json.body, issues: [] });
    expect(await bodyOf(await owner.call(path))).toEqual(changed);
    expect((await bodyOf(await owner.call(pages))).pages).toMatchObject([{ id: page.id, revision: 2, openIssues: 0 }]);
    const { revisions } = await bodyOf(await owner.call(`${path}/revisions`));
    expect(revisions).toMatchObject([
      { revision: 2, body: json.body },
      { revision: 1, body: '换电站 2400 座。' },
    ]);
    expect((await eventsOf(owner)).map(({ type, brandId: of, data }) => ({ type, of, ...data }))).toMatchObject([
      {
        type: 'wiki.page.created',
        of: brandId,
        pageId: page.id,
        title: 'ET5 资料',
        revision: 1,
        updatedBy: owner.userId,
      },
      {
        type: 'lint.issue.detected',
        of: brandId,
        pageId: page.id,
        issueId: page.issues[0].id,
        rule: 'unsourced_claim',
        position: 0,
      },
      { type: 'lint.issue.detected', issueId: page.issues[1].id, rule: 'missing_field' },
      { type: 'wiki.page.updated', pageId: page.id, revision: 2 },
    ]);
    const { archivedAt } = await bodyOf(await owner.call(`${path}/archive`, { json: {} }));
    expect(archivedAt).toEqual(expect.any(String));
    expect((await owner.call(path)).status).toBe(404);
    expect((await owner.call(`${path}/archive`, { json: {} })).status).toBe(404);
    expect((await bodyOf(await owner.call(pages))).pages).toEqual([]);
    const { entries } = await bodyOf(await owner.call('/console/api/audit-log'));
    expect(entries.map(({ action }: { action: string }) => action).slice(0, 3)).toEqual([
      'wiki_page.archived',
      'wiki_page.changed',
      'wiki_page.created',
    ]);
  });

  test('of two who change the same revision one is told so, and nothing of it is lost', async () => {
    const owner = await newOwner(service);
    const { id } = await bodyOf(
      await owner.call(`/console/api/brands/${await brandOf(owner)}/wiki-pages`, { json: { title: 'ET5' } }),
    );
    const change = (body: string, revision: number) =>
      owner.call(`/console/api/wiki-pages/${id}`, { method: 'PATCH', json: { revision, body } });
    const responses = await Promise.all([change('一。', 1), change('二。', 1), change('三。', 1)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect((await bodyOf(refused as Response)).error.details).toEqual([
      { path: 'body.revision', message: 'must be 2' },
    ]);
    expect((await bodyOf(await owner.call(`/console/api/wiki-pages/${id}`))).revision).toBe(2);
    expect((await change('四。', 2)).status).toBe(200);
    expect((await eventsOf(owner)).filter(({ type }) => type === 'wiki.page.updated')).toHaveLength(2);
  });

  test('have addresses of their own, free again once archived', async () => {
    const owner = await newOwner(service);
    const pages = `/console/api/brands/${await brandOf(owner)}/wiki-pages`;
    const first = await bodyOf(await owner.call(pages, { json: { title: 'ET5' } }));
    expect((await owner.call(pages, { json: { title: 'et5!' } })).status).toBe(409);
    const second = await bodyOf(await owner.call(pages, { json: { title: 'ET5', slug: 'second' } }));
    const rename = { method: 'PATCH', json: { revision: 1, slug: 'ET5' } };
    expect((await owner.call(`/console/api/wiki-pages/${second.id}`, rename)).status).toBe(409);
    await owner.call(`/console/api/wiki-pages/${first.id}/archive`, { json: {} });
    expect((await bodyOf(await owner.call(`/console/api/wiki-pages/${second.id}`, rename))).slug).toBe('et5');
  });
});

describe('the lint', () => {
  test('sees what one page does to another, and tells each issue once', async () => {
    const owner = await newOwner(service);
    const pages = `/console/api/brands/${await brandOf(owner)}/wiki-pages`;
    const asOf = new Date().toISOString().slice(0, 10);
    const one = await bodyOf(
      await owner.call(pages, { json: { title: 'One', body: '见 [[two]]。', facts: [{ ...RANGE, asOf }] } }),
    );
    expect(one.issues).toMatchObject([{ rule: 'broken_link', position: 2 }]);
    const two = await bodyOf(
      await owner.call(pages, {
        json: { title: 'Two', body: '见 [[one]]。', facts: [{ ...RANGE, value: '710 公里', asOf }] },
      }),
    );
    expect(two.issues).toMatchObject([{ rule: 'contradiction', severity: 'high', field: 'facts[0]' }]);
    const read = async (id: string) => bodyOf(await owner.call(`/console/api/wiki-pages/${id}`));
    // The link leads somewhere by now; the contradiction is on both pages.
    expect((await read(one.id)).issues).toMatchObject([{ rule: 'contradiction' }]);
    await owner.call(`/console/api/wiki-pages/${one.id}`, {
      method: 'PATCH',
      json: { revision: 1, body: '也见 [[two]]。' },
    });
    const told = (await eventsOf(owner))
      .filter(({ type }) => type === 'lint.issue.detected')
      .map(({ data }) => data.rule);
    expect(told).toEqual(['broken_link', 'contradiction', 'contradiction']);
    await owner.call(`/console/api/wiki-pages/${two.id}/archive`, { json: {} });
    expect((await read(one.id)).issues).toMatchObject([{ rule: 'broken_link' }]);
  });

  test('finds what has grown old since the page was saved', async () => {
    const owner = await newOwner(service);
    const pages = `/console/api/brands/${await brandOf(owner)}/wiki-pages`;
    const asOf = new Date(Date.now() - 179 * 86_400_000).toISOString().slice(0, 10);
    const { id, issues } = await bodyOf(
      await owner.call(pages, { json: { title: 'ET5', body: '支持换电。', facts: [{ ...RANGE, asOf }] } }),
    );
    expect(issues).toEqual([]);
    service.advanceClock(3 * 86_400_000);
    await owner.signIn();
    const linted = await bodyOf(await owner.call(`/console/api/wiki-pages/${id}/lint`, { json: {} }));
    expect(linted.issues).toMatchObject([{ rule: 'stale_date', severity: 'medium' }]);
    expect((await eventsOf(owner)).at(-1)).toMatchObject({
      type: 'lint.issue.detected',
      data: { rule: 'stale_date', pageId: id },
    });
  });
});

describe('facts of the pages', () => {
  test('are facts of rewrites about the brand', async () => {
    const owner = await newOwner(service);
    const brandId = await brandOf(owner);
    const json = { text: '蔚来 ET5 支持换电。', brand: '蔚来' };
    const evidence = async () => (await bodyOf(await owner.call('/api/aeo/rewrite', { json }))).section_2_evidence;
    expect(await evidence()).toEqual([]);
    await owner.call(`/console/api/brands/${brandId}/wiki-pages`, { json: { title: 'ET5', facts: [RANGE] } });
    expect(await evidence()).toEqual(['蔚来 CLTC 续航 560 公里。']);
  });
});

test('pages of another account are not found', async () => {
  const [owner, stranger] = [await newOwner(service), await newOwner(service)];
  const brandId = await brandOf(owner);
  const { id } = await bodyOf(
    await owner.call(`/console/api/brands/${brandId}/wiki-pages`, { json: { title: 'ET5' } }),
  );
  for (const request of [
    stranger.call(`/console/api/brands/${brandId}/wiki-pages`),
    stranger.call(`/console/api/brands/${brandId}/wiki-pages`, { json: { title: 'X' } }),
    stranger.call(`/console/api/wiki-pages/${id}`),
    stranger.call(`/console/api/wiki-pages/${id}`, { method: 'PATCH', json: { revision: 1, body: 'x' } }),
    stranger.call(`/console/api/wiki-pages/${id}/archive`, { json: {} }),
    stranger.call(`/console/api/wiki-pages/${id}/lint`, { json: {} }),
    stranger.call(`/console/api/wiki-pages/${id}/revisions`),
  ])
    expect((await request).status).toBe(404);
});
