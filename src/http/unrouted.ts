import type { Context, Middleware } from 'koa';
import { fail } from '../failure.ts';
import { answerFailure, invalidRequest } from './errors.ts';
import { decodePercent } from './parameters.ts';

/** What no operation answered: OPTIONS (204 with `Allow`), another method of a known path (405), and unknown paths (404). */
export function answerUnrouted(): Middleware {
  return async (ctx) => {
    const allow = methodsOf(ctx);
    if (allow.length > 0 && ctx.method === 'OPTIONS') {
      ctx.status = 204;
      ctx.set('Allow', allow.join(', '));
      return;
    }
    if (allow.length > 0) {
      return answerFailure(ctx, fail('method_not_allowed', `This path answers ${allow.join(', ')}.`, { allow }));
    }
    if (decodePercent(ctx.path) === null) {
      return answerFailure(ctx, invalidRequest([{ path: 'path', message: 'has broken percent-encoding' }]));
    }
    answerFailure(ctx, fail('not_found', 'There is no such path.'));
  };
}

/** The methods of the routes that match the path, as the router noted them; OPTIONS is always among them. */
function methodsOf(ctx: Context): string[] {
  const matched = (ctx as Context & { matched?: { methods: string[] }[] }).matched ?? [];
  if (matched.length === 0) return [];
  return [...new Set([...matched.flatMap((layer) => layer.methods), 'OPTIONS'])].toSorted();
}
