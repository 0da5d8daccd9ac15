import type { Knex } from 'knex';
import { type AccountPrincipal, callerId } from '../../accounts/principal.ts';
import type { Brand, Brands } from '../../brands/index.ts';
import { type Failure, fail } from '../../failure.ts';
import type { PlatformClient, PlatformId } from '../../platforms/index.ts';
import { expandTemplates, type Prompt, selectPack, upsertPrompts } from '../../prompts/index.ts';
import { selectLatencies, selectQueueDepths } from '../asking/latency-store.ts';
import type { SpendCap } from '../asking/spend-cap.ts';
import { insertRun, selectRun } from '../runs/run-store.ts';
import { type Question, type Run, withExtra } from '../scan.ts';
import type { ScanQueue } from '../workers/queue.ts';
import { estimateCompletionMs } from './estimate.ts';

/** What is unanswered this long after the run's estimate is given up. */
const GRACE_MS = 15 * 60_000;

export interface ProbeRequest {
  brandId: string;
  /** `null`: every configured platform. */
  platforms: readonly PlatformId[] | null;
  /** `null`: the account's default pack. */
  promptPackId: string | null;
  /** The id for the run; a run that already has it is not started again. */
  runId?: string;
}

export type ProbeFailure = Failure<'not_found' | 'unprocessable' | 'unavailable' | 'spend_cap_reached'>;

/** Queues a scan of a brand and returns at once; workers ask and store the answers one by one. */
export type StartProbe = (principal: AccountPrincipal, request: ProbeRequest) => Promise<Run | ProbeFailure>;

/** For whom a scan is run. */
export interface ProbeOwner {
  accountId: string;
  partition: Run['partition'];
  /** `null`: by the brand's schedule. */
  requestedBy: string | null;
}

/** A question asked once more than the pack says, for what its answers would tell. */
export type ExtraQuestion = Prompt & { promptId: string };

/** Starts a scan for whoever wants it, with questions beyond the pack. */
export type StartScan = (
  owner: ProbeOwner,
  request: ProbeRequest & { kind: 'probe' | 'scheduled'; extra: readonly ExtraQuestion[] },
) => Promise<Run | ProbeFailure>;

export function createStartProbe(options: Parameters<typeof createStartScan>[0]): StartProbe {
  const start = createStartScan(options);
  return (principal, request) => {
    const { accountId, partition } = principal;
    const owner = { accountId, partition, requestedBy: callerId(principal) };
    return start(owner, { ...request, kind: 'probe', extra: [] });
  };
}

export function createStartScan(options: {
  knex: Knex;
  brands: Brands;
  queue: ScanQueue;
  spendCap: SpendCap;
  platformsOf: (partition: Run['partition']) => PlatformClient;
  now: () => Date;
  newId: () => string;
}): StartScan {
  const { knex, brands, queue, platformsOf, now, newId } = options;

  const estimate = async (run: Pick<Run, 'partition' | 'platforms'>, questions: number): Promise<number> => {
    const client = platformsOf(run.partition);
    const latencies = await selectLatencies(knex, run.partition, run.platforms, now());
    const depths = await selectQueueDepths(knex);
    return estimateCompletionMs(
      run.platforms.map((platform) => ({
        platform,
        asks: questions,
        queued: depths.get(platform) ?? 0,
        concurrency: Math.max(1, client.concurrency(platform)),
        latencyMs: latencies.get(platform) ?? null,
      })),
    );
  };

  return async ({ accountId, partition, requestedBy }, request) => {
    const repeated = request.runId === undefined ? null : await selectRun(knex, accountId, request.runId);
    if (repeated !== null) return repeated;
    const brand = await brands.find(accountId, request.brandId);
    if (brand === null) return notFound('brandId', 'The account has no brand with this id.');
    const pack = await selectPack(knex, accountId, request.promptPackId);
    if (pack === null) return notFound('promptPackId', 'The account has no prompt pack with this id.');
    const prompts = expandTemplates(pack.templates, subjectOf(brand));
    if (prompts.length === 0) {
      return fail(
        'unprocessable',
        `The pack “${pack.name}” has no prompts in the brand’s language (${brand.language}).`,
      );
    }
    const platforms = [...(request.platforms ?? platformsOf(partition).configured())];
    const refusal = unconfiguredRefusal(request.platforms ?? [], platformsOf(partition).configured());
    if (refusal !== null) return refusal;
    if (platforms.length === 0) return fail('unavailable', 'No platform is configured.', { retryAfterSeconds: 60 });
    const estimatedMs = await estimate({ partition, platforms }, prompts.length + request.extra.length);
    const createdAt = now();
    const run: Run = {
      accountId,
      id: request.runId ?? newId(),
      kind: request.kind,
      partition,
      brandId: brand.id,
      subjectId: brand.id,
      brandName: brand.name,
      category: brand.category,
      platforms,
      competitors: brand.competitors,
      packId: pack.id,
      requestedBy,
      estimatedMs,
      createdAt,
      deadlineAt: new Date(createdAt.getTime() + estimatedMs + GRACE_MS),
    };
    const overCap = await knex.transaction(async (trx) => {
      const owned = prompts.map((prompt, ordinal): Question => ({ ...prompt, ordinal, promptId: null }));
      const { questions: planned, asks } = withExtra(owned, request.extra, platforms);
      const capped = await options.spendCap.refuse(trx, { accountId, partition, asks, at: createdAt });
      if (capped !== null) return capped;
      const owner = { accountId, brandId: brand.id, packId: pack.id, inPanel: pack.isDefault, newId };
      const promptIds = await upsertPrompts(trx, owner, prompts, createdAt);
      const questions = planned.map((question, ordinal) => ({
        ...question,
        promptId: promptIds[ordinal] ?? question.promptId,
      }));
      await insertRun(trx, run, questions, asks, 'queued');
      await queue.enqueueRun(trx, run);
      return null;
    });
    return overCap ?? run;
  };
}

function subjectOf(brand: Brand) {
  return { name: brand.name, aliases: brand.aliases, category: brand.category, competitors: brand.competitors };
}

/** A probe of a platform that cannot be asked would only fail later, and cost the caller the wait. */
function unconfiguredRefusal(
  named: readonly PlatformId[],
  configured: readonly PlatformId[],
): Failure<'unprocessable'> | null {
  const details = named.flatMap((platform, at) =>
    configured.includes(platform)
      ? []
      : [{ path: `body.platforms[${at}]`, message: `${platform} is not configured on this service` }],
  );
  return details.length === 0 ? null : fail('unprocessable', 'A platform of the probe is not configured.', { details });
}

function notFound(field: string, message: string): Failure<'not_found'> {
  return fail('not_found', message, { details: [{ path: `body.${field}`, message: 'is not known' }] });
}
