import type { Config } from '../config.ts';
import type { EventsOptions } from '../events/index.ts';
import type { AroundAsk, AskOutcome } from '../platforms/index.ts';
import type { PlatformPartition } from '../platforms/partitions.ts';
import type { Metrics } from '../telemetry/metrics/index.ts';
import { startOperationsServer } from '../telemetry/operations-server.ts';
import { createReadiness, type ReadinessProbe } from '../telemetry/readiness.ts';
import type { CloseLater } from './options.ts';

/** What a process tells its operators of itself. */
export interface Telemetry {
  /** `null` where nothing listens for operators: then nothing is counted. */
  metrics: Metrics | null;
  readiness: ReadinessProbe;
  /** Where `/metrics`, `/livez` and `/readyz` are. */
  operationsUrl: string | null;
}

/** Begins before everything else, so that a process which starts or stops can say so. */
export async function startTelemetry(
  config: Config,
  { listens, closeLater }: { listens: boolean; closeLater: CloseLater },
): Promise<Telemetry> {
  const readiness = createReadiness({ patienceMs: config.databaseTimeoutMs });
  if (config.operationsPort === null || !listens) return { metrics: null, readiness, operationsUrl: null };
  const { createMetrics } = await import('../telemetry/metrics/index.ts');
  const metrics = createMetrics({ version: config.version });
  const server = await startOperationsServer({
    host: config.operationsHost,
    port: config.operationsPort,
    metrics,
    checkReadiness: readiness.check,
  });
  closeLater(server.close);
  return { metrics, readiness, operationsUrl: server.url };
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

/** Counts asks. */
export function countAsks(metrics: Metrics, partition: PlatformPartition): AroundAsk {
  return async ({ platform }, ask) => {
    const outcome = await ask();
    metrics.platforms.asked({ platform, partition, ...figuresOf(outcome) });
    return outcome;
  };
}

function figuresOf(outcome: AskOutcome) {
  const { attempts, latencyMs } = outcome;
  const { costUsd, inputTokens, outputTokens } = outcome.ok
    ? outcome
    : { costUsd: null, inputTokens: null, outputTokens: null };
  const ending = outcome.ok ? 'answered' : outcome.reason;
  return { outcome: ending, seconds: latencyMs / 1000, attempts, costUsd, inputTokens, outputTokens };
}
