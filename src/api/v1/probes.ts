import { fail, isFailure } from '../../failure.ts';
import type { PlatformResult } from '../../scans/index.ts';
import type { V1 } from './contract.ts';

export const createProbe: V1['createProbe'] = async ({ body, principal, deps, workId }) => {
  const { brandId, platforms = null, promptPackId = null } = body;
  const run = await deps.scans.startProbe(principal, {
    brandId,
    platforms,
    promptPackId,
    ...(workId === undefined ? {} : { runId: workId }),
  });
  if (isFailure(run)) return run;
  return {
    status: 202,
    headers: { Location: `/api/v1/probes/${run.id}` },
    body: {
      runId: run.id,
      status: 'queued',
      brandId: run.brandId ?? brandId,
      platforms: run.platforms,
      estimatedCompletionMs: run.estimatedMs ?? 0,
    },
  };
};

export const getProbe: V1['getProbe'] = async ({ params, principal, deps }) => {
  const run = await deps.scans.probe(principal.accountId, params.id);
  if (run === null) return fail('not_found', 'The account has no probe with this id.');
  return {
    status: 200,
    body: {
      runId: run.runId,
      status: run.status,
      completedAt: run.completedAt?.toISOString() ?? null,
      results: run.results.map(resultBody),
    },
  };
};

function resultBody({ error, ...result }: PlatformResult) {
  return error === null ? result : { ...result, error };
}
