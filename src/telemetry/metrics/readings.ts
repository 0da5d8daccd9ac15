import type { Gauge } from 'prom-client';

/** Sets gauges anew, for one scrape. */
export type Read = () => Promise<void>;

/**
 * What is read when it is asked for, rather than counted. Every gauge has labels: what cannot be read, the database being away, is
 * then left out, for it is unknown and not zero.
 */
export interface Readings {
  add(gauges: readonly Gauge[], read: Read): void;
  /** Reads everything. Never rejects. */
  readAll(): Promise<void>;
}

export function createReadings(): Readings {
  const all: { gauges: readonly Gauge[]; read: Read }[] = [];
  const reset = (gauges: readonly Gauge[]): void => {
    for (const gauge of gauges) gauge.reset();
  };
  return {
    add: (gauges, read) => void all.push({ gauges, read }),
    async readAll() {
      const reading = all.map(async ({ gauges, read }) => {
        reset(gauges);
        await read().catch(() => reset(gauges));
      });
      await Promise.all(reading);
    },
  };
}
