import type { Knex } from 'knex';
import type { PlatformClient, PlatformId } from '../platforms/index.ts';
import { PLATFORM_CATALOG, PLATFORM_IDS } from '../platforms/index.ts';
import type { DatabasePing } from './database-ping.ts';
import { claimRound, completeRound, type PlatformPing, selectPings } from './platform-status-store.ts';

/** Pings of this age are asked for again, by one process for all. */
const ROUND_MS = 60_000;

/** Longest wait for pings that another process is making. */
const OTHERS_PATIENCE_MS = 4_000;

export interface StatusReport {
  /** `degraded`: some configured platform is down; `outage`: the database or every platform is. */
  status: 'operational' | 'degraded' | 'outage';
  db: { ok: boolean; latencyMs: number };
  platforms: PlatformState[];
}

export interface PlatformState {
  platform: PlatformId;
  zh: string;
  ok: boolean;
  /** `null` when the platform did not answer or is not configured. */
  latencyMs: number | null;
  configured: boolean;
}

export interface StatusReporter {
  /** Never throws: what does not answer is part of the report. */
  report(): Promise<StatusReport>;
}

export function createStatusReporter(options: {
  knex: Knex;
  client: PlatformClient;
  pingDatabase: () => Promise<DatabasePing>;
  now: () => Date;
  newId: () => string;
}): StatusReporter {
  const { knex, client, now, newId } = options;

  const pingAll = async (): Promise<PlatformPing[]> =>
    Promise.all(
      client.configured().map(async (platform) => {
        const { ok, latencyMs } = await client.ping(platform);
        return { platform, ok, latencyMs };
      }),
    );

  /** One fan-out a minute for all processes: whoever claims the round pings, the others read what it found. */
  const sharedPings = async (): Promise<PlatformPing[]> => {
    const claimed = await claimRound(knex, { at: now(), after: new Date(now().getTime() - ROUND_MS), by: newId() });
    if (claimed !== null) {
      const pings = await pingAll();
      await completeRound(knex, claimed, pings, now());
      return pings;
    }
    return (await selectPings(knex, OTHERS_PATIENCE_MS)) ?? pingAll();
  };

  return {
    async report() {
      const db = await options.pingDatabase();
      const pings = db.ok ? await sharedPings().catch(pingAll) : await pingAll();
      const platforms = statesOf(pings, new Set(client.configured()));
      return { status: overallStatus(db.ok, platforms), db, platforms };
    },
  };
}

function statesOf(pings: readonly PlatformPing[], configured: ReadonlySet<PlatformId>): PlatformState[] {
  const byPlatform = new Map(pings.map((ping) => [ping.platform, ping]));
  return PLATFORM_IDS.map((platform) => {
    const ping = configured.has(platform) ? byPlatform.get(platform) : undefined;
    return {
      platform,
      zh: PLATFORM_CATALOG[platform].zh,
      ok: ping?.ok ?? false,
      latencyMs: ping?.ok === true ? ping.latencyMs : null,
      configured: configured.has(platform),
    };
  });
}

/** A platform that is not configured says nothing about how the service is. */
export function overallStatus(
  databaseOk: boolean,
  platforms: readonly Pick<PlatformState, 'ok' | 'configured'>[],
): StatusReport['status'] {
  const configured = platforms.filter((platform) => platform.configured);
  if (!databaseOk || configured.every((platform) => !platform.ok)) return 'outage';
  return configured.every((platform) => platform.ok) ? 'operational' : 'degraded';
}
