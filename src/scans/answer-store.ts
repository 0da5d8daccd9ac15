import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { EvaluatedAsk, Finding, UnansweredAsk } from './evaluate.ts';
import { citesOwnSite } from './own-site.ts';
import type { Ask, Run } from './scan.ts';

/** How a run stands after one of its asks was settled. */
export interface Settled {
  /** False when another worker had settled the ask before: nothing was stored or billed again. */
  stored: boolean;
  /** The run's status now. */
  status: string | null;
}

const NOT_STORED: Settled = { stored: false, status: null };

/**
 * Stores an answer with its analyses, citations and cost, and completes the run if it was the last one open, all in one
 * transaction. The compare-and-set on the ask's state makes it happen once, however often a job is repeated.
 */
export async function storeAnswer(
  knex: Knex,
  run: Run,
  evaluated: EvaluatedAsk,
  options: { newId: () => string; operation: string; keyId: string | null },
): Promise<Settled> {
  return knex.transaction(async (trx) => {
    const settled = await settleAsk(trx, run, evaluated.ask, {
      state: 'answered',
      attempts: evaluated.outcome.attempts,
      finished_at: evaluated.answeredAt,
    });
    if (!settled) return NOT_STORED;
    const answerId = options.newId();
    await insertAnswer(trx, run, evaluated, answerId);
    await insertFindings(trx, run, evaluated, answerId, options.newId);
    await insertUsage(trx, run, evaluated, options);
    return { stored: true, status: await countSettled(trx, run, 'asks_answered', evaluated.answeredAt) };
  });
}

/** Records that an ask stayed unanswered, and completes the run if it was the last one open. */
export async function storeFailure(knex: Knex, run: Run, unanswered: UnansweredAsk, at: Date): Promise<Settled> {
  return knex.transaction(async (trx) => {
    const settled = await settleAsk(trx, run, unanswered.ask, {
      state: 'failed',
      failure: unanswered.outcome.reason,
      failure_message: unanswered.outcome.message,
      attempts: unanswered.outcome.attempts,
      finished_at: at,
    });
    if (!settled) return NOT_STORED;
    return { stored: true, status: await countSettled(trx, run, 'asks_failed', at) };
  });
}

/** Gives up what is still unanswered and ends the run. Does nothing to a run that is over. */
export async function giveUpRun(knex: Knex, accountId: string, runId: string, at: Date): Promise<void> {
  await knex.transaction(async (trx) => {
    const unanswered = await trx('asks').where({ account_id: accountId, run_id: runId, state: 'planned' }).update({
      state: 'failed',
      failure: 'unanswered',
      failure_message: 'The platform had not answered when the run reached its deadline.',
      finished_at: at,
    });
    await trx('runs')
      .where({ account_id: accountId, id: runId })
      .whereIn('status', ['queued', 'running'])
      .update({ asks_failed: trx.raw('asks_failed + ?', [unanswered]) });
    await completeIfSettled(trx, accountId, runId, at);
  });
}

async function settleAsk(trx: Knex, run: Run, ask: Ask, values: Record<string, unknown>): Promise<boolean> {
  const settled = await trx('asks')
    .where({
      account_id: run.accountId,
      run_id: run.id,
      ordinal: ask.ordinal,
      platform: ask.platform,
      sample: ask.sample,
      state: 'planned',
    })
    .update(values);
  return settled === 1;
}

async function insertAnswer(trx: Knex, run: Run, evaluated: EvaluatedAsk, id: string): Promise<void> {
  const { ask, outcome } = evaluated;
  await trx('answers').insert({
    account_id: run.accountId,
    id,
    run_id: run.id,
    ordinal: ask.ordinal,
    platform: ask.platform,
    sample: ask.sample,
    adaptive: ask.adaptive,
    text: outcome.text,
    model: outcome.model,
    input_tokens: outcome.inputTokens,
    output_tokens: outcome.outputTokens,
    cost_usd: outcome.costUsd,
    latency_ms: Math.round(outcome.latencyMs),
    sources: JSON.stringify(outcome.citations),
    asked_at: evaluated.askedAt,
    answered_at: evaluated.answeredAt,
  });
}

async function insertFindings(
  trx: Knex,
  run: Run,
  evaluated: EvaluatedAsk,
  answerId: string,
  newId: () => string,
): Promise<void> {
  await trx('analyses').insert(evaluated.findings.map((finding) => analysisRow(run, evaluated, finding, answerId)));
  const citations = evaluated.findings.flatMap((finding) => citationRows(run, evaluated, finding, answerId, newId));
  if (citations.length === 0) return;
  await trx('citations').insert(citations);
  await trx('citation_sources')
    .insert(
      citations.map((citation) => ({
        account_id: citation.account_id,
        subject_id: citation.subject_id,
        platform: citation.platform,
        url_hash: createHash('sha256').update(citation.source_url, 'utf8').digest(),
        source_url: citation.source_url,
        source_domain: citation.source_domain,
        discovered_at: citation.discovered_at,
      })),
    )
    .onConflict(['account_id', 'subject_id', 'platform', 'url_hash'])
    .ignore();
}

