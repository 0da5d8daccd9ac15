/**
 * Two compilers of one document: our generated validators (behind the edge, over real HTTP) and the judge's own. Requests are made by
 * mutating the documented examples; the two must agree on which are valid, except where disagreements.ts says why they do not.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations as consoleOperations } from '../../generated/console/operations.ts';
import { operations as direct } from '../../generated/direct/operations.ts';
import { operations as v1 } from '../../generated/v1/operations.ts';
import type { OperationEntry } from '../../openapi/codegen/operation.ts';
import { createJudge, type JudgedRequest } from '../support/judge.ts';
import { exampleBody, exampleQuery, ID } from '../unit/http/published-examples.ts';
import { AUTHORIZED, startToyService, type ToyService } from '../unit/http/toy-service.ts';
import { DISAGREEMENTS } from './disagreements.ts';

let service: ToyService;
beforeAll(async () => {
  service = await startToyService();
});
afterAll(() => service.close());

const judges = { direct: createJudge('direct'), v1: createJudge('v1'), console: createJudge('console') };

const every: ['direct' | 'v1' | 'console', string, OperationEntry][] = [
  ...Object.entries(direct).map(([id, entry]): ['direct', string, OperationEntry] => ['direct', id, entry]),
  ...Object.entries(v1).map(([id, entry]): ['v1', string, OperationEntry] => ['v1', id, entry]),
  ...Object.entries(consoleOperations).map(([id, entry]): ['console', string, OperationEntry] => [
    'console',
    id,
    entry,
  ]),
];

const RUNS = { numRuns: 90, seed: 20260301 };

/** How many mutated requests there were, and how many of each kind of disagreement. */
const counts = { requests: 0, refused: 0, disagreements: new Map<string, number>() };
afterAll(() => {
  const kinds = [...counts.disagreements].map(([kind, count]) => `${count} × ${kind}`);
  process.stdout.write(
    `${counts.requests} mutated requests, ${counts.refused} refused by both; disagreements: ${kinds.join(', ') || 'none'}\n`,
  );
});

/** Values that go wrong in many ways, besides arbitrary ones. */
const oddValue = fc.oneof(
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    1.5,
    1e300,
    '',
    ' ',
    'a',
    'n'.repeat(201),
    'kimi',
    'zhipu',
    'glm',
    ID,
    'https://a.example',
    'http://',
    [],
    {},
    ['kimi'],
    ['kimi', 'kimi'],
    [null],
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.jsonValue({ maxDepth: 2 }),
);

const mutation = fc.record({
  pick: fc.nat(),
  value: oddValue,
  kind: fc.constantFrom('replace', 'remove', 'add', 'duplicate', 'stretch', 'touch', 'touch', 'spoil'),
});
type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

describe('bodies', () => {
  test.each(every.filter(([, , entry]) => entry.requestBody))('%s %s', async (name, _id, entry) => {
    const example = exampleBody(name, entry);
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 2 }), async (mutations) => {
        const body = mutations.reduce<unknown>(mutate, example);
        await agree(name, {
          method: entry.method.toUpperCase(),
          target: pathOf(name, entry),
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      }),
      RUNS,
    );
  });
});

describe('query parameters', () => {
  test.each(every.filter(([, , entry]) => entry.method === 'get' && entry.parameters.query.length > 0))(
    '%s %s',
    async (name, _id, entry) => {
      const value = fc.constantFrom(
        '1',
        '7',
        '0',
        '-1',
        '90',
        '91',
        '365',
        '366',
        '1000',
        '1.5',
        'x',
        '7x',
        '1e1',
        '0x10',
        '7.0',
        '+7',
        ' 7',
        'a\u0000b',
        '',
        'kimi',
        'glm',
        'zhipu',
        'open',
        'high',
        ID,
        ID.toUpperCase(),
        'abc',
      );
      const parameter = fc.tuple(fc.constantFrom(...entry.parameters.query, 'surprise'), value);
      await fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(parameter, { maxLength: 4, selector: ([key]) => key }),
          fc.boolean(),
          async (parameters, complete) => {
            const given = new URLSearchParams(complete ? exampleQuery(name, entry) : '');
            for (const [key, text] of parameters) given.set(key, text);
            await agree(name, { method: 'GET', target: `${entry.fullPath}?${given}`, headers: {} });
          },
        ),
        RUNS,
      );
    },
  );
});

