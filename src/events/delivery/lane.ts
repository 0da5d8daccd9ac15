import type { EventInterface } from '../catalog.ts';
import type { GuardedHttp, Outcome, RequestFailure } from '../guarded-http.ts';
import { signedHeaders } from '../signature.ts';
import type { DueDelivery } from './due-store.ts';
import type { LeasedLane } from './lane-store.ts';
import type { OpenedReceiver } from './receiver.ts';
import type { AttemptResult } from './result-store.ts';
import { DISABLE_AFTER_MS, nextDue } from './schedule.ts';

/** Sends what is due to one endpoint, for as long as this process holds its lease. */
export interface LaneRunner {
  readonly lane: LeasedLane;
  /** Something may have fallen due, or (`changed`) the endpoint is another one. */
  poke(changed: boolean): void;
  /** Whether the lease is too near its end to begin anything. */
  expiring(): boolean;
  /** The lease was prolonged; the endpoint now has this revision. */
  renewed(until: Date, revision: number): void;
  /** Nothing is due and nothing in hand, since so many milliseconds; `null` when that is not so. */
  idleFor(): number | null;
  /** Begins nothing more. Resolves when everything that was begun has its result stored. */
  stop(): Promise<void>;
}

/** Requests to one endpoint at once. */
const MOST_IN_FLIGHT = 4;
const FETCH = 64;
/** More are fetched when so few wait. */
const FEW = 16;
/** What is in hand, of which most may be results that are not stored yet. */
const MOST_IN_HAND = 512;
const RETRY_MS = 500;

/** One request to a receiver, for metrics. */
export interface EndedAttempt {
  interface: EventInterface;
  /** `null`: it was taken. */
  failure: RequestFailure | null;
  durationMs: number;
  /** From the event to the first request, milliseconds; `null` for later requests. */
  latencyMs: number | null;
}

export interface LaneDependencies {
  http: GuardedHttp;
  selectDue: (
    lane: LeasedLane,
    options: { at: Date; inHand: readonly string[]; limit: number },
  ) => Promise<DueDelivery[]>;
  openReceiver: (lane: LeasedLane) => Promise<OpenedReceiver | null>;
  /** Told of every request that has ended, for metrics. */
  onAttempt?: (attempt: EndedAttempt) => void;
  /** Resolves when the result is stored, or refused. */
  storeResult: (result: AttemptResult) => Promise<void>;
  /** The endpoint began to fail (since), or answers again (`null`). */
  failing: (lane: LeasedLane, since: Date | null) => void;
  disable: (lane: LeasedLane, reason: 'gone' | 'failing') => Promise<void>;
  now: () => Date;
  random: () => number;
  userAgent: string;
  /** A request is begun only while the lease lasts longer than it can take. */
  longestRequestMs: number;
  onError: (error: unknown) => void;
}

