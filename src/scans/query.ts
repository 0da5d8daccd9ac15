import type { Knex } from 'knex';
import { type AccountPrincipal, callerId } from '../accounts/principal.ts';
import type { Analysis } from '../analysis/index.ts';
import type { Brands } from '../brands/index.ts';
import { refuseNames } from '../brands/name-rule.ts';
import { type Failure, fail } from '../failure.ts';
import type { PlatformClient, PlatformId } from '../platforms/index.ts';
import { discoveryPrompts, type Prompt } from '../prompts/index.ts';
import { type AskAndStore, isEvaluated, type SettledAsk } from './ask-and-store.ts';
import { FREE_CHECK_PLATFORMS } from './check-platforms.ts';
import { completeIfSettled } from './run-completion.ts';
import { insertRun } from './run-store.ts';
import { planAsks, type Question, type Run, type Subject } from './scan.ts';
import type { SpendCap } from './spend-cap.ts';
import { subjectOfBrand } from './subjects.ts';

/** Questions of a query; each is a run of its own. */
const QUESTIONS = 5;

export interface QueryRequest {
  brand: string;
  category: string;
  /** `all`: every configured platform. `fast`: the platforms of the free check. */
  mode: 'all' | 'fast';
  /** Narrows the mode's platforms to these; `null`: no narrowing. */
  platforms: readonly PlatformId[] | null;
}

/** One question and what each platform made of it. */
export interface QueryRun {
  runId: string;
  prompt: string;
  results: QueryResult[];
}

export type QueryResult = { platform: PlatformId; latencyMs: number } & (
  | { answered: true; text: string; model: string; costUsd: number | null; analysis: Analysis }
  | { answered: false; error: { code: string; message: string } }
);

export type QueryFailure = Failure<'platforms_unavailable' | 'unavailable' | 'invalid_request' | 'spend_cap_reached'>;

/** Asks the platforms while the caller waits; every answer is stored with its cost as it arrives. */
export type RunQuery = (
  principal: AccountPrincipal,
  request: QueryRequest,
  signal?: AbortSignal,
) => Promise<QueryRun[] | QueryFailure>;

export function createRunQuery(options: {
  knex: Knex;
  brands: Brands;
  askAndStore: AskAndStore;
  spendCap: SpendCap;
  platformsOf: (partition: Run['partition']) => PlatformClient;
  budgetMs: number;
  now: () => Date;
  newId: () => string;
}): RunQuery {
  const { knex, brands, platformsOf, budgetMs, now, newId } = options;

  const { askAndStore } = options.askAndStore;

  return async (principal, request) => {
    const unnameable = refuseNames([{ path: 'body.brand', name: request.brand }]);
    if (unnameable !== null) return unnameable;
    const client = platformsOf(principal.partition);
    const platforms = platformsFor(request, client);
    if (platforms.length === 0 && request.platforms !== null) {
      return fail('invalid_request', 'The mode has none of the platforms named.', {
        details: [
          { path: 'body.platforms', message: `must name one of ${FREE_CHECK_PLATFORMS.join(', ')} in mode fast` },
        ],
      });
    }
    if (platforms.length === 0) return fail('unavailable', 'No platform is configured.', { retryAfterSeconds: 60 });
    const brand = await brands.findByName(principal.accountId, request.brand);
    const name = brand?.name ?? request.brand.trim();
    const subjectName = {
      name,
      aliases: brand?.aliases ?? [],
      category: request.category,
      competitors: brand?.competitors ?? [],
    };
    const prompts = discoveryPrompts(subjectName, QUESTIONS);
    if (prompts.length === 0) {
      return fail('invalid_request', 'Every question about this category would name the brand.', {
        details: [{ path: 'body.category', message: 'choose a category whose words do not name the brand' }],
      });
    }
    const createdAt = now();
    const deadlineAt = new Date(createdAt.getTime() + budgetMs);
    const runs = prompts.map((prompt) => {
      const id = newId();
      const run: Run = {
        accountId: principal.accountId,
        id,
        kind: 'query',
        partition: principal.partition,
        brandId: brand?.id ?? null,
        subjectId: brand?.id ?? id,
        brandName: name,
        category: request.category,
        platforms,
        competitors: brand?.competitors ?? [],
        packId: null,
        requestedBy: callerId(principal),
        estimatedMs: null,
        createdAt,
        deadlineAt,
      };
      return { run, question: questionOf(prompt) };
    });
    const { accountId, partition } = principal;
    const refusal = await knex.transaction(async (trx) => {
      const asks = runs.flatMap(({ question }) => planAsks([question], platforms));
      const capped = await options.spendCap.refuse(trx, { accountId, partition, asks, at: createdAt });
      if (capped !== null) return capped;
      for (const { run, question } of runs)
        await insertRun(trx, run, [question], planAsks([question], platforms), 'running');
      return null;
    });
    if (refusal !== null) return refusal;
    const results = await Promise.all(
      runs.map(async ({ run, question }): Promise<QueryRun> => {
        const subject: Subject =
          brand === null
            ? { id: run.id, brand: { name, aliases: [], category: request.category }, competitors: [] }
            : { ...subjectOfBrand(brand) };
        const settled = await Promise.all(
          planAsks([question], platforms).map((ask) =>
            askAndStore(client, {
              run,
              ask,
              question,
              subjects: [subject],
              deadline: deadlineAt,
              keyId: principal.kind === 'key' ? principal.keyId : null,
            }),
          ),
        );
        await completeIfSettled(knex, run.accountId, run.id, now());
        return { runId: run.id, prompt: question.text, results: settled.map(resultOf) };
      }),
    );
    const answered = results.some((run) => run.results.some((result) => result.answered));
    return answered ? results : fail('platforms_unavailable', 'No platform answered. Nothing was billed.');
  };
}

function platformsFor(request: QueryRequest, client: PlatformClient): PlatformId[] {
  if (request.mode === 'fast') {
    return FREE_CHECK_PLATFORMS.filter((platform) => request.platforms?.includes(platform) ?? true);
  }
  return [...(request.platforms ?? client.configured())];
}

function questionOf(prompt: Prompt): Question {
  return { ...prompt, ordinal: 0, promptId: null };
}

function resultOf(settled: SettledAsk): QueryResult {
  const { platform } = settled.ask;
  const { latencyMs } = settled.outcome;
  if (!isEvaluated(settled)) {
    const { reason, message } = settled.outcome;
    return { platform, latencyMs, answered: false, error: { code: reason, message } };
  }
  const { text, model, costUsd } = settled.outcome;
  const analysis = settled.findings[0]?.analysis;
  if (analysis === undefined) throw new Error('a query is analysed for exactly one subject');
  return { platform, latencyMs, answered: true, text, model, costUsd, analysis };
}
