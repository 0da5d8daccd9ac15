import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../support/database.ts';
import { useServiceProcesses } from '../support/service-process.ts';

const database = useDatabase();
const start = useServiceProcesses();
const RECORDED = fileURLToPath(new URL('../../../shared/data/real_product_answers/chatgpt.jsonl', import.meta.url));
const PATIENCE = { timeout: 60_000, interval: 20 };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replay-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const answersStored = async (): Promise<number> => (await database.knex('answers').select('id')).length;

test('every recorded answer is asked and stored once, and counted for each brand', async () => {
  const answers = [
    {
      platform: 'kimi',
      prompt: 'Which boards?',
      text: 'Take Brightboard, then Tasklane.',
      brands: [{ name: 'Brightboard' }],
    },
    {
      platform: 'kimi',
      prompt: 'Which boards?',
      text: 'Take Tasklane.',
      brands: [{ name: 'Tasklane' }, { name: 'Brightboard' }],
    },
    { platform: 'gemini', prompt: 'Which boards?', text: 'Brightboard.', citations: [{ url: 'https://a.example/x' }] },
    { prompt: 'Is Brightboard good?', text: 'Brightboard is good.', citations: [{ url: 'https://a.example/y' }] },
    { platform: 'somebody', prompt: '  Which boards?  ', text: 'Neither.' },
  ];
  const file = join(folder, 'answers.jsonl');
  await writeFile(file, answers.map((answer) => `${JSON.stringify(answer)}\n`).join('\n'));
  const replay = start(['replay', '--file', file, '--json'], { DATABASE_URL: database.url });
  expect(await replay.ended, replay.stderr).toBe(0);
  const report = JSON.parse(replay.stdout);
  expect(report).toMatchObject({ status: 'completed', planned: 5, answered: 5, failed: 0, stored: 5 });
  expect(report.figures).toMatchObject([
    // The question that names Brightboard says nothing about its visibility, but about that of Tasklane.
    { brand: 'Brightboard', answers: 4, mentions: 2, visibility: 0.5, meanRank: 1 },
    { brand: 'Tasklane', answers: 5, mentions: 2, visibility: 0.4, meanRank: 1.5 },
  ]);
  expect(report.domains).toEqual([{ domain: 'a.example', citations: 2, answers: 2 }]);
  expect(await answersStored()).toBe(5);
});

test('a file that is no recording is refused with its line', async () => {
  const file = join(folder, 'broken.jsonl');
  await writeFile(file, '{"prompt": "a", "text": "b"}\n{"prompt": 7}\n');
  const replay = start(['replay', '--file', file], { DATABASE_URL: database.url });
  expect(await replay.ended).toBe(2);
  expect(replay.stderr).toContain('line 2');
});

test('real answers, with the worker killed half-way: 204 stored, none lost or counted twice', {
  timeout: 120_000,
}, async (context) => {
  if (!existsSync(RECORDED)) return context.skip('the recorded product answers are not there');
  const before = await answersStored();
  const replay = start(['replay', '--file', RECORDED, '--json'], { DATABASE_URL: database.url });
  const worker = Number(/worker (\d+) started/.exec(await replay.line(/worker \d+ started/))?.[1]);
  await expect.poll(answersStored, PATIENCE).toBeGreaterThan(before + 30);
  process.kill(worker, 'SIGKILL');
  await replay.line(/worker \d+ ended \(SIGKILL\)/);
  const [{ status } = { status: null }] = await database.knex('runs').orderBy('created_at', 'desc').limit(1);
  expect(status).toBe('running');

  expect(await replay.ended, replay.stderr).toBe(0);
  const report = JSON.parse(replay.stdout);
  expect(report).toMatchObject({ status: 'completed', planned: 204, answered: 204, failed: 0, stored: 204 });
  expect(report.figures).toHaveLength(10);
  for (const { brand, answers, mentions, visibility, interval } of report.figures) {
    expect(answers, brand).toBeLessThanOrEqual(204);
    expect(visibility, brand).toBe(mentions / answers);
    expect(interval.low, brand).toBeLessThanOrEqual(visibility);
    expect(interval.high, brand).toBeGreaterThanOrEqual(visibility);
  }
  expect(report.domains.length).toBeGreaterThan(0);
  expect(await answersStored()).toBe(before + 204);
});
