/**
 * Every operation of every interface against every kind of credential: what the contract says about who may call it (security,
 * scopes, `x-role`, `x-tier`) is what the running service does. Operations are read from the generated tables, so that a new
 * one is covered as soon as it is described.
 */
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OperationEntry } from '../../openapi/codegen/operation.ts';
import { KEY_SCOPES, type KeyScope, scopeIncludes } from '../../src/accounts/key-format.ts';
import { ROLES, type Role, roleIncludes } from '../../src/accounts/roles.ts';
import { TIERS, type Tier, tierIncludes } from '../../src/accounts/tiers.ts';
import { accountWithEverything } from '../support/account-with-everything.ts';
import { newColleague, newOwner, type TestOwner } from '../support/console.ts';
import { EVERY_OPERATION, type InterfaceName } from '../support/every-operation.ts';
import { useService } from '../support/service.ts';
import { exampleBody, exampleQuery } from '../unit/http/published-examples.ts';

/** What a credential is worth; `null`: it is not, or no longer, one. */
type Worth =
  | { key: { interface: 'direct' | 'v1'; scope: KeyScope; tier: Tier } | null }
  | { session: { role: Role; tier: Tier } | null }
  | 'none';

interface Credential {
  name: string;
  headers: Record<string, string>;
  worth: Worth;
}

type Verdict = 'admitted' | 401 | 403;

/** The verdict that the contract implies. */
function verdictOf(name: InterfaceName, operation: OperationEntry, worth: Worth): Verdict {
  const { security } = operation;
  const anonymous = security.length === 0 || security.some((alternative) => Object.keys(alternative).length === 0);
  const unknown: Verdict = anonymous ? 'admitted' : 401;
  if (security.length === 0 || worth === 'none') return unknown;
  if ('key' in worth) {
    const scheme = name === 'v1' ? 'apiKey' : 'directKey';
    const wanted = security.find((alternative) => scheme in alternative)?.[scheme];
    // Where keys are taken, one that is no good is an error even if none is needed.
    if (wanted === undefined) return unknown;
    if (worth.key === null || worth.key.interface !== name) return 401;
    if (!wanted.every((scope) => scopeIncludes(worth.key?.scope ?? 'read', scope as KeyScope))) return 403;
    return enough(operation, { role: 'member', tier: worth.key.tier });
  }
  const takesSessions = security.some((alternative) => 'cookieAuth' in alternative);
  return takesSessions && worth.session !== null ? enough(operation, worth.session) : unknown;
}

function enough({ role, tier }: OperationEntry, has: { role: Role; tier: Tier }): Verdict {
  if (role !== null && !roleIncludes(has.role, role as Role)) return 403;
  return tier !== null && !tierIncludes(has.tier, tier as Tier) ? 403 : 'admitted';
}

const service = useService();
const credentials: Credential[] = [];

/** What limits count is forgotten between operations: here it is permission that is tested. */
afterEach(async () => {
  for (const table of ['account_limits', 'account_refusals', 'ip_limits', 'throttles']) {
    await service.knex(table).delete();
  }
});

const bearer = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });

