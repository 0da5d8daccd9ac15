import type { V1 } from './contract.ts';
import { brandScope, unknownBrand } from './insight-scope.ts';

export const getAuthority: V1['getAuthority'] = async ({ query, principal, deps }) => {
  const score = await deps.insights.authority(brandScope(principal, query));
  if (score === null) return unknownBrand();
  return { status: 200, body: { ...score, scoredAt: score.scoredAt.toISOString() } };
};
