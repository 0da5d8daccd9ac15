import { beforeAll, describe, expect, test } from 'vitest';
import { changesSince, INTERFACES, readBaseline, readCurrent } from '../../openapi/change-control/baseline.ts';
import { compareDocuments } from '../../openapi/change-control/compare.ts';
import { DIFFER_NEEDS, type Differ, findDiffer } from '../../openapi/change-control/differ.ts';
import { faultsOf } from '../../openapi/change-control/gate.ts';
import { listReleased } from '../../openapi/change-control/operations.ts';
import { type Contract, PLANTS } from './change-control/plants.ts';
import { shop } from './change-control/shop.ts';

let differ: Differ | null;
beforeAll(() => {
  // Built from source the first time: 40 s of one core.
  differ = findDiffer();
}, 600_000);

describe('a planted change', () => {
  test.for(PLANTS)('$what: breaks $breaks', { timeout: 120_000 }, async ({ plant, breaks }, { skip }) => {
    if (differ === null) return skip(DIFFER_NEEDS);
    const changed = shop();
    plant(changed);
    const { breaches } = await compareDocuments(differ, shop(), changed);
    if (breaks === null) expect(breaches).toEqual([]);
    else expect(breaches.map(({ operationId }) => operationId)).toContain(breaks);
  });
});

describe('the published documents', () => {
  test('break nothing that was released', { timeout: 120_000 }, async ({ skip }) => {
    if (differ === null) return skip(DIFFER_NEEDS);
    const today = new Date().toISOString().slice(0, 10);
    expect(faultsOf(await changesSince(await readBaseline(), await readCurrent(), differ, today))).toEqual([]);
  });

  test.for(INTERFACES)('every operation and event of %s is watched', { timeout: 120_000 }, async (name, { skip }) => {
    if (differ === null) return skip(DIFFER_NEEDS);
    const document = (await readCurrent())[name];
    const watched = listReleased(document);
    const { breaches } = await compareDocuments(differ, document, withEverySchemaBroken(document));
    const broken = new Set(breaches.map(({ operationId }) => operationId));
    const withoutSchema = [...watched.values()].filter(({ operation }) => operation !== null && !hasBody(operation));
    const missed = [...watched.keys()].filter((id) => !broken.has(id));
    expect(missed.filter((id) => !withoutSchema.some((one) => one.id === id))).toEqual([]);
    expect(broken.size).toBeGreaterThan(watched.size / 2);
  });
});

/** Every object without its first property, wherever it stands. */
function withEverySchemaBroken(document: object): Contract {
  const broken: Contract = structuredClone(document);
  const visit = (value: Contract): void => {
    if (typeof value !== 'object' || value === null) return;
    const [first] = Object.keys(value.type === 'object' ? (value.properties ?? {}) : {});
    if (first !== undefined) {
      delete value.properties[first];
      value.required = value.required?.filter((one: string) => one !== first);
    }
    for (const [key, inner] of Object.entries(value)) if (key !== 'examples' && key !== 'example') visit(inner);
  };
  visit(broken);
  return broken;
}

function hasBody({ responses, requestBody }: { responses: object; requestBody: unknown }): boolean {
  const replies = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return requestBody !== null || replies.some(([, { content }]) => 'application/json' in content);
}