async function addKeys(): Promise<void> {
  for (const name of ['direct', 'v1'] as const) {
    for (const scope of KEY_SCOPES) {
      const { key } = await service.key({ interface: name, scope, tier: 'enterprise' });
      credentials.push({
        name: `${name} key, ${scope}`,
        headers: bearer(key),
        worth: { key: { interface: name, scope, tier: 'enterprise' } },
      });
    }
    for (const tier of TIERS) {
      const { key } = await service.key({ interface: name, scope: 'admin', tier });
      credentials.push({
        name: `${name} key, ${tier}`,
        headers: bearer(key),
        worth: { key: { interface: name, scope: 'admin', tier } },
      });
    }
    const expired = await service.key({ interface: name });
    await service
      .knex('keys')
      .where({ id: expired.keyId })
      .update({ expires_at: new Date(Date.now() - 1_000) });
    credentials.push({ name: `${name} key, expired`, headers: bearer(expired.key), worth: { key: null } });
    const revoked = await service.key({ interface: name });
    await service.knex('keys').where({ id: revoked.keyId }).update({ revoked_at: new Date() });
    credentials.push({ name: `${name} key, revoked`, headers: bearer(revoked.key), worth: { key: null } });
    const unknown = name === 'direct' ? `answerscope_${'0'.repeat(24)}` : `sk_live_${'0'.repeat(32)}`;
    credentials.push({ name: `${name} key, unknown`, headers: bearer(unknown), worth: { key: null } });
  }
  const tested = await service.key({ test: true, tier: 'enterprise' });
  credentials.push({
    name: 'test key',
    headers: bearer(tested.key),
    worth: { key: { interface: 'v1', scope: 'admin', tier: 'enterprise' } },
  });
  credentials.push({ name: 'no key at all', headers: bearer('nonsense'), worth: { key: null } });
  credentials.push({
    name: 'another scheme',
    headers: { authorization: 'Basic bmFtZTpwYXNzd29yZA==' },
    worth: { key: null },
  });
}

const cookieHeaders = (cookie: string): Record<string, string> => ({ cookie, 'sec-fetch-site': 'same-origin' });

async function addSessions(): Promise<void> {
  const owner = await newOwner(service);
  await setTier(owner, 'enterprise');
  for (const role of ROLES) {
    const person = role === 'owner' ? owner : await newColleague(service, owner, role);
    const worth = { session: { role, tier: 'enterprise' as const } };
    credentials.push({ name: `session, ${role}`, headers: cookieHeaders(person.cookie), worth });
  }
  for (const tier of TIERS) {
    const person = await newOwner(service);
    await setTier(person, tier);
    const worth = { session: { role: 'owner' as const, tier } };
    credentials.push({ name: `session, ${tier}`, headers: cookieHeaders(person.cookie), worth });
  }
  const expired = await newOwner(service);
  await service
    .knex('sessions')
    .where({ user_id: expired.userId })
    .update({ expires_at: new Date(Date.now() - 1_000) });
  credentials.push({ name: 'session, expired', headers: cookieHeaders(expired.cookie), worth: { session: null } });
  const ended = await newOwner(service);
  const cookie = ended.cookie;
  await ended.call('/console/api/sign-out', { method: 'POST' });
  credentials.push({ name: 'session, ended', headers: cookieHeaders(cookie), worth: { session: null } });
  const removed = await newColleague(service, owner, 'admin');
  await service
    .knex('members')
    .whereIn('user_id', service.knex('users').where({ email: removed.email }).select('id'))
    .delete();
  credentials.push({ name: 'session, removed', headers: cookieHeaders(removed.cookie), worth: { session: null } });
  const forged = cookieHeaders(`answerscope=${'A'.repeat(43)}`);
  credentials.push({ name: 'session, forged', headers: forged, worth: { session: null } });
}

async function setTier(owner: TestOwner, tier: Tier): Promise<void> {
  await service.accounts.settings.setTier(owner.accountId, { kind: 'operator', id: null, ip: null }, tier);
}

/** A few at a time, fewer than any limit allows at once; what the limits counted is forgotten in between. */
async function inBatches<Item>(
  items: readonly Item[],
  size: number,
  each: (item: Item) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < items.length; from += size) {
    await Promise.all(items.slice(from, from + size).map(each));
    await service.knex('ip_limits').delete();
    await service.knex('account_limits').delete();
  }
}

