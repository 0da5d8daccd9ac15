import type { Middleware } from 'koa';
import { fail } from '../failure.ts';
import { answerFailure, invalidRequest } from './errors.ts';

/** Longer addresses are refused; node itself refuses header blocks beyond 16 KiB. */
const MAX_TARGET_LENGTH = 8 * 1024;

/** Refuses addresses that no operation could read: too long, or with a path that is not percent-encoded UTF-8. */
export function refuseMalformedTarget(): Middleware {
  return async (ctx, next) => {
    if (ctx.originalUrl.length > MAX_TARGET_LENGTH) {
      return answerFailure(ctx, fail('uri_too_long', `The address must not exceed ${MAX_TARGET_LENGTH} characters.`));
    }
    if (ctx.req.httpVersion === '1.1' && !ctx.req.headers.host) {
      return answerFailure(ctx, invalidRequest([{ path: 'header.host', message: 'is required' }]));
    }
    await next();
  };
}
