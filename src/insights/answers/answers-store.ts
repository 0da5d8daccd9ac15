import type { Knex } from 'knex';
import { type Actor, recordAudit } from '../../accounts/audit.ts';
import type { BrandScope } from '../scope.ts';
import type { AnalysedAnswer, AnswerFilter, AnswerPlace } from './analysed-answer.ts';
import { countAnalysedAnswers, selectAnalysedAnswers } from './analysed-answer-store.ts';
import type { ExportFormat } from './delimited-lines.ts';
import { exportLines, type ReadBatch } from './export-lines.ts';

/** The stored answers behind the figures of a brand. `null`: the account has no such brand; archived ones keep their answers. */
export interface BrandAnswers {
  /** One page, newest first, and how many match on all pages. */
  list(
    scope: BrandScope,
    filter: AnswerFilter,
    page: { limit: number; after: AnswerPlace | null },
  ): Promise<{ answers: AnalysedAnswer[]; total: number } | null>;
  /** All of them as text, to be sent on while it is read. Noted in the audit log. */
  export(
    scope: BrandScope,
    filter: AnswerFilter,
    options: { format: ExportFormat; texts: boolean; actor: Actor },
  ): Promise<AsyncIterable<string> | null>;
}

/** Answers in one batch of an export: half a megabyte without texts, about two with them. */
const BATCH = 500;

export function createBrandAnswers(options: { knex: Knex; now: () => Date; newId: () => string }): BrandAnswers {
  const { knex, now, newId } = options;

  const isKnown = async ({ accountId, brandId }: BrandScope): Promise<boolean> =>
    (await knex('brands').where({ account_id: accountId, id: brandId }).first('id')) !== undefined;

  return {
    async list(scope, filter, page) {
      if (!(await isKnown(scope))) return null;
      const [answers, total] = await Promise.all([
        selectAnalysedAnswers(knex, scope, filter, page),
        countAnalysedAnswers(knex, scope, filter),
      ]);
      return { answers, total };
    },

    async export(scope, filter, { format, texts, actor }) {
      if (!(await isKnown(scope))) return null;
      await recordAudit(knex, {
        id: newId(),
        accountId: scope.accountId,
        actor,
        action: 'answers.exported',
        target: { kind: 'brand', id: scope.brandId },
        details: { from: filter.from, to: filter.to, format, texts },
        at: now(),
      });
      const read: ReadBatch = (after, limit) => selectAnalysedAnswers(knex, scope, filter, { limit, after, texts });
      // Read before the reply begins, so that a database out of reach is told by its status.
      return exportLines(await read(null, BATCH), read, { format, texts, batch: BATCH });
    },
  };
}