describe('credentials', () => {
  beforeAll(async () => {
    credentials.push({ name: 'none', headers: {}, worth: 'none' });
    await addKeys();
    await addSessions();
  });

  test.each(EVERY_OPERATION)('%s %s', async (name, _, operation) => {
    const wrong: string[] = [];
    await inBatches(credentials, 4, async ({ name: credential, headers, worth }) => {
      const expected = verdictOf(name, operation, worth);
      // The unknown parameter is refused once a caller is admitted, and so nothing is done.
      const target = `${pathWith(operation, crypto.randomUUID())}?no_such_parameter=1`;
      const method = operation.method.toUpperCase();
      const { status } = await service.call(target, { method, headers });
      const verdict = status === 400 ? 'admitted' : status;
      if (verdict !== expected) wrong.push(`${credential}: ${verdict}, expected ${expected}`);
    });
    expect(wrong).toEqual([]);
  });

  test('every verdict occurs for every kind of credential that can have it', () => {
    const seen = new Set<string>();
    for (const [name, , operation] of EVERY_OPERATION) {
      for (const { worth } of credentials) {
        const kind = worth === 'none' ? 'none' : Object.keys(worth)[0];
        seen.add(`${kind} ${verdictOf(name, operation, worth)}`);
      }
    }
    expect([...seen].toSorted()).toEqual([
      'key 401',
      'key 403',
      'key admitted',
      'none 401',
      'none admitted',
      'session 401',
      'session 403',
      'session admitted',
    ]);
  });
});

describe('what belongs to another account', () => {
  let mine: Side;
  let theirs: Side;

  beforeAll(async () => {
    mine = await side();
    theirs = await side();
  });

  const named = EVERY_OPERATION.filter(([name, , operation]) => namesSomething(name, operation));

  test.each(named)('%s %s', async (name, id, operation) => {
    const wrong: string[] = [];
    await inBatches(theirs.ids, 3, async (foreign) => {
      const response = await service.call(...request(name, operation, foreign, mine.headers[name]));
      if (response.status !== 404) wrong.push(`${foreign}: ${response.status} ${await response.text()}`);
    });
    expect(wrong, id).toEqual([]);
  });

  test('the same requests with an id of the caller’s own succeed', async () => {
    const reads = named.filter(([, , operation]) => operation.method === 'get');
    const failing: string[] = [];
    for (const [name, id, operation] of reads) {
      const statuses = new Set<number>();
      await inBatches(mine.ids, 3, async (own) => {
        const response = await service.call(...request(name, operation, own, mine.headers[name]));
        statuses.add(response.status);
      });
      if (!statuses.has(200)) failing.push(`${name} ${id}: ${[...statuses]}`);
    }
    expect(failing).toEqual([]);
  }, 120_000);
});

interface Side {
  headers: Record<InterfaceName, Record<string, string>>;
  /** Of everything that the account has, whatever it is. */
  ids: string[];
}

async function side(): Promise<Side> {
  const { owner, directKey, v1Key, ids } = await accountWithEverything(service);
  return {
    headers: { direct: bearer(directKey), v1: bearer(v1Key), console: cookieHeaders(owner.cookie) },
    ids: Object.values(ids).flat(),
  };
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Whether a request of the operation names something by its id; tokens are none, they work for whoever has them. */
function namesSomething(name: InterfaceName, operation: OperationEntry): boolean {
  const callers = operation.security.length > 0 && operation.security.every((way) => Object.keys(way).length > 0);
  if (!callers) return false;
  const query = operation.parameters.query.some((parameter) => /id$/i.test(parameter));
  const body = JSON.stringify(exampleBody(name, operation) ?? null);
  return operation.parameters.path.length > 0 || query || body.match(UUID) !== null;
}

/** The documented example, with one id in every place where an id can be. */
function request(
  name: InterfaceName,
  operation: OperationEntry,
  id: string,
  headers: Record<string, string>,
): Parameters<typeof service.call> {
  const required = exampleQuery(name, operation).replaceAll(UUID, id);
  const optional = operation.parameters.query.find((parameter) => /id$/i.test(parameter));
  const query = operation.parameters.path.length === 0 && required === '' && optional ? `?${optional}=${id}` : required;
  const body = exampleBody(name, operation);
  const json = body === undefined ? {} : { json: JSON.parse(JSON.stringify(body).replaceAll(UUID, id)) };
  return [pathWith(operation, id) + query, { method: operation.method.toUpperCase(), headers, ...json }];
}

function pathWith(operation: OperationEntry, id: string): string {
  return operation.fullPath.replaceAll(/\{\w+\}/g, id);
}
