import { isPlatformId, type PlatformId } from '../platforms/index.ts';
import type { RecordedQuestion } from '../scans/replay.ts';
import { UsageError } from './command.ts';

/** A file of recorded answers, grouped by question. */
export interface Recording {
  questions: RecordedQuestion[];
  answers: number;
  /** The brands that the file lists for its answers, most frequent first. */
  brands: string[];
}

/** Answers of a platform that is none of ours are replayed as this one's. */
const STAND_IN: PlatformId = 'chatgpt';

interface RecordedAnswer {
  platform?: unknown;
  prompt?: unknown;
  text?: unknown;
  brands?: unknown;
}

/** @throws UsageError that names the first line which is not a recorded answer */
export function readRecording(content: string): Recording {
  const questions = new Map<string, Map<PlatformId, number>>();
  const brands = new Map<string, number>();
  let answers = 0;
  for (const [at, line] of content.split('\n').entries()) {
    if (line.trim() === '') continue;
    const { platform, prompt, text, brands: listed } = parsedLine(line, at + 1);
    if (typeof prompt !== 'string' || prompt.trim() === '' || typeof text !== 'string') {
      throw new UsageError(`line ${at + 1}: prompt and text must be texts.`);
    }
    const samples = questions.get(prompt.trim()) ?? new Map<PlatformId, number>();
    const of = typeof platform === 'string' && isPlatformId(platform) ? platform : STAND_IN;
    samples.set(of, (samples.get(of) ?? 0) + 1);
    questions.set(prompt.trim(), samples);
    for (const name of namesIn(listed)) brands.set(name, (brands.get(name) ?? 0) + 1);
    answers += 1;
  }
  if (answers === 0) throw new UsageError('The file holds no recorded answers.');
  return {
    questions: [...questions].map(([prompt, samples]) => ({ prompt, samples })),
    answers,
    brands: [...brands].sort(([a, timesA], [b, timesB]) => timesB - timesA || (a < b ? -1 : 1)).map(([name]) => name),
  };
}

function parsedLine(line: string, number: number): RecordedAnswer {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // said below
  }
  throw new UsageError(`line ${number} is not a JSON object.`);
}

function namesIn(listed: unknown): Set<string> {
  const entries: unknown[] = Array.isArray(listed) ? listed : [];
  const names = entries.map((entry) =>
    typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : null,
  );
  return new Set(names.filter((name): name is string => typeof name === 'string' && name.trim() !== ''));
}
