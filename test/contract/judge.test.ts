import { describe, expect, test } from 'vitest';
import { createJudge, type JudgedRequest, type JudgedResponse } from '../support/judge.ts';

const judge = createJudge('v1');
const ID = '019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10';
const headers = {
  'x-request-id': 'r1',
  'content-type': 'application/json; charset=utf-8',
  'x-ratelimit-limit': '100',
  'x-ratelimit-remaining': '99',
  'x-ratelimit-reset': '1795248000',
  'x-ratelimit-policy': 'starter',
};
const list: JudgedRequest = { method: 'GET', target: '/api/v1/brands', headers: {} };
const create: JudgedRequest = {
  method: 'POST',
  target: '/api/v1/brands',
  headers: { 'content-type': 'application/json' },
  body: '{"name":"a","category":"b"}',
};
const ok = { brands: [], persisted: true, authed: true };
const reply = (status: number, body: unknown, more: Record<string, string> = {}): JudgedResponse => ({
  status,
  headers: { ...headers, ...more },
  body: JSON.stringify(body),
});
const error = (code: string) => ({ error: { code, message: 'No.', requestId: 'r1' } });

test('what the document promises passes', async () => {
  await judge.judge(list, reply(200, ok));
  await judge.judge({ ...create, body: '{"name":7}' }, reply(400, error('invalid_request')));
  await judge.judge({ ...create, body: '{"name":' }, reply(400, error('invalid_request')));
  await judge.judge({ ...list, method: 'PATCH' }, reply(405, error('method_not_allowed')));
  await judge.judge({ ...list, target: '/api/v1/nothing' }, reply(404, error('not_found')));
});

describe('disagreements throw', () => {
  test.each<[string, JudgedRequest, JudgedResponse, RegExp]>([
    [
      'an accepted body of the wrong type',
      { ...create, body: '{"name":7,"category":"b"}' },
      reply(201, {}),
      /judge refuses the request/,
    ],
    [
      'an accepted unknown field',
      { ...create, body: '{"name":"a","category":"b","x":1}' },
      reply(201, {}),
      /judge refuses the request/,
    ],
    [
      'an accepted unknown parameter',
      { ...list, target: '/api/v1/brands?x=1' },
      reply(200, ok),
      /judge refuses the request/,
    ],
    [
      'an accepted number out of range',
      { ...list, target: `/api/v1/citations?brandId=${ID}&days=91` },
      reply(200, {}),
      /judge refuses the request/,
    ],
    [
      'a bad request answered with a server error',
      { ...create, body: '{}' },
      reply(500, error('internal')),
      /must get a 4xx/,
    ],
    ['a response without a required property', list, reply(200, { brands: [] }), /judge refuses the response/],
    ['a response of the wrong type', list, reply(200, { ...ok, persisted: 'yes' }), /judge refuses the response/],
    ['an undocumented status', list, reply(202, ok), /not documented/],
    ['another content type', list, reply(200, ok, { 'content-type': 'text/plain' }), /content type/],
    ['a missing header', { ...list, target: '/api/v1/health' }, reply(200, {}), /Cache-Control is missing/i],
    ['a missing request id', list, reply(200, ok, { 'x-request-id': '' }), /X-Request-Id/],
    ['an error in another shape', list, reply(401, { message: 'No.' }), /error shape/],
    [
      'an error with the request id of another exchange',
      list,
      reply(401, { error: { ...error('x').error, requestId: 'r2' } }),
      /error shape/,
    ],
  ])('%s', async (_name, request, response, reason) => {
    await expect(judge.judge(request, response)).rejects.toThrow(reason);
  });
});
