import { describe, expect, test } from 'vitest';
import { PLATFORM_IDS } from '../../../src/platforms/catalog.ts';
import { composeAnswer } from '../../../src/platforms/simulator/compose-answer.ts';
import { categoryOf, WORLD } from '../../../src/platforms/simulator/world/index.ts';
import { BUILT_IN_TEMPLATES } from '../../../src/prompts/templates.ts';
import { PROMPT, simulatedClient } from './simulated-client.ts';

const now = () => new Date('2026-11-21T08:00:00Z');
const question = { seed: 's', platform: 'kimi', prompt: PROMPT, sample: 0, day: '2026-11-21' } as const;

describe('determinism', () => {
  test('two simulators give the same answer to the same question on the same day', async () => {
    const one = await simulatedClient({ simulator: { seed: 7, now } });
    const two = await simulatedClient({ simulator: { seed: 7, now } });
    for (const platform of PLATFORM_IDS) {
      const [a, b] = await Promise.all(
        [one, two].map(({ client }) => client.ask({ platform, prompt: PROMPT, language: 'en', sample: 1 })),
      );
      expect(a).toMatchObject({ ok: true });
      expect({ ...a, latencyMs: 0 }).toEqual({ ...b, latencyMs: 0 });
    }
  });

  test.each([{ seed: 't' }, { platform: 'glm' }, { sample: 1 }, { day: '2026-11-22' }] as const)(
    '%j changes it',
    (change) => {
      expect(composeAnswer({ ...question, ...change }, []).text).not.toBe(composeAnswer(question, []).text);
    },
  );
});

