import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createV1Client, unwrap, waitForProbe } from '../../clients/typescript/src/index.ts';
import { composeService } from '../../src/compose.ts';
import { configFrom } from '../../src/config.ts';
import { createLogger } from '../../src/logger.ts';
import { createPlatformClient, PLATFORM_IDS, type PlatformClient } from '../../src/platforms/index.ts';
import { startSimulator } from '../../src/platforms/simulator/index.ts';
import { inParallel } from '../../src/scans/workers/in-parallel.ts';
import { type Benchmark, medianOf } from './harness.ts';

const PROMPTS = 20;
const LATENCY_MS = 500;
const CONCURRENCY = 4;

/** Rounds of questions that the slowest platform needs, one after the other. */
const IDEAL_MS = Math.ceil(PROMPTS / CONCURRENCY) * LATENCY_MS;

/**
 * A probe of 8 platforms × 20 prompts, from the request to the stored result, on platforms that take 500 ms: against the
 * time that its concurrency makes possible, and against a bare client that asks the same and stores nothing.
 */
export const scan: Benchmark = {
  name: 'scan',
  async open() {
    const simulator = await startSimulator({ latencyMs: LATENCY_MS });
    const settings = simulator.settings({ concurrency: CONCURRENCY });
    const environment = {
      LOG_LEVEL: 'error',
      PORT: '0',
      DATA_DIR: join(tmpdir(), 'answerscope-bench'),
      ...process.env,
    };
    const config = { ...configFrom(environment), platforms: settings };
    const service = await composeService({
      config,
      logger: createLogger(config.logLevel),
      roles: { api: true, worker: true },
    });
    const created = await service.provisioning.createKey({
      interface: 'v1',
      scope: 'write',
      test: false,
      accountName: 'bench',
      newAccount: true,
      tier: 'enterprise',
      email: null,
    });
    const client = createV1Client({ baseUrl: service.server?.url ?? '', apiKey: created.key });
    const bare = createPlatformClient({ settings });

    return {
      rounds: Number(process.env.ROUNDS ?? 5),
      contenders: [
        { name: 'probe, stored', unit: 'ms', round: (number) => timed(() => probe(client, number)) },
        { name: 'bare client, nothing stored', unit: 'ms', round: (number) => timed(() => askAll(bare, number)) },
      ],
      figures: (results) => [
        {
          metric: 'scan_over_ideal',
          value: round(medianOf(results, 'probe, stored') / IDEAL_MS),
          unit: 'ratio',
          against: `${IDEAL_MS} ms: ${PROMPTS} prompts at concurrency ${CONCURRENCY} and ${LATENCY_MS} ms each`,
        },
        {
          metric: 'scan_over_bare_client',
          value: round(medianOf(results, 'probe, stored') / medianOf(results, 'bare client, nothing stored')),
          unit: 'ratio',
          against: 'a bare client that asks the same questions in the same run',
        },
      ],
      async close() {
        await bare.close();
        await service.stop();
        await simulator.close();
      },
    };
  },
};

async function probe(client: ReturnType<typeof createV1Client>, number: number): Promise<void> {
  const body = { name: `Brand ${number} ${Date.now()}`, category: 'project management software' };
  const { brand } = await unwrap(client.POST('/brands', { body }));
  const { runId } = await unwrap(client.POST('/probes', { body: { brandId: brand.id } }));
  const { status, results } = await waitForProbe(client, runId, { intervalMs: 20, maxIntervalMs: 20 });
  const answers = results.reduce((sum, result) => sum + result.answers, 0);
  if (status !== 'completed' || answers !== PROMPTS * PLATFORM_IDS.length) {
    throw new Error(`the probe ended ${status} with ${answers} answers`);
  }
}

async function askAll(client: PlatformClient, number: number): Promise<void> {
  const prompts = Array.from({ length: PROMPTS }, (_, at) => `Round ${number}: which software is best for task ${at}?`);
  await Promise.all(
    PLATFORM_IDS.map((platform) =>
      inParallel(prompts, CONCURRENCY, async (prompt) => {
        const outcome = await client.ask({ platform, prompt, language: 'en' });
        if (!outcome.ok) throw new Error(outcome.message);
      }),
    ),
  );
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
