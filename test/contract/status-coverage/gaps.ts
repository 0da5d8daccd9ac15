import type { DocumentedOperation } from './documented.ts';

interface Gap {
  status: number;
  method?: string;
  /** `v1 getBrand`; left out: every operation that documents the status. */
  operations?: readonly string[];
  reason: string;
}

/** Documented statuses that no test of the running service produces, with the reason. */
const GAPS: readonly Gap[] = [
  {
    status: 500,
    reason:
      'a mistake of ours, which no test makes on purpose in the whole service; every operation answers it the same way, at the edge (test/unit/http)',
  },
  {
    status: 403,
    method: 'GET',
    reason: 'no role, scope or tier above the least is asked for, and every credential that is known has that',
  },
  {
    status: 503,
    operations: ['direct getStatus', 'v1 getOpenapi', 'console getOpenapi'],
    reason: 'is answered from memory, whether there is a database or not (test/faults/database-outage.test.ts)',
  },
];

/** Why no test produces the status of the operation; `null` when one has to. */
export function gapReason(operation: DocumentedOperation, status: number): string | null {
  const name = `${operation.interface} ${operation.operationId}`;
  const found = GAPS.find(
    (gap) =>
      gap.status === status &&
      (gap.operations?.includes(name) ?? true) &&
      (gap.method === undefined || gap.method === operation.method),
  );
  return found?.reason ?? null;
}
