import { Counter, type Registry } from 'prom-client';

export interface EndedRun {
  /** `query`, `probe`, `scheduled` or `replay`. */
  kind: string;
  partition: string;
  /** `completed`, `failed` or `cancelled`. */
  status: string;
}

export function createRunMetrics(register: Registry) {
  const runs = new Counter({
    name: 'answerscope_runs_total',
    help: 'Runs that ended, by kind and how.',
    labelNames: ['kind', 'partition', 'outcome'],
    registers: [register],
  });
  return {
    ended: ({ kind, partition, status }: EndedRun) => runs.inc({ kind, partition, outcome: status }),
  };
}
