import { directName } from '../../platforms/index.ts';
import type { Direct } from './contract.ts';

export { getHealth } from '../health.ts';

export const getStatus: Direct['getStatus'] = async ({ deps }) => {
  const { status, db, platforms } = await deps.status.report();
  const up = platforms.filter((platform) => platform.ok).length;
  return {
    status: 200,
    body: {
      status,
      db: { ok: db.ok, latency_ms: db.latencyMs },
      llms: {
        up,
        total: platforms.length,
        up_rate: up / platforms.length,
        platforms: platforms.map(({ platform, zh, ok, latencyMs }) => ({
          platform: directName(platform),
          zh,
          ok,
          latency_ms: latencyMs,
        })),
      },
    },
  };
};
