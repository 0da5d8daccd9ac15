import type { Knex } from 'knex';
import type { PlatformId } from '../../platforms/index.ts';
import type { Ask, Question, Run } from '../scan.ts';

const RUN_COLUMNS = `
  account_id as "accountId", id, kind, partition, brand_id as "brandId", subject_id as "subjectId",
  brand_name as "brandName", category, platforms, competitors, pack_id as "packId", requested_by as "requestedBy",
  estimated_ms as "estimatedMs", created_at as "createdAt", deadline_at as "deadlineAt"`;

/** Writes a run with its questions and planned asks; the caller's transaction also holds the jobs that will ask. */
export async function insertRun(
  trx: Knex,
  run: Run,
  questions: readonly Question[],
  asks: readonly Ask[],
  status: 'queued' | 'running',
): Promise<void> {
  await trx('runs').insert({
    account_id: run.accountId,
    id: run.id,
    kind: run.kind,
    partition: run.partition,
    brand_id: run.brandId,
    subject_id: run.subjectId,
    brand_name: run.brandName,
    category: run.category,
    status,
    platforms: run.platforms,
    competitors: JSON.stringify(run.competitors),
    pack_id: run.packId,
    requested_by: run.requestedBy,
    estimated_ms: run.estimatedMs,
    asks_total: asks.length,
    created_at: run.createdAt,
    started_at: status === 'running' ? run.createdAt : null,
    deadline_at: run.deadlineAt,
  });
  await trx.batchInsert(
    'run_questions',
    questions.map((question) => ({
      account_id: run.accountId,
      run_id: run.id,
      ordinal: question.ordinal,
      prompt_id: question.promptId,
      text: question.text,
      hash: question.hash,
      language: question.language,
      stage: question.stage,
      discovery: question.discovery,
    })),
    500,
  );
  await trx.batchInsert(
    'asks',
    asks.map((ask) => ({
      account_id: run.accountId,
      run_id: run.id,
      ordinal: ask.ordinal,
      platform: ask.platform,
      sample: ask.sample,
      adaptive: ask.adaptive,
    })),
    500,
  );
}

/** The run as it was planned, whatever has become of it. */
export async function selectRun(knex: Knex, accountId: string, runId: string): Promise<Run | null> {
  const { rows } = await knex.raw<{ rows: Run[] }>(
    `select ${RUN_COLUMNS} from runs where account_id = :accountId and id = :runId`,
    { accountId, runId },
  );
  return rows[0] ?? null;
}

/** A run that still has something to ask; `null` when it is over or unknown. Marks it running. */
export async function startRun(knex: Knex, accountId: string, runId: string, at: Date): Promise<Run | null> {
  const { rows } = await knex.raw<{ rows: Run[] }>(
    `update runs set status = 'running', started_at = coalesce(started_at, :at)
      where account_id = :accountId and id = :runId and status in ('queued', 'running')
     returning ${RUN_COLUMNS}`,
    { accountId, runId, at },
  );
  return rows[0] ?? null;
}

/** What one platform has not been asked yet, in the order of the plan. */
export async function selectPlannedAsks(
  knex: Knex,
  accountId: string,
  runId: string,
  platform: PlatformId,
): Promise<{ ask: Ask; question: Question }[]> {
  const { rows } = await knex.raw<{ rows: (Ask & Question)[] }>(
    `select a.ordinal, a.platform, a.sample, a.adaptive,
            q.prompt_id as "promptId", q.text, q.hash, q.language, q.stage, q.discovery
       from asks a
       join run_questions q on q.account_id = a.account_id and q.run_id = a.run_id and q.ordinal = a.ordinal
      where a.account_id = :accountId and a.run_id = :runId and a.platform = :platform and a.state = 'planned'
      order by a.ordinal, a.sample`,
    { accountId, runId, platform },
  );
  return rows.map(({ ordinal, platform: of, sample, adaptive, promptId, text, hash, language, stage, discovery }) => ({
    ask: { ordinal, platform: of, sample, adaptive },
    question: { ordinal, promptId, text, hash, language, stage, discovery },
  }));
}

/** Runs of any account whose deadline has passed while they still wait for answers. */
export async function selectOverdueRuns(
  knex: Knex,
  at: Date,
  limit: number,
): Promise<{ accountId: string; runId: string }[]> {
  const { rows } = await knex.raw<{ rows: { accountId: string; runId: string }[] }>(
    `select account_id as "accountId", id as "runId" from runs
      where status in ('queued', 'running') and deadline_at <= :at
      order by deadline_at limit :limit`,
    { at, limit },
  );
  return rows;
}
