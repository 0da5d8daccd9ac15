import type { Knex } from 'knex';
import type { Lane, WokenLane } from './outbox-store.ts';

/** Where workers hear of endpoints that have something to receive. */
export const WAKE_CHANNEL = 'answerscope_deliveries';

/** A notification holds less than 8,000 bytes. */
const LANES_AT_ONCE = 90;

/** After a notification the next one waits so long, and says everything that came meanwhile. */
const PAUSE_MS = 4;

export type Wake = (lanes: readonly WokenLane[]) => void;

/**
 * Tells all workers of lanes, soon and only perhaps: what is not heard they find by looking. Outside of the transactions
 * that it is about, for a NOTIFY inside makes them commit one after the other.
 */
export function createWake(options: {
  knex: Knex;
  /** Workers in this process hear of it at once. */
  local?: (lanes: readonly WokenLane[]) => void;
}): Wake {
  const { knex, local } = options;
  const waiting = new Set<string>();
  let telling = false;

  const tell = async (): Promise<void> => {
    telling = true;
    while (waiting.size > 0) {
      const names = [...waiting].slice(0, LANES_AT_ONCE);
      for (const name of names) waiting.delete(name);
      // Whoever does not hear it looks for themselves.
      await knex.raw('select pg_notify(?, ?)', [WAKE_CHANNEL, names.join(' ')]).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref());
    }
    telling = false;
  };

  return (lanes) => {
    local?.(lanes);
    for (const lane of lanes) waiting.add(nameOf(lane) + (lane.changed === true ? CHANGED : ''));
    if (!telling) void tell();
  };
}

const CHANGED = '/changed';

/** A lane as a key of maps and in notifications. */
export function nameOf({ accountId, endpointId }: Lane): string {
  return `${accountId}/${endpointId}`;
}

export function lanesIn(notification: string): WokenLane[] {
  return notification.split(' ').flatMap((name) => {
    const [accountId, endpointId, changed] = name.split('/');
    if (accountId === undefined || endpointId === undefined) return [];
    return [{ accountId, endpointId, changed: changed !== undefined }];
  });
}
