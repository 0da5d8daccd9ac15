import type { components } from '../../../generated/client/v1.ts';
import { unwrap, type V1Client } from './client.ts';

type Probe = components['schemas']['Probe'];

export interface ProbeWait {
  /** First wait between two looks, in ms; it grows by half each time. Default 200. */
  intervalMs?: number;
  /** Longest wait between two looks, in ms. Default 5,000. */
  maxIntervalMs?: number;
  signal?: AbortSignal;
}

/** Waits until a probe is over and gives its report; rejects when `signal` aborts. */
export async function waitForProbe(client: V1Client, runId: string, options: ProbeWait = {}): Promise<Probe> {
  const { intervalMs = 200, maxIntervalMs = 5_000, signal = null } = options;
  for (let wait = intervalMs; ; wait = Math.min(wait * 1.5, maxIntervalMs)) {
    const probe = await unwrap(client.GET('/probes/{id}', { params: { path: { id: runId } }, signal }));
    if (!['queued', 'running'].includes(probe.status)) return probe;
    await pause(wait, signal);
  }
}

function pause(milliseconds: number, signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', aborted, { once: true });
    function done(): void {
      signal?.removeEventListener('abort', aborted);
      resolve();
    }
    function aborted(): void {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    }
  });
}
