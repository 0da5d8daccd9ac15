import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** One request, when its response has left or its caller has. */
export interface FinishedRequest {
  /** `null` for requests that no operation answers. */
  interface: string | null;
  operationId: string | null;
  method: string;
  status: number;
  seconds: number;
  /** Why it was not admitted. */
  refusal: { reason: string; policy: string | null } | null;
}

/** From a refusal, a few milliseconds, to a query over all platforms, two minutes. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/** A caller may send any method. */
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);

export function createRequestMetrics(register: Registry) {
  const registers = [register];
  const inFlight = new Gauge({
    name: 'answerscope_http_requests_in_flight',
    help: 'Requests that have no whole response yet.',
    registers,
  });
  const duration = new Histogram({
    name: 'answerscope_http_request_duration_seconds',
    help: 'Time from a request to the end of its response.',
    labelNames: ['interface', 'operation', 'method', 'status_class'],
    buckets: SECONDS,
    registers,
  });
  const refused = new Counter({
    name: 'answerscope_admissions_refused_total',
    help: 'Requests refused for their credentials, tier, spend or limits, by reason and limit policy.',
    labelNames: ['interface', 'reason', 'policy'],
    registers,
  });
  return {
    began: () => inFlight.inc(),
    ended(request: FinishedRequest) {
      inFlight.dec();
      const iface = request.interface ?? 'none';
      const method = METHODS.has(request.method) ? request.method : 'other';
      const status_class = `${Math.floor(request.status / 100)}xx`;
      duration.observe(
        { interface: iface, operation: request.operationId ?? 'none', method, status_class },
        request.seconds,
      );
      if (request.refusal === null) return;
      refused.inc({ interface: iface, reason: request.refusal.reason, policy: request.refusal.policy ?? 'none' });
    },
  };
}
