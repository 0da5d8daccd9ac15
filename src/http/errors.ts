/** Every failure becomes a status and a body in the one error shape; every thrown error becomes 500 or 503 and is logged here. */
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { type Failure, type FailureDetail, fail, statusOf } from '../failure.ts';
import { redactSecrets } from './access-log.ts';
import { exchangeOf } from './exchange.ts';

/** The error shape of every interface. */
export interface ErrorBody {
  error: { code: string; message: string; requestId: string; details?: FailureDetail[] };
}

/** How long callers should wait while the database is unreachable. */
export const UNAVAILABLE_RETRY_SECONDS = 5;

export function answerErrors(options: { logger: Logger; isUnavailable: (error: unknown) => boolean }): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const unavailable = options.isUnavailable(error);
      const { requestId, operationId } = exchangeOf(ctx);
      const line = { requestId, operationId, err: withoutSecrets(error) };
      if (unavailable) options.logger.warn(line, 'the database cannot be reached');
      else options.logger.error(line, 'unexpected error');
      answerFailure(ctx, unavailable ? unreachable() : fail('internal', 'Something went wrong on our side.'));
    }
  };
}

export function answerFailure(ctx: Context, failure: Failure): void {
  const exchange = exchangeOf(ctx);
  exchange.failureCode = failure.failure;
  ctx.status = statusOf(failure.failure);
  if (failure.headers) ctx.set(failure.headers);
  const wait = failure.retryAfterSeconds ?? (ctx.status === 503 ? UNAVAILABLE_RETRY_SECONDS : undefined);
  if (wait !== undefined) ctx.set('Retry-After', String(Math.max(1, Math.ceil(wait))));
  if (failure.allow) ctx.set('Allow', failure.allow.join(', '));
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'application/json';
  ctx.body = JSON.stringify(errorBody(failure, exchange.requestId));
}

export function errorBody(failure: Failure, requestId: string): ErrorBody {
  const error: ErrorBody['error'] = { code: failure.failure, message: failure.message, requestId };
  if (failure.details && failure.details.length > 0) error.details = failure.details;
  return { error };
}

/** A request that is not valid, with the first wrong part in the message and all of them in `details`. */
export function invalidRequest(details: FailureDetail[]): Failure<'invalid_request'> {
  const [first, ...others] = details;
  if (!first) return fail('invalid_request', 'The request is not valid.');
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return fail('invalid_request', `The request is not valid: ${first.path} ${first.message}${more}.`, { details });
}

function unreachable(): Failure<'unavailable'> {
  return fail('unavailable', 'The service cannot reach its database; try again shortly.');
}

/** What goes into the log of a thrown value: type, message and stack, with keys blotted out. */
function withoutSecrets(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: redactSecrets(String(error)) };
  const code = 'code' in error ? { code: error.code } : {};
  return { type: error.name, message: redactSecrets(error.message), stack: redactSecrets(error.stack ?? ''), ...code };
}
