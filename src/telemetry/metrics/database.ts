import { Gauge, type Registry } from 'prom-client';
import type { Readings } from './readings.ts';

/** The pool of a process's connections. */
export interface PoolUse {
  used: number;
  idle: number;
  /** Callers that wait for a connection. */
  waiting: number;
  most: number;
}

export function createDatabaseMetrics(register: Registry, readings: Readings) {
  return {
    watch(read: () => PoolUse) {
      const connections = new Gauge({
        name: 'answerscope_database_pool_connections',
        help: 'Connections of the pool: used, idle, and the most there may be.',
        labelNames: ['state'],
        registers: [register],
      });
      const waiting = new Gauge({
        name: 'answerscope_database_pool_waiting',
        help: 'Callers that wait for a connection of the pool.',
        registers: [register],
      });
      readings.add([connections, waiting], async () => {
        const pool = read();
        connections.set({ state: 'used' }, pool.used);
        connections.set({ state: 'idle' }, pool.idle);
        connections.set({ state: 'most' }, pool.most);
        waiting.set(pool.waiting);
      });
    },
  };
}
