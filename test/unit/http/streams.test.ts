import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnalysedAnswer } from '../../../src/insights/answers/analysed-answer.ts';
import { exportLines } from '../../../src/insights/answers/export-lines.ts';
import { AUTHORIZED, startToyService, type ToyService } from './toy-service.ts';

const ID = '019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10';
const BATCH = 500;

let service: ToyService;
beforeAll(async () => {
  service = await startToyService();
});
afterAll(() => service.close());

/** Batches that were read so far, and what ends the reading. */
let reads = 0;
let ended: Promise<void>;

beforeEach(() => {
  reads = 0;
});

/** An export of `batches` × 500 answers, none of which exists before it is read. */
function exported(batches: number, failAt = Number.POSITIVE_INFINITY): AsyncIterable<string> {
  let end: () => void = () => {};
  ended = new Promise((resolve) => {
    end = resolve;
  });
  const batch = Array.from({ length: BATCH }, (_, at) => answer(at));
  const read = async () => {
    reads += 1;
    if (reads === failAt) throw new Error('the database went away');
    return reads < batches ? batch : [];
  };
  return (async function* () {
    try {
      yield* exportLines(batch, read, { format: 'jsonl', texts: false, batch: BATCH });
    } finally {
      end();
    }
  })();
}

function answer(at: number): AnalysedAnswer {
  return {
    id: ID,
    runId: ID,
    platform: 'kimi',
    model: 'model',
    prompt: `Which tools are best? (${at})`,
    promptHash: 'hash',
    stage: 'interest',
    language: 'en',
    discovery: true,
    adaptive: false,
    answeredAt: new Date(0),
    mentioned: true,
    position: 0,
    rank: 1,
    sentiment: 'neutral',
    snippet: 'A sentence of some length, as they are. '.repeat(10),
    competitors: [],
    citations: [],
  };
}

async function open(chunks: AsyncIterable<string>): Promise<IncomingMessage> {
  service.replies.exportBrandAnswers = () => ({
    status: 200,
    headers: { 'Content-Disposition': 'attachment; filename="answers.jsonl"' },
    stream: { contentType: 'application/jsonl', chunks },
  });
  const request = get(`${service.url}/console/api/brands/${ID}/answers/export?format=jsonl`, { headers: AUTHORIZED });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

describe('a body that is sent piece by piece', () => {
  test('arrives whole', async () => {
    const response = await open(exported(20));
    let lines = 0;
    for await (const chunk of response) lines += chunk.toString().split('\n').length - 1;
    expect(lines).toBe(20 * BATCH);
    expect(response.headers['content-type']).toBe('application/jsonl');
  });

  test('is made no faster than it is taken, and no more of it once the reader has gone', async () => {
    const response = await open(exported(1_000_000 / BATCH));
    response.pause();
    // What the buffers of both sides of the connection take in; the reader has taken nothing.
    let before = -1;
    while (reads !== before) {
      before = reads;
      await new Promise((resolve) => setImmediate(resolve));
      await expect.poll(() => reads, { interval: 50, timeout: 5_000 }).toBeLessThan(100);
    }
    response.destroy();
    await ended;
    expect(reads).toBeLessThan(100);
  });

  test('that breaks off is not taken for a whole one', async () => {
    const response = await open(exported(20, 5));
    const received = (async () => {
      for await (const _ of response);
    })();
    await expect(received).rejects.toThrow(/aborted/);
    expect(service.lines.some(({ msg }) => msg === 'response could not be sent')).toBe(true);
  });
});
