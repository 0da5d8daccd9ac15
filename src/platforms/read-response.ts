import { type Attempt, failedAttempt } from './attempt.ts';
import type { Exchange } from './exchange.ts';
import { parseRetryAfter } from './retry.ts';
import { failureInBody, failureOfStatus } from './vendor-error.ts';
import type { Wire } from './wires/index.ts';

/** Turns whatever came back into an answer or a reason; never throws. */
export function readResponse(received: Exchange, wire: Wire, now: Date): Attempt {
  switch (received.ending) {
    case 'timeout':
      return failedAttempt('timeout');
    case 'cancelled':
      return failedAttempt('cancelled');
    case 'too_large':
      return failedAttempt('too_large');
    case 'connection':
      return failedAttempt('unavailable', { retryable: true });
    case 'response':
      return readBody(received, wire, now);
  }
}

function readBody(response: Exchange & { ending: 'response' }, wire: Wire, now: Date): Attempt {
  const body = parseJson(response.text);
  if (response.status < 200 || response.status > 299) {
    return failureOfStatus(response.status, body, parseRetryAfter(response.headers.get('retry-after'), now));
  }
  const failure = failureInBody(body);
  if (failure !== null) return failure;
  // The content type is not consulted: some gateways label JSON as text, and HTML labelled as JSON is not an answer.
  const answer = wire.parseAnswer(body);
  if (answer === null || answer.text.trim() === '') {
    return failedAttempt('invalid_response', { status: response.status });
  }
  return { ok: true, answer: { ...answer, text: answer.text.toWellFormed().replaceAll('\u0000', '') } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
