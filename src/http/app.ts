/**
 * The HTTP edge: one Koa application over the operations of all interfaces. What a request passes through, in this order, is the
 * list of `app.use` below; what an operation's own request passes through is in contract.ts.
 */
import Koa from 'koa';
import type { Logger } from 'pino';
import type { Idempotency } from '../idempotency/index.ts';
import type { Tracing } from '../telemetry/tracing/index.ts';
import { accessLog } from './access-log.ts';
import type { Authenticate } from './authenticate.ts';
import { createClientIp } from './client-ip.ts';
import { routeInterface } from './contract.ts';
import { cors } from './cors.ts';
import { answerErrors } from './errors.ts';
import type { Interface } from './interface.ts';
import { refuseMalformedTarget } from './malformed-target.ts';
import { type ObserveRequests, observeRequests } from './observe-requests.ts';
import { createReplyCheck, type ValidateResponses } from './reply-check.ts';
import { requestId } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';
import { traceRequests } from './trace-requests.ts';
import { answerUnrouted } from './unrouted.ts';

export interface AppOptions<Deps> {
  interfaces: readonly Interface<Deps>[];
  authenticate: Authenticate;
  /** Handed to every handler as it is. */
  deps: Deps;
  /** The reference pages; none without it. */
  docs?: Koa.Middleware;
  logger: Logger;
  now: () => Date;
  /** Answers repeated requests of the operations that take an `Idempotency-Key`. */
  idempotency?: Idempotency;
  /** For request ids. */
  newId: () => string;
  /** Origins whose pages may read responses; none: no CORS headers at all. */
  cors?: { origins: readonly string[] };
  /** Addresses or CIDR ranges of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies?: readonly string[];
  /** How browsers address the service, where a proxy rewrites `Host`; as in `https://answerscope.example`. */
  publicOrigin?: string | null;
  validateResponses: ValidateResponses;
  /** Makes a span for each request. */
  tracing?: Tracing;
  /** Told of every request, for metrics. */
  observe?: ObserveRequests;
  /** Whether a thrown error means that the database cannot be reached, which is answered 503 instead of 500. */
  isUnavailable: (error: unknown) => boolean;
}

export function createApp<Deps>(options: AppOptions<Deps>): Koa {
  const { logger, now, newId, isUnavailable } = options;
  const clientIp = createClientIp(options.trustedProxies ?? []);
  const checkReply = createReplyCheck(options.validateResponses);

  const app = new Koa();
  app.on('error', (error: Error) => logger.warn({ err: error }, 'response could not be sent'));
  app.use(requestId({ newId, clientIp }));
  if (options.tracing !== undefined) app.use(traceRequests(options.tracing));
  if (options.observe !== undefined) app.use(observeRequests(options.observe));
  app.use(accessLog({ logger, now }));
  app.use(answerErrors({ logger, isUnavailable }));
  app.use(securityHeaders());
  app.use(cors(options.cors?.origins ?? []));
  app.use(refuseMalformedTarget());
  for (const entry of options.interfaces) app.use(routeInterface(entry, { ...options, checkReply }));
  if (options.docs !== undefined) app.use(options.docs);
  app.use(answerUnrouted());
  return app;
}
