import type { KeyInterface, KeyScope } from './key-format.ts';
import type { Tier } from './tiers.ts';

/** Which data a caller sees: answers of real platforms, or of the simulator. The two never mix in a figure. */
export type Partition = 'live' | 'simulated';

/** A caller without credentials, known by address only. */
export interface AnonymousPrincipal {
  kind: 'anonymous';
  ip: string;
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
}

export type Principal = AnonymousPrincipal | KeyPrincipal;
