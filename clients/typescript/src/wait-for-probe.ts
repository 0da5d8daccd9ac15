import type { components } from '../../../generated/client/v1.ts';
import { unwrap, type V1Client } from './client.ts';
import { pause } from './pause.ts';

type Probe = components['schemas']['Probe'];

export interface ProbeWait {
  /** First wait between two looks, in ms; it grows by half each time. Default 200. */
  intervalMs?: number;
  /** Longest wait between two looks, in ms. Default 5,000. */
  maxIntervalMs?: number;
  /** Ends the waiting; the probe itself goes on. `AbortSignal.timeout(…)` sets a limit. */
  signal?: AbortSignal;
}

/**
 * Waits until a probe is over and gives its report, also of one that failed or was cancelled: see its `status`.
 * @throws AnswerscopeError as {@link unwrap}, and the reason of `signal` when it aborts.
 */
export async function waitForProbe(client: V1Client, runId: string, options: ProbeWait = {}): Promise<Probe> {
  const { intervalMs = 200, maxIntervalMs = 5_000, signal = null } = options;
  for (let wait = intervalMs; ; wait = Math.min(wait * 1.5, maxIntervalMs)) {
    const probe = await unwrap(client.GET('/probes/{id}', { params: { path: { id: runId } }, signal }));
    if (!['queued', 'running'].includes(probe.status)) return probe;
    await pause(wait, signal);
  }
}
