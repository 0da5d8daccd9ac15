import type { Tracing } from '../telemetry/tracing/index.ts';
import type { GuardedHttp } from './guarded-http.ts';

/** A span for each request. Receivers are not told of it: our traces are none of theirs. */
export function tracedHttp(http: GuardedHttp, tracing: Tracing): GuardedHttp {
  return {
    post(request) {
      // The rest of the address may hold a secret.
      const { hostname, port, protocol } = new URL(request.url);
      const attributes = {
        'http.request.method': 'POST',
        'server.address': hostname,
        'server.port': Number(port || (protocol === 'http:' ? 80 : 443)),
      };
      return tracing.inSpan({ name: 'deliver event', kind: 'client', beneath: 'nothing', attributes }, async (span) => {
        const outcome = await http.post(request);
        span.set({ 'http.response.status_code': outcome.status });
        if (outcome.failure !== null) span.fail(outcome.failure);
        return outcome;
      });
    },
    close: () => http.close(),
  };
}
