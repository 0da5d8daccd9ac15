import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { createDatabaseMetrics } from './database.ts';
import { createDeliveryMetrics } from './deliveries.ts';
import { createPlatformMetrics } from './platforms.ts';
import { createQueueMetrics } from './queues.ts';
import { createReadings } from './readings.ts';
import { createRequestMetrics } from './requests.ts';
import { createRunMetrics } from './runs.ts';

/**
 * What one process counts for Prometheus. Labels come from closed sets (operations, platforms, outcomes): never a path, an address, an
 * account, a brand or anything else that a caller can make more of.
 */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics({ version }: { version: string }) {
  const register = new Registry();
  const readings = createReadings();
  let writing: Promise<string> | null = null;
  collectDefaultMetrics({ register });
  new Gauge({
    name: 'answerscope_build_info',
    help: 'Always 1; the version of the process is a label.',
    labelNames: ['version'],
    registers: [register],
  }).set({ version }, 1);
  return {
    requests: createRequestMetrics(register),
    platforms: createPlatformMetrics(register, readings),
    deliveries: createDeliveryMetrics(register, readings),
    queues: createQueueMetrics(register, readings),
    database: createDatabaseMetrics(register, readings),
    runs: createRunMetrics(register),
    contentType: register.contentType,
    /** In the text format, read now; once for all who ask meanwhile. */
    text(): Promise<string> {
      writing ??= readings
        .readAll()
        .then(() => register.metrics())
        .finally(() => {
          writing = null;
        });
      return writing;
    },
  };
}
