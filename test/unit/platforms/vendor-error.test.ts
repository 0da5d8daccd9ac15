import { describe, expect, test } from 'vitest';
import { failureInBody, failureOfStatus } from '../../../src/platforms/vendor-error.ts';

const minuteLimit = {
  error: {
    code: 429,
    status: 'RESOURCE_EXHAUSTED',
    message: 'You exceeded your current quota, please check your plan and billing details.',
    details: [
      { violations: [{ quotaId: 'GenerateRequestsPerMinutePerProject' }] },
      { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '37s' },
    ],
  },
};
const dayQuota = {
  error: {
    code: 429,
    status: 'RESOURCE_EXHAUSTED',
    details: [{ violations: [{ quotaId: 'GenerateRequestsPerDayPerProject' }] }],
  },
};

describe('failureOfStatus', () => {
  test.each([
    [
      'OpenAI, balance',
      429,
      { error: { code: 'insufficient_quota', type: 'insufficient_quota' } },
      'quota_exhausted',
      false,
    ],
    ['OpenAI, rate', 429, { error: { code: 'rate_limit_exceeded', type: 'requests' } }, 'rate_limited', true],
    [
      'DeepSeek, balance',
      402,
      { error: { message: 'Insufficient Balance', code: 'invalid_request_error' } },
      'quota_exhausted',
      false,
    ],
    ['Moonshot, balance', 429, { error: { type: 'exceeded_current_quota_error' } }, 'quota_exhausted', false],
    ['Moonshot, rate', 429, { error: { type: 'rate_limit_reached_error' } }, 'rate_limited', true],
    [
      'Zhipu, balance',
      429,
      { error: { code: '1113', message: '余额不足或无可用资源包,请充值。' } },
      'quota_exhausted',
      false,
    ],
    ['Zhipu, rate', 429, { error: { code: '1302', message: '并发数过高' } }, 'rate_limited', true],
    [
      'Alibaba, arrears',
      400,
      { code: 'Arrearage', message: 'Access denied, account in bad standing' },
      'quota_exhausted',
      false,
    ],
    ['Volcengine, arrears', 403, { error: { code: 'AccountOverdueError' } }, 'quota_exhausted', false],
    ['Volcengine, overload', 429, { error: { code: 'ServerOverloaded' } }, 'unavailable', true],
    ['Google, minute', 429, minuteLimit, 'rate_limited', true],
    ['Google, day', 429, dayQuota, 'quota_exhausted', false],
    [
      'Google, key',
      400,
      { error: { status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] } },
      'unauthorized',
      false,
    ],
    ['HTML page', 502, undefined, 'unavailable', true],
    ['request timeout', 408, undefined, 'unavailable', true],
    ['unknown model', 404, { error: { message: 'no such model' } }, 'invalid_response', false],
    ['redirect', 302, undefined, 'invalid_response', false],
  ])('%s (%i)', (_, status, body, reason, retryable) => {
    expect(failureOfStatus(status, body, undefined)).toMatchObject({ reason, retryable, status });
  });

  test("takes the wait from Google's error body", () => {
    expect(failureOfStatus(429, minuteLimit, undefined).retryAfterMs).toBe(37_000);
    expect(failureOfStatus(429, minuteLimit, 2_000).retryAfterMs).toBe(2_000);
  });

  test('keeps a short code for the log and none of the message', () => {
    const failure = failureOfStatus(
      401,
      { error: { code: 'bad key!! sk-1'.padEnd(200, 'x'), message: 'key sk-secret' } },
      undefined,
    );
    expect(failure.vendorCode!.length).toBeLessThanOrEqual(40);
    expect(JSON.stringify(failure)).not.toContain('sk-secret');
  });
});

describe('failureInBody', () => {
  test.each([
    [{ error: { type: 'server_error' } }, 'unavailable', true],
    [{ error: 'Insufficient Balance' }, 'quota_exhausted', false],
    [{ error: { message: 'what?' } }, 'invalid_response', false],
    [{ status: 'failed', error: { code: 'rate_limit_exceeded' }, output: [] }, 'rate_limited', true],
    [{ code: 'InvalidParameter', message: 'wrong' }, 'invalid_response', false],
  ])('%j', (body, reason, retryable) => {
    expect(failureInBody(body)).toMatchObject({ reason, retryable });
  });

  test.each([[{ error: null, output: [] }], [{ choices: [], code: 200, message: 'ok' }], [undefined], ['<html>']])(
    '%j reports no error',
    (body) => expect(failureInBody(body)).toBeNull(),
  );
});
