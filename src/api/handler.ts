/**
 * The type of every handler, derived from the generated types of an interface: what a handler receives (parameters with their
 * defaults applied, the validated body, the caller) and what it may return (a documented status with exactly its body, or a failure
 * whose status the operation documents). An operation without a handler, an undocumented status and a wrong body do not compile.
 */
import type { Failure, FailureCode, FailureCodeOf } from '../failure.ts';

/**
 * What the generator says about an interface: `generated/<interface>/operations.ts` exports one as `Contract`.
 * `operations` is openapi-typescript's type; `operationId` leaves its webhooks out; `queryDefaults` names the query parameters
 * that always have a value; `authenticated` are the operations that never run for an anonymous caller.
 */
export interface InterfaceContract {
  operations: object;
  operationId: string;
  queryDefaults: object;
  authenticated: string;
}

/** One handler per operation of the interface, to be held with `satisfies`. */
export type Handlers<Contract extends InterfaceContract, Deps, Principal extends PrincipalLike> = {
  [Id in Contract['operationId'] & keyof Contract['operations']]: Handler<
    Contract['operations'][Id],
    Deps,
    Id extends Contract['authenticated'] ? Exclude<Principal, { kind: 'anonymous' }> : Principal,
    Id extends keyof Contract['queryDefaults'] ? Contract['queryDefaults'][Id] : never
  >;
};

export interface PrincipalLike {
  kind: string;
}

export type Handler<Operation, Deps, Principal, Defaults = never> = (
  request: HandlerRequest<Operation, Deps, Principal, Defaults>,
) => Promise<Reply<Operation> | Failure<FailureCodesOf<Operation>>>;

export interface HandlerRequest<Operation, Deps, Principal, Defaults = never> {
  /** Path parameters. */
  params: Parameters<Operation, 'path'>;
  /** Query parameters; one with a default in the contract is always present. */
  query: WithDefaults<Parameters<Operation, 'query'>, Defaults>;
  /** The documented request headers, by lower-case name. */
  headers: LowercaseKeys<Parameters<Operation, 'header'>>;
  body: BodyOf<Operation>;
  principal: Principal;
  deps: Deps;
  /**
   * Of requests with an `Idempotency-Key`: the id of what the request creates, the same when it is repeated after its first attempt
   * was killed.
   */
  workId?: string;
  /** The `Cookie` header, for signing in: it may hold the session that ends with it. */
  cookie: string | undefined;
  /** The value of `X-Request-Id`, for logs and error bodies. */
  requestId: string;
  /** Aborted when the caller goes away before the reply. */
  signal: AbortSignal;
  now: () => Date;
}

/** A documented status with its body. Statuses that carry the error shape are returned as a {@link Failure} instead. */
export type Reply<Operation> = {
  [Status in keyof ResponsesOf<Operation> & number]: ContentOf<ResponsesOf<Operation>[Status]> extends infer Body
    ? IsErrorBody<Body> extends true
      ? never
      : [StreamedTypeOf<ResponsesOf<Operation>[Status]>] extends [never]
        ? ReplyWith<Status, Body>
        : StreamedReply<Status, StreamedTypeOf<ResponsesOf<Operation>[Status]>>
    : never;
}[keyof ResponsesOf<Operation> & number];

/** The failure codes that the operation's documented error statuses allow. */
export type FailureCodesOf<Operation> = FailureCodeOf<
  {
    [Status in keyof ResponsesOf<Operation> & number]: IsErrorBody<
      ContentOf<ResponsesOf<Operation>[Status]>
    > extends true
      ? Status
      : never;
  }[keyof ResponsesOf<Operation> & number]
>;

type ReplyWith<Status, Body> = [Body] extends [undefined]
  ? { status: Status; body?: undefined; headers?: ReplyHeaders }
  : { status: Status; body: Body; headers?: ReplyHeaders };

/** A body that is not JSON is sent piece by piece, as fast as the caller takes it. */
interface StreamedReply<Status, ContentType> {
  status: Status;
  stream: ReplyStream<ContentType>;
  headers?: ReplyHeaders;
}

export interface ReplyStream<ContentType = string> {
  contentType: ContentType;
  /** Ended early when the caller goes away. What it throws cuts the connection, so that half a body is not taken for a whole one. */
  chunks: AsyncIterable<string>;
}

type ReplyHeaders = Record<string, string>;

/** What the edge sees of any handler, once the types above have done their work. */
export type AnyHandler = (request: never) => Promise<AnyReply | Failure<FailureCode>>;

export interface AnyReply {
  status: number;
  body?: unknown;
  stream?: ReplyStream;
  headers?: ReplyHeaders;
}

type ResponsesOf<Operation> = Operation extends { responses: infer Responses } ? Responses : never;

type ContentOf<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Body
  : Response extends { content: infer Content extends Record<string, unknown> }
    ? Content[keyof Content]
    : undefined;

/** The content types of a response that has no JSON form; `never` for all others. */
type StreamedTypeOf<Response> = Response extends { content: infer Content extends Record<string, unknown> }
  ? 'application/json' extends keyof Content
    ? never
    : keyof Content & string
  : never;

type IsErrorBody<Body> = [Body] extends [{ error: { code: unknown; requestId: unknown } }] ? true : false;

type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : Operation extends { requestBody?: infer Optional }
    ? NonNullable<Optional> extends { content: { 'application/json': infer Body } }
      ? Body | undefined
      : undefined
    : undefined;

type Parameters<Operation, Place extends string> = Operation extends { parameters: infer All }
  ? Place extends keyof All
    ? [NonNullable<All[Place]>] extends [never]
      ? NoParameters
      : NonNullable<All[Place]>
    : NoParameters
  : NoParameters;

type NoParameters = Record<never, never>;

type WithDefaults<All, Defaults> = Omit<All, Defaults & keyof All> & Required<Pick<All, Defaults & keyof All>>;

type LowercaseKeys<All> = { [Name in keyof All as Name extends string ? Lowercase<Name> : never]: All[Name] };
