import type { Config } from '../config.ts';
import type { EventsOptions } from '../events/index.ts';
import type { AroundAsk, AskOutcome } from '../platforms/index.ts';
import type { PlatformPartition } from '../platforms/partitions.ts';
import type { Metrics } from '../telemetry/metrics/index.ts';
import { startOperationsServer } from '../telemetry/operations-server.ts';
import { createReadiness, type ReadinessProbe } from '../telemetry/readiness.ts';
import type { Tracing } from '../telemetry/tracing/index.ts';
import type { CloseLater } from './options.ts';

/** What a process tells its operators of itself. */
export interface Telemetry {
  /** `null` where nothing listens for operators: then nothing is counted. */
  metrics: Metrics | null;
  /** `undefined` where nothing is traced. */
  tracing: Tracing | undefined;
  readiness: ReadinessProbe;
  /** Where `/metrics`, `/livez` and `/readyz` are. */
  operationsUrl: string | null;
}

/** Begins before everything else, so that a process which starts or stops can say so. */
export async function startTelemetry(
  config: Config,
  { tracing, listens, closeLater }: { tracing: Tracing | undefined; listens: boolean; closeLater: CloseLater },
): Promise<Telemetry> {
  const readiness = createReadiness({ patienceMs: config.databaseTimeoutMs });
  if (config.operationsPort === null || !listens) return { metrics: null, tracing, readiness, operationsUrl: null };
  const { createMetrics } = await import('../telemetry/metrics/index.ts');
  const metrics = createMetrics({ version: config.version });
  const server = await startOperationsServer({
    host: config.operationsHost,
    port: config.operationsPort,
    metrics,
    checkReadiness: readiness.check,
  });
  closeLater(server.close);
  return { metrics, tracing, readiness, operationsUrl: server.url };
}

/** Counts what is sent to receivers. */
export function deliveryCounts({ deliveries }: Metrics): Pick<EventsOptions, 'onAttempt' | 'onAlert'> {
  return {
    onAttempt: ({ durationMs, latencyMs, ...attempt }) =>
      deliveries.attempted({
        ...attempt,
        seconds: durationMs / 1000,
        latencySeconds: latencyMs === null ? null : latencyMs / 1000,
      }),
    onAlert: deliveries.alerted,
  };
}

/** Counts asks, and makes a span for each, as telemetry is on. */
export function watchAsks({ metrics, tracing }: Telemetry, partition: PlatformPartition): AroundAsk {
  const counted: AroundAsk = async ({ platform }, ask) => {
    const outcome = await ask();
    metrics?.platforms.asked({ platform, partition, ...figuresOf(outcome) });
    return outcome;
  };
  return tracing === undefined
    ? counted
    : (asked, ask) => traceAsk(tracing, partition, asked, () => counted(asked, ask));
}

/** Attributes as of OpenTelemetry's conventions for generative AI. Platforms are not told of the span: our traces are none of theirs. */
function traceAsk(
  tracing: Tracing,
  partition: PlatformPartition,
  { platform, model }: Parameters<AroundAsk>[0],
  ask: () => Promise<AskOutcome>,
): Promise<AskOutcome> {
  const attributes = {
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': platform,
    'gen_ai.request.model': model,
    'answerscope.partition': partition,
  };
  return tracing.inSpan({ name: `ask ${platform}`, kind: 'client', beneath: 'here', attributes }, async (span) => {
    const outcome = await ask();
    const { costUsd, inputTokens, outputTokens, attempts } = figuresOf(outcome);
    span.set({
      'gen_ai.usage.input_tokens': inputTokens,
      'gen_ai.usage.output_tokens': outputTokens,
      'answerscope.cost_usd': costUsd,
      'answerscope.attempts': attempts,
    });
    if (!outcome.ok) span.fail(outcome.reason);
    return outcome;
  });
}

function figuresOf(outcome: AskOutcome) {
  const { attempts, latencyMs } = outcome;
  const { costUsd, inputTokens, outputTokens } = outcome.ok
    ? outcome
    : { costUsd: null, inputTokens: null, outputTokens: null };
  const ending = outcome.ok ? 'answered' : outcome.reason;
  return { outcome: ending, seconds: latencyMs / 1000, attempts, costUsd, inputTokens, outputTokens };
}
