import type { SubjectBrand } from '../ask.ts';
import type { PlatformId } from '../catalog.ts';
import { composeAnswer, type SimulatedAnswer } from './compose-answer.ts';
import { simulatedVerdict } from './judge.ts';
import type { Replay } from './replay.ts';
import { simulatedWriting } from './writing.ts';

export interface RespondedQuestion {
  platform: PlatformId;
  prompt: string;
  sample: number;
  json: boolean;
}

export interface AnsweredRequest {
  platform: PlatformId;
  prompt: string;
  json: boolean;
  /** `null`: the client did not say. */
  sample: number | null;
  about: readonly SubjectBrand[];
}

export interface AnswererParts {
  seed: string;
  now: () => Date;
  replay: Replay | null;
  replayMisses: 'refuse' | 'compose';
  knownBrands: () => readonly SubjectBrand[] | Promise<readonly SubjectBrand[]>;
  respond: (question: RespondedQuestion) => string | null;
}

/** Finds the answer to a request; `null` when it must be refused because it was not recorded. */
export type Answerer = (request: AnsweredRequest) => Promise<SimulatedAnswer | null>;

export function createAnswerer(parts: AnswererParts): Answerer {
  const turns = new Map<string, number>();

  function nextTurn(platform: PlatformId, prompt: string): number {
    const key = `${platform} ${prompt}`;
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    return turn;
  }

  return async ({ platform, prompt, json, sample, about }) => {
    const own = parts.respond({ platform, prompt, sample: sample ?? 0, json });
    if (own !== null) return { text: own, citations: [] };
    const written = json ? simulatedWriting(prompt) : null;
    if (written !== null) return { text: written, citations: [] };
    const verdict = simulatedVerdict(prompt);
    if (verdict !== null) return { text: verdict, citations: [] };
    if (parts.replay) {
      const recorded = parts.replay.find(platform, prompt, sample ?? nextTurn(platform, prompt));
      if (recorded || parts.replayMisses === 'refuse') return recorded;
    }
    const day = parts.now().toISOString().slice(0, 10);
    const told = [...about, ...(await parts.knownBrands())];
    const answer = composeAnswer({ seed: parts.seed, platform, prompt, sample: sample ?? 0, day }, told);
    return json ? { text: JSON.stringify({ answer: answer.text }), citations: [] } : answer;
  };
}
