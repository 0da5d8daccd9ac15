import type { Middleware } from 'koa';
import type { Tracing } from '../telemetry/tracing/index.ts';
import { exchangeOf } from './exchange.ts';

/** A span for each request, named by its operation, beneath the caller's where a `traceparent` says so. */
export function traceRequests(tracing: Tracing): Middleware {
  return (ctx, next) => {
    const exchange = exchangeOf(ctx);
    const begun = {
      name: ctx.method,
      kind: 'server' as const,
      beneath: { traceparent: ctx.get('traceparent') },
      attributes: {
        'http.request.method': ctx.method,
        'url.scheme': ctx.protocol,
        'answerscope.request_id': exchange.requestId,
      },
    };
    const closed = new Promise((resolve) => ctx.res.once('close', resolve));
    return new Promise<void>((resolve, reject) => {
      // The span ends with the response, which may be sent long after it was begun.
      void tracing.inSpan(begun, async (span) => {
        if (span.traceId !== null) exchange.traceId = span.traceId;
        await next().then(resolve, reject);
        await closed;
        const { statusCode } = ctx.res;
        if (exchange.operationId !== undefined) span.rename(exchange.operationId);
        span.set({
          'http.route': exchange.route,
          'http.response.status_code': statusCode,
          'answerscope.interface': exchange.interface,
          'answerscope.account_id': exchange.accountId,
          'answerscope.failure': exchange.failureCode,
        });
        if (statusCode >= 500) span.fail(exchange.failureCode ?? String(statusCode));
      });
    });
  };
}
