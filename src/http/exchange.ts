import type { Context } from 'koa';

/** What the edge notes about one request while it passes through the middleware; kept in `ctx.state`. */
export interface Exchange {
  requestId: string;
  /** The caller's address, see client-ip.ts. */
  ip: string;
  operationId?: string;
  /** The caller's account, for the access log. */
  accountId?: string;
  failureCode?: string;
}

export function exchangeOf(ctx: Context): Exchange {
  return ctx.state as Exchange;
}
