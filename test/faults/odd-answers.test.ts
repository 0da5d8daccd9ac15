import { describe, expect, test } from 'vitest';
import type { ReplayAnswer } from '../../src/platforms/simulator/index.ts';
import { discoveryPrompts } from '../../src/prompts/index.ts';
import { bodyOf, useService } from '../support/service.ts';

/** What platforms say is not ours to refuse: whatever it is, it is stored, analysed and served. */
const SUBJECT = { name: 'Acme', aliases: [], category: 'tools', competitors: [] };
const PLATFORMS = ['chatgpt'];

const ODD: Omit<ReplayAnswer, 'prompt'>[] = [
  {
    text: 'Acme\u0000 is \ud800 fine\udc00. ',
    citations: [
      { url: 'https://a.example/\u0000x', title: 'a\u0000b' },
      { url: 'https://b.example/\ud800', title: 'lone \udfff surrogate' },
      { url: 'https://c.example/?q=%00%ff%E4%B8%AD', title: '' },
    ],
  },
  { text: `Acme ${'é🙂中'.repeat(20_000)}`, citations: [] },
  {
    text: 'Acme.',
    citations: [
      { url: `https://long.example/${'x'.repeat(20_000)}`, title: 't'.repeat(20_000) },
      { url: 'javascript:alert(1)', title: 'no' },
    ],
  },
  {
    text: Array.from({ length: 6_000 }, (_, number) => `Acme https://s${number}.example/a`).join('\n'),
    citations: Array.from({ length: 500 }, (_, number) => ({ url: `https://c${number}.example/`, title: 'x' })),
  },
  {
    text: '<think>Acme</think>\r\n|Acme|\u202e\ufeff\u200b```Acme',
    citations: [{ url: 'HTTPS://MÜNCHEN.example./%7Ea?b#c' }],
  },
];

const replay = discoveryPrompts(SUBJECT, 5).map(({ text: prompt }, at) => ({
  prompt,
  ...ODD[at],
  text: ODD[at]?.text ?? '',
}));

describe('odd answers', () => {
  const service = useService({ simulator: { replay } });

  test('are stored and served like any other', async () => {
    const key = await service.key({ interface: 'direct', tier: 'scale' });
    const json = { brand: SUBJECT.name, category: SUBJECT.category, platforms: PLATFORMS };
    const response = await key.call('/api/query', { json });
    expect(response.status).toBe(200);
    const { runs } = await bodyOf(response);
    expect(runs).toHaveLength(5);
    for (const run of runs) {
      for (const { platform, text, error } of run.results) {
        expect(error, `${platform}: ${JSON.stringify(text).slice(0, 80)}`).toBeUndefined();
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toContain('\u0000');
      }
    }
    expect(await service.knex('answers').where({ account_id: key.accountId })).toHaveLength(5 * PLATFORMS.length);
  });

  test('do not keep a check from its end', async () => {
    const response = await service.call('/api/check/run', {
      json: { brand_name: SUBJECT.name, industry: SUBJECT.category },
    });
    expect(response.status).toBe(200);
    const { summary } = await bodyOf(response);
    expect(summary).toMatchObject([{ total: 3 }, { total: 3 }, { total: 3 }]);
  });
});

describe('answers that cite the same sources, each in an order of its own', () => {
  const sources = Array.from({ length: 300 }, (_, number) => `https://s${number}.example/a`);
  const service = useService({
    platforms: ['chatgpt'],
    simulator: {
      respond: ({ prompt }) => {
        const turn = [...prompt].reduce((sum, character) => sum + character.charCodeAt(0), 0) % sources.length;
        const turned = [...sources.slice(turn), ...sources.slice(0, turn)];
        return (turn % 2 === 0 ? turned : turned.toReversed()).join('\n');
      },
    },
  });

  test('are stored side by side, each asked once', async () => {
    const key = await service.key({ tier: 'scale' });
    const brand = { name: 'Acme', category: 'tools' };
    const { brand: created } = await bodyOf(await key.call('/api/v1/brands', { json: brand }));
    const { runId } = await bodyOf(await key.call('/api/v1/probes', { json: { brandId: created.id } }));
    const statusOf = async () => (await bodyOf(await key.call(`/api/v1/probes/${runId}`))).status;
    await expect.poll(statusOf, { timeout: 25_000, interval: 100 }).toBe('completed');
    expect(service.log).not.toContain('deadlock');
    expect(service.simulator.requests.asks()).toBe(20);
    expect(await service.knex('citation_sources').where({ account_id: key.accountId })).toHaveLength(300);
    expect(await service.knex('citations').where({ account_id: key.accountId })).toHaveLength(20 * 300);
  });
});
