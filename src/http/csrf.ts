/**
 * Requests that change something on behalf of a session must come from the service's own pages. A cookie goes along with requests that
 * other sites make; `Sec-Fetch-Site` and `Origin` are written by the browser and say which site that is. Bodies are JSON only,
 * which a form of another site cannot send.
 */
import type { IncomingMessage } from 'node:http';
import type { OperationEntry } from '../../openapi/codegen/operation.ts';
import { type Failure, fail } from '../failure.ts';

const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?answerscope=/;

/**
 * With a session cookie the request must say that it comes from here. Without one (signing in, say) it must not say that it comes
 * from elsewhere; programs say nothing. `publicOrigin`: how browsers address the service, where a proxy rewrites `Host`.
 */
export function refuseForeignPage(
  request: IncomingMessage,
  operation: OperationEntry,
  publicOrigin: string | null,
): Failure<'forbidden'> | null {
  if (operation.method === 'get') return null;
  const { authorization, cookie } = request.headers;
  const bySession =
    operation.security.some((alternative) => 'cookieAuth' in alternative) &&
    authorization === undefined &&
    SESSION_COOKIE.test(cookie ?? '');
  const onlyAnonymous =
    operation.security.length > 0 && operation.security.every((alternative) => Object.keys(alternative).length === 0);
  if (!bySession && !onlyAnonymous) return null;
  const from = originOf(request, publicOrigin);
  if (from === 'here' || (from === 'unsaid' && !bySession)) return null;
  return fail('forbidden', 'This request must come from a page of the service (Sec-Fetch-Site or Origin).');
}

function originOf(request: IncomingMessage, publicOrigin: string | null): 'here' | 'elsewhere' | 'unsaid' {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' ? 'here' : 'elsewhere';
  if (origin === undefined) return 'unsaid';
  if (origin === publicOrigin) return 'here';
  return URL.canParse(origin) && new URL(origin).host === host ? 'here' : 'elsewhere';
}
