import type { AccountPrincipal } from '../accounts/principal.ts';
import { refuseNames } from '../brands/name-rule.ts';
import { type Failure, isFailure } from '../failure.ts';
import { rewritingPlatform } from './model/choice.ts';
import { type RewrittenText, rewriteText } from './rewrite-text.ts';
import { recordUsage } from './usage-store.ts';
import { WRITING_BUDGET_MS, type WritingDeps } from './writing-deps.ts';

export type { AvivScore } from './aviv/index.ts';
export {
  type Batch,
  type BatchDetail,
  createBatchCompletion,
  createBatchWorker,
  createEnqueueBatch,
  createRewriteBatches,
  defineBatchQueue,
  type RewriteBatches,
  type StoredRewrite,
} from './batches/index.ts';
export type { Rewrite, RewriteSource } from './rewrite.ts';
export { costOfCalls, type RewrittenText } from './rewrite-text.ts';
export { createSuggestions, type Intent, type Suggestion, type Suggestions } from './suggestions/index.ts';
export type { WritingDeps } from './writing-deps.ts';

export interface RewriteRequest {
  text: string;
  brand: string;
  audience: string | null;
  /** Of a request that may be repeated: it is billed once. */
  workId?: string;
  signal?: AbortSignal;
}

export type RewriteFailure = Failure<'platforms_unavailable' | 'spend_cap_reached' | 'invalid_request'>;

export interface Rewriting {
  /** Rewrites a text answer-first, by a platform where one is configured, at its cost. Nothing is billed for what fails. */
  rewrite(
    principal: AccountPrincipal,
    request: RewriteRequest,
  ): Promise<(RewrittenText & { latencyMs: number }) | RewriteFailure>;
}

export function createRewriting(deps: WritingDeps): Rewriting {
  const { knex, brands, spendCap, now, newId } = deps;
  return {
    async rewrite(principal, { text, brand, audience, workId = newId(), signal }) {
      const unnameable = refuseNames([{ path: 'body.brand', name: brand }]);
      if (unnameable !== null) return unnameable;
      const { accountId, partition } = principal;
      const started = now();
      const deadline = new Date(started.getTime() + WRITING_BUDGET_MS);
      const client = deps.platformsOf(partition);
      const platform = rewritingPlatform(client, deps.platform);
      const known = await brands.findByName(accountId, brand);
      const facts = known === null ? [] : await deps.factsOf(accountId, known.id);
      if (platform !== null) {
        const costs = [{ id: workId, usd: deps.expectedUsd(platform) }];
        const plan = { accountId, partition, at: started, until: deadline, costs };
        const refusal = await knex.transaction((trx) => spendCap.reserve(trx, plan));
        if (refusal !== null) return refusal;
      }
      try {
        const began = performance.now();
        const source = { text, brand: brand.trim(), audience: audience?.trim() ?? null, facts };
        const written = await rewriteText(client, platform, source, {
          deadline,
          ...(signal === undefined ? {} : { signal }),
        });
        if (isFailure(written)) return { failure: written.failure, message: written.message };
        const keyId = principal.kind === 'key' ? principal.keyId : null;
        const work = {
          accountId,
          partition,
          workId,
          operation: 'rewrite',
          brandId: known?.id ?? null,
          keyId,
          at: now(),
        } as const;
        await knex.transaction((trx) => recordUsage(trx, work, written.calls));
        return { ...written, latencyMs: Math.round((performance.now() - began) * 10) / 10 };
      } finally {
        if (platform !== null) await spendCap.release(knex, accountId, [workId]);
      }
    },
  };
}
