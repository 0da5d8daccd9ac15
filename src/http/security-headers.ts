import type { Middleware } from 'koa';

/** For an interface that answers JSON only: nothing may frame it, sniff it, run from it or learn where a caller came from. */
const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  // Browsers heed it over https only, so it is harmless on loopback.
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

export function securityHeaders(): Middleware {
  return async (ctx, next) => {
    ctx.set(HEADERS);
    await next();
  };
}
