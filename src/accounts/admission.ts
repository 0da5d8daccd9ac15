import type { Knex } from 'knex';
import { type Failure, fail } from '../failure.ts';
import { findActiveKey } from './admission-store.ts';
import { hashKey, type KeyInterface, type KeyScope, recognizeKey, scopeIncludes } from './key-format.ts';
import type { AnonymousPrincipal, KeyPrincipal, Partition } from './principal.ts';
import { type Tier, tierIncludes } from './tiers.ts';

/** What an operation asks of its caller, as its contract says. */
export interface AdmissionRequest {
  interface: KeyInterface;
  authorization: string | undefined;
  ip: string;
  /** Whether the operation also serves callers without credentials. */
  anonymousAllowed: boolean;
  scope: KeyScope | null;
  tier: Tier | null;
}

export type AdmissionFailure = Failure<'unauthenticated' | 'forbidden'>;

export interface Admission {
  admit(request: AdmissionRequest): Promise<AnonymousPrincipal | KeyPrincipal | AdmissionFailure>;
}

/**
 * Decides who is calling and whether the operation is open to them. A revoked or expired key is refused from the next
 * request on: nothing is remembered between requests. `everythingSimulated`: every caller works on simulated data.
 */
export function createAdmission(options: { knex: Knex; now: () => Date; everythingSimulated: boolean }): Admission {
  const partitionOf = (own: Partition): Partition => (options.everythingSimulated ? 'simulated' : own);

  return {
    async admit(request) {
      const { authorization, ip } = request;
      if (authorization === undefined) {
        return request.anonymousAllowed
          ? { kind: 'anonymous', ip }
          : fail('unauthenticated', `Send ${keyWanted(request)}.`);
      }
      const key = bearerToken(authorization);
      if (key === null)
        return fail('unauthenticated', `The Authorization header must read: Bearer and ${keyWanted(request)}.`);
      const kind = recognizeKey(key);
      if (kind === null) return fail('unauthenticated', `This is not a key. Send ${keyWanted(request)}.`);
      if (kind.interface !== request.interface) {
        return fail('unauthenticated', `This key is for the other interface. Send ${keyWanted(request)}.`);
      }
      const found = await findActiveKey(options.knex, hashKey(key), options.now());
      if (found === null) return fail('unauthenticated', 'This key is unknown, revoked or expired.');
      const refusal = refusalOf(request, found);
      return refusal ?? { ...found, kind: 'key', partition: partitionOf(found.partition), ip };
    },
  };
}

function refusalOf(request: AdmissionRequest, key: { scope: KeyScope; tier: Tier }): Failure<'forbidden'> | null {
  if (request.scope !== null && !scopeIncludes(key.scope, request.scope)) {
    return fail('forbidden', `This operation needs a key with the scope ${request.scope}; this one has ${key.scope}.`);
  }
  if (request.tier !== null && !tierIncludes(key.tier, request.tier)) {
    return fail('forbidden', `This operation needs the tier ${request.tier} or above; the account has ${key.tier}.`);
  }
  return null;
}

function bearerToken(authorization: string): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1] ?? null;
}

function keyWanted(request: AdmissionRequest): string {
  return request.interface === 'v1'
    ? 'an API key that begins with sk_live_ or sk_test_, as in Authorization: Bearer sk_live_…'
    : 'an API key that begins with answerscope_, as in Authorization: Bearer answerscope_…';
}
