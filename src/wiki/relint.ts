import type { NewEvent } from '../events/index.ts';
import type { Transaction } from '../storage/transaction.ts';
import { lintPage } from './lint/index.ts';
import { insertIssues, moveIssue, resolveIssues, selectOpen } from './lint-store.ts';
import { selectLinted } from './wiki-store.ts';

/**
 * Lints all pages of a brand: what one page says, another may contradict or link to. Stores what is new, resolves what is gone, and gives
 * the events of what is new. To be called with the brand held.
 */
export async function relint(
  trx: Transaction,
  { accountId, brandId, at, newId }: { accountId: string; brandId: string; at: Date; newId: () => string },
): Promise<NewEvent[]> {
  const pages = await selectLinted(trx, accountId, brandId);
  const open = await selectOpen(
    trx,
    accountId,
    pages.map(({ id }) => id),
  );
  const events: NewEvent[] = [];
  const gone = new Map(open.map((issue) => [issue.id, issue]));
  for (const page of pages) {
    const known = new Map(
      open.filter(({ pageId }) => pageId === page.id).map((issue) => [`${issue.rule} ${issue.subject}`, issue]),
    );
    const fresh = [];
    for (const finding of lintPage(page, pages, at)) {
      const same = known.get(`${finding.rule} ${finding.subject}`);
      if (same === undefined) {
        fresh.push({ ...finding, id: newId(), pageId: page.id, revision: page.revision });
        continue;
      }
      gone.delete(same.id);
      await moveIssue(trx, accountId, same.id, finding);
    }
    await insertIssues(trx, accountId, fresh, at);
    for (const { id, rule, severity, message, position } of fresh) {
      const data = { pageId: page.id, issueId: id, rule, severity, message, position };
      events.push({ accountId, brandId, type: 'lint.issue.detected', at, data });
    }
  }
  await resolveIssues(trx, accountId, [...gone.keys()], at);
  return events;
}
