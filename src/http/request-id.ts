import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { exchangeOf } from './exchange.ts';

/** Gives every exchange an id of our own (never the caller's: ids in our logs must be unique) and notes the caller's address. */
export function requestId(options: {
  newId: () => string;
  clientIp: (request: IncomingMessage) => string;
}): Middleware {
  return async (ctx, next) => {
    const exchange = exchangeOf(ctx);
    exchange.requestId = options.newId();
    exchange.ip = options.clientIp(ctx.req);
    ctx.set('X-Request-Id', exchange.requestId);
    await next();
  };
}
