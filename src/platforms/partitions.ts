import type { PlatformLogger, PlatformSettings } from './ask.ts';
import type { PlatformId } from './catalog.ts';
import { type AroundAsk, createPlatformClient, type PlatformClient, type PlatformLoad } from './client.ts';
import { startSimulator } from './simulator/index.ts';

export type PlatformPartition = 'live' | 'simulated';

/** One client for the platforms of each partition of the data. */
export interface Platforms {
  of(partition: PlatformPartition): PlatformClient;
  /** How the platforms are doing, of each partition that has its own. */
  load(): (PlatformLoad & { partition: PlatformPartition })[];
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
  /** Of the clients of each partition. */
  aroundAsk?: (partition: PlatformPartition) => AroundAsk;
}): Promise<Platforms> {
  const { everythingSimulated, replayFile, logger, aroundAsk } = options;
  const simulator = await startSimulator(
    replayFile === undefined ? { latencyMs: SIMULATED_LATENCY_MS } : { replay: replayFile },
  );
  const clientOf = (partition: PlatformPartition, settings: typeof options.settings): PlatformClient =>
    createPlatformClient({ settings, logger, ...(aroundAsk === undefined ? {} : { aroundAsk: aroundAsk(partition) }) });
  const simulated = clientOf('simulated', simulator.settings());
  const live = everythingSimulated ? simulated : clientOf('live', options.settings);
  return {
    of: (partition) => (partition === 'live' ? live : simulated),
    load: () => [
      ...(everythingSimulated ? [] : live.load().map((load) => ({ ...load, partition: 'live' as const }))),
      ...simulated.load().map((load) => ({ ...load, partition: 'simulated' as const })),
    ],
    async close() {
      await Promise.all([live.close(), simulated.close()]);
      await simulator.close();
    },
  };
}
