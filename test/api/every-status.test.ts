/** Answers that operations have in common, given by each of them: too large, of another type, and too many. */
import { beforeAll, expect, test } from 'vitest';
import type { OperationEntry } from '../../openapi/codegen/operation.ts';
import { OPERATOR } from '../../src/accounts/audit.ts';
import { newOwner, stranger } from '../support/console.ts';
import { EVERY_OPERATION, type InterfaceName, type ListedOperation, someTarget } from '../support/every-operation.ts';
import type { JudgedInit } from '../support/judged-fetch.ts';
import { useService } from '../support/service.ts';

const service = useService({ roles: { api: true, worker: false } });
type Call = (path: string, init: JudgedInit) => Promise<Response>;
let callers: Record<InterfaceName, Call>;

beforeAll(async () => {
  const owner = await newOwner(service);
  await service.accounts.settings.setTier(owner.accountId, OPERATOR, 'enterprise');
  const [direct, v1] = [await service.key({ interface: 'direct', tier: 'starter' }), await service.key()];
  callers = { direct: direct.call, v1: v1.call, console: owner.call };
});

const methodOf = (operation: OperationEntry) => operation.method.toUpperCase();
const withBodies = EVERY_OPERATION.filter(([, , { requestBody }]) => requestBody !== null);

test.each(withBodies)('%s %s: a body that is too large, and one of another type', async (name, _id, operation) => {
  // Strangers are few at a time from one address.
  const call = operation.security.some((way) => Object.keys(way).length === 0) ? stranger(service).call : callers[name];
  const send = async (body: string, type: string): Promise<number> => {
    await service.knex('account_limits').delete();
    const init = { method: methodOf(operation), body, headers: { 'content-type': type } };
    return (await call(someTarget(operation), init)).status;
  };
  expect(await send(JSON.stringify('x'.repeat(300_000)), 'application/json')).toBe(413);
  expect(await send('name=Acme', 'application/x-www-form-urlencoded')).toBe(415);
});

const changing = EVERY_OPERATION.filter(
  ([name, , { method, security }]) => method !== 'get' && security.length > 0 && name !== 'v1',
);

test.each(changing)('%s %s: not from a page of another site', async (_name, _id, operation) => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  const response = await callers.console(someTarget(operation), { method: methodOf(operation), headers });
  expect(response.status).toBe(403);
});

/** What comes to nothing does not count under these; they have tests of their own. */
const BY_SUCCESS = ['check', 'query', 'rewrite'];
const limited = EVERY_OPERATION.filter(
  ([, , { limit }]) => typeof limit === 'string' && limit !== 'none' && !BY_SUCCESS.includes(limit),
);
const perPolicy = Object.entries(Object.groupBy(limited, ([, , { limit }]) => String(limit)));

const COUNTERS = ['account_limits', 'ip_limits'] as const;

/** As if everybody who was counted had sent a hundred thousand requests at that moment more. */
async function useUp(): Promise<void> {
  for (const table of COUNTERS) {
    await service.knex.raw(
      `update ${table} set used[1] = used[1] + 100000,
              counts[1 + newest[1] % 61] = counts[1 + newest[1] % 61] + 100000 where newest[1] > 0`,
    );
  }
}

test.each(perPolicy)(
  'past the limit of %s, each of its operations says when to come back',
  async (_, operations = []) => {
    const some = stranger(service).call;
    const call = ([name, , operation]: ListedOperation): Promise<Response> => {
      const anonymous = operation.security.some((way) => Object.keys(way).length === 0);
      // Refused once admitted, and so nothing is done; but counted.
      const target = `${someTarget(operation)}?no_such_parameter=1`;
      return (anonymous ? some : callers[name])(target, { method: methodOf(operation) });
    };
    for (const operation of operations) {
      for (const table of COUNTERS) await service.knex(table).delete();
      await call(operation);
      await useUp();
      const response = await call(operation);
      expect(response.status, operation[1]).toBe(429);
      expect(Number(response.headers.get('retry-after')), operation[1]).toBeGreaterThan(0);
    }
  },
  120_000,
);
