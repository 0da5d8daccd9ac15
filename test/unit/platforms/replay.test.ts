import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readReplayFile } from '../../../src/platforms/simulator/index.ts';
import { simulatedClient } from './simulated-client.ts';

const source = { url: 'https://shop.test/p?a=1#:~:text=x', title: 'Shop' };
const replay = [
  { platform: 'chatgpt', prompt: 'best laptop', text: 'one', citations: [source] },
  { platform: 'chatgpt', prompt: 'best phone', text: 'phone' },
  { platform: 'chatgpt', prompt: 'best laptop', text: 'two' },
  { platform: 'other', prompt: 'anywhere', text: 'any platform', citations: [source] },
];

function file(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'answers.jsonl');
  writeFileSync(path, content);
  return path;
}

const laptop = { platform: 'chatgpt', prompt: 'best laptop', language: 'en' } as const;

describe('replay', () => {
  test('sample n gets the n-th record, however often and in whatever order it is asked', async () => {
    const { client } = await simulatedClient({ simulator: { replay } });
    for (const [sample, text] of [
      [1, 'two'],
      [0, 'one'],
      [1, 'two'],
      [2, 'one'],
    ] as const) {
      expect(await client.ask({ ...laptop, sample })).toMatchObject({ ok: true, text });
    }
    expect(await client.ask({ ...laptop, sample: 0 })).toMatchObject({ citations: [source] });
  });

  test('a retry gets the sample that the failed attempt was for', async () => {
    const { client } = await simulatedClient({
      simulator: { replay, faults: [{ kind: 'reset', within: true, times: 1 }] },
    });
    expect(await client.ask({ ...laptop, sample: 0 })).toMatchObject({ text: 'one', attempts: 2 });
    expect(await client.ask({ ...laptop, sample: 1 })).toMatchObject({ text: 'two', attempts: 1 });
  });

  test('asks that do not say a sample get the records in turn', async () => {
    const { client } = await simulatedClient({ simulator: { replay } });
    const texts = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const outcome = await client.ask(laptop);
      texts.push(outcome.ok ? outcome.text : outcome.reason);
    }
    expect(texts).toEqual(['one', 'two', 'one']);
  });

  test('a record of none of the eight platforms is given by any of them, with its sources in each wire', async () => {
    const { client } = await simulatedClient({ simulator: { replay } });
    for (const platform of ['glm', 'qwen', 'gemini', 'perplexity'] as const) {
      expect(await client.ask({ platform, prompt: 'anywhere', language: 'en' })).toMatchObject({
        text: 'any platform',
        citations: [source],
      });
    }
  });

  test('a question that was not recorded is refused, or composed when told so', async () => {
    const refusing = await simulatedClient({ simulator: { replay } });
    expect(await refusing.client.ask({ ...laptop, platform: 'glm' })).toMatchObject({
      ok: false,
      reason: 'invalid_response',
    });
    const composing = await simulatedClient({ simulator: { replay, replayMisses: 'compose' } });
    expect(await composing.client.ask({ ...laptop, platform: 'glm' })).toMatchObject({ ok: true });
  });

  test('reads a file, and names the line that it cannot read', async () => {
    const { client } = await simulatedClient({
      simulator: { replay: file(`${replay.map((record) => JSON.stringify(record)).join('\n')}\n`) },
    });
    expect(await client.ask({ ...laptop, sample: 1 })).toMatchObject({ text: 'two' });
    expect(() => readReplayFile(file('{"prompt":"p","text":"t"}\n\n{"prompt":"p"}'))).toThrow('line 3');
    expect(() => readReplayFile(file('nonsense'))).toThrow('line 1 is not JSON');
  });
});
