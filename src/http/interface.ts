import type { OperationsTable } from '../../openapi/codegen/operation.ts';
import type { AnyReply } from '../api/handler.ts';
import type { Failure } from '../failure.ts';

export interface Interface<Deps> {
  /** `direct`, `v1` or `console`: handed to `authenticate`. */
  name: string;
  /** The generated operations table. */
  operations: OperationsTable;
  /** One handler per operation, held with `satisfies` against the interface's generated types where it is written. */
  handlers: Readonly<Record<string, EdgeHandler<Deps>>>;
}

/** Any generated handler type: the edge has validated what it passes as `never`. */
export type EdgeHandler<Deps> = (request: {
  params: never;
  query: never;
  headers: never;
  body: never;
  principal: never;
  cookie: string | undefined;
  deps: Deps;
  requestId: string;
  signal: AbortSignal;
  now: () => Date;
}) => Promise<AnyReply | Failure>;
