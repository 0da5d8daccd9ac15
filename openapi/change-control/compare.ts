import type { OpenApiDocument } from '../codegen/document.ts';
import { boundBreaches } from './bound-breaches.ts';
import type { Breach } from './breach.ts';
import type { Differ } from './differ.ts';
import { listReleased, type Released } from './operations.ts';
import { policyBreaches } from './policy-breaches.ts';

export interface Comparison {
  before: Map<string, Released>;
  after: Map<string, Released>;
  breaches: Breach[];
}

/** Everything in `after` that breaks those who rely on what `before` has released. */
export async function compareDocuments(
  differ: Differ,
  before: OpenApiDocument,
  after: OpenApiDocument,
): Promise<Comparison> {
  const [old, now] = [listReleased(before), listReleased(after)];
  const found = [
    ...policyBreaches(old, now),
    ...boundBreaches({ document: before, released: old }, { document: after, released: now }),
    ...(await differ.breaches(before, after)),
  ];
  const onRoadmap = (id: string): boolean => id !== '' && !old.has(id);
  return { before: old, after: now, breaches: found.filter(({ operationId }) => !onRoadmap(operationId)) };
}
