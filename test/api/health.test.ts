import { describe, expect, test } from 'vitest';
import { bodyOf, useService } from '../support/service.ts';

const service = useService();

describe.each(['/api/health', '/api/v1/health'])('GET %s', (path) => {
  test('reports the service and its database', async () => {
    const response = await service.call(path);
    expect(response.status).toBe(200);
    const report = await bodyOf(response);
    expect(report).toMatchObject({
      status: 'ok',
      service: 'answerscope',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      env: 'test',
      region: 'here',
      checks: { db: { ok: true, latency_ms: expect.any(Number) } },
      took_ms: expect.any(Number),
    });
    expect(new Date(report.timestamp).toISOString()).toBe(report.timestamp);
  });

  test('is cached for 30 seconds', async () => {
    const first = await bodyOf(await service.call(path));
    service.advanceClock(20_000);
    const cached = await service.call(path);
    expect(cached.headers.get('cache-control')).toBe('public, max-age=30');
    expect(Number(cached.headers.get('age'))).toBeGreaterThanOrEqual(20);
    expect((await bodyOf(cached)).timestamp).toBe(first.timestamp);
    service.advanceClock(11_000);
    const fresh = await service.call(path);
    expect((await bodyOf(fresh)).timestamp).not.toBe(first.timestamp);
  });

  test('needs no key and ignores one', async () => {
    const response = await service.call(path, { headers: { authorization: 'Bearer nonsense' } });
    expect(response.status).toBe(200);
  });
});