describe('answers', () => {
  test('are in the language of the prompt', () => {
    expect(composeAnswer({ ...question, prompt: '新能源汽车有哪些值得推荐的品牌？' }, []).text).toMatch(
      /维墨|云骊|擎野/,
    );
    expect(composeAnswer(question, []).text).not.toMatch(/\p{Script=Han}/u);
  });

  test('come as numbered and bulleted lists, tables, headings and prose', () => {
    const texts = Array.from({ length: 80 }, (_, sample) => composeAnswer({ ...question, sample }, []).text);
    for (const form of [/^1\. \*\*/m, /^- \*\*/m, /^\| --- /m, /^### 1\. /m]) {
      expect(texts.some((text) => form.test(text))).toBe(true);
    }
    expect(texts.some((text) => !/^(1\.|- |\||#)/m.test(text))).toBe(true);
  });

  test('cite in the text where the wire has no place for sources, beside it elsewhere', async () => {
    const { client } = await simulatedClient({ simulator: { now } });
    for (const platform of PLATFORM_IDS) {
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_, sample) => client.ask({ platform, prompt: PROMPT, language: 'en', sample })),
      );
      const beside = outcomes.some((outcome) => outcome.ok && outcome.citations.length > 0);
      const within = outcomes.some((outcome) => outcome.ok && outcome.text.includes('](https://'));
      expect([beside, within]).toEqual(platform === 'deepseek' || platform === 'kimi' ? [false, true] : [true, false]);
    }
  });

  test('speak of one category for all built-in templates', () => {
    for (const { language, text } of BUILT_IN_TEMPLATES) {
      const category = language === 'zh' ? '项目管理软件' : 'project management software';
      const answer = composeAnswer({ ...question, prompt: text.replaceAll('{category}', category) }, []).text;
      const names = WORLD.find(({ id }) => id === 'project-management')!.brands.map(({ name }) => name[language]);
      expect(names.some((name) => answer.includes(name))).toBe(true);
    }
  });

  test('meet the same invented brands in all built-in templates of a category that the world lacks', () => {
    for (const [language, category] of [
      ['en', 'standing desks for tall people'],
      ['zh', '人体工学椅'],
    ] as const) {
      const categories = BUILT_IN_TEMPLATES.filter((template) => template.language === language).map(({ text }) =>
        categoryOf('s', text.replaceAll('{category}', category), [category]),
      );
      expect(new Set(categories.map(({ brands }) => brands[0]!.name.en)).size).toBe(1);
      expect(new Set(categories[0]!.brands.map(({ name }) => name[language])).size).toBe(8);
    }
  });

  test('a custom answer takes precedence, in JSON mode too', async () => {
    const { client } = await simulatedClient({ simulator: { respond: ({ json }) => (json ? '{"score":1}' : null) } });
    expect(await client.ask({ platform: 'qwen', prompt: 'Judge', language: 'en', json: true })).toMatchObject({
      text: '{"score":1}',
    });
    const plain = await client.ask({ platform: 'qwen', prompt: PROMPT, language: 'en' });
    expect(plain.ok && plain.text.length).toBeGreaterThan(50);
  });

  test('JSON mode gives a JSON object on every wire', async () => {
    const { client } = await simulatedClient();
    for (const platform of ['deepseek', 'chatgpt', 'gemini'] as const) {
      const outcome = await client.ask({ platform, prompt: PROMPT, language: 'en', json: true });
      expect(JSON.parse(outcome.ok ? outcome.text : '')).toHaveProperty('answer');
    }
  });
});

describe('brands that the simulator is told of', () => {
  const prompts = [
    'Which trail shoes would you recommend, and why?',
    'Rank the top five trail shoes for a first-time buyer.',
  ];

  function share(told: { name: string; category?: string }[]): number {
    const asked = prompts.flatMap((prompt) =>
      PLATFORM_IDS.flatMap((platform) =>
        Array.from({ length: 20 }, (_, sample) => composeAnswer({ ...question, platform, prompt, sample }, told).text),
      ),
    );
    return asked.filter((text) => text.includes('Northpeak')).length / asked.length;
  }

  test('come up in a realistic share of the answers about their category, and not elsewhere', () => {
    expect(share([])).toBe(0);
    expect(share([{ name: 'Northpeak', category: 'coffee' }])).toBe(0);
    for (const told of [{ name: 'Northpeak', category: 'Trail Shoes' }, { name: 'Northpeak' }]) {
      expect(share([told])).toBeGreaterThan(0.2);
      expect(share([told])).toBeLessThan(0.9);
    }
  });

  test('by the service for all questions, or by the client for one', async () => {
    const { client } = await simulatedClient({
      simulator: { knownBrands: () => [{ name: 'Northpeak', category: 'trail shoes' }] },
    });
    const texts = async (about?: { name: string; category: string }[]) => {
      const outcomes = await Promise.all(
        Array.from({ length: 30 }, (_, sample) =>
          client.ask({ platform: 'glm', prompt: prompts[0]!, language: 'en', sample, ...(about ? { about } : {}) }),
        ),
      );
      return outcomes.map((outcome) => (outcome.ok ? outcome.text : '')).join();
    };
    expect(await texts()).toContain('Northpeak');
    expect(await texts()).not.toContain('Höhenzug');
    expect(await texts([{ name: 'Höhenzug 山脊', category: 'trail shoes' }])).toContain('Höhenzug 山脊');
  });

  test('more brands than a header holds do no harm', async () => {
    const { client } = await simulatedClient();
    const about = Array.from({ length: 40 }, () => ({
      name: `${'很长的品牌名称'.repeat(28)}\ud800`,
      category: 'trail shoes',
    }));
    expect(await client.ask({ platform: 'glm', prompt: prompts[0]!, language: 'en', about })).toMatchObject({
      ok: true,
    });
  });

  test('a brand of the world keeps its own character under either of its names', () => {
    const texts = Array.from(
      { length: 20 },
      (_, sample) => composeAnswer({ ...question, sample }, [{ name: '维墨', category: 'electric cars' }]).text,
    ).join();
    expect(texts).toContain('维墨');
    expect(texts).not.toContain('Velmora');
  });
});

describe('the server', () => {
  test('refuses a wrong key and unknown paths', async () => {
    const { simulator } = await simulatedClient();
    const status = async (path: string, init?: RequestInit) => (await fetch(simulator.url + path, init)).status;
    expect(await status('/kimi/models')).toBe(401);
    expect(await status('/kimi/models', { headers: { authorization: 'Bearer wrong' } })).toBe(401);
    expect(await status('/unknown/models')).toBe(404);
    expect(await status('/kimi/other', { method: 'POST' })).toBe(404);
    const headers = { authorization: 'Bearer simulated-key-kimi' };
    expect(await status('/kimi/chat/completions', { method: 'POST', headers, body: 'no json' })).toBe(400);
  });

  test('speaks the older Perplexity form as well', async () => {
    const { client } = await simulatedClient({ settings: { wireVariant: 'chat' }, simulator: { now } });
    const outcome = await client.ask({ platform: 'perplexity', prompt: PROMPT, language: 'en' });
    expect(outcome.ok && outcome.citations.length).toBeGreaterThan(0);
  });

  test('faults can be limited to a platform, a prompt and a number, and replaced while it runs', async () => {
    const { client, simulator } = await simulatedClient({
      simulator: { faults: [{ kind: 'quota', platform: 'qwen', prompt: 'electric', after: 1, times: 1 }] },
    });
    const asked = async (platform: 'qwen' | 'glm', prompt: string) =>
      (await client.ask({ platform, prompt, language: 'en' })).ok;
    expect(await asked('glm', PROMPT)).toBe(true);
    expect(await asked('qwen', 'Which coffee?')).toBe(true);
    expect([await asked('qwen', PROMPT), await asked('qwen', PROMPT), await asked('qwen', PROMPT)]).toEqual([
      true,
      false,
      true,
    ]);
    simulator.setFaults([{ kind: 'quota' }]);
    expect(await asked('glm', PROMPT)).toBe(false);
  });

  test('waits as configured', async () => {
    const { client, simulator } = await simulatedClient({ simulator: { latencyMs: { min: 60, max: 80 } } });
    const outcome = await client.ask({ platform: 'glm', prompt: PROMPT, language: 'en' });
    expect(outcome.latencyMs).toBeGreaterThanOrEqual(55);
    simulator.setLatency(0);
    expect(await client.ask({ platform: 'glm', prompt: PROMPT, language: 'en' })).toMatchObject({ ok: true });
  });
});
