import type { Knex } from 'knex';
import type { PlatformClient } from '../../platforms/index.ts';
import type { Ask, Question, Run, Subject } from '../scan.ts';
import { storeAnswer, storeFailure } from './answer-store.ts';
import { askAndEvaluate, type EvaluatedAsk, type UnansweredAsk } from './evaluate.ts';
import type { SentimentJudge } from './judge/index.ts';
import { recordLatency } from './latency-store.ts';
import type { SpendCap } from './spend-cap.ts';

export interface ScanJob {
  run: Run;
  ask: Ask;
  question: Question;
  subjects: readonly Subject[];
  deadline: Date;
  signal?: AbortSignal;
  keyId: string | null;
}

export type SettledAsk = EvaluatedAsk | UnansweredAsk;

export function isEvaluated(settled: SettledAsk): settled is EvaluatedAsk {
  return settled.outcome.ok;
}

/** Asking and storing, in one step or apart. */
export interface AskAndStore {
  /** Asks one question of a run and analyses the answer. */
  ask(client: PlatformClient, job: ScanJob): Promise<SettledAsk>;
  /** Stores what came of it. A process that shuts down leaves the ask planned: whoever takes over the job asks it. */
  store(job: ScanJob, settled: SettledAsk): Promise<void>;
  /** Both. */
  askAndStore(client: PlatformClient, job: ScanJob): Promise<SettledAsk>;
}

export function createAskAndStore(options: {
  knex: Knex;
  spendCap: SpendCap;
  /** `null`: the built-in tone stands. */
  judge: SentimentJudge | null;
  now: () => Date;
  newId: () => string;
}): AskAndStore {
  const { knex, spendCap, judge, now, newId } = options;

  const ask: AskAndStore['ask'] = async (client, job) => {
    if (await spendCap.isReached(job.run, now())) return { ask: job.ask, question: job.question, outcome: CAP_REACHED };
    if (judge === null) return askAndEvaluate(client, job, now);
    return askAndEvaluate(client, { ...job, judgeTone: (answer) => judge.tone(client, { ...job, ...answer }) }, now);
  };

  const store: AskAndStore['store'] = async (job, settled) => {
    if (!isEvaluated(settled)) {
      if (job.signal?.aborted !== true) await storeFailure(knex, job.run, settled, now());
      return;
    }
    await storeAnswer(knex, job.run, settled, { newId, operation: job.run.kind, keyId: job.keyId });
    await recordLatency(knex, job.run.partition, settled, now());
  };

  return {
    ask,
    store,
    async askAndStore(client, job) {
      const settled = await ask(client, job);
      await store(job, settled);
      return settled;
    },
  };
}

/** What becomes of a question that is not asked, because the account's cap was reached since it was planned. */
const CAP_REACHED = {
  ok: false,
  reason: 'quota_exhausted',
  message: 'The account has reached its monthly spend cap.',
  latencyMs: 0,
  attempts: 0,
} as const;
