import { setTimeout as delay } from 'node:timers/promises';
import type { AskOutcome, AskRequest, PlatformLogger } from './ask.ts';
import { type Attempt, type FailedAttempt, failedAttempt } from './attempt.ts';
import { costOf } from './cost.ts';
import { exchange } from './exchange.ts';
import type { Lane } from './lane.ts';
import { type Lifetime, startLifetime } from './lifetime.ts';
import { failureMessage } from './messages.ts';
import { readResponse } from './read-response.ts';
import { nextWait, type RetryPolicy } from './retry.ts';

export interface AskTools {
  now: () => Date;
  random: () => number;
  logger: PlatformLogger | undefined;
  retry: RetryPolicy;
  maxBytes: number;
  /** Aborts when the client closes. */
  closing: AbortSignal;
}

const DEFAULT_TIMEOUT_MS = 30_000;

/** An attempt cut short by its caller's deadline blames the platform only if it had at least this long to answer. */
const FAIR_CHANCE_MS = 10_000;

/** One ask from queue to outcome: its turn, attempts with waits between them, all within the caller's deadline. */
export async function askLane(lane: Lane, request: AskRequest, tools: AskTools): Promise<AskOutcome> {
  const startedAt = tools.now().getTime();
  const remainingMs = () => (request.deadline ?? Number.POSITIVE_INFINITY) - tools.now().getTime();
  const lifetime = startLifetime({
    remainingMs: request.deadline === undefined ? undefined : remainingMs(),
    signals: [request.signal, tools.closing],
  });
  const progress = { sent: 0 };
  const ended = () => failedAttempt(lifetime.ended() ?? 'cancelled', { platformTrouble: false });

  async function attempts(): Promise<Attempt> {
    let last: FailedAttempt | null = null;
    for (;;) {
      if (lifetime.ended()) return ended();
      const attempt = await lane.breaker.attempt(() => {
        progress.sent += 1;
        return attemptOnce(lane, request, lifetime, tools);
      });
      if (attempt.ok) return attempt;
      // A circuit that opened meanwhile says less than what this ask met itself.
      if (attempt.reason === 'circuit_open') return last ?? attempt;
      if (attempt.refusesTemperature === true && request.temperature !== undefined && !lane.ownTemperature) {
        lane.ownTemperature = true;
        continue;
      }
      last = attempt;
      const wait = nextWait(attempt, progress.sent, remainingMs(), tools.retry, tools.random);
      if (wait === null) return attempt;
      await delay(wait, undefined, { signal: lifetime.signal }).catch(() => {});
    }
  }

  try {
    const inTurn = lane.inTurn(attempts, lifetime.signal).catch((error: unknown) => {
      if (lifetime.ended()) return ended();
      throw error;
    });
    const attempt = lifetime.ended() ? ended() : await Promise.race([inTurn, lifetime.whenEnded.then(ended)]);
    const latencyMs = Math.max(0, tools.now().getTime() - startedAt);
    return attempt.ok
      ? answered(lane, attempt, latencyMs, progress.sent)
      : failed(lane, attempt, latencyMs, progress.sent, tools);
  } finally {
    lifetime.release();
  }
}

async function attemptOnce(lane: Lane, request: AskRequest, lifetime: Lifetime, tools: AskTools): Promise<Attempt> {
  const { settings, wire } = lane;
  const timeoutMs = settings.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const built = wire.buildAsk({
    platform: lane.platform,
    baseUrl: lane.baseUrl,
    apiKey: settings.apiKey,
    model: settings.model,
    prompt: request.prompt,
    language: request.language,
    json: request.json ?? false,
    ...(request.temperature === undefined || lane.ownTemperature ? {} : { temperature: request.temperature }),
  });
  const sentAt = tools.now().getTime();
  const received = await exchange({
    url: lane.baseUrl + built.path,
    method: 'POST',
    headers: {
      ...built.headers,
      accept: 'application/json',
      'content-type': 'application/json',
      ...(settings.simulated ? simulatorHeaders(request) : {}),
    },
    body: JSON.stringify(built.body),
    timeoutMs,
    maxBytes: tools.maxBytes,
    signal: lifetime.signal,
    dispatcher: lane.dispatcher,
  });
  const now = tools.now();
  const attempt = readResponse(received, wire, now);
  if (!attempt.ok && attempt.reason === 'cancelled' && lifetime.ended() === 'timeout') {
    const hadFairChance = now.getTime() - sentAt >= Math.min(timeoutMs, FAIR_CHANCE_MS);
    return failedAttempt('timeout', { platformTrouble: hadFairChance });
  }
  return attempt;
}

/** Longest list of brands that is sent along: a server refuses headers of 16 KiB and more. */
const MAX_ABOUT_LENGTH = 6_000;

/** Only a simulator reads these: which answer of a repeated prompt is wanted, and whom the question is about. */
function simulatorHeaders({ sample, about = [] }: AskRequest): Record<string, string> {
  const encode = (count: number) => encodeURIComponent(JSON.stringify(about.slice(0, count)).toWellFormed());
  let count = about.length;
  while (count > 0 && encode(count).length > MAX_ABOUT_LENGTH) count -= 1;
  return {
    ...(sample === undefined ? {} : { 'x-answerscope-sample': String(sample) }),
    ...(count === 0 ? {} : { 'x-answerscope-about': encode(count) }),
  };
}

function answered(lane: Lane, { answer }: Attempt & { ok: true }, latencyMs: number, attempts: number): AskOutcome {
  return {
    ok: true,
    text: answer.text,
    model: answer.model ?? lane.settings.model,
    citations: answer.citations,
    inputTokens: answer.inputTokens,
    outputTokens: answer.outputTokens,
    costUsd: costOf(answer, lane.settings.prices),
    latencyMs,
    attempts,
  };
}

function failed(lane: Lane, failure: FailedAttempt, latencyMs: number, attempts: number, tools: AskTools): AskOutcome {
  const { platform } = lane;
  const { reason, status, vendorCode } = failure;
  if (reason !== 'cancelled') {
    tools.logger?.warn({ platform, reason, status, vendorCode, attempts, latencyMs }, 'platform did not answer');
  }
  return { ok: false, reason, message: failureMessage(platform, reason), latencyMs, attempts };
}
