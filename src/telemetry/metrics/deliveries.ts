import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Readings } from './readings.ts';

/** One request to a receiver, ended. */
export interface FinishedAttempt {
  interface: string;
  /** `null`: it was taken. */
  failure: string | null;
  seconds: number;
  /** From the event to the first request; `null` for later ones. */
  latencySeconds: number | null;
}

/** Deliveries that are due and not being sent, of endpoints that are not paused or disabled. */
export interface DeliveryBacklog {
  interface: string;
  due: number;
  oldestSeconds: number;
}

const LATENCY_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15, 60, 300, 3600];
const REQUEST_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

export function createDeliveryMetrics(register: Registry, readings: Readings) {
  const registers = [register];
  const latency = new Histogram({
    name: 'answerscope_delivery_latency_seconds',
    help: 'From an event to the first request that tells a receiver of it.',
    labelNames: ['interface'],
    buckets: LATENCY_SECONDS,
    registers,
  });
  const duration = new Histogram({
    name: 'answerscope_delivery_request_duration_seconds',
    help: 'Time of requests to receivers, by how they ended.',
    labelNames: ['interface', 'outcome'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const alerts = new Counter({
    name: 'answerscope_delivery_alerts_total',
    help: 'Alerts opened for endpoints that did not take their events within 24 hours.',
    registers,
  });
  return {
    attempted({ interface: iface, failure, seconds, latencySeconds }: FinishedAttempt) {
      duration.observe({ interface: iface, outcome: failure ?? 'delivered' }, seconds);
      if (latencySeconds !== null) latency.observe({ interface: iface }, Math.max(0, latencySeconds));
    },
    alerted: () => alerts.inc(),
    /** The same figures for all processes of a database. */
    watch(read: () => Promise<DeliveryBacklog[]>) {
      const due = new Gauge({
        name: 'answerscope_deliveries_due',
        help: 'Deliveries of the database that are due, to endpoints that may be sent to; counted up to 10000.',
        labelNames: ['interface'],
        registers,
      });
      const oldest = new Gauge({
        name: 'answerscope_deliveries_oldest_due_age_seconds',
        help: 'How long the delivery that waits longest has been due.',
        labelNames: ['interface'],
        registers,
      });
      readings.add([due, oldest], async () => {
        for (const backlog of await read()) {
          due.set({ interface: backlog.interface }, backlog.due);
          oldest.set({ interface: backlog.interface }, backlog.oldestSeconds);
        }
      });
    },
  };
}
