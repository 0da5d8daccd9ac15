import type { OperationEntry } from '../../openapi/codegen/operation.ts';
import type { PrincipalLike } from '../api/handler.ts';
import type { Failure } from '../failure.ts';

/** Who calls what, for the part of the service that knows keys, scopes, tiers and limits. */
export interface AuthenticationRequest {
  /** `direct`, `v1` or `console`. */
  interface: string;
  operationId: string;
  /** Security alternatives with scopes, tier, role and limit policy of the operation. */
  operation: OperationEntry;
  authorization: string | undefined;
  cookie: string | undefined;
  ip: string;
}

export interface Authenticated {
  principal: PrincipalLike;
  /** For the response, whatever becomes of the request: the caller's limits, a renewed session. */
  headers: Record<string, string>;
  /** Returns the use that the request took of its limits, for when nothing comes of it; `null` where that is not done. */
  giveBack: (() => Promise<void>) | null;
}

/** Decides who is calling and whether the operation is open to them. Not asked for operations with `security: []`. */
export type Authenticate = (
  request: AuthenticationRequest,
) => Promise<
  Authenticated | Failure<'unauthenticated' | 'forbidden' | 'rate_limited' | 'upgrade_required' | 'spend_cap_reached'>
>;
