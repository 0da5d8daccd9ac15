import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Analysis, Sentiment } from '../../../analysis/index.ts';
import type { PlatformClient, PlatformId } from '../../../platforms/index.ts';
import type { Run, Subject } from '../../scan.ts';
import type { SpendCap } from '../spend-cap.ts';
import { selectJudgement, storeJudgement } from './judgement-store.ts';
import { JUDGE_VERSION, judgePrompt, readVerdict } from './prompt.ts';

/** Which platform judges, and what one judgement is expected to cost at most, in US dollars. */
export interface JudgeSettings {
  platform: PlatformId;
  expectedUsd: number;
}

/** An answer of a run that names the subject, as the built-in analysis read it. */
export interface JudgedAnswer {
  run: Run;
  subject: Subject;
  text: string;
  analysis: Analysis;
  /** When the caller must have the tone. */
  deadline: Date;
  signal?: AbortSignal;
  keyId: string | null;
}

/**
 * A language model's opinion of the tone of an answer, in place of the built-in one. Asked once for the same answer of an account,
 * under the account's spend cap, at its cost. Never throws: whatever goes wrong, the built-in tone stands.
 */
export interface SentimentJudge {
  tone(client: PlatformClient, answer: JudgedAnswer): Promise<Sentiment | null>;
}

/** Longest wait for a verdict. */
const PATIENCE_MS = 15_000;

/** Longer answers are left to the built-in analysis: an essay's length costs more than its tone is worth. */
const LONGEST_TEXT = 24_000;

/** The database's largest count; a platform that reports more is not believed. */
const LARGEST_COUNT = 2 ** 31 - 1;

export function createSentimentJudge(options: {
  knex: Knex;
  judge: JudgeSettings;
  spendCap: SpendCap;
  now: () => Date;
  newId: () => string;
  onError: (error: unknown) => void;
}): SentimentJudge {
  const { knex, spendCap, now, newId } = options;
  const { platform } = options.judge;
  /** Platforms often give several questions the same answer at the same moment. */
  const underWay = new Map<string, Promise<Sentiment | null>>();

  const verdictOf = async (client: PlatformClient, answer: JudgedAnswer): Promise<Sentiment | null> => {
    const model = client.model(platform);
    if (model === null || answer.text.length > LONGEST_TEXT) return null;
    const prompt = judgePrompt(answer.subject.brand, answer.text);
    const hash = judgementHash(platform, model, prompt);
    const key = `${answer.run.accountId} ${hash.toString('hex')}`;
    const asked = underWay.get(key) ?? ask(client, answer, prompt, hash).finally(() => underWay.delete(key));
    underWay.set(key, asked);
    return asked;
  };

  const ask = async (
    client: PlatformClient,
    { run, deadline, signal, keyId }: JudgedAnswer,
    prompt: string,
    hash: Buffer,
  ): Promise<Sentiment | null> => {
    const held = await selectJudgement(knex, run.accountId, hash);
    if (held !== null) return held.tone;
    if (await spendCap.isReached(run, now())) return null;
    const outcome = await client.ask({
      platform,
      prompt,
      language: 'en',
      json: true,
      temperature: 0,
      deadline: Math.min(deadline.getTime(), now().getTime() + PATIENCE_MS),
      ...(signal === undefined ? {} : { signal }),
    });
    if (!outcome.ok) return null;
    const tone = readVerdict(outcome.text);
    const counted = (count: number | null) => (count !== null && count <= LARGEST_COUNT ? count : null);
    const [inputTokens, outputTokens] = [counted(outcome.inputTokens), counted(outcome.outputTokens)];
    await storeJudgement(
      knex,
      run,
      { hash, tone, at: now() },
      {
        id: newId(),
        platform,
        model: outcome.model.replaceAll('\u0000', '').toWellFormed(),
        inputTokens,
        outputTokens,
        costUsd: inputTokens === null || outputTokens === null ? null : outcome.costUsd,
        keyId,
      },
    );
    return tone;
  };

  return {
    async tone(client, answer) {
      if (!answer.analysis.mentioned) return null;
      try {
        return (await verdictOf(client, answer)) ?? answer.analysis.sentiment;
      } catch (error) {
        options.onError(error);
        return answer.analysis.sentiment;
      }
    },
  };
}

/** Under this a verdict is kept: the same model, wording, brand and answer. */
function judgementHash(platform: PlatformId, model: string, prompt: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([platform, model, JUDGE_VERSION, prompt]))
    .digest();
}
