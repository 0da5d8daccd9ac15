import { expect, test } from 'vitest';
import { operations as consoleOperations } from '../../../generated/console/operations.ts';
import { operations as direct } from '../../../generated/direct/operations.ts';
import { operations as v1 } from '../../../generated/v1/operations.ts';
import type { OperationEntry } from '../../../openapi/codegen/operation.ts';
import { isLimitPolicyName, LIMIT_POLICIES, type LimitPolicy } from '../../../src/limits/policies.ts';

const OPERATIONS: [string, OperationEntry][] = [
  ...Object.entries(direct),
  ...Object.entries(v1),
  ...Object.entries(consoleOperations),
];

test.each(OPERATIONS)('%s has a limit policy that there is', (_id, { limit, security }) => {
  if (security.length === 0) expect(limit).toBe('none');
  else expect(isLimitPolicyName(limit), `${limit}`).toBe(true);
});

test('a higher tier never has less', () => {
  for (const [name, policy] of Object.entries<LimitPolicy>(LIMIT_POLICIES)) {
    for (const perTier of [policy.key, policy.session]) {
      const tiers = perTier === null ? [] : [perTier.free, perTier.starter, perTier.growth, perTier.scale];
      for (const [at, limits] of tiers.entries()) {
        const below = tiers[at - 1];
        limits.forEach((limit, layer) => {
          if (below) expect(limit ?? Infinity, name).toBeGreaterThanOrEqual(below[layer] ?? 0);
        });
      }
    }
  }
});
