/** One log line per exchange, without anything secret: no header is logged, and keys in addresses are blotted out. */
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { exchangeOf } from './exchange.ts';

const MAX_URL_LENGTH = 500;

export function accessLog(options: { logger: Logger; now: () => Date }): Middleware {
  // The line's fields are these and no others, and hold nothing to blot out: looking for it costs as much as writing them.
  const logger = options.logger.child({}, { redact: [] });
  return async (ctx, next) => {
    const startedAt = options.now().getTime();
    ctx.res.once('close', () => {
      const exchange = exchangeOf(ctx);
      const line = {
        requestId: exchange.requestId,
        method: ctx.method,
        url: redactSecrets(ctx.originalUrl.slice(0, MAX_URL_LENGTH)),
        operationId: exchange.operationId,
        status: ctx.res.statusCode,
        failure: exchange.failureCode,
        ms: options.now().getTime() - startedAt,
        ip: exchange.ip,
        accountId: exchange.accountId,
        trace_id: exchange.traceId,
        aborted: ctx.res.writableFinished ? undefined : true,
      };
      logger[ctx.res.statusCode >= 500 ? 'warn' : 'info'](line, 'request');
    });
    await next();
  };
}

/** pino's `redact` paths for loggers that are handed requests or headers. */
export const REDACTED_LOG_PATHS = [
  'authorization',
  'cookie',
  '*.authorization',
  '*.cookie',
  '*.headers.authorization',
  '*.headers.cookie',
  '*["set-cookie"]',
  '*.headers["set-cookie"]',
];

const KEYS = /\b(?:whsec_[\w+/=]{4,}|(?:answerscope_|sk_live_|sk_test_|sk-)[\w-]{4,})/g;
const BEARER = /\bBearer(?:\s|%20|\+)+[^\s"'&]+/gi;
const SECRET_PARAMETERS = /([?&;](?:[\w.-]*(?:key|token|secret|password|authorization|signature)[\w.-]*)=)[^&#\s]*/gi;

/** Blots out keys, tokens and the values of parameters named like secrets, in an address or a message. */
export function redactSecrets(text: string): string {
  return text
    .replaceAll(SECRET_PARAMETERS, '$1[redacted]')
    .replaceAll(BEARER, 'Bearer [redacted]')
    .replaceAll(KEYS, '[redacted]');
}
