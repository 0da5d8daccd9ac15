/**
 * From the operations table to routes. An operation's request is admitted, then read and validated part by part, then handled; its
 * reply is checked against the contract before it leaves. Credentials come first, so that a stranger learns nothing but 401.
 */
import Router, { type RouterContext } from '@koa/router';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { OperationEntry } from '../../openapi/codegen/operation.ts';
import type { AnyReply, PrincipalLike } from '../api/handler.ts';
import { type Failure, fail, isFailure } from '../failure.ts';
import type { Idempotency } from '../idempotency/index.ts';
import type { Authenticate } from './authenticate.ts';
import { readBody } from './body.ts';
import { createReplyCache } from './cache.ts';
import { refuseForeignPage } from './csrf.ts';
import { answerFailure } from './errors.ts';
import { exchangeOf } from './exchange.ts';
import type { EdgeHandler, Interface } from './interface.ts';
import { readParameters } from './parameters.ts';
import { answerReply } from './reply.ts';
import type { CheckReply } from './reply-check.ts';
import { sunsetHeaders } from './sunset.ts';

export interface RoutingOptions<Deps> {
  authenticate: Authenticate;
  deps: Deps;
  logger: Logger;
  now: () => Date;
  checkReply: CheckReply;
  /** Answers repeated requests of the operations that take an `Idempotency-Key`. */
  idempotency?: Idempotency;
  /** How browsers address the service, where that is not what `Host` says. */
  publicOrigin?: string | null;
}

/**
 * A path that the document writes out is no value of a parameter: `DELETE /invitations/acceptance` is an unknown method of the one
 * path, and not the revocation of an invitation. Hence two routers, and every request is for one of them.
 */
export function routeInterface<Deps>(entry: Interface<Deps>, options: RoutingOptions<Deps>): Middleware {
  const [fixed, parameterized] = [createRouter(), createRouter()];
  const fixedPaths = new Set<string>();
  for (const [operationId, operation] of Object.entries(entry.operations)) {
    const handler = entry.handlers[operationId];
    if (!handler) throw new Error(`The interface ${entry.name} has no handler for ${operationId}`);
    const isFixed = operation.parameters.path.length === 0;
    if (isFixed) fixedPaths.add(operation.fullPath);
    (isFixed ? fixed : parameterized)[operation.method](
      routePath(operation.fullPath),
      createOperation(entry.name, operationId, operation, handler, options),
    );
  }
  const [routeFixed, routeParameterized] = [fixed.routes() as Middleware, parameterized.routes() as Middleware];
  return (ctx, next) => (fixedPaths.has(ctx.path) ? routeFixed : routeParameterized)(ctx, next);
}

function createRouter(): Router {
  return new Router({ strict: true, sensitive: true });
}

