import type { DatabasePing } from './database-ping.ts';

export interface HealthReport {
  status: 'ok' | 'degraded';
  service: string;
  version: string;
  env: string;
  region: string;
  timestamp: string;
  checks: { db: { ok: boolean; latency_ms: number } };
  took_ms: number;
}

export interface HealthReporter {
  /** Never throws: an unreachable database is part of the report. */
  report(): Promise<HealthReport>;
}

export function createHealthReporter(options: {
  pingDatabase: () => Promise<DatabasePing>;
  version: string;
  environment: string;
  region: string;
  now: () => Date;
}): HealthReporter {
  return {
    async report() {
      const started = performance.now();
      const db = await options.pingDatabase();
      return {
        status: db.ok ? 'ok' : 'degraded',
        service: 'answerscope',
        version: options.version,
        env: options.environment,
        region: options.region,
        timestamp: options.now().toISOString(),
        checks: { db: { ok: db.ok, latency_ms: db.latencyMs } },
        took_ms: rounded(performance.now() - started),
      };
    },
  };
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 100) / 100;
}
