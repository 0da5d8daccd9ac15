/** The real contract with toy handlers: each replies with the first example that its operation documents. */
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import { operations as consoleOperations } from '../../../generated/console/operations.ts';
import { operations as direct } from '../../../generated/direct/operations.ts';
import { operations as v1 } from '../../../generated/v1/operations.ts';
import type { OperationsTable } from '../../../openapi/codegen/operation.ts';
import type { AnyReply, PrincipalLike } from '../../../src/api/handler.ts';
import { type Failure, fail } from '../../../src/failure.ts';
import { type AppOptions, createApp } from '../../../src/http/app.ts';
import type { EdgeHandler } from '../../../src/http/interface.ts';
import { openapiDocument } from '../../../src/http/openapi-document.ts';
import { type RunningServer, startServer } from '../../../src/http/server.ts';
import { recordingLogger } from './recording-logger.ts';

export const KEY = `sk_live_${'a'.repeat(32)}`;
export const AUTHORIZED = { authorization: `Bearer ${KEY}` };

const RATE_LIMIT_HEADERS = {
  'X-RateLimit-Limit': '100',
  'X-RateLimit-Remaining': '99',
  'X-RateLimit-Reset': '1772366400',
  'X-RateLimit-Policy': 'starter',
};

/** What a toy handler was called with. */
export interface ToyCall {
  operationId: string;
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
  principal: unknown;
  signal: AbortSignal;
}

export interface ToyService extends RunningServer {
  calls: ToyCall[];
  /** Every log line so far. */
  lines: Record<string, unknown>[];
  /** Replaces the toy reply of an operation. */
  replies: Record<string, (call: ToyCall) => Promise<AnyReply | Failure> | AnyReply | Failure>;
  clock: { now: Date };
}

export class DatabaseGone extends Error {}

export async function startToyService(changes: Partial<AppOptions<object>> = {}): Promise<ToyService> {
  const calls: ToyCall[] = [];
  const replies: ToyService['replies'] = {};
  const clock = { now: new Date('2026-03-01T12:00:00Z') };
  const { logger, lines } = recordingLogger();
  const handlers = (name: 'direct' | 'v1' | 'console', table: OperationsTable) =>
    Object.fromEntries(
      Object.keys(table).map((operationId) => {
        const handler: EdgeHandler<object> = async (request) => {
          const call: ToyCall = { operationId, ...request };
          calls.push(call);
          return replies[operationId]?.(call) ?? exampleReply(name, operationId, table);
        };
        return [operationId, handler];
      }),
    );
  const app = createApp<object>({
    interfaces: [
      { name: 'direct', operations: direct, handlers: handlers('direct', direct) },
      { name: 'v1', operations: v1, handlers: handlers('v1', v1) },
      { name: 'console', operations: consoleOperations, handlers: handlers('console', consoleOperations) },
    ],
    authenticate: async ({ authorization, operation, ip }) => {
      const anonymous = operation.security.some((alternative) => Object.keys(alternative).length === 0);
      const limits = operation.limit === 'v1' ? RATE_LIMIT_HEADERS : {};
      const admitted = (principal: PrincipalLike) => ({ principal, headers: limits, giveBack: null });
      if (authorization === undefined && anonymous) return admitted({ kind: 'anonymous', ip } as PrincipalLike);
      if (authorization !== AUTHORIZED.authorization) return fail('unauthenticated', 'A valid key is required.');
      return admitted({ kind: 'key', accountId: 'account-1', ip } as PrincipalLike);
    },
    deps: {},
    logger: logger as Logger,
    now: () => clock.now,
    newId: () => v7(),
    validateResponses: 'always',
    isUnavailable: (error) => error instanceof DatabaseGone,
    ...changes,
  });
  const server = await startServer({ app, host: '127.0.0.1', port: 0, newId: () => v7(), logger });
  return { ...server, calls, lines, replies, clock };
}

/** Headers that the edge sets itself. */
const EDGE_HEADERS = new Set(['x-request-id', 'cache-control']);

interface Media {
  example?: unknown;
  examples?: Record<string, { value?: unknown; $ref?: string }>;
}

function exampleReply(name: 'direct' | 'v1' | 'console', operationId: string, table: OperationsTable): AnyReply {
  const { document, etag } = openapiDocument(name);
  const entry = table[operationId];
  if (!entry) throw new Error(`no operation ${operationId}`);
  const status = Number(Object.keys(entry.responses).find((code) => code.startsWith('2')));
  const paths = document.paths as Record<
    string,
    Record<string, { responses: Record<string, { content: Record<string, Media> }> }>
  >;
  const content = paths[entry.path]?.[entry.method]?.responses[String(status)]?.content ?? {};
  const media = content['application/json'];
  const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
  const documented = entry.responses[status]?.requiredHeaders ?? [];
  const headers = Object.fromEntries(
    documented
      .filter((header) => !EDGE_HEADERS.has(header) && !header.startsWith('x-ratelimit-'))
      .map((header) => [header, '/somewhere']),
  );
  if (operationId === 'getOpenapi') headers.etag = etag;
  const [streamed] = Object.entries(content);
  if (media === undefined && streamed !== undefined) {
    const [contentType, { examples = {} }] = streamed;
    return { status, headers, stream: { contentType, chunks: oneChunk(String(Object.values(examples)[0]?.value)) } };
  }
  return { status, body: operationId === 'getOpenapi' ? document : example, headers };
}

async function* oneChunk(text: string): AsyncGenerator<string> {
  yield text;
}
