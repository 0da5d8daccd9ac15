import type { Knex } from 'knex';
import { type AccountPrincipal, type AnonymousPrincipal, callerId, type Principal } from '../../accounts/principal.ts';
import { refuseNames } from '../../brands/name-rule.ts';
import { type Failure, fail } from '../../failure.ts';
import type { PlatformClient, PlatformId } from '../../platforms/index.ts';
import { discoveryPrompts } from '../../prompts/index.ts';
import { type AskAndStore, isEvaluated, type SettledAsk } from '../asking/ask-and-store.ts';
import { askAndEvaluate } from '../asking/evaluate.ts';
import type { EstimateCost, SpendCap } from '../asking/spend-cap.ts';
import type { RunCompletion } from '../runs/run-completion.ts';
import { insertRun } from '../runs/run-store.ts';
import { planAsks, type Question, type Run, type Subject } from '../scan.ts';
import { reserveAnonymousSpend, secondsUntilTomorrow } from './anonymous-spend.ts';
import { FREE_CHECK_PLATFORMS } from './check-platforms.ts';
import { storeFreeCheck } from './free-check-store.ts';
import { within } from './within.ts';

/** Questions of a check, each asked of three platforms. */
const QUESTIONS = 3;

/** Kept back from the budget for storing and replying: a twentieth of it. */
const REPLY_SHARE = 0.05;

export interface CheckRequest {
  brandName: string;
  industry: string;
  competitors: readonly string[];
}

export interface CheckReport {
  runId: string;
  platforms: PlatformId[];
  summary: PlatformSummary[];
  /** Checks that the caller has left: of the address, or of the account's tier. */
  rateLimitRemaining: number;
}

/** Over the answers that came in time; a platform that gave none has `total: 0`. */
export interface PlatformSummary {
  platform: PlatformId;
  total: number;
  mentions: number;
  positive: number;
}

export type CheckFailure = Failure<'platforms_unavailable' | 'invalid_request' | 'spend_cap_reached' | 'unavailable'>;

/** Asks three platforms three questions within the budget and sums up what they say about the brand. */
export type RunCheck = (principal: Principal, request: CheckRequest) => Promise<CheckReport | CheckFailure>;