function createOperation<Deps>(
  interfaceName: string,
  operationId: string,
  operation: OperationEntry,
  handler: EdgeHandler<Deps>,
  options: RoutingOptions<Deps>,
): (ctx: RouterContext) => Promise<void> {
  const cache =
    operation.cacheSeconds === null ? null : createReplyCache({ seconds: operation.cacheSeconds, now: options.now });

  const announced = sunsetHeaders(operation);

  const answer = async (ctx: RouterContext): Promise<AnyReply | Failure> => {
    const admitted = await admit(ctx);
    if (isFailure(admitted)) {
      const reason = admitted.failure;
      const policy = reason === 'rate_limited' && typeof operation.limit === 'string' ? operation.limit : null;
      exchangeOf(ctx).refusal = { reason, policy };
      return admitted;
    }
    ctx.set(admitted.headers);
    return settleUse(admitted, () => answerAdmitted(ctx, admitted.principal));
  };

  const answerAdmitted = async (ctx: RouterContext, principal: PrincipalLike): Promise<AnyReply | Failure> => {
    const account = accountOf(principal);
    if (account !== null) exchangeOf(ctx).accountId = account;
    const parameters = readParameters(ctx, operation);
    if (isFailure(parameters)) return parameters;
    const body = await readBody(ctx, operation);
    if (isFailure(body)) return body;
    const call = (signal: AbortSignal, workId?: string) => {
      const request = {
        params: parameters.path as never,
        query: parameters.query as never,
        headers: parameters.headers as never,
        body: body.value as never,
        principal: principal as never,
        cookie: ctx.req.headers.cookie,
        deps: options.deps,
        requestId: exchangeOf(ctx).requestId,
        signal,
        now: options.now,
        ...(workId === undefined ? {} : { workId }),
      };
      return handler(request);
    };
    const key = parameters.headers['idempotency-key'];
    if (options.idempotency !== undefined && account !== null && typeof key === 'string') {
      const content = [parameters.path, parameters.query, body.value];
      const keyed = { accountId: account, operation: `${interfaceName} ${operationId}`, key, content };
      // The caller's departure must not abort what a repetition would find done.
      return options.idempotency.once(keyed, (workId) => call(new AbortController().signal, workId));
    }
    if (cache === null) return call(abortedWith(ctx));
    // One caller's departure must not abort what others wait for.
    return cache.answer(cacheKey(principal, parameters.query), () => call(new AbortController().signal));
  };

  const admit = async (ctx: RouterContext): Promise<Authenticated | Failure> => {
    const { ip } = exchangeOf(ctx);
    if (operation.security.length === 0) {
      return { principal: { kind: 'anonymous', ip } as PrincipalLike, headers: {}, giveBack: null };
    }
    const foreign = refuseForeignPage(ctx.req, operation, options.publicOrigin ?? null);
    if (foreign !== null) return foreign;
    const { authorization, cookie } = ctx.req.headers;
    return options.authenticate({ interface: interfaceName, operationId, operation, authorization, cookie, ip });
  };

  return async (ctx) => {
    const exchange = exchangeOf(ctx);
    exchange.operationId = operationId;
    ctx.set(announced);
    exchange.interface = interfaceName;
    exchange.route = operation.fullPath;
    const outcome = await answer(ctx);
    if (isFailure(outcome)) answerFailure(ctx, outcome);
    else answerReply(ctx, operation, outcome);
    const violations = options.checkReply(operation, ctx.response, outcome);
    if (violations.length === 0) return;
    options.logger.error(
      { requestId: exchange.requestId, operationId, status: ctx.status, violations },
      'reply breaks the contract',
    );
    for (const name of Object.keys(outcome.headers ?? {})) ctx.remove(name);
    answerFailure(ctx, fail('internal', 'Something went wrong on our side.'));
  };
}

type Authenticated = Exclude<Awaited<ReturnType<Authenticate>>, Failure>;

/** A use of limits that nothing came of is given back before the reply, so that the caller's next request finds it. */
async function settleUse(
  { giveBack }: Authenticated,
  work: () => Promise<AnyReply | Failure>,
): Promise<AnyReply | Failure> {
  if (giveBack === null) return work();
  let useful = false;
  try {
    const outcome = await work();
    useful = !isFailure(outcome) && outcome.status < 400;
    return outcome;
  } finally {
    // What cannot be given back is lost with its window; the caller's answer must not be.
    if (!useful) await giveBack().catch(() => {});
  }
}

/** `/brands/{id}` in the router's notation; characters that it would read as syntax are escaped. */
function routePath(path: string): string {
  return path.replaceAll(/[()[\]+?!*:\\]/g, '\\$&').replaceAll(/\{(\w+)\}/g, ':$1');
}

function accountOf(principal: PrincipalLike): string | null {
  return 'accountId' in principal ? String(principal.accountId) : null;
}

function cacheKey(principal: PrincipalLike, query: Record<string, unknown>): string {
  return JSON.stringify([accountOf(principal), Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}

function abortedWith(ctx: RouterContext): AbortSignal {
  const controller = new AbortController();
  ctx.res.once('close', () => {
    if (!ctx.res.writableFinished) controller.abort();
  });
  return controller.signal;
}
