import { type Failure, fail, isFailure } from '../../failure.ts';
import type { Deps } from '../deps.ts';
import type { Console } from './contract.ts';
import { pageAsked, pageOf } from './page.ts';

export const listProbes: Console['listProbes'] = async ({ query, principal, deps }) => {
  const page = pageAsked(query);
  if (isFailure(page)) return page;
  const { brandId = null, status = null } = query;
  if (!(await deps.scanReports.owns(principal.accountId, { brandId, runId: null }))) {
    return fail('not_found', 'The account has no brand with this id.');
  }
  const found = await deps.scanReports.runs(principal.accountId, { ...page, brandId, status });
  const { entries, nextCursor } = pageOf(found, query.limit, ({ runId }) => runId);
  return { status: 200, body: { nextCursor, probes: entries.map(dated) } };
};

export const getProbe: Console['getProbe'] = async ({ params, principal, deps }) => {
  const run = await detail(deps, principal.accountId, params.id);
  return isFailure(run) ? run : { status: 200, body: run };
};

export const cancelProbe: Console['cancelProbe'] = async ({ params, principal, deps }) => {
  const cancelled = await deps.scanReports.cancel(principal.accountId, params.id);
  if (cancelled === false) return fail('conflict', 'The probe is over.');
  const run = await detail(deps, principal.accountId, params.id);
  return isFailure(run) ? run : { status: 200, body: run };
};

async function detail({ scanReports }: Deps, accountId: string, runId: string) {
  const run = await scanReports.run(accountId, runId);
  if (run === null) return fail('not_found', 'The account has no probe with this id.') satisfies Failure;
  const results = run.results.map(({ error, ...result }) => (error === null ? result : { ...result, error }));
  return { ...dated(run), results };
}

function dated<Run extends { createdAt: Date; completedAt: Date | null }>(run: Run) {
  return { ...run, createdAt: run.createdAt.toISOString(), completedAt: run.completedAt?.toISOString() ?? null };
}