test('five thousand requests and more were compared, and every listed disagreement was seen', () => {
  expect(counts.requests).toBeGreaterThanOrEqual(5_000);
  expect(counts.refused).toBeGreaterThan(1_000);
  expect(counts.requests - counts.refused).toBeGreaterThan(500);
  expect([...counts.disagreements.keys()].toSorted()).toEqual(DISAGREEMENTS.map(({ kind }) => kind).toSorted());
});

async function agree(name: 'direct' | 'v1' | 'console', request: JudgedRequest): Promise<void> {
  const response = await fetch(service.url + request.target, {
    method: request.method,
    headers: { ...request.headers, ...AUTHORIZED },
    ...(request.body === undefined ? {} : { body: request.body }),
  });
  const answer = await response.text();
  const refusal = await judges[name].refusalOf(request);
  const ours = response.status === 400 ? 'refused' : response.ok ? 'accepted' : answer;
  const theirs = refusal === null ? 'accepted' : 'refused';
  counts.requests += 1;
  if (ours === 'refused' && theirs === 'refused') counts.refused += 1;
  if (ours === theirs) return;
  const known = DISAGREEMENTS.find(
    (kind) => kind.refusedBy === (ours === 'refused' ? 'us' : 'the judge') && kind.covers({ answer, refusal }),
  );
  if (known !== undefined) {
    counts.disagreements.set(known.kind, (counts.disagreements.get(known.kind) ?? 0) + 1);
    return;
  }
  const verdicts = { request, ours: response.status, answer: response.ok ? '' : answer, judge: refusal };
  expect(ours, JSON.stringify(verdicts)).toBe(theirs);
}

function pathOf(name: 'direct' | 'v1' | 'console', entry: OperationEntry): string {
  return entry.fullPath.replaceAll(/\{\w+\}/g, ID) + exampleQuery(name, entry);
}

/** What no text can hold: the null character, and halves of a character. */
const SPOILS = ['\u0000', '\ud800', '\udc00'];

/** A value much like this one, and often as good. */
function touched(value: unknown, pick: number): unknown {
  if (typeof value === 'string') return pick % 2 === 0 ? `${value}${pick % 10}` : value.slice(0, -1);
  if (typeof value === 'number') return value + (pick % 3) - 1;
  if (typeof value === 'boolean') return !value;
  return Array.isArray(value) ? value.slice(0, pick % (value.length + 1)) : value;
}

/** Changes one field, or one entry, of a JSON value somewhere. */
function mutate(value: unknown, { pick, value: odd, kind }: Mutation): unknown {
  if (Array.isArray(value)) {
    if (kind === 'add' || value.length === 0) return [...value, odd];
    const index = pick % value.length;
    if (kind === 'duplicate') return [...value, value[index]];
    return kind === 'remove' ? value.toSpliced(index, 1) : value.with(index, odd);
  }
  if (typeof value !== 'object' || value === null) return odd;
  const names = Object.keys(value);
  if (kind === 'add' || names.length === 0) return { ...value, [`field${pick % 10}`]: odd };
  const name = names[pick % names.length] as string;
  const entry = (value as Record<string, unknown>)[name];
  const { [name]: _, ...rest } = value as Record<string, unknown>;
  if (kind === 'remove') return rest;
  if (kind === 'touch') return { ...value, [name]: touched(entry, pick) };
  if (kind === 'spoil' && typeof entry === 'string')
    return { ...value, [name]: `${entry}${SPOILS[pick % SPOILS.length]}` };
  if (kind === 'stretch') return { ...value, [name]: typeof entry === 'string' ? entry.repeat(1 + (pick % 50)) : odd };
  if (kind === 'duplicate')
    return { ...value, [name]: typeof entry === 'object' ? mutate(entry, { pick: pick >> 2, value: odd, kind }) : odd };
  return { ...value, [name]: odd };
}
