import type { Knex } from 'knex';
import type { PlatformClient } from '../platforms/index.ts';
import { storeAnswer, storeFailure } from './answer-store.ts';
import { askAndEvaluate, type EvaluatedAsk, type UnansweredAsk } from './evaluate.ts';
import { recordLatency } from './latency-store.ts';
import type { Ask, Question, Run, Subject } from './scan.ts';

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

export function createAskAndStore(options: { knex: Knex; now: () => Date; newId: () => string }): AskAndStore {
  const { knex, now, newId } = options;

  const ask: AskAndStore['ask'] = (client, job) => askAndEvaluate(client, job, now);

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
