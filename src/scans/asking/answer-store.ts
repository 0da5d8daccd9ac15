import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { ownDomains } from '../../brands/own-domains.ts';
import type { Ask, Run } from '../scan.ts';
import type { EvaluatedAsk, Finding, UnansweredAsk } from './evaluate.ts';
import { citesOwnSite } from './own-site.ts';
import { answerColumns } from './storable.ts';

/** PostgreSQL takes 65,535 values in a statement, and an answer may cite thousands of pages. */
const ROWS_PER_STATEMENT = 1_000;

/**
 * Stores an answer with its analyses, citations and cost in one transaction. The compare-and-set on the ask's state makes
 * it happen once, however often a job is repeated: false says that another worker had settled the ask before.
 *
 * It touches no row that other answers of the run write too. With a counter in the run's row, answers waited for one
 * another's commits, and a scan of 160 answers took a fifth longer; with the daily counts written here, more than that. They
 * are written when the run ends.
 */
export async function storeAnswer(
  knex: Knex,
  run: Run,
  evaluated: EvaluatedAsk,
  options: { newId: () => string; operation: string; keyId: string | null },
): Promise<boolean> {
  return knex.transaction(async (trx) => {
    const settled = await settleAsk(trx, run, evaluated.ask, {
      state: 'answered',
      attempts: evaluated.outcome.attempts,
      finished_at: evaluated.answeredAt,
    });
    if (!settled) return false;
    const answerId = options.newId();
    await insertAnswer(trx, run, evaluated, answerId);
    await insertFindings(trx, run, evaluated, answerId, options.newId);
    await insertUsage(trx, run, evaluated, options);
    return true;
  });
}

/** Records that an ask stayed unanswered; false when another worker had settled it before. */
export async function storeFailure(knex: Knex, run: Run, unanswered: UnansweredAsk, at: Date): Promise<boolean> {
  return settleAsk(knex, run, unanswered.ask, {
    state: 'failed',
    failure: unanswered.outcome.reason,
    failure_message: unanswered.outcome.message,
    attempts: unanswered.outcome.attempts,
    finished_at: at,
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
    ...answerColumns(outcome),
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
  const analyses = evaluated.findings.map((finding) => analysisRow(run, evaluated, finding, answerId));
  for (const rows of slices(analyses)) await trx('analyses').insert(rows);
  const citations = evaluated.findings.flatMap((finding) => citationRows(run, evaluated, finding, answerId, newId));
  if (citations.length === 0) return;
  for (const rows of slices(citations)) await trx('citations').insert(rows);
  // In one order everywhere: answers stored side by side often cite the same pages, and would wait for each other's rows.
  const sources = citations.map((citation) => sourceRow(run, citation)).sort((a, b) => a.url_hash.compare(b.url_hash));
  for (const rows of slices(sources)) {
    await trx('citation_sources')
      .insert(rows)
      .onConflict(['account_id', 'subject_id', 'partition', 'platform', 'url_hash'])
      .ignore();
  }
}

function slices<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, at) =>
    rows.slice(at * ROWS_PER_STATEMENT, (at + 1) * ROWS_PER_STATEMENT),
  );
}

function sourceRow(run: Run, citation: ReturnType<typeof citationRows>[number]) {
  return {
    account_id: citation.account_id,
    subject_id: citation.subject_id,
    partition: citation.partition,
    id: citation.id,
    run_id: run.id,
    answer_id: citation.answer_id,
    prompt_hash: citation.prompt_hash,
    context: citation.context,
    platform: citation.platform,
    url_hash: createHash('sha256').update(citation.source_url, 'utf8').digest(),
    source_url: citation.source_url,
    source_domain: citation.source_domain,
    discovered_at: citation.discovered_at,
  };
}

function analysisRow(run: Run, evaluated: EvaluatedAsk, { subject, analysis, discovery }: Finding, answerId: string) {
  return {
    account_id: run.accountId,
    subject_id: subject.id,
    answer_id: answerId,
    run_id: run.id,
    partition: run.partition,
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
    cites_own_site: citesOwnSite(
      subject.ownDomains ?? ownDomains({ ...subject.brand, domains: [] }),
      analysis.citations,
    ),
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
    partition: run.partition,
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
    billed: run.partition === 'live',
    at: answeredAt,
  });
}
