import { type Actor, recordAudit } from '../../accounts/audit.ts';
import { type AccountPrincipal, callerId } from '../../accounts/principal.ts';
import type { Brand } from '../../brands/index.ts';
import { type Failure, fail, isFailure } from '../../failure.ts';
import { expectedLift } from '../../insights/uplift/expected-lift.ts';
import { selectMeasuredLifts } from '../../insights/uplift/uplift-store.ts';
import { selectPrompts } from '../../prompts/brand-prompt-store.ts';
import { expandTemplates, selectPack } from '../../prompts/index.ts';
import { withReservation } from '../reserved-writing.ts';
import { costOfCalls } from '../rewrite-text.ts';
import { recordUsage } from '../usage-store.ts';
import type { WritingDeps } from '../writing-deps.ts';
import { type AimablePrompt, aimedPrompts } from './aimed-prompts.ts';
import type { Intent } from './intent.ts';
import { suggestText } from './suggest-text.ts';
import {
  insertSuggestion,
  markApplied,
  type Suggestion,
  selectSuggestion,
  selectSuggestions,
} from './suggestion-store.ts';

export type { Intent } from './intent.ts';
export type { Suggestion } from './suggestion-store.ts';

export interface SuggestionRequest {
  brandId: string;
  content: string;
  intent: Intent | null;
  /** The id for the suggestion; one that is there already is given back. */
  workId?: string;
  signal?: AbortSignal;
}

/** Better versions of content, and what they brought. */
export interface Suggestions {
  suggest(
    principal: AccountPrincipal,
    request: SuggestionRequest,
  ): Promise<Suggestion | Failure<'not_found' | 'platforms_unavailable' | 'spend_cap_reached'>>;
  list(
    accountId: string,
    brandId: string | null,
    page: { limit: number; before: string | null },
  ): Promise<Suggestion[]>;
  find(accountId: string, suggestionId: string): Promise<Suggestion | null>;
  /** Says that it is in use; from then on its lift can be measured. `conflict` the second time. */
  apply(accountId: string, suggestionId: string, actor: Actor): Promise<Suggestion | Failure<'not_found' | 'conflict'>>;
}

export function createSuggestions(deps: WritingDeps): Suggestions {
  const { knex, brands, now, newId } = deps;

  /** What may be asked about the brand without naming it; before anything was asked, what the next scan would ask. */
  const discoveryPromptsOf = async (accountId: string, brand: Brand): Promise<AimablePrompt[]> => {
    const known = (await selectPrompts(knex, accountId, brand.id)).filter(({ discovery }) => discovery);
    if (known.length > 0) return known;
    const pack = await selectPack(knex, accountId, null);
    const prompts = expandTemplates(pack?.templates ?? [], brand).filter(({ discovery }) => discovery);
    return prompts.map((prompt) => ({ ...prompt, inPanel: true }));
  };

  return {
    async suggest(principal, { brandId, content, intent, workId = newId(), signal }) {
      const { accountId, partition } = principal;
      const repeated = await selectSuggestion(knex, accountId, workId);
      if (repeated !== null) return repeated;
      const brand = await brands.find(accountId, brandId);
      if (brand === null) {
        return fail('not_found', 'The account has no brand with this id.', {
          details: [{ path: 'body.brandId', message: 'is not known' }],
        });
      }
      return withReservation(deps, { accountId, partition, workId }, async ({ client, platform, deadline }) => {
        const facts = await deps.factsOf(accountId, brandId);
        const source = { text: content, brand: brand.name, audience: null, facts };
        const limits = { deadline, ...(signal === undefined ? {} : { signal }) };
        const written = await suggestText(client, platform, source, intent, limits);
        if (isFailure(written)) return written;
        const { calls, ...text } = written;
        const at = now();
        const suggestion = {
          id: workId,
          brandId,
          content,
          intent,
          ...text,
          expectedLift: expectedLift(await selectMeasuredLifts(knex, accountId)),
          promptHashes: aimedPrompts(await discoveryPromptsOf(accountId, brand), content, intent, brand),
          costUsd: calls.some(({ costUsd }) => costUsd === null) ? null : costOfCalls(calls),
          createdAt: at,
        };
        const keyId = principal.kind === 'key' ? principal.keyId : null;
        await knex.transaction(async (trx) => {
          await insertSuggestion(trx, { accountId, requestedBy: callerId(principal) }, suggestion);
          await recordUsage(trx, { accountId, partition, workId, operation: 'suggest', brandId, keyId, at }, calls);
        });
        return { ...suggestion, appliedAt: null, measuredAt: null, measurement: null };
      });
    },

    list: (accountId, brandId, page) => selectSuggestions(knex, accountId, brandId, page),
    find: (accountId, suggestionId) => selectSuggestion(knex, accountId, suggestionId),

    apply: (accountId, suggestionId, actor) =>
      knex.transaction(async (trx) => {
        const at = now();
        const before = await selectSuggestion(trx, accountId, suggestionId);
        if (before === null) return fail('not_found', 'The account has no suggestion with this id.');
        if (!(await markApplied(trx, accountId, suggestionId, at))) {
          return fail('conflict', 'The suggestion was marked as applied before.');
        }
        await recordAudit(trx, {
          id: newId(),
          accountId,
          actor,
          action: 'suggestion.applied',
          target: { kind: 'suggestion', id: suggestionId },
          at,
        });
        return { ...before, appliedAt: at };
      }),
  };
}
