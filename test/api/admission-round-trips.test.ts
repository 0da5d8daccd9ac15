import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AdmissionRules, type Admitted, createAdmission } from '../../src/accounts/admission.ts';
import { type Failure, isFailure } from '../../src/failure.ts';
import { createPipeline, type Pipeline } from '../../src/storage/pipeline.ts';
import { newOwner, type TestOwner } from '../support/console.ts';
import { type TestKey, useService } from '../support/service.ts';

/** Admission has no other way to the database than the statements counted here. */
const service = useService({ roles: { api: true, worker: false } });
let statements: Pipeline;
let counted = 0;
let owner: TestOwner;
let key: TestKey;

const QUERY: AdmissionRules = {
  interface: 'direct',
  operationId: 'queryPlatforms',
  accepts: { key: true, session: true, anonymous: false },
  scope: null,
  tier: null,
  role: 'member',
  policy: 'query',
};

const CHECK: AdmissionRules = {
  ...QUERY,
  operationId: 'runCheck',
  accepts: { key: true, session: true, anonymous: true },
  role: null,
  policy: 'check',
};

beforeAll(async () => {
  statements = createPipeline({ url: service.databaseUrl, connections: 1 });
  owner = await newOwner(service);
  key = await service.key({ interface: 'direct' });
});

afterAll(() => statements.close());

/** Admits a request, and says how many statements that took. */
async function admitted(
  rules: AdmissionRules,
  credentials: { cookie?: string; authorization?: string },
  at = new Date(),
): Promise<{ outcome: Admitted | Failure; trips: number }> {
  const admission = createAdmission({
    database: {
      run(statement, values) {
        counted += 1;
        return statements.run(statement, values);
      },
      open: async () => {},
      close: async () => {},
    },
    clock: () => at,
    everythingSimulated: false,
    freeChecksPerDay: 5,
    readSession: service.accounts.sessions.read,
  });
  counted = 0;
  const request = { authorization: undefined, cookie: undefined, ip: '198.51.100.7', ...credentials };
  const outcome = await admission.for(rules)(request);
  return { outcome, trips: counted };
}

const principalOf = (outcome: Admitted | Failure) => (isFailure(outcome) ? outcome.failure : outcome.principal);

describe('admission costs one round trip', () => {
  test('of a key', async () => {
    const { outcome, trips } = await admitted(QUERY, key.headers);
    expect(principalOf(outcome)).toMatchObject({ kind: 'key', accountId: key.accountId });
    expect(trips).toBe(1);
  });

  test('of a session: who, role, tier and limits', async () => {
    const { outcome, trips } = await admitted(QUERY, { cookie: owner.cookie });
    expect(principalOf(outcome)).toMatchObject({
      kind: 'session',
      accountId: owner.accountId,
      userId: owner.userId,
      ownerId: owner.userId,
      role: 'owner',
      tier: 'free',
      partition: 'live',
      setCookie: null,
      rate: { limit: 3, remaining: 2 },
    });
    expect(trips).toBe(1);
  });

  test('of a session that is renewed on the way', async () => {
    const later = new Date(Date.now() + 6 * 60_000);
    const { outcome, trips } = await admitted(QUERY, { cookie: owner.cookie }, later);
    expect(trips).toBe(1);
    expect(principalOf(outcome)).toMatchObject({
      setCookie: expect.stringMatching(/^answerscope=.+; Max-Age=86400; /),
    });
    const again = await admitted(CHECK, { cookie: owner.cookie }, new Date(later.getTime() + 1_000));
    expect(principalOf(again.outcome)).toMatchObject({ kind: 'session', setCookie: null });
  });

  test('of a session that does not suffice, which uses nothing up', async () => {
    await service.knex('members').where({ user_id: owner.userId }).update({ role: 'viewer' });
    const { outcome, trips } = await admitted(QUERY, { cookie: owner.cookie });
    expect([principalOf(outcome), trips]).toEqual(['forbidden', 1]);
    await service.knex('members').where({ user_id: owner.userId }).update({ role: 'owner' });
    const { outcome: next } = await admitted(QUERY, { cookie: owner.cookie });
    expect(principalOf(next)).toMatchObject({ rate: { remaining: 0 } });
    const { outcome: over, trips: overTrips } = await admitted(QUERY, { cookie: owner.cookie });
    expect([principalOf(over), overTrips]).toEqual(['rate_limited', 1]);
  });

  test('of a session that has ended: where anybody is served, its address is', async () => {
    const cookie = `answerscope=${'x'.repeat(43)}`;
    const refused = await admitted(QUERY, { cookie });
    expect([principalOf(refused.outcome), refused.trips]).toEqual(['unauthenticated', 1]);
    const served = await admitted(CHECK, { cookie });
    expect(principalOf(served.outcome)).toMatchObject({ kind: 'anonymous', rate: { limit: 5, remaining: 4 } });
    expect(served.trips).toBe(1);
    const stranger = await admitted(CHECK, {});
    expect(principalOf(stranger.outcome)).toMatchObject({ kind: 'anonymous', rate: { limit: 5, remaining: 3 } });
  });

  test('a session lasts 24 hours from its last use and 30 days from its start', async () => {
    const person = await newOwner(service);
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    for (let hour = 23; hour < 30 * 24; hour += 23) {
      const { outcome } = await admitted(CHECK, { cookie: person.cookie }, hours(hour));
      expect([hour, isFailure(outcome) ? outcome.failure : outcome.principal.kind]).toEqual([hour, 'session']);
    }
    const { outcome: over } = await admitted(QUERY, { cookie: person.cookie }, hours(30 * 24 + 0.1));
    expect(principalOf(over)).toBe('unauthenticated');
    const idle = await newOwner(service);
    const { outcome: forgotten } = await admitted(QUERY, { cookie: idle.cookie }, hours(24.1));
    expect(principalOf(forgotten)).toBe('unauthenticated');
  });
});
