import type { PingOutcome } from './ask.ts';
import type { AskTools } from './ask-lane.ts';
import { exchange } from './exchange.ts';
import type { Lane } from './lane.ts';
import { startLifetime } from './lifetime.ts';

const PING_TIMEOUT_MS = 3_000;

/**
 * Whether the platform answers. Not queued behind asks and not counted by the breaker. A platform that has no model list
 * (404, 405) or limits requests (429) has answered; one that refuses the key has not, for it cannot be used.
 */
export async function pingLane(lane: Lane, signal: AbortSignal | undefined, tools: AskTools): Promise<PingOutcome> {
  const startedAt = tools.now().getTime();
  const lifetime = startLifetime({ remainingMs: undefined, signals: [signal, tools.closing] });
  try {
    const list = lane.wire.buildModelList({
      platform: lane.platform,
      baseUrl: lane.baseUrl,
      apiKey: lane.settings.apiKey,
    });
    const received = await exchange({
      url: lane.baseUrl + list.path,
      method: 'GET',
      headers: { ...list.headers, accept: 'application/json' },
      timeoutMs: Math.min(PING_TIMEOUT_MS, lane.settings.timeoutMs ?? PING_TIMEOUT_MS),
      maxBytes: tools.maxBytes,
      signal: lifetime.signal,
      dispatcher: lane.dispatcher,
    });
    if (received.ending !== 'response') return { ok: false, latencyMs: null };
    const { status } = received;
    const ok = (status >= 200 && status < 300) || status === 404 || status === 405 || status === 429;
    return { ok, latencyMs: Math.max(0, tools.now().getTime() - startedAt) };
  } finally {
    lifetime.release();
  }
}
