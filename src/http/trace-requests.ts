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
    return tracing.inSpan(begun, async (span) => {
      if (span.traceId !== null) exchange.traceId = span.traceId;
      await next();
      if (exchange.operationId !== undefined) span.rename(exchange.operationId);
      span.set({
        'http.route': exchange.route,
        'http.response.status_code': ctx.status,
        'answerscope.interface': exchange.interface,
        'answerscope.account_id': exchange.accountId,
        'answerscope.failure': exchange.failureCode,
      });
      if (ctx.status >= 500) span.fail(exchange.failureCode ?? String(ctx.status));
    });
  };
}
