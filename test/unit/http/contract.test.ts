import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations as direct } from '../../../generated/direct/operations.ts';
import { operations as v1 } from '../../../generated/v1/operations.ts';
import type { OperationEntry } from '../../../openapi/codegen/operation.ts';
import { type JudgedFetch, judgedFetch } from '../../support/judged-fetch.ts';
import { exampleBody, exampleQuery, ID } from './published-examples.ts';
import { AUTHORIZED, startToyService, type ToyService } from './toy-service.ts';

let service: ToyService;
let call: JudgedFetch;

beforeAll(async () => {
  service = await startToyService();
  call = judgedFetch(service.url, { counts: false });
});
afterAll(() => service.close());

const every: [string, string, OperationEntry][] = [
  ...Object.entries(direct).map(([id, entry]): [string, string, OperationEntry] => ['direct', id, entry]),
  ...Object.entries(v1).map(([id, entry]): [string, string, OperationEntry] => ['v1', id, entry]),
];

describe.each(every)('%s %s', (name, _id, entry) => {
  const path = entry.fullPath.replaceAll(/\{\w+\}/g, ID) + exampleQuery(name, entry);
  const request = () => ({
    method: entry.method.toUpperCase(),
    headers: AUTHORIZED,
    ...(entry.requestBody ? { json: exampleBody(name, entry) } : {}),
  });

  test('replies with its documented example, and both judges agree', async () => {
    const response = await call(path, request());
    expect(response.ok, await response.clone().text()).toBe(true);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('refuses an unknown query parameter by name', async () => {
    const response = await call(`${path}${path.includes('?') ? '&' : '?'}surprise=1`, request());
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { details: [{ path: 'query.surprise' }] } });
  });

  test('answers OPTIONS and refuses other methods with Allow', async () => {
    const options = await call(path, { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(options.headers.get('allow')).toContain(entry.method.toUpperCase());
    const refused = await call(path, { method: 'PATCH' });
    expect(refused.status).toBe(405);
    expect(refused.headers.get('allow')).toBe(options.headers.get('allow'));
  });
});

test('a path that the document writes out is no value of a parameter', async () => {
  const refused = await call('/console/api/invitations/acceptance', { method: 'DELETE' });
  expect(refused.status).toBe(405);
  expect(refused.headers.get('allow')).toBe('OPTIONS, POST');
});

const authenticated = every.filter(
  ([, , { security }]) => security.length > 0 && security.every((one) => Object.keys(one).length > 0),
);

test.each(authenticated)('%s %s answers 401 before it looks at anything else', async (_name, _id, entry) => {
  const response = await call(`${entry.fullPath.replaceAll(/\{\w+\}/g, '7')}?broken=%`, {
    method: entry.method.toUpperCase(),
    ...(entry.requestBody ? { body: '{' } : {}),
  });
  expect(response.status).toBe(401);
});
