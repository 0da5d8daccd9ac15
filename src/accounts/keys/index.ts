import type { Knex } from 'knex';
import { type Failure, fail } from '../../failure.ts';
import { findAccountById, insertKey } from '../account-store.ts';
import { type Actor, recordAudit } from '../audit.ts';
import { displayPrefix, generateKey, hashKey, type KeyInterface, type KeyScope } from '../key-format.ts';
import type { AccountMaker } from '../new-account.ts';
import { type KeySummary, replaceKey, revokeKey, selectKeyForUpdate, selectKeys } from './key-store.ts';

export type { KeySummary } from './key-store.ts';

export interface NewKey {
  interface: KeyInterface;
  scope: KeyScope;
  /** Works on the account's simulated sibling. Keys of v1 only. */
  test: boolean;
  name: string | null;
  expiresAt: Date | null;
}

/** `key` is shown once: only its digest is stored. */
export interface ShownKey {
  key: string;
  summary: KeySummary;
}

/** The API keys of an account, those of its simulated sibling included. Every change is audited in its transaction. */
export interface Keys {
  list(accountId: string): Promise<KeySummary[]>;
  create(accountId: string, actor: Actor, wanted: NewKey): Promise<ShownKey | Failure<'invalid_request'>>;
  /** In force on the next request, for nothing is remembered between requests. Again: changes nothing. */
  revoke(accountId: string, actor: Actor, keyId: string): Promise<KeySummary | Failure<'not_found'>>;
  /** A new key like the old one, which works for `overlapHours` more, or until it would have expired. */
  rotate(
    accountId: string,
    actor: Actor,
    keyId: string,
    overlapHours: number,
  ): Promise<ShownKey | Failure<'not_found' | 'conflict'>>;
}

export function createKeys(options: {
  knex: Knex;
  now: () => Date;
  newId: () => string;
  accounts: AccountMaker;
}): Keys {
  const { knex, now, newId, accounts } = options;

  const issue = async (
    trx: Knex,
    key: Pick<KeySummary, 'accountId' | 'interface' | 'scope' | 'partition' | 'name' | 'expiresAt'>,
    actor: Actor,
  ): Promise<ShownKey> => {
    const secret = generateKey({ interface: key.interface, test: key.partition === 'simulated' });
    const createdBy = actor.kind === 'user' ? actor.id : null;
    const made = { ...key, id: newId(), prefix: displayPrefix(secret), createdBy };
    await insertKey(trx, { ...made, hash: hashKey(secret) }, now());
    const summary = { ...made, createdAt: now(), revokedAt: null, lastUsedAt: null, replacedBy: null };
    return { key: secret, summary };
  };

  return {
    list: (accountId) => selectKeys(knex, accountId),

    async create(accountId, actor, { test, ...wanted }) {
      const { expiresAt } = wanted;
      if (test && wanted.interface !== 'v1') {
        return wrong('body.test', 'is for keys of v1 only: the direct interface has no test keys');
      }
      if (expiresAt !== null && expiresAt <= now()) return wrong('body.expiresAt', 'must be in the future');
      return knex.transaction(async (trx) => {
        const account = await findAccountById(trx, accountId);
        if (account === null) throw new Error(`there is no account ${accountId}`);
        const worksOn = test ? await accounts.siblingOf(trx, account) : account;
        const { id, partition } = worksOn;
        const shown = await issue(trx, { ...wanted, accountId: id, partition }, actor);
        const target = { kind: 'key', id: shown.summary.id };
        const details = { interface: wanted.interface, scope: wanted.scope, test, prefix: shown.summary.prefix };
        await recordAudit(trx, { id: newId(), accountId, actor, action: 'key.created', target, details, at: now() });
        return shown;
      });
    },

    revoke: (accountId, actor, keyId) =>
      knex.transaction(async (trx) => {
        const key = await selectKeyForUpdate(trx, accountId, keyId);
        if (key === null) return unknownKey();
        if (key.revokedAt !== null) return key;
        await revokeKey(trx, keyId, now());
        const target = { kind: 'key', id: keyId };
        const details = { prefix: key.prefix };
        await recordAudit(trx, { id: newId(), accountId, actor, action: 'key.revoked', target, details, at: now() });
        return { ...key, revokedAt: now() };
      }),

    rotate: (accountId, actor, keyId, overlapHours) =>
      knex.transaction(async (trx) => {
        const old = await selectKeyForUpdate(trx, accountId, keyId);
        if (old === null) return unknownKey();
        if (old.revokedAt !== null) return fail('conflict', 'This key was revoked.');
        if (old.replacedBy !== null) return fail('conflict', 'This key was rotated already.');
        if (old.expiresAt !== null && old.expiresAt <= now()) return fail('conflict', 'This key has expired.');
        // The new key lasts as long as the old one was meant to.
        const shown = await issue(trx, old, actor);
        const overlapEnds = new Date(now().getTime() + overlapHours * 3_600_000);
        const ends = old.expiresAt !== null && old.expiresAt < overlapEnds ? old.expiresAt : overlapEnds;
        await replaceKey(trx, keyId, shown.summary.id, ends);
        const target = { kind: 'key', id: keyId };
        const details = { prefix: old.prefix, newPrefix: shown.summary.prefix, overlapHours };
        await recordAudit(trx, { id: newId(), accountId, actor, action: 'key.rotated', target, details, at: now() });
        return shown;
      }),
  };
}

function unknownKey(): Failure<'not_found'> {
  return fail('not_found', 'The account has no key with this id.');
}

function wrong(path: string, message: string): Failure<'invalid_request'> {
  return fail('invalid_request', `The request is not valid: ${path} ${message}.`, { details: [{ path, message }] });
}
