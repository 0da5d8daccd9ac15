import { describe, expect, test } from 'vitest';
import { bodyOf, useService } from '../support/service.ts';

interface Entry {
  platform: string;
  ok: boolean;
  latency_ms: number | null;
  zh: string;
}

describe('all platforms up', () => {
  const service = useService();

  test('operational: every platform was pinged once, for all callers of a minute', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => service.call('/api/status')));
    for (const response of responses) expect(response.status).toBe(200);
    const report = await bodyOf(responses[0] as Response);
    expect(report).toMatchObject({ status: 'operational', db: { ok: true }, llms: { up: 8, total: 8, up_rate: 1 } });
    expect(report.llms.platforms.map((entry: Entry) => entry.platform)).toEqual([
      'deepseek',
      'kimi',
      'zhipu',
      'qwen',
      'doubao',
      'chatgpt',
      'gemini',
      'perplexity',
    ]);
    expect(report.llms.platforms[0]).toMatchObject({ zh: '深度求索', ok: true, latency_ms: expect.any(Number) });
    expect(service.simulator.requests.models('deepseek')).toBe(1);
    expect(service.simulator.requests.models('gemini')).toBe(1);
    expect(service.simulator.requests.asks()).toBe(0);
  });

  test('is cached for 60 seconds, then pinged again', async () => {
    const pings = service.simulator.requests.models('kimi');
    service.advanceClock(50_000);
    const cached = await service.call('/api/status');
    expect(cached.headers.get('cache-control')).toBe('public, max-age=60');
    expect(service.simulator.requests.models('kimi')).toBe(pings);
    service.advanceClock(61_000);
    await service.call('/api/status');
    expect(service.simulator.requests.models('kimi')).toBe(pings + 1);
  });

  test('degraded when a configured platform is down, with HTTP 200 and its last time unknown', async () => {
    service.simulator.setFaults([{ kind: 'status', status: 500, platform: 'glm', on: 'models' }]);
    service.advanceClock(61_000);
    const response = await service.call('/api/status');
    const report = await bodyOf(response);
    expect(response.status).toBe(200);
    expect(report).toMatchObject({ status: 'degraded', llms: { up: 7, total: 8, up_rate: 0.875 } });
    const down = report.llms.platforms.filter((entry: Entry) => !entry.ok);
    expect(down).toMatchObject([{ platform: 'zhipu', latency_ms: null }]);
  });

  test('outage when no platform answers', async () => {
    service.simulator.setFaults([{ kind: 'unauthorized', on: 'models' }]);
    service.advanceClock(61_000);
    const response = await service.call('/api/status');
    expect(response.status).toBe(200);
    expect(await bodyOf(response)).toMatchObject({ status: 'outage', llms: { up: 0, total: 8 } });
  });
});

describe('two platforms configured', () => {
  const service = useService({ platforms: ['kimi', 'chatgpt'] });

  test('platforms that are not configured count in the total and degrade nothing', async () => {
    const report = await bodyOf(await service.call('/api/status'));
    expect(report).toMatchObject({ status: 'operational', llms: { up: 2, total: 8, up_rate: 0.25 } });
    const up = report.llms.platforms.filter((entry: Entry) => entry.ok).map((entry: Entry) => entry.platform);
    expect(up).toEqual(['kimi', 'chatgpt']);
  });
});
