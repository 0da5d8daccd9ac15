import type { Knex } from 'knex';
import { type AccountPrincipal, callerId } from '../../accounts/principal.ts';
import type { Brands } from '../../brands/index.ts';
import { refuseNames } from '../../brands/name-rule.ts';
import { type Failure, fail, isFailure } from '../../failure.ts';
import type { PlatformClient, PlatformId } from '../../platforms/index.ts';
import { discoveryPrompts } from '../../prompts/index.ts';
import { type AskAndStore, isEvaluated, type SettledAsk } from '../asking/ask-and-store.ts';
import type { SpendCap } from '../asking/spend-cap.ts';
import { FREE_CHECK_PLATFORMS } from '../check/check-platforms.ts';
import { numberedId } from '../numbered-id.ts';
import type { RunCompletion } from '../runs/run-completion.ts';
import { insertRun } from '../runs/run-store.ts';
import { planAsks, type Run } from '../scan.ts';
import { subjectsOf } from '../subjects.ts';
import { type BegunRun, resumeRuns, type SettledQuestion } from './begun-query-store.ts';

/** Questions of a query; each is a run of its own. */
const QUESTIONS = 5;

export interface QueryRequest {
  brand: string;
  category: string;
  /** `all`: every configured platform. `fast`: the platforms of the free check. */
  mode: 'all' | 'fast';
  /** Narrows the mode's platforms to these; `null`: no narrowing. */
  platforms: readonly PlatformId[] | null;
  /** Of a request that may be repeated: what an earlier attempt with this id had asked and stored is not asked again. */
  workId?: string;
}

/** One question and what each platform made of it. */
export interface QueryRun {
  runId: string;
  prompt: string;
  results: QueryResult[];
}

export type QueryResult = SettledQuestion;

export type QueryFailure = Failure<'platforms_unavailable' | 'unavailable' | 'invalid_request' | 'spend_cap_reached'>;

/** Asks the platforms while the caller waits; every answer is stored with its cost as it arrives. */
export type RunQuery = (principal: AccountPrincipal, request: QueryRequest) => Promise<QueryRun[] | QueryFailure>;

export function createRunQuery(options: {
  knex: Knex;
  brands: Brands;
  askAndStore: AskAndStore;
  spendCap: SpendCap;
  runs: RunCompletion;
  platformsOf: (partition: Run['partition']) => PlatformClient;
  budgetMs: number;
  now: () => Date;
  newId: () => string;
}): RunQuery {
  const { knex, brands, platformsOf, budgetMs, now, newId } = options;

  const { askAndStore } = options.askAndStore;

  /** Asks what has not been asked yet, all at once, and ends the runs. */
  const answer = async (principal: AccountPrincipal, begun: readonly BegunRun[]): Promise<QueryRun[]> => {
    const client = platformsOf(principal.partition);
    return Promise.all(
      begun.map(async ({ run, question, settled }): Promise<QueryRun> => {
        const subjects = await subjectsOf(brands, run);
        const results = await Promise.all(
          planAsks([question], run.platforms).map(async (ask) => {
            const known = settled.find(({ platform }) => platform === ask.platform);
            if (known !== undefined) return known;
            const keyId = principal.kind === 'key' ? principal.keyId : null;
            const job = { run, ask, question, subjects, deadline: run.deadlineAt, keyId };
            return resultOf(await askAndStore(client, job));
          }),
        );
        await options.runs.completeIfSettled(run.accountId, run.id, now());
        return { runId: run.id, prompt: question.text, results };
      }),
    );
  };

  /** The runs of the query, stored with what they have to ask; those of an earlier attempt where there was one. */
  const begin = async (principal: AccountPrincipal, request: QueryRequest): Promise<BegunRun[] | QueryFailure> => {
    const { accountId, partition } = principal;
    const createdAt = now();
    const deadlineAt = new Date(createdAt.getTime() + budgetMs);
    const workId = request.workId ?? newId();
    const ids = Array.from({ length: QUESTIONS }, (_, number) => numberedId(workId, number));
    if (request.workId !== undefined) {
      const begun = await resumeRuns(knex, accountId, ids, deadlineAt);
      if (begun.length > 0) return begun;
    }
    const platforms = platformsFor(request, platformsOf(partition));
    if (platforms.length === 0 && request.platforms !== null) {
      return fail('invalid_request', 'The mode has none of the platforms named.', {
        details: [
          { path: 'body.platforms', message: `must name one of ${FREE_CHECK_PLATFORMS.join(', ')} in mode fast` },
        ],
      });
    }
    if (platforms.length === 0) return fail('unavailable', 'No platform is configured.', { retryAfterSeconds: 60 });
    const brand = await brands.findByName(accountId, request.brand);
    const name = brand?.name ?? request.brand.trim();
    const { aliases = [], competitors = [] } = brand ?? {};
    const prompts = discoveryPrompts({ name, aliases, category: request.category, competitors }, QUESTIONS);
    if (prompts.length === 0) {
      return fail('invalid_request', 'Every question about this category would name the brand.', {
        details: [{ path: 'body.category', message: 'choose a category whose words do not name the brand' }],
      });
    }
    const runs = prompts.map((prompt, number): BegunRun => {
      const id = ids[number] ?? newId();
      const run: Run = {
        accountId,
        id,
        kind: 'query',
        partition,
        brandId: brand?.id ?? null,
        subjectId: brand?.id ?? id,
        brandName: name,
        category: request.category,
        platforms,
        competitors,
        packId: null,
        requestedBy: callerId(principal),
        estimatedMs: null,
        createdAt,
        deadlineAt,
      };
      return { run, question: { ...prompt, ordinal: 0, promptId: null }, settled: [] };
    });
    const refusal = await knex.transaction(async (trx) => {
      const asks = runs.flatMap(({ question }) => planAsks([question], platforms));
      const capped = await options.spendCap.refuse(trx, { accountId, partition, asks, at: createdAt });
      if (capped !== null) return capped;
      for (const { run, question } of runs)
        await insertRun(trx, run, [question], planAsks([question], platforms), 'running');
      return null;
    });
    return refusal ?? runs;
  };

  return async (principal, request) => {
    const unnameable = refuseNames([{ path: 'body.brand', name: request.brand }]);
    if (unnameable !== null) return unnameable;
    const begun = await begin(principal, request);
    if (isFailure(begun)) return begun;
    const results = await answer(principal, begun);
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
  const { mentioned, position, rank, sentiment, citations } = analysis;
  const stored = { mentioned, position, rank, sentiment, citations };
  return { platform, latencyMs, answered: true, text, model, costUsd, analysis: stored };
}