function analysisRow(run: Run, evaluated: EvaluatedAsk, { subject, analysis, discovery }: Finding, answerId: string) {
  return {
    account_id: run.accountId,
    subject_id: subject.id,
    answer_id: answerId,
    run_id: run.id,
    ordinal: evaluated.ask.ordinal,
    platform: evaluated.ask.platform,
    prompt_hash: evaluated.question.hash,
    stage: evaluated.question.stage,
    language: evaluated.question.language,
    discovery,
    adaptive: evaluated.ask.adaptive,
    mentioned: analysis.mentioned,
    position: analysis.position,
    rank: analysis.rank,
    sentiment: analysis.sentiment,
    snippet: analysis.snippet,
    competitors: JSON.stringify(analysis.competitors),
    competitor_mentions: analysis.competitors.filter((competitor) => competitor.mentioned).length,
    citations: analysis.citations.length,
    cites_own_site: citesOwnSite(subject.brand.website, analysis.citations),
    answered_at: evaluated.answeredAt,
  };
}

function citationRows(
  run: Run,
  evaluated: EvaluatedAsk,
  { subject, analysis }: Finding,
  answerId: string,
  newId: () => string,
) {
  return analysis.citations.map((citation, ordinal) => ({
    account_id: run.accountId,
    subject_id: subject.id,
    id: newId(),
    answer_id: answerId,
    ordinal,
    platform: evaluated.ask.platform,
    source_url: citation.url,
    source_domain: citation.domain,
    prompt_hash: evaluated.question.hash,
    context: citation.context,
    mentioned: analysis.mentioned,
    discovered_at: evaluated.answeredAt,
  }));
}

async function insertUsage(
  trx: Knex,
  run: Run,
  { ask, outcome, answeredAt }: EvaluatedAsk,
  options: { newId: () => string; operation: string; keyId: string | null },
): Promise<void> {
  const billed = run.partition === 'live';
  await trx('usage_entries').insert({
    account_id: run.accountId,
    id: options.newId(),
    operation: options.operation,
    run_id: run.id,
    ordinal: ask.ordinal,
    platform: ask.platform,
    sample: ask.sample,
    brand_id: run.brandId,
    key_id: options.keyId,
    model: outcome.model,
    input_tokens: outcome.inputTokens,
    output_tokens: outcome.outputTokens,
    cost_usd: outcome.costUsd,
    billed,
    at: answeredAt,
  });
  if (!billed) return;
  await trx.raw(
    `insert into usage_daily (account_id, day, operation, platform, asks, input_tokens, output_tokens, cost_usd)
     values (:accountId, (cast(:at as timestamptz) at time zone 'UTC')::date, :operation, :platform, 1, :input, :output, :cost)
     on conflict (account_id, day, operation, platform) do update
        set asks = usage_daily.asks + 1,
            input_tokens = usage_daily.input_tokens + excluded.input_tokens,
            output_tokens = usage_daily.output_tokens + excluded.output_tokens,
            cost_usd = usage_daily.cost_usd + excluded.cost_usd`,
    {
      accountId: run.accountId,
      at: answeredAt,
      operation: options.operation,
      platform: ask.platform,
      input: outcome.inputTokens ?? 0,
      output: outcome.outputTokens ?? 0,
      cost: outcome.costUsd ?? 0,
    },
  );
}

/**
 * Counts a settled ask. Last in its transaction, since the run's row is the one that all asks of a run share.
 * Asks are always locked before their run, here and where a run is given up, so that the two cannot deadlock.
 */
async function countSettled(
  trx: Knex,
  run: Run,
  counter: 'asks_answered' | 'asks_failed',
  at: Date,
): Promise<string | null> {
  await trx('runs').where({ account_id: run.accountId, id: run.id }).increment(counter, 1);
  return completeIfSettled(trx, run.accountId, run.id, at);
}

/** Ends a run whose asks are all settled; its visibility is over non-adaptive answers to discovery prompts. */
async function completeIfSettled(trx: Knex, accountId: string, runId: string, at: Date): Promise<string | null> {
  const { rows } = await trx.raw<{ rows: { status: string }[] }>(
    `update runs r
        set status = case when asks_answered > 0 then 'completed' else 'failed' end,
            completed_at = :at,
            visibility = (select avg(a.mentioned::int)
                            from analyses a
                           where a.account_id = r.account_id and a.run_id = r.id and a.subject_id = r.subject_id
                             and a.discovery and not a.adaptive)
      where account_id = :accountId and id = :runId and status in ('queued', 'running')
        and asks_answered + asks_failed >= asks_total
     returning status`,
    { accountId, runId, at },
  );
  return rows[0]?.status ?? null;
}
