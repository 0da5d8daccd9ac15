import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Readings } from './readings.ts';

/** One ask, ended. */
export interface FinishedAsk {
  platform: string;
  partition: string;
  /** `answered`, or why not. */
  outcome: string;
  seconds: number;
  /** Requests sent for it. */
  attempts: number;
  /** `null` where the platform did not say. */
  costUsd: number | null;
  inputTokens: number | null;
  outputTokens: number | null;
}

/** How a platform is doing in this process. */
export interface PlatformLoad {
  platform: string;
  partition: string;
  /** Left alone after repeated failures. */
  resting: boolean;
  asking: number;
  waiting: number;
}

const SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 7.5, 10, 15, 20, 30, 60, 120];

export function createPlatformMetrics(register: Registry, readings: Readings) {
  const registers = [register];
  const labelNames = ['platform', 'partition'];
  const duration = new Histogram({
    name: 'answerscope_platform_ask_duration_seconds',
    help: 'Time of asks, queue and retries included, by how they ended.',
    labelNames: [...labelNames, 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const attempts = new Counter({
    name: 'answerscope_platform_requests_total',
    help: 'Requests sent to platforms, retries included.',
    labelNames,
    registers,
  });
  const cost = new Counter({
    name: 'answerscope_platform_cost_usd_total',
    help: 'US dollars that answers cost, by the configured prices.',
    labelNames,
    registers,
  });
  const tokens = new Counter({
    name: 'answerscope_platform_tokens_total',
    help: 'Tokens that platforms report for answers.',
    labelNames: [...labelNames, 'direction'],
    registers,
  });
  return {
    asked({ platform, partition, outcome, seconds, ...ask }: FinishedAsk) {
      duration.observe({ platform, partition, outcome }, seconds);
      attempts.inc({ platform, partition }, ask.attempts);
      if (ask.costUsd !== null) cost.inc({ platform, partition }, ask.costUsd);
      if (ask.inputTokens !== null) tokens.inc({ platform, partition, direction: 'input' }, ask.inputTokens);
      if (ask.outputTokens !== null) tokens.inc({ platform, partition, direction: 'output' }, ask.outputTokens);
    },
    watch(read: () => PlatformLoad[]) {
      const resting = new Gauge({
        name: 'answerscope_platform_circuit_open',
        help: '1 while a platform is left alone after repeated failures, else 0.',
        labelNames,
        registers,
      });
      const asks = new Gauge({
        name: 'answerscope_platform_asks',
        help: 'Asks under way, and those that wait for their turn.',
        labelNames: [...labelNames, 'state'],
        registers,
      });
      readings.add([resting, asks], async () => {
        for (const { platform, partition, ...load } of read()) {
          resting.set({ platform, partition }, Number(load.resting));
          asks.set({ platform, partition, state: 'asking' }, load.asking);
          asks.set({ platform, partition, state: 'waiting' }, load.waiting);
        }
      });
    },
  };
}
