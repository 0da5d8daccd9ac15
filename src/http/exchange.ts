import type { Context } from 'koa';

/** What the edge notes about one request while it passes through the middleware; kept in `ctx.state`. */
export interface Exchange {
  requestId: string;
  /** The caller's address, see client-ip.ts. */
  ip: string;
  operationId?: string;
  /** Of the operation, as in `/api/v1/brands/{id}`. */
  route?: string;
  /** Of the request's span, when requests are traced. */
  traceId?: string;
  /** `direct`, `v1` or `console`. */
  interface?: string;
  /** The caller's account, for the access log. */
  accountId?: string;
  failureCode?: string;
  /** Why the request was not admitted, and by which limit policy where a limit was the reason. */
  refusal?: { reason: string; policy: string | null };
}

export function exchangeOf(ctx: Context): Exchange {
  return ctx.state as Exchange;
}
