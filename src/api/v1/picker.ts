import { fail } from '../../failure.ts';
import type { V1 } from './contract.ts';

export const pickPrompts: V1['pickPrompts'] = async ({ query, principal, deps }) => {
  const { accountId, partition } = principal;
  const picked = await deps.picker.pick({ accountId, partition, brandId: query.brandId });
  if (picked === null) return fail('not_found', 'The account has no brand with this id.');
  const items = picked.slice(0, query.limit).map(({ promptId, text, priorityScore, lastSampledAt, reason }) => ({
    promptId,
    prompt: text,
    priorityScore,
    lastSampledAt: lastSampledAt?.toISOString() ?? null,
    reason,
  }));
  return { status: 200, body: { brandId: query.brandId, items, total: picked.length } };
};
