import type { AccountPrincipal } from '../accounts/principal.ts';
import { refuseNames } from '../brands/name-rule.ts';
import { type Failure, isFailure } from '../failure.ts';
import { withReservation } from './reserved-writing.ts';
import { type RewrittenText, rewriteText } from './rewrite-text.ts';
import { recordUsage } from './usage-store.ts';
import type { WritingDeps } from './writing-deps.ts';

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
  const { knex, brands, now, newId } = deps;
  return {
    async rewrite(principal, { text, brand, audience, workId = newId(), signal }) {
      const unnameable = refuseNames([{ path: 'body.brand', name: brand }]);
      if (unnameable !== null) return unnameable;
      const { accountId, partition } = principal;
      const known = await brands.findByName(accountId, brand);
      const facts = known === null ? [] : await deps.factsOf(accountId, known.id);
      return withReservation(deps, { accountId, partition, workId }, async ({ client, platform, deadline }) => {
        const began = performance.now();
        const source = { text, brand: brand.trim(), audience: audience?.trim() ?? null, facts };
        const limits = { deadline, ...(signal === undefined ? {} : { signal }) };
        const written = await rewriteText(client, platform, source, limits);
        if (isFailure(written)) return { failure: written.failure, message: written.message };
        const keyId = principal.kind === 'key' ? principal.keyId : null;
        const brandId = known?.id ?? null;
        const work = { accountId, partition, workId, operation: 'rewrite', brandId, keyId, at: now() } as const;
        await knex.transaction((trx) => recordUsage(trx, work, written.calls));
        return { ...written, latencyMs: Math.round((performance.now() - began) * 10) / 10 };
      });
    },
  };
}
