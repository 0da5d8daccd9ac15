import type { Knex } from 'knex';
import { createListener } from '../../storage/notifications.ts';
import { createPipeline } from '../../storage/pipeline.ts';
import type { GuardedHttp } from '../guarded-http.ts';
import type { Lane, WokenLane } from '../outbox-store.ts';
import type { SecretCipher } from '../secrets/cipher.ts';
import { lanesIn, nameOf, WAKE_CHANNEL } from '../wake.ts';
import { createDisabling } from './disabling.ts';
import { selectDue } from './due-store.ts';
import { createEscalation, type OpenedAlert } from './escalation.ts';
import { createLaneRunner, type EndedAttempt, type LaneRunner } from './lane.ts';
import { claimLanes, releaseLanes, renewLanes, selectForgottenLanes, selectWakingLanes } from './lane-store.ts';
import { openReceiver } from './receiver.ts';
import { storeFailing, storeResults } from './result-store.ts';
import { createResultBatches } from './results.ts';

/**
 * Sends events to the endpoints that chose them: at least once, in no particular order, any number of processes side by side.
 *
 * - What is to be sent, and when, is in the deliveries' rows alone. Being told (`poke`, LISTEN) only makes it quick; looking
 *   every second, and every ten at everything, finds the rest.
 * - A process holds an endpoint's lane under a lease while it sends to it, so that no more than 4 requests are on their way to
 *   an endpoint, and one endpoint never waits for another. A killed process's lanes are free when their leases end.
 * - A result counts only under the lease it was got with. Between a receiver's answer and the result's commit (at most 100 ms
 *   while the database answers) a kill makes a duplicate.
 */
export interface DeliveryWorker {
  start(): Promise<void>;
  /** Something may have fallen due for these lanes. */
  poke(lanes: readonly WokenLane[]): void;
  /** Begins nothing more, waits for what is on its way, and gives its lanes to others. */
  stop(): Promise<void>;
  /** Claims what is due, without waiting for a timer. For tests. */
  look(): Promise<void>;
  /** Does what timers do every ten seconds: finds what was forgotten, and escalates. */
  sweep(): Promise<void>;
}

/** Leases, and how often they are prolonged. */
export interface LeaseTimes {
  leaseMs: number;
  renewMs: number;
}

const LEASE: LeaseTimes = { leaseMs: 30_000, renewMs: 5_000 };
const LOOK_EVERY_MS = 1_000;
const SWEEP_EVERY_MS = 10_000;
/** A lane with nothing to do is kept so long, in case more comes. */
const LINGER_MS = 2_000;
const MOST_LANES = 1_000;
const CLAIM_AT_ONCE = 200;
/** Lanes that make room for others at once. */
const TURN = 50;
/** Beyond a request's time-out: until its result is on its way. */
const MARGIN_MS = 1_000;

