import type { Middleware } from 'koa';

const EXPOSED = [
  'Deprecation',
  'ETag',
  'Location',
  'Retry-After',
  'Sunset',
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-RateLimit-Policy',
];
const PREFLIGHT_SECONDS = 600;

/**
 * Lets pages of the given origins read responses. Without origins no CORS header is ever sent. Cookies are never allowed across
 * origins: such callers use a key.
 */
export function cors(origins: readonly string[]): Middleware {
  const allowed = new Set(origins);
  return async (ctx, next) => {
    if (allowed.size === 0) return next();
    ctx.vary('Origin');
    const origin = ctx.get('Origin');
    if (!allowed.has(origin)) return next();
    ctx.set('Access-Control-Allow-Origin', origin);
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    ctx.set('Access-Control-Expose-Headers', EXPOSED.join(', '));
    await next();
    if (ctx.method !== 'OPTIONS' || ctx.get('Access-Control-Request-Method') === '') return;
    ctx.set('Access-Control-Allow-Methods', ctx.response.get('Allow'));
    ctx.set('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key, If-None-Match');
    ctx.set('Access-Control-Max-Age', String(PREFLIGHT_SECONDS));
  };
}
