import type { Middleware } from 'koa';
import { exchangeOf } from './exchange.ts';

/** Is told of each request when it begins, and when its response has left or its caller has. */
export interface ObserveRequests {
  began(): void;
  ended(request: FinishedRequest): void;
}

interface FinishedRequest {
  /** `null` for requests that no operation answers. */
  interface: string | null;
  operationId: string | null;
  method: string;
  status: number;
  seconds: number;
  refusal: { reason: string; policy: string | null } | null;
}

export function observeRequests(observe: ObserveRequests): Middleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    observe.began();
    ctx.res.once('close', () => {
      const exchange = exchangeOf(ctx);
      observe.ended({
        interface: exchange.interface ?? null,
        operationId: exchange.operationId ?? null,
        method: ctx.method,
        status: ctx.res.statusCode,
        seconds: (performance.now() - startedAt) / 1000,
        refusal: exchange.refusal ?? null,
      });
    });
    await next();
  };
}
