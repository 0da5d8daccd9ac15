import { onTestFinished } from 'vitest';
import type { PlatformSettings } from '../../../src/platforms/ask.ts';
import { createPlatformClient, type PlatformClientOptions } from '../../../src/platforms/client.ts';
import { type SimulatorOptions, startSimulator } from '../../../src/platforms/simulator/index.ts';

export interface SimulatedClientOptions {
  simulator?: SimulatorOptions;
  settings?: Partial<PlatformSettings>;
  client?: Partial<PlatformClientOptions>;
}

/** A client whose eight platforms are a simulator's; both end with the test. Retries wait a few milliseconds at most. */
export async function simulatedClient(options: SimulatedClientOptions = {}) {
  const simulator = await startSimulator(options.simulator);
  const logged: string[] = [];
  const client = createPlatformClient({
    settings: simulator.settings(options.settings),
    retry: { retries: 2, baseMs: 4, capMs: 5_000 },
    logger: { warn: (fields, message) => logged.push(JSON.stringify({ ...fields, message })) },
    ...options.client,
  });
  onTestFinished(async () => {
    await client.close();
    await simulator.close();
  });
  return { simulator, client, logged };
}

export const PROMPT = 'What are the best electric car brands right now?';
