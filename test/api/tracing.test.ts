import { describe, expect, test } from 'vitest';
import { judgedFetch } from '../support/judged-fetch.ts';
import { useReceiver } from '../support/receiver.ts';
import { bodyOf, useService } from '../support/service.ts';
import { platformVariables, readyUrl, useServiceProcesses } from '../support/service-process.ts';

/** As OTLP in JSON names things. */
interface SpanRecord {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number | string; doubleValue?: number } }[];
  links?: { traceId: string; spanId: string }[];
  status: { code?: number };
}

const [SERVER, CLIENT, CONSUMER] = [2, 3, 5];
const CALLER = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };

const SECRETS_KEY = Buffer.alloc(32, 9).toString('base64');

const collector = useReceiver();
const service = useService({ roles: { api: true, worker: false }, platforms: ['deepseek', 'kimi'] });
const start = useServiceProcesses();

function spansOf(body: string): SpanRecord[] {
  // biome-ignore lint/suspicious/noExplicitAny: what OTLP says
  return (JSON.parse(body) as any).resourceSpans.flatMap((resource: any) =>
    // biome-ignore lint/suspicious/noExplicitAny: what OTLP says
    resource.scopeSpans.flatMap((scope: any) => scope.spans),
  );
}

function attributesOf({ attributes }: SpanRecord): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.doubleValue ?? Number(value.intValue)]),
  );
}

describe('traces', () => {
  test('follow a request through its asks and jobs, and tell nobody else', async () => {
    collector.answer((response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
    const hook = '/hook';
    collector.answer(204, hook);
    const process = start(['serve'], {
      DATABASE_URL: service.databaseUrl,
      ...platformVariables(service.simulator, { platforms: ['deepseek', 'kimi'] }),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'answerscope-test',
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
      SECRETS_KEY,
    });
    const call = judgedFetch(await readyUrl(process));
    const key = await service.key({ tier: 'scale' });
    const headers = { ...key.headers, traceparent: `00-${CALLER.trace}-${CALLER.span}-01` };
    const brand = { name: 'Brightboard', category: 'project management software' };
    const { id: brandId } = (
      await bodyOf(await call('/api/v1/brands', { method: 'POST', json: brand, headers: key.headers }))
    ).brand;
    const webhook = { url: `${collector.url}${hook}`, events: ['citation.discovered'] };
    expect((await call('/api/v1/webhooks', { method: 'POST', json: webhook, headers: key.headers })).status).toBe(201);
    const probe = await call('/api/v1/probes', {
      method: 'POST',
      json: { brandId, platforms: ['deepseek', 'kimi'] },
      headers,
    });
    expect(probe.status).toBe(202);
    const { runId } = await bodyOf(probe);
    const status = async () => (await bodyOf(await call(`/api/v1/probes/${runId}`, { headers: key.headers }))).status;
    await expect.poll(status, { timeout: 60_000, interval: 100 }).toBe('completed');
    await collector.until(1, hook);
    await process.kill('SIGTERM');
    expect(await process.ended).toBe(0);

    const bodies = collector.at('/v1/traces').map(({ body }) => body);
    expect(bodies.join('')).toContain('answerscope-test');
    const spans = bodies.flatMap(spansOf);
    const named = (name: string) => spans.filter((span) => span.name === name);

    const [request] = named('createProbe');
    expect(request).toMatchObject({ kind: SERVER, traceId: CALLER.trace, parentSpanId: CALLER.span });
    expect(attributesOf(request as SpanRecord)).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/v1/probes',
      'http.response.status_code': 202,
      'answerscope.account_id': key.accountId,
      'answerscope.request_id': probe.headers.get('x-request-id'),
    });
    const [own] = named('createBrand');
    expect(own?.traceId).not.toBe(CALLER.trace);
    expect(own?.parentSpanId ?? '').toBe('');

    const [job] = named('process scan-deepseek');
    expect(job).toMatchObject({ kind: CONSUMER, links: [{ traceId: CALLER.trace, spanId: request?.spanId }] });
    expect(job?.traceId).not.toBe(CALLER.trace);
    const asks = named('ask deepseek');
    expect(asks.length).toBeGreaterThan(0);
    expect(asks.filter((ask) => ask.parentSpanId !== job?.spanId)).toEqual([]);
    expect(asks[0]).toMatchObject({ kind: CLIENT });
    expect(attributesOf(asks[0] as SpanRecord)).toMatchObject({ 'gen_ai.provider.name': 'deepseek' });
    const [delivery] = named('deliver event');
    expect(delivery).toMatchObject({ kind: CLIENT });
    expect(delivery?.parentSpanId ?? '').toBe('');

    // What receivers get names no trace.
    expect(collector.at(hook).filter(({ headers }) => 'traceparent' in headers || 'tracestate' in headers)).toEqual([]);

    const lines = process.stderr.split('\n').filter((line) => line.startsWith('{'));
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const line = logged.find(({ operationId }) => operationId === 'createProbe');
    expect(line).toMatchObject({ msg: 'request', trace_id: CALLER.trace });
    for (const secret of [key.key, Object.values(platformVariables(service.simulator))[0] ?? '']) {
      expect(bodies.join('')).not.toContain(secret);
    }
  });

  test('a receiver that is away holds up neither requests nor the end', async () => {
    const process = start(['serve', '--api-only'], {
      DATABASE_URL: service.databaseUrl,
      SECRETS_KEY,
      // Nothing listens there.
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    });
    const call = judgedFetch(await readyUrl(process));
    expect((await call('/api/health')).status).toBe(200);
    await process.kill('SIGTERM');
    expect(await process.ended).toBe(0);
    expect(process.stderr).toContain('"msg":"stopped"');
  });
});
