/** Tables of the guides, against the code that decides. */
import { describe, expect, test } from 'vitest';
import { operations as direct } from '../../generated/direct/operations.ts';
import { operations as v1 } from '../../generated/v1/operations.ts';
import type { OperationEntry } from '../../openapi/codegen/operation.ts';
import { BRAND_QUOTA, TIERS } from '../../src/accounts/tiers.ts';
import { WAITS_MS } from '../../src/events/delivery/schedule.ts';
import { EVENT_CATALOG } from '../../src/events/index.ts';
import { FAILURES } from '../../src/failure.ts';
import { MAX_BODY_BYTES } from '../../src/http/body.ts';
import { visibilityFigures } from '../../src/insights/dashboards/figures.ts';
import { LIMIT_POLICIES } from '../../src/limits/policies.ts';
import { textOf } from './pages.ts';

const OPERATIONS: OperationEntry[] = [...Object.values(direct), ...Object.values(v1)];

/** The cells of every table row of a page. */
function rowsOf(page: string): string[][] {
  const rows = textOf(page).matchAll(/^\| (.*) \|$/gm);
  return [...rows].map(([, row = '']) => row.split(' | ').map((cell) => cell.trim()));
}

function row(page: string, first: string): string[] {
  const found = rowsOf(page).find(([cell]) => cell === first);
  if (found === undefined) throw new Error(`${page} has no row ${first}`);
  return found;
}

const numbers = (cells: readonly string[]): number[] =>
  cells.flatMap((cell) => (cell.match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(',', ''))));
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const BOUGHT = TIERS.filter((tier) => tier !== 'enterprise');

describe('docs/limits.md', () => {
  const page = 'docs/limits.md';

  test.each(BOUGHT)('shows the limits of %s', (tier) => {
    expect(numbers(row(page, capital(tier)).slice(1))).toEqual([...LIMIT_POLICIES.v1.key[tier]]);
    const brands = rowsOf(page).filter(([first]) => first === capital(tier))[1];
    expect(numbers(brands?.slice(1) ?? [])).toEqual([BRAND_QUOTA[tier]]);
  });

  test('shows the quotas of the direct interface', () => {
    const daily = (policy: 'check' | 'query' | 'rewrite') =>
      BOUGHT.map((tier) => LIMIT_POLICIES[policy].session[tier][2]);
    const [, , check = '', address = ''] = row(page, '`POST /api/check/run`');
    expect(numbers([check])).toEqual([...daily('check'), 24]);
    expect(LIMIT_POLICIES.check.key).toEqual(LIMIT_POLICIES.check.session);
    expect(numbers([address])[0]).toBe(LIMIT_POLICIES.check.address.limits[2]);
    const [, query = '', asked = ''] = row(page, '`POST /api/query`');
    expect([numbers([query]), numbers([asked])]).toEqual([[LIMIT_POLICIES.query.key.free[0]], [...daily('query'), 24]]);
    const [, rewrite = '', rewritten = ''] = row(page, '`POST /api/aeo/rewrite`');
    expect([numbers([rewrite]), numbers([rewritten])]).toEqual([
      [LIMIT_POLICIES.rewrite.key.free[0]],
      [...daily('rewrite'), 24],
    ]);
    const [, dashboards = ''] = row(page, '`/api/dashboard/*`, comparison, tone, crisis');
    expect(numbers([dashboards])).toEqual([LIMIT_POLICIES.dashboard.key.free[0]]);
    expect(textOf(page)).toContain(`${LIMIT_POLICIES.console.session.free[0]} requests of an account in a minute`);
  });

  test('shows the largest body', () => {
    expect(numbers(row(page, 'body of a request').slice(1))[0]).toBe(MAX_BODY_BYTES);
  });
});

describe('docs/errors.md', () => {
  test('shows every code with its status, and no other', () => {
    const shown = rowsOf('docs/errors.md').filter(([status = '']) => /^\d{3}$/.test(status));
    const codes = shown.map(([status, code = '']): [string, number] => [code.replaceAll('`', ''), Number(status)]);
    expect(Object.fromEntries(codes)).toEqual(FAILURES);
    expect(codes).toHaveLength(Object.keys(FAILURES).length);
  });
});

describe('docs/idempotency.md', () => {
  test('shows every operation that takes the header, and no other', () => {
    const taking = OPERATIONS.filter(({ parameters }) => parameters.header.includes('idempotency-key'));
    const wanted = taking.map(({ method, fullPath }) => `\`${method.toUpperCase()} ${fullPath}\``);
    const shown = rowsOf('docs/idempotency.md').filter(([, takes]) => takes === 'yes');
    expect(shown.map(([operation]) => operation).toSorted()).toEqual(wanted.toSorted());
  });
});

describe('docs/webhooks.md', () => {
  test('shows every event with its interface, and no other', () => {
    const named = rowsOf('docs/webhooks.md').filter(([, of = '']) => ['versioned', 'direct', 'both'].includes(of));
    const shown = named.flatMap(([types = '', of]) => [...types.matchAll(/`([\w.]+)`/g)].map(([, type]) => [type, of]));
    const wanted = Object.entries(EVENT_CATALOG).map(([type, { interfaces }]) => {
      if (interfaces.length === 2) return [type, 'both'];
      return [type, interfaces[0] === 'v1' ? 'versioned' : 'direct'];
    });
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(wanted));
  });

  test('shows the schedule of the attempts', () => {
    const units = { s: 1_000, min: 60_000, h: 3_600_000 };
    const text = /tried again ([\d\w, ]+? h) after/.exec(textOf('docs/webhooks.md'))?.[1] ?? '';
    const waits = [...text.matchAll(/(\d+) (s|min|h)\b/g)].map(
      ([, count, unit]) => Number(count) * units[unit as keyof typeof units],
    );
    expect(waits).toEqual([...WAITS_MS]);
  });
});

describe('docs/metrics-explained.md', () => {
  test('has examples that come out so', () => {
    const figures = (mentions: number) =>
      visibilityFigures({ answers: 20, mentions, rankSum: 0, competitorMentions: 0 });
    const { rate, interval } = figures(13);
    expect([rate, interval?.low.toFixed(2), interval?.high.toFixed(2)]).toEqual([0.65, '0.43', '0.82']);
    expect([figures(0).interval?.low, figures(0).interval?.high.toFixed(2)]).toEqual([0, '0.16']);
    expect(textOf('docs/metrics-explained.md')).toContain(
      'a visibility of 0.65, between 0.43 and 0.82. None in 20 is 0, and at most 0.16',
    );
  });
});
