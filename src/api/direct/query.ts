import { isFailure } from '../../failure.ts';
import { directName, platformNamed } from '../../platforms/index.ts';
import type { QueryResult } from '../../scans/index.ts';
import type { Direct } from './contract.ts';

export const queryPlatforms: Direct['queryPlatforms'] = async ({ body, query, principal, deps, workId }) => {
  const { brand, category, platforms } = body;
  const runs = await deps.scans.query(principal, {
    brand,
    category,
    mode: query.mode,
    platforms: platforms?.map(platformNamed) ?? null,
    ...(workId === undefined ? {} : { workId }),
  });
  if (isFailure(runs)) return runs;
  return { status: 200, body: { runs: runs.map((run) => ({ ...run, results: run.results.map(resultBody) })) } };
};

function resultBody(result: QueryResult) {
  const common = { platform: directName(result.platform), latency_ms: result.latencyMs };
  if (!result.answered) {
    return { ...common, text: '', model: null, cost_usd: null, analysis: null, error: result.error };
  }
  const { text, model, costUsd, analysis } = result;
  const { mentioned, position, rank, sentiment, citations } = analysis;
  return { ...common, text, model, cost_usd: costUsd, analysis: { mentioned, position, rank, sentiment, citations } };
}
