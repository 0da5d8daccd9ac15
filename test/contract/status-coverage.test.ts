import { expect, test } from 'vitest';
import { type DocumentedOperation, documentedOperations } from './status-coverage/documented.ts';
import { gapReason } from './status-coverage/gaps.ts';
import { coverageFaults, coverageTable } from './status-coverage/table.ts';

const read: DocumentedOperation = {
  interface: 'v1',
  operationId: 'getBrand',
  method: 'GET',
  path: '/api/v1/brands/{id}',
  statuses: [200, 404, 500],
};
const write: DocumentedOperation = {
  interface: 'console',
  operationId: 'createBrand',
  method: 'POST',
  path: '/console/api/brands',
  statuses: [201, 409, 500],
};
const operations = [read, write];
const all = new Set(['v1 getBrand 200', 'v1 getBrand 404', 'console createBrand 201', 'console createBrand 409']);
const without = (key: string) => new Set([...all].filter((one) => one !== key));

test('a run that produces what the table says has no faults', () => {
  const table = coverageTable(all, operations);
  expect(table).toContain('| getBrand | ✓ | ✓ | gap 1 |');
  expect(coverageFaults(all, table, operations)).toEqual({ missing: [], lost: [], gained: [] });
});

test('a status that nothing produces any more is missed, whether the table knew it or not', () => {
  const table = coverageTable(without('v1 getBrand 404'), operations);
  expect(coverageFaults(without('v1 getBrand 404'), table, operations).missing).toEqual(['v1 getBrand 404']);
  const explained = new Set([...all, 'v1 getBrand 500']);
  expect(coverageFaults(all, coverageTable(explained, operations), operations).lost).toEqual(['v1 getBrand 500']);
});

test('what is produced beyond the table is told', () => {
  const table = coverageTable(all, operations);
  const more = new Set([...all, 'console createBrand 500']);
  expect(coverageFaults(more, table, operations)).toEqual({
    missing: [],
    lost: [],
    gained: ['console createBrand 500'],
  });
});

test('every operation of the documents is known with its statuses, and a success is never explained away', () => {
  const every = documentedOperations();
  expect(every.length).toBeGreaterThan(100);
  for (const operation of every) {
    expect(operation.statuses.length, operation.operationId).toBeGreaterThan(2);
    for (const status of operation.statuses.filter((one) => one < 400)) {
      expect(gapReason(operation, status), `${operation.operationId} ${status}`).toBeNull();
    }
  }
});
