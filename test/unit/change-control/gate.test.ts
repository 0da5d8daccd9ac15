import { describe, expect, test } from 'vitest';
import { faultsOf, lateAnnouncements } from '../../../openapi/change-control/gate.ts';
import { listReleased } from '../../../openapi/change-control/operations.ts';
import type { OpenApiDocument } from '../../../openapi/codegen/document.ts';
import type { Contract } from '../../contract/change-control/plants.ts';
import { shop } from '../../contract/change-control/shop.ts';

const RELEASE = { version: '1.0.0', date: '2026-01-01' };
const GONE = { operationId: 'getBrand', what: 'it is gone' };
const LOG = '# Changes\n\n## 1.0.0\n\nFirst.\n';

type Notice = Record<string, unknown>;
const notice = (announced: string, sunset: string): Notice => ({
  deprecated: true,
  'x-announced': announced,
  'x-sunset': sunset,
});
const ANNOUNCED = notice('2026-01-10', '2026-04-10');

interface Case {
  /** What `getBrand` says in the baseline, and now; null: it is gone. */
  before?: Notice;
  after?: Notice | null;
  unreleased?: string;
  today?: string;
  breaches?: { operationId: string; what: string }[];
}

function changes({ before = {}, after = {}, unreleased = '', today = '2026-02-01', breaches = [] }: Case) {
  const document = (with_: Notice | null): OpenApiDocument => {
    const contract: Contract = shop();
    if (with_ === null) delete contract.paths['/brands/{id}'];
    else Object.assign(contract.paths['/brands/{id}'].get, with_);
    return contract;
  };
  const comparison = { before: listReleased(document(before)), after: listReleased(document(after)), breaches };
  const changelog = LOG.replace('## 1.0.0', `${unreleased}\n\n## 1.0.0`);
  return { release: RELEASE, comparisons: [comparison], changelog, today };
}

const NAMED = '## 1.1.0\n\n- `GET /shop/brands/{id}` goes on 2026-04-10.';

describe('a breaking change', () => {
  test.each<[string, Case, string]>([
    ['without an announcement', { breaches: [GONE], unreleased: NAMED }, 'Announce it first'],
    [
      'announced only in the change itself',
      { after: ANNOUNCED, breaches: [GONE], unreleased: NAMED, today: '2026-06-01' },
      'Announce it first',
    ],
    [
      'before its day',
      { before: ANNOUNCED, after: null, breaches: [GONE], unreleased: NAMED, today: '2026-04-09' },
      'It is announced for 2026-04-10',
    ],
    [
      'of which the change log says nothing new',
      { before: ANNOUNCED, after: null, breaches: [GONE], today: '2026-04-10' },
      'CHANGELOG.md must name GET /shop/brands/{id}',
    ],
    [
      'whose announcement would stay behind',
      { before: ANNOUNCED, after: ANNOUNCED, breaches: [GONE], unreleased: NAMED, today: '2026-04-10' },
      'used up',
    ],
    ['of no operation', { breaches: [{ operationId: '', what: 'odd' }] }, 'The document breaks callers: odd'],
  ])('%s is refused', (_, given, reason) => {
    const faults = faultsOf(changes(given));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(reason);
  });

  test('goes out on its day, and later', () => {
    for (const today of ['2026-04-10', '2027-01-01']) {
      const given = { before: ANNOUNCED, after: null, breaches: [GONE], unreleased: NAMED, today };
      expect(faultsOf(changes(given))).toEqual([]);
    }
  });
});

describe('an announcement', () => {
  test('is good with 90 days and its entry', () => {
    expect(faultsOf(changes({ after: ANNOUNCED, unreleased: NAMED }))).toEqual([]);
  });

  test.each<[string, Case, string]>([
    ['with 89 days', { after: notice('2026-01-10', '2026-04-09'), unreleased: NAMED }, 'less than 90 days'],
    ['before the last release', { after: notice('2025-12-01', '2026-04-10'), unreleased: NAMED }, 'was not announced'],
    ['without an entry', { after: ANNOUNCED }, 'CHANGELOG.md must name'],
    [
      'with another day in its entry',
      { after: ANNOUNCED, unreleased: NAMED.replace('04-10', '05-10') },
      'CHANGELOG.md must name',
    ],
    ['of no day', { after: notice('2026-01-10', '2026-04-31'), unreleased: NAMED }, 'needs both'],
    ['without a day', { after: { deprecated: true, 'x-announced': '2026-01-10' } }, 'needs both'],
    ['by deprecated alone', { after: { deprecated: true } }, 'is deprecated without'],
    ['without deprecated', { after: { ...ANNOUNCED, deprecated: false }, unreleased: NAMED }, 'needs deprecated: true'],
    [
      'brought forward',
      { before: notice('2026-01-05', '2026-08-01'), after: ANNOUNCED, unreleased: NAMED },
      'was promised to stay as it is until 2026-08-01',
    ],
  ])('%s is refused', (_, given, reason) => {
    const faults = faultsOf(changes(given));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(reason);
  });

  test('may be taken back, and published ones need no entry again', () => {
    expect(faultsOf(changes({ before: ANNOUNCED }))).toEqual([]);
    expect(faultsOf(changes({ before: ANNOUNCED, after: ANNOUNCED, today: '2026-12-01' }))).toEqual([]);
  });

  test('is not published with less than 90 days left, once published it may run out', () => {
    const published = (given: Case) => lateAnnouncements(changes(given));
    expect(published({ after: ANNOUNCED, today: '2026-01-10' })).toEqual([]);
    expect(published({ after: ANNOUNCED, today: '2026-01-11' })).toHaveLength(1);
    expect(published({ before: ANNOUNCED, after: ANNOUNCED, today: '2026-04-01' })).toEqual([]);
  });
});

test('a change log without the last release is refused', () => {
  expect(faultsOf({ ...changes({}), changelog: '# Changes\n\n## 1.0.01\n' })).toEqual([
    'CHANGELOG.md has no section “## 1.0.0”, the last release.',
  ]);
});