export function createRunCheck(options: {
  knex: Knex;
  askAndStore: AskAndStore;
  spendCap: SpendCap;
  runs: RunCompletion;
  estimateCost: EstimateCost;
  /** What all checks without an account together may cost on a UTC day; `null`: anything. */
  anonymousSpendCapUsd: number | null;
  platformsOf: (partition: Run['partition']) => PlatformClient;
  anonymousPartition: Run['partition'];
  budgetMs: number;
  now: () => Date;
  newId: () => string;
}): RunCheck {
  const { knex, platformsOf, estimateCost, now, newId } = options;
  const platforms: PlatformId[] = [...FREE_CHECK_PLATFORMS];

  const questionsFor = ({ brandName, industry, competitors }: CheckRequest): Question[] =>
    discoveryPrompts(
      { name: brandName, aliases: [], category: industry, competitors: competitors.map((name) => ({ name })) },
      QUESTIONS,
    ).map((prompt, ordinal) => ({ ...prompt, ordinal, promptId: null }));

  const subjectFor = (id: string, { brandName, industry, competitors }: CheckRequest): Subject => ({
    id,
    brand: { name: brandName, aliases: [], category: industry },
    competitors: competitors.map((name) => ({ name, aliases: [] })),
  });

  /** A caller without an account: kept in tables of its own, limited by address. */
  const checkAnonymously = async (
    { ip, rate }: AnonymousPrincipal,
    request: CheckRequest,
    questions: Question[],
  ): Promise<CheckReport | CheckFailure> => {
    const startedAt = now();
    const asks = planAsks(questions, platforms);
    const capUsd = options.anonymousPartition === 'live' ? options.anonymousSpendCapUsd : null;
    const reservedUsd = capUsd === null ? 0 : asks.reduce((sum, { platform }) => sum + estimateCost(platform), 0);
    if (capUsd !== null && !(await reserveAnonymousSpend(knex, { at: startedAt, expectedUsd: reservedUsd, capUsd }))) {
      return fail('unavailable', 'The free checks of today are used up. Sign up, or come back tomorrow (UTC).', {
        retryAfterSeconds: secondsUntilTomorrow(startedAt),
      });
    }
    const runId = newId();
    const subjects = [subjectFor(runId, request)];
    const deadline = new Date(startedAt.getTime() + options.budgetMs * (1 - REPLY_SHARE));
    const client = platformsOf(options.anonymousPartition);
    const settled = await Promise.all(
      asks.map((ask) =>
        askAndEvaluate(client, { ask, question: questionAt(questions, ask.ordinal), subjects, deadline }, now),
      ),
    );
    const summary = summarize(platforms, settled);
    const completedAt = now();
    await storeFreeCheck(knex, {
      id: runId,
      ip,
      request,
      platforms,
      summary,
      settled,
      startedAt,
      completedAt,
      reservedUsd,
    });
    if (!settled.some(isEvaluated)) return noPlatformAnswered();
    return { runId, platforms, summary, rateLimitRemaining: rate?.remaining ?? 0 };
  };

  const checkForAccount = async (
    principal: AccountPrincipal,
    request: CheckRequest,
    questions: Question[],
  ): Promise<CheckReport | CheckFailure> => {
    const client = platformsOf(principal.partition);
    const id = newId();
    const createdAt = now();
    const deadlineAt = new Date(createdAt.getTime() + options.budgetMs * (1 - REPLY_SHARE));
    const subject = subjectFor(id, request);
    const run: Run = {
      accountId: principal.accountId,
      id,
      kind: 'check',
      partition: principal.partition,
      brandId: null,
      subjectId: id,
      brandName: request.brandName,
      category: request.industry,
      platforms,
      competitors: subject.competitors,
      packId: null,
      requestedBy: callerId(principal),
      estimatedMs: null,
      createdAt,
      deadlineAt,
    };
    const asks = planAsks(questions, platforms);
    const refusal = await knex.transaction(async (trx) => {
      const capped = await options.spendCap.refuse(trx, { ...run, asks, at: createdAt });
      if (capped === null) await insertRun(trx, run, questions, asks, 'running');
      return capped;
    });
    if (refusal !== null) return refusal;
    const settled = await Promise.all(
      asks.map((ask) =>
        options.askAndStore.askAndStore(client, {
          run,
          ask,
          question: questionAt(questions, ask.ordinal),
          subjects: [subject],
          deadline: deadlineAt,
          keyId: principal.kind === 'key' ? principal.keyId : null,
        }),
      ),
    );
    await options.runs.completeIfSettled(run.accountId, run.id, now());
    if (!settled.some(isEvaluated)) return noPlatformAnswered();
    const rateLimitRemaining = principal.rate?.remaining ?? 0;
    return { runId: id, platforms, summary: summarize(platforms, settled), rateLimitRemaining };
  };

  return async (principal, request) => {
    const unnameable = refuseNames([
      { path: 'body.brand_name', name: request.brandName },
      ...request.competitors.map((name, at) => ({ path: `body.competitors[${at}]`, name })),
    ]);
    if (unnameable !== null) return unnameable;
    const questions = questionsFor(request);
    if (questions.length === 0) {
      return fail('invalid_request', 'Every question about this industry would name the brand.', {
        details: [{ path: 'body.industry', message: 'choose words that do not name the brand' }],
      });
    }
    const check =
      principal.kind === 'anonymous'
        ? checkAnonymously(principal, request, questions)
        : checkForAccount(principal, request, questions);
    // The platforms keep to their deadline; a database that has stalled would keep the caller waiting for ever.
    return (
      (await within(options.budgetMs, check)) ??
      fail('unavailable', 'The answers could not be stored in time.', { retryAfterSeconds: 5 })
    );
  };
}

function noPlatformAnswered(): Failure<'platforms_unavailable'> {
  return fail('platforms_unavailable', 'No platform answered in time. The check was not counted.');
}

function questionAt(questions: readonly Question[], ordinal: number): Question {
  const question = questions[ordinal];
  if (question === undefined) throw new Error(`no question ${ordinal}`);
  return question;
}

function summarize(platforms: readonly PlatformId[], settled: readonly SettledAsk[]): PlatformSummary[] {
  return platforms.map((platform) => {
    const analyses = settled
      .filter(isEvaluated)
      .filter((answer) => answer.ask.platform === platform)
      .flatMap((answer) => answer.findings.map((finding) => finding.analysis));
    return {
      platform,
      total: analyses.length,
      mentions: analyses.filter((analysis) => analysis.mentioned).length,
      positive: analyses.filter((analysis) => analysis.sentiment === 'positive').length,
    };
  });
}