export function createLaneRunner(lane: LeasedLane, leasedUntil: Date, deps: LaneDependencies): LaneRunner {
  const { http, now } = deps;
  const queue: DueDelivery[] = [];
  const inHand = new Set<string>();
  const unfinished = new Set<Promise<void>>();
  let receiver: OpenedReceiver | null = null;
  let until = leasedUntil;
  let inFlight = 0;
  let fetching = false;
  let stale = true;
  let dirty = true;
  let stopped = false;
  let idleSince: number | null = null;

  const mayBegin = (): boolean => now().getTime() + deps.longestRequestMs < until.getTime();

  const pump = (): void => {
    if (stopped) return;
    while (receiver !== null && !stale && inFlight < MOST_IN_FLIGHT && mayBegin()) {
      const next = queue.shift();
      if (next === undefined) break;
      begin(next, receiver);
    }
    if (!fetching && (stale || (dirty && queue.length < FEW && inHand.size < MOST_IN_HAND))) fetch();
    const idle = inHand.size === 0 && !fetching && !dirty && !stale;
    idleSince = idle ? (idleSince ?? performance.now()) : null;
  };

  const fetch = (): void => {
    fetching = true;
    refill().then(
      () => {
        fetching = false;
        pump();
      },
      (error: unknown) => {
        deps.onError(error);
        dirty = true;
        setTimeout(() => {
          fetching = false;
          pump();
        }, RETRY_MS);
      },
    );
  };

  const refill = async (): Promise<void> => {
    if (stale) {
      const opened = await deps.openReceiver(lane);
      stale = false;
      receiver = opened;
      if (opened === null) forgetQueue();
    }
    if (receiver === null) {
      dirty = false;
      return;
    }
    dirty = false;
    const due = await deps.selectDue(lane, { at: now(), inHand: [...inHand], limit: FETCH });
    if (due.length === FETCH) dirty = true;
    for (const delivery of due) {
      inHand.add(delivery.id);
      queue.push(delivery);
    }
    if (due[0] !== undefined && due[0].revision !== receiver.revision) stale = true;
  };

  const forgetQueue = (): void => {
    for (const { id } of queue.splice(0)) inHand.delete(id);
  };

  const begin = (delivery: DueDelivery, to: OpenedReceiver): void => {
    inFlight += 1;
    const running = attempt(delivery, to)
      .catch(deps.onError)
      .finally(() => {
        inHand.delete(delivery.id);
        unfinished.delete(running);
        pump();
      });
    unfinished.add(running);
  };

  const attempt = async (delivery: DueDelivery, to: OpenedReceiver): Promise<void> => {
    const startedAt = now();
    const { eventId, payload: body } = delivery;
    const signed = signedHeaders({ interface: to.interface, eventId, body, at: startedAt, keys: to.keysAt(startedAt) });
    const headers = { 'content-type': 'application/json', 'user-agent': deps.userAgent, ...signed };
    const outcome = await http.post({ url: to.url, headers, body, at: startedAt });
    inFlight -= 1;
    const endedAt = now();
    const latencyMs = delivery.attempts === 0 ? startedAt.getTime() - delivery.dueAt.getTime() : null;
    const { failure, durationMs } = outcome;
    deps.onAttempt?.({ interface: to.interface, failure, durationMs, latencyMs });
    const reason = judge(to, outcome, endedAt);
    if (reason !== null) {
      receiver = null;
      forgetQueue();
    }
    pump();
    await deps.storeResult(resultOf(delivery, outcome, { startedAt, endedAt }));
    if (reason === null) return;
    await deps.disable(lane, reason);
    stale = true;
  };

  const resultOf = (
    delivery: DueDelivery,
    outcome: Outcome,
    times: { startedAt: Date; endedAt: Date },
  ): AttemptResult => {
    const { status, body, failure, retryAfterMs, durationMs } = outcome;
    const attempts = delivery.attempts + 1;
    const final = failure === null || status === 410;
    const nextDueAt = final ? null : nextDue({ attempts, at: times.endedAt, random: deps.random(), retryAfterMs });
    return {
      lane,
      deliveryId: delivery.id,
      attempts: delivery.attempts,
      delivered: failure === null,
      nextDueAt,
      status,
      body,
      failure,
      durationMs,
      ...times,
    };
  };

  /** What the outcome says of the endpoint itself: why it is to be disabled, or nothing. */
  const judge = (to: OpenedReceiver, { status, failure }: Outcome, at: Date): 'gone' | 'failing' | null => {
    if (failure === null) {
      if (to.failingSince !== null) deps.failing(lane, null);
      to.failingSince = null;
      return null;
    }
    if (to.failingSince === null) deps.failing(lane, at);
    to.failingSince ??= at;
    if (status === 410) return 'gone';
    return at.getTime() - to.failingSince.getTime() >= DISABLE_AFTER_MS ? 'failing' : null;
  };

  return {
    lane,
    poke(changed) {
      dirty = true;
      if (changed) stale = true;
      pump();
    },
    expiring: () => !mayBegin(),
    renewed(renewedUntil, revision) {
      until = renewedUntil;
      if (receiver === null || receiver.revision !== revision) stale = true;
      pump();
    },
    idleFor: () => (idleSince === null ? null : performance.now() - idleSince),
    async stop() {
      stopped = true;
      forgetQueue();
      while (unfinished.size > 0) await Promise.all(unfinished);
    },
  };
}
