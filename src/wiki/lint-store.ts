import type { Knex } from 'knex';
import type { LintFinding, LintIssue } from './page.ts';

interface OpenIssue {
  id: string;
  pageId: string;
  rule: string;
  subject: string;
}

/** The open issues of pages. */
export async function selectOpen(trx: Knex, accountId: string, pageIds: readonly string[]): Promise<OpenIssue[]> {
  return trx('lint_issues')
    .where({ account_id: accountId, resolved_at: null })
    .whereIn('page_id', [...pageIds])
    .select({ id: 'id', pageId: 'page_id', rule: 'rule', subject: 'subject' });
}

/** In the order of the page. */
export async function selectIssues(knex: Knex, accountId: string, pageId: string): Promise<LintIssue[]> {
  return knex('lint_issues')
    .where({ account_id: accountId, page_id: pageId, resolved_at: null })
    .orderBy(['position', 'id'])
    .select({
      id: 'id',
      rule: 'rule',
      severity: 'severity',
      message: 'message',
      field: 'field',
      position: 'position',
      detectedAt: 'detected_at',
    }) as unknown as Promise<LintIssue[]>;
}

export async function insertIssues(
  trx: Knex,
  accountId: string,
  issues: readonly (LintFinding & { id: string; pageId: string; revision: number })[],
  at: Date,
): Promise<void> {
  if (issues.length === 0) return;
  await trx('lint_issues').insert(
    issues.map(({ id, pageId, revision, rule, severity, message, field, position, subject }) => ({
      account_id: accountId,
      id,
      page_id: pageId,
      revision,
      rule,
      severity,
      message,
      field,
      position,
      subject,
      detected_at: at,
    })),
  );
}

/** An issue that is still there may stand elsewhere by now. */
export async function moveIssue(trx: Knex, accountId: string, id: string, found: LintFinding): Promise<void> {
  const { field, position, severity, message } = found;
  await trx('lint_issues').where({ account_id: accountId, id }).update({ field, position, severity, message });
}

export async function resolveIssues(trx: Knex, accountId: string, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx('lint_issues')
    .where({ account_id: accountId })
    .whereIn('id', [...ids])
    .update({ resolved_at: at });
}
