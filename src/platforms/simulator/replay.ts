import { readFileSync } from 'node:fs';
import type { CitedSource } from '../ask.ts';
import { isPlatformId, type PlatformId } from '../catalog.ts';
import { addSourceObject, createSourceCollector } from '../wires/cited-sources.ts';
import { isObject, objectsAt, textAt } from '../wires/json-reading.ts';
import type { SimulatedAnswer } from './compose-answer.ts';

/** A recorded answer. Without `platform` (or with one that is not of the eight) any platform gives it. */
export interface ReplayAnswer {
  platform?: string;
  prompt: string;
  text: string;
  citations?: CitedSource[];
}

export interface Replay {
  /** The sample-th recorded answer to the prompt, counted from 0 in the order of the file, then from the start again. */
  find(platform: PlatformId, prompt: string, sample: number): SimulatedAnswer | null;
}

export function createReplay(answers: readonly ReplayAnswer[]): Replay {
  const recorded = new Map<string, SimulatedAnswer[]>();
  for (const { platform, prompt, text, citations } of answers) {
    const key = keyOf(platform !== undefined && isPlatformId(platform) ? platform : null, prompt);
    const samples = recorded.get(key) ?? [];
    samples.push({ text, citations: citations ?? [] });
    recorded.set(key, samples);
  }
  return {
    find(platform, prompt, sample) {
      const samples = recorded.get(keyOf(platform, prompt)) ?? recorded.get(keyOf(null, prompt));
      return samples?.[sample % samples.length] ?? null;
    },
  };
}

/** Reads recorded answers, one JSON object a line. @throws Error naming the line that is not such an object */
export function readReplayFile(path: string): ReplayAnswer[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line, at) => (line.trim() === '' ? [] : [parseLine(line, at + 1)]));
}

function parseLine(line: string, number: number): ReplayAnswer {
  let record: unknown;
  try {
    record = JSON.parse(line);
  } catch {
    throw new Error(`line ${number} is not JSON`);
  }
  const prompt = textAt(record, 'prompt');
  const text = textAt(record, 'text');
  if (!isObject(record) || prompt === null || text === null) throw new Error(`line ${number} lacks "prompt" or "text"`);
  const platform = textAt(record, 'platform');
  const collector = createSourceCollector();
  for (const source of objectsAt(record, 'citations')) addSourceObject(collector, source);
  return { ...(platform === null ? {} : { platform }), prompt, text, citations: collector.sources() };
}

function keyOf(platform: PlatformId | null, prompt: string): string {
  return `${platform ?? '*'} ${prompt.trim()}`;
}
