import type { Knex } from 'knex';
import type { Brand } from '../brands/index.ts';
import { type Interval, wilsonInterval } from '../insights/statistics/wilson.ts';
import type { PlatformId } from '../platforms/index.ts';
import { languageOf, promptHash } from '../prompts/index.ts';
import { insertRun } from './runs/run-store.ts';
import type { Ask, Question, Run } from './scan.ts';
import type { ScanQueue } from './workers/queue.ts';

/** Recorded answers to one question, by the platform that gave them. */
export interface RecordedQuestion {
  prompt: string;
  samples: ReadonlyMap<PlatformId, number>;
}

export interface ReplayFigures {
  brand: string;
  answers: number;
  mentions: number;
  visibility: number | null;
  interval: Interval | null;
  /** Over the answers that mention the brand. */
  meanRank: number | null;
}

export interface ReplayReport {
  status: string;
  planned: number;
  answered: number;
  failed: number;
  /** Rows stored, counted anew: equal to `answered` unless something was lost or stored twice. */
  stored: number;
  figures: ReplayFigures[];
  domains: { domain: string; citations: number; answers: number }[];
}

/** How long a replay may take before what is missing is given up. */
const REPLAY_LIMIT_MS = 6 * 3_600_000;

/** The account's replay that is not over, if any. */
export async function selectUnfinishedReplay(knex: Knex, accountId: string): Promise<string | null> {
  const row = await knex('runs')
    .where({ account_id: accountId, kind: 'replay' })
    .whereIn('status', ['queued', 'running'])
    .orderBy('created_at')
    .first('id');
  return row?.id ?? null;
}

/** Queues one run over all recorded questions; its answers are analysed for every brand of the account. */
export async function startReplay(
  parts: { knex: Knex; queue: ScanQueue; now: () => Date; newId: () => string },
  replay: { accountId: string; name: string; questions: readonly RecordedQuestion[] },
): Promise<string> {
  const { knex, queue, now, newId } = parts;
  const id = newId();
  const createdAt = now();
  const questions: Question[] = replay.questions.map(({ prompt }, ordinal) => ({
    ordinal,
    promptId: null,
    text: prompt,
    hash: promptHash(prompt),
    language: languageOf({ name: '', category: prompt }),
    stage: null,
    discovery: true,
  }));
  const asks = replay.questions.flatMap(({ samples }, ordinal) => asksOf(ordinal, samples));
  const run: Run = {
    accountId: replay.accountId,
    id,
    kind: 'replay',
    partition: 'simulated',
    brandId: null,
    subjectId: id,
    brandName: replay.name,
    category: null,
    platforms: [...new Set(asks.map((ask) => ask.platform))],
    competitors: [],
    packId: null,
    requestedBy: null,
    estimatedMs: null,
    createdAt,
    deadlineAt: new Date(createdAt.getTime() + REPLAY_LIMIT_MS),
  };
  await knex.transaction(async (trx) => {
    await insertRun(trx, run, questions, asks, 'queued');
    await queue.enqueueRun(trx, run);
  });
  return id;
}

function asksOf(ordinal: number, samples: ReadonlyMap<PlatformId, number>): Ask[] {
  return [...samples].flatMap(([platform, count]) =>
    Array.from({ length: count }, (_, sample) => ({ ordinal, platform, sample, adaptive: false })),
  );
}

/** How far a run has come, counted in its asks. */
export async function selectProgress(
  knex: Knex,
  accountId: string,
  runId: string,
): Promise<{ status: string; planned: number; answered: number; failed: number }> {
  const { rows } = await knex.raw<{ rows: { status: string; planned: number; answered: number; failed: number }[] }>(
    `select r.status, r.asks_total as planned,
            count(*) filter (where a.state = 'answered') as answered, count(*) filter (where a.state = 'failed') as failed
       from runs r join asks a on a.account_id = r.account_id and a.run_id = r.id
      where r.account_id = :accountId and r.id = :runId group by r.status, r.asks_total`,
    { accountId, runId },
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`run ${runId} is gone`);
  return row;
}

/** What the recorded answers say about each brand: visibility over the prompts that do not name it. */
export async function selectReplayReport(
  knex: Knex,
  accountId: string,
  runId: string,
  brands: readonly Brand[],
): Promise<ReplayReport> {
  const progress = await selectProgress(knex, accountId, runId);
  const [{ stored } = { stored: 0 }] = await knex('answers')
    .where({ account_id: accountId, run_id: runId })
    .count<{ stored: number }[]>({ stored: '*' });
  const figures = await knex.raw<{ rows: (FiguresRow & { subjectId: string })[] }>(
    `select subject_id as "subjectId", count(*) as answers, count(*) filter (where mentioned) as mentions,
            avg(rank) filter (where mentioned) as "meanRank"
       from analyses where account_id = :accountId and run_id = :runId and discovery and not adaptive
      group by subject_id`,
    { accountId, runId },
  );
  const domains = await knex.raw<{ rows: ReplayReport['domains'] }>(
    `select domain, count(*) as citations, count(distinct answer_id) as answers
       from (select distinct c.answer_id, c.ordinal, c.source_domain as domain
               from citations c join answers a on a.account_id = c.account_id and a.id = c.answer_id
              where c.account_id = :accountId and a.run_id = :runId) as cited
      group by domain order by count(*) desc, domain limit 10`,
    { accountId, runId },
  );
  const bySubject = new Map(figures.rows.map((row) => [row.subjectId, row]));
  return {
    ...progress,
    stored,
    figures: brands.map(({ id, name }) => figuresOf(name, bySubject.get(id))),
    domains: domains.rows,
  };
}

interface FiguresRow {
  answers: number;
  mentions: number;
  meanRank: number | null;
}

function figuresOf(brand: string, row: FiguresRow | undefined): ReplayFigures {
  const { answers, mentions, meanRank } = row ?? { answers: 0, mentions: 0, meanRank: null };
  return {
    brand,
    answers,
    mentions,
    visibility: answers === 0 ? null : mentions / answers,
    interval: wilsonInterval(mentions, answers),
    meanRank,
  };
}
