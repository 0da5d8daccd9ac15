import type { RateLimit } from '../limits/rate-limit.ts';
import type { KeyInterface, KeyScope } from './key-format.ts';
import type { Role } from './roles.ts';
import type { Tier } from './tiers.ts';

/** Which data a caller sees: answers of real platforms, or of the simulator. The two never mix in a figure. */
export type Partition = 'live' | 'simulated';

/** A caller without credentials, known by address only. */
export interface AnonymousPrincipal {
  kind: 'anonymous';
  ip: string;
  /** What is left to the caller after this request, where anything limits them. */
  rate?: RateLimit;
}

/** A caller with a valid API key. */
export interface KeyPrincipal {
  kind: 'key';
  accountId: string;
  keyId: string;
  interface: KeyInterface;
  scope: KeyScope;
  tier: Tier;
  partition: Partition;
  /** The account's owner: `userId` of what the key creates. */
  ownerId: string;
  ip: string;
  /** What is left to the account after this request, where anything limits it. */
  rate?: RateLimit;
}

/** A person signed in, working in one of their accounts. */
export interface SessionPrincipal {
  kind: 'session';
  accountId: string;
  userId: string;
  role: Role;
  tier: Tier;
  partition: Partition;
  /** The account's owner of longest standing. */
  ownerId: string;
  ip: string;
  /** Digest of the session's token: identifies the session to what ends or changes it. */
  sessionHash: Buffer;
  /** Set when the session was renewed by this request: the edge sends it as `Set-Cookie`. */
  setCookie: string | null;
  /** What is left to the account after this request, where anything limits it. */
  rate?: RateLimit;
}

/** A caller with an account, however they proved it. */
export type AccountPrincipal = KeyPrincipal | SessionPrincipal;

/** The key or the person that calls. */
export function callerId(principal: AccountPrincipal): string {
  return principal.kind === 'key' ? principal.keyId : principal.userId;
}

export type Principal = AnonymousPrincipal | KeyPrincipal | SessionPrincipal;
