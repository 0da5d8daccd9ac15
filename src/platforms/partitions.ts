import type { PlatformLogger, PlatformSettings } from './ask.ts';
import type { PlatformId } from './catalog.ts';
import { createPlatformClient, type PlatformClient } from './client.ts';
import { startSimulator } from './simulator/index.ts';

/** One client for the platforms of each partition of the data. */
export interface Platforms {
  of(partition: 'live' | 'simulated'): PlatformClient;
  close(): Promise<void>;
}

/** Simulated answers take about as long as quick real ones, so that a demo shows what waiting feels like. */
const SIMULATED_LATENCY_MS = { min: 40, max: 400 };

/**
 * The configured platforms, and a simulator of this process for whoever works on simulated data. With
 * `everythingSimulated`, the configured ones are left alone.
 */
export async function createPlatforms(options: {
  settings: Partial<Record<PlatformId, PlatformSettings>>;
  everythingSimulated: boolean;
  /** Recorded answers that the simulator gives, at once, in place of its own. */
  replayFile?: string;
  logger: PlatformLogger;
}): Promise<Platforms> {
  const { settings, everythingSimulated, replayFile, logger } = options;
  const simulator = await startSimulator(
    replayFile === undefined ? { latencyMs: SIMULATED_LATENCY_MS } : { replay: replayFile },
  );
  const simulated = createPlatformClient({ settings: simulator.settings(), logger });
  const live = everythingSimulated ? simulated : createPlatformClient({ settings, logger });
  return {
    of: (partition) => (partition === 'live' ? live : simulated),
    async close() {
      await Promise.all([live.close(), simulated.close()]);
      await simulator.close();
    },
  };
}