export function createDeliveryWorker(options: {
  knex: Knex;
  databaseUrl: string;
  cipher: SecretCipher;
  http: GuardedHttp;
  requestTimeoutMs: number;
  userAgent: string;
  now: () => Date;
  newId: () => string;
  random?: () => number;
  lease?: LeaseTimes;
  /** Endpoints that this process sends to at once. */
  mostLanes?: number;
  promiseNotice: (trx: Knex.Transaction, alert: OpenedAlert) => Promise<void>;
  onOpened: (alert: OpenedAlert) => void;
  onAttempt?: (attempt: EndedAttempt) => void;
  onError: (error: unknown) => void;
}): DeliveryWorker {
  const { cipher, http, now, newId, onError } = options;
  const { leaseMs, renewMs } = options.lease ?? LEASE;
  const mostLanes = options.mostLanes ?? MOST_LANES;
  const database = createPipeline({
    url: options.databaseUrl,
    connections: 2,
    applicationName: 'answerscope deliveries',
    timeoutMs: 8_000,
  });
  const disabling = createDisabling(options);
  const escalation = createEscalation(options);
  const lanes = new Map<string, LaneRunner>();
  const giving = new Set<string>();
  const wanted = new Map<string, Lane>();
  const failing = new Map<string, { accountId: string; endpointId: string; failingSince: Date | null }>();
  const timers = new Set<NodeJS.Timeout>();
  let wakeTimer: { at: number; timer: NodeJS.Timeout } | undefined;
  let claiming: Promise<void> | null = null;
  let full = false;
  let stopped = false;

  const results = createResultBatches({
    async store(batch) {
      await storeResults(database, batch);
      if (failing.size === 0) return;
      const changes = [...failing.values()];
      await storeFailing(database, changes);
      for (const change of changes) if (failing.get(nameOf(change)) === change) failing.delete(nameOf(change));
    },
    onError,
    givesUp: () => stopped,
  });

  const runLane = (lane: Lane, token: string, until: Date): LaneRunner =>
    createLaneRunner({ ...lane, token }, until, {
      http,
      selectDue: (key, wants) => selectDue(database, key, wants),
      openReceiver: (key) => openReceiver(database, cipher, key),
      storeResult: results.add,
      failing: ({ accountId, endpointId }, failingSince) =>
        failing.set(nameOf(lane), { accountId, endpointId, failingSince }),
      disable: disabling.disable,
      now,
      random: options.random ?? Math.random,
      userAgent: options.userAgent,
      ...(options.onAttempt === undefined ? {} : { onAttempt: options.onAttempt }),
      longestRequestMs: options.requestTimeoutMs + MARGIN_MS,
      onError,
    });

  /** Claims what is wanted, in as few statements as come together. */
  const claimWanted = async (): Promise<void> => {
    while (wanted.size > 0 && !stopped) {
      // A lane that is being given back is claimed again when it has been.
      const free = [...wanted].filter(([name]) => !giving.has(name));
      const some = free.slice(0, Math.min(CLAIM_AT_ONCE, mostLanes - lanes.size));
      if (some.length === 0) {
        // They are the first when others have had their turn.
        full = free.length > 0;
        return;
      }
      for (const [name] of some) wanted.delete(name);
      const at = now();
      const until = new Date(at.getTime() + leaseMs);
      const token = newId();
      const claimed = await claimLanes(
        database,
        some.map(([, lane]) => lane),
        { token, at, until },
      );
      for (const lane of claimed) {
        const runner = runLane(lane, token, until);
        lanes.set(nameOf(lane), runner);
        runner.poke(false);
      }
    }
  };

  const claimSoon = (): void => {
    if (claiming !== null || stopped) return;
    claiming = new Promise((resolve) => setImmediate(resolve))
      .then(claimWanted)
      .catch(onError)
      .finally(() => {
        claiming = null;
        if (!full && [...wanted.keys()].some((name) => !giving.has(name))) claimSoon();
      });
  };

  const poke = (woken: readonly WokenLane[]): void => {
    if (stopped) return;
    for (const { accountId, endpointId, changed = false } of woken) {
      const name = nameOf({ accountId, endpointId });
      const runner = lanes.get(name);
      if (runner === undefined) wanted.set(name, { accountId, endpointId });
      else runner.poke(changed);
    }
    if (wanted.size > 0) claimSoon();
  };

  const lookAt = (at: Date): void => {
    if (stopped) return;
    const wait = at.getTime() - now().getTime();
    if (wait > LOOK_EVERY_MS || (wakeTimer !== undefined && wakeTimer.at <= at.getTime())) return;
    clearTimeout(wakeTimer?.timer);
    const timer = setTimeout(() => {
      wakeTimer = undefined;
      look().catch(onError);
    }, Math.max(0, wait) + 1);
    wakeTimer = { at: at.getTime(), timer };
  };

  const look = async (): Promise<void> => {
    if (stopped) return;
    // After a freeze, or a leap of the clock.
    if ([...lanes.values()].some((runner) => runner.expiring())) await renew();
    const at = now();
    const waking = await selectWakingLanes(database, new Date(at.getTime() + LOOK_EVERY_MS), CLAIM_AT_ONCE);
    // What falls due before the next look begins on time all the same.
    for (const { wakeAt } of waking) if (wakeAt > at) lookAt(wakeAt);
    poke(
      waking.filter(
        ({ accountId, endpointId, wakeAt }) => wakeAt <= at && !lanes.has(nameOf({ accountId, endpointId })),
      ),
    );
    await claiming;
  };

  const renew = async (): Promise<void> => {
    const held = [...lanes.values()];
    if (held.length === 0) return;
    const until = new Date(now().getTime() + leaseMs);
    const renewed = await renewLanes(
      database,
      held.map(({ lane }) => lane),
      until,
    );
    const revisions = new Map(renewed.map((lane) => [nameOf(lane), lane.revision]));
    for (const runner of held) {
      const name = nameOf(runner.lane);
      const revision = revisions.get(name);
      if (revision !== undefined) runner.renewed(until, revision);
      else if (lanes.get(name) === runner) {
        lanes.delete(name);
        runner.stop().catch(onError);
      }
    }
  };

  const giveBack = async (runners: readonly LaneRunner[]): Promise<void> => {
    if (runners.length === 0) return;
    const names = runners.map(({ lane }) => nameOf(lane));
    for (const name of names) {
      lanes.delete(name);
      giving.add(name);
    }
    try {
      await Promise.all(runners.map((runner) => runner.stop()));
      const given = await releaseLanes(
        database,
        runners.map(({ lane }) => lane),
        now(),
      );
      for (const { wakeAt } of given) if (wakeAt !== null) lookAt(wakeAt);
    } finally {
      for (const name of names) giving.delete(name);
      full = false;
      if (wanted.size > 0) claimSoon();
    }
  };

  const giveBackIdle = (): Promise<void> =>
    giveBack([...lanes.values()].filter((runner) => (runner.idleFor() ?? 0) > LINGER_MS));

  /** With more endpoints to send to than lanes, those held the longest (a dead one's backlog never ends) go to the end of the queue. */
  const takeTurns = (): void => {
    if (full) giveBack([...lanes.values()].slice(0, TURN)).catch(onError);
  };

  const sweep = async (): Promise<void> => {
    poke(await selectForgottenLanes(database, now(), CLAIM_AT_ONCE));
    await claiming;
    await disabling.cancelLeftovers(CLAIM_AT_ONCE);
    await escalation.escalateDue();
  };

  /** One after the other, however long one takes. */
  const every = (milliseconds: number, work: () => Promise<void>): void => {
    const next = (): void => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        work()
          .catch(onError)
          .finally(() => {
            if (!stopped) next();
          });
      }, milliseconds);
      timers.add(timer);
    };
    next();
  };

  const listener = createListener({
    url: options.databaseUrl,
    channel: WAKE_CHANNEL,
    onMessage: (text) => poke(lanesIn(text)),
    onConnected: () => void look().catch(onError),
    applicationName: 'answerscope deliveries listener',
  });

  return {
    async start() {
      await listener.start();
      every(LOOK_EVERY_MS, async () => {
        await giveBackIdle();
        takeTurns();
        await look();
      });
      every(renewMs, renew);
      every(SWEEP_EVERY_MS, sweep);
      await sweep().catch(onError);
    },
    poke,
    look,
    sweep,
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      clearTimeout(wakeTimer?.timer);
      await listener.stop();
      await claiming;
      const prolonging = setInterval(() => void renew().catch(onError), renewMs);
      const held = [...lanes.values()];
      const stopping = Promise.all(held.map((runner) => runner.stop()));
      await stopping;
      clearInterval(prolonging);
      await results.flush();
      await giveBack(held).catch(onError);
      await database.close();
    },
  };
}
