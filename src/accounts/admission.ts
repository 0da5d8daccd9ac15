import { type Failure, fail } from '../failure.ts';
import { limitSubject } from '../limits/limit-subject.ts';
import {
  isLimitPolicyName,
  LIMIT_POLICIES,
  type LimitPolicy,
  type LimitPolicyName,
  layersArray,
  limitsArray,
} from '../limits/policies.ts';
import { type RateLimit, rateLimitHeaders, UNLIMITED } from '../limits/rate-limit.ts';
import type { Pipeline } from '../storage/pipeline.ts';
import { type AdmissionRow, callAdmit, callAdmitSession, callGiveBack } from './admission-store.ts';
import { createAskWithKey } from './admission-together.ts';
import { hashKey, type KeyInterface, type KeyScope, recognizeKey } from './key-format.ts';
import type { AnonymousPrincipal, KeyPrincipal, Partition, SessionPrincipal } from './principal.ts';
import { type Role, roleIncludes } from './roles.ts';
import { type ReadSession, SESSION_TIMES, type SessionTicket } from './sessions/index.ts';
import type { Tier } from './tiers.ts';

/** What an operation asks of its callers, as its contract says; the same for all its requests. */
export interface AdmissionRules {
  interface: KeyInterface | 'console';
  operationId: string;
  /** Which credentials the operation takes; `anonymous`: none are needed. */
  accepts: { key: boolean; session: boolean; anonymous: boolean };
  scope: KeyScope | null;
  tier: Tier | null;
  /** Least team role. A key of the direct interface acts as `member`. */
  role: Role | null;
  /** `x-limit`. */
  policy: string | null;
}

export interface AdmissionRequest {
  authorization: string | undefined;
  cookie: string | undefined;
  ip: string;
}

export type AdmissionFailure = Failure<'unauthenticated' | 'forbidden' | 'rate_limited'>;

export interface Admitted {
  principal: AnonymousPrincipal | KeyPrincipal | SessionPrincipal;
  /** For the response, whatever becomes of the request. */
  headers: Record<string, string>;
  /** Returns the use that the request took, for when nothing comes of it; `null` where that is not done. */
  giveBack: (() => Promise<void>) | null;
}

/** Decides for one request of an operation. Its failures carry the headers that the response needs. */
export type Admit = (request: AdmissionRequest) => Promise<Admitted | AdmissionFailure>;

export interface Admission {
  /** @throws for a limit policy that does not exist: a mistake in the contract */
  for(rules: AdmissionRules): Admit;
}

/**
 * Who is calling, whether the operation is open to them, and whether their limits admit the request: one round trip, for callers
 * with a key and with a session alike. Nothing is remembered between requests, so that a revoked key is refused everywhere from the next request on.
 */
export function createAdmission(options: {
  database: Pipeline;
  /** `null`: the database's, which is one for all processes. */
  clock: (() => Date) | null;
  /** Every caller works on simulated data. */
  everythingSimulated: boolean;
  freeChecksPerDay: number;
  /** Which session a cookie names. */
  readSession: ReadSession;
}): Admission {
  const { database, clock, readSession } = options;
  const partitionOf = (own: Partition): Partition => (options.everythingSimulated ? 'simulated' : own);

  return {
    for(rules) {
      const policy = policyOf(rules, options.freeChecksPerDay);
      const perKey = limitsArray(policy?.key ?? null);
      const perSession = limitsArray(policy?.session ?? null);
      const perAddress = policy?.address ? layersArray(policy.address.limits) : null;
      const operation = `${rules.interface} ${rules.operationId}`;
      const showsLimits = rules.interface === 'v1';
      const { scope, tier } = rules;

      /** Whether a caller without credentials in force uses up what their address may. */
      const countsStrangers = policy?.address?.callers === (rules.accepts.anonymous ? 'served' : 'refused');

      const asked = (ip: string) => ({
        interface: rules.interface,
        operation,
        tier,
        policy: rules.policy,
        subject: limitSubject(ip),
        at: clock?.() ?? null,
      });

      const ask = (ip: string, changes: Partial<Parameters<typeof callAdmit>[1]>): Promise<AdmissionRow> =>
        callAdmit(database, {
          ...asked(ip),
          keyHash: null,
          accountId: null,
          scope,
          limits: null,
          addressLimit: null,
          ...changes,
        });

      const askWithKey = createAskWithKey(database, (keyHash, ip) => ({
        ...asked(ip),
        keyHash,
        accountId: null,
        scope,
        limits: perKey,
        addressLimit: policy?.address?.callers === 'refused' ? perAddress : null,
      }));

      const headersOf = (row: AdmissionRow): Record<string, string> => {
        const rate = rateOf(row) ?? (row.account_id === null ? null : unlimited(row));
        return showsLimits && rate !== null ? rateLimitHeaders(rate) : {};
      };

      const giveBackOf = (row: AdmissionRow, ip: string, kind: 'key' | 'session' | 'address') => {
        if (policy === null || !policy.countsOnlySuccess) return null;
        const limits = kind === 'address' ? policy.address?.limits : row.account_id && policy[kind]?.[row.tier];
        if (!limits || limits[2] === null) return null;
        const use = { accountId: row.account_id, subject: limitSubject(ip), policy: rules.policy ?? '', at: row.at };
        return () => callGiveBack(database, use);
      };

      /** A caller without valid credentials where the operation wants some. */
      const refuseStranger = async (message: string, ip: string): Promise<AdmissionFailure> => {
        if (policy?.address?.callers !== 'refused') return fail('unauthenticated', message);
        return strangerRefusal(await ask(ip, { addressLimit: perAddress }), message);
      };

      const strangerOutcome = (row: AdmissionRow, ip: string): Admitted | AdmissionFailure => {
        if (row.verdict === 'limited') return addressLimited(row);
        if (!rules.accepts.anonymous) return fail('unauthenticated', wanted(rules));
        const giveBack = countsStrangers ? giveBackOf(row, ip, 'address') : null;
        return { principal: { kind: 'anonymous', ip, ...rateField(row) }, headers: {}, giveBack };
      };

      const meetStranger = async (ip: string): Promise<Admitted | AdmissionFailure> => {
        if (countsStrangers) return strangerOutcome(await ask(ip, { addressLimit: perAddress }), ip);
        if (!rules.accepts.anonymous) return fail('unauthenticated', wanted(rules));
        return { principal: { kind: 'anonymous', ip }, headers: {}, giveBack: null };
      };

      const admitKey = async (authorization: string, ip: string): Promise<Admitted | AdmissionFailure> => {
        const read = readKey(authorization, rules);
        if (read.hash === null) return refuseStranger(read.message, ip);
        const row = await askWithKey(read.hash, ip);
        if (row.account_id === null) return strangerRefusal(row, 'This key is unknown, revoked or expired.');
        const headers = headersOf(row);
        if (rules.role !== null && !roleIncludes('member', rules.role)) {
          return fail('forbidden', `This operation needs a person with the team role ${rules.role}.`, { headers });
        }
        const refusal = refusalOf(row, rules, headers);
        if (refusal !== null) return refusal;
        const principal: KeyPrincipal = {
          kind: 'key',
          accountId: row.account_id,
          keyId: row.key_id ?? '',
          interface: rules.interface === 'v1' ? 'v1' : 'direct',
          scope: row.scope ?? 'read',
          tier: row.tier,
          partition: partitionOf(row.partition),
          ownerId: row.owner_id,
          ip,
          ...rateField(row),
        };
        return { principal, headers, giveBack: giveBackOf(row, ip, 'key') };
      };

      const admitSession = async (ticket: SessionTicket, ip: string): Promise<Admitted | AdmissionFailure> => {
        const row = await callAdmitSession(database, {
          ...asked(ip),
          ...SESSION_TIMES,
          tokenHash: ticket.sessionHash,
          role: rules.role,
          limits: perSession,
          addressLimit: countsStrangers ? perAddress : null,
        });
        if (row.account_id === null) return strangerOutcome(row, ip);
        const setCookie = row.renewed ? ticket.renewed(row.expires_at, row.at) : null;
        const headers = setCookie === null ? {} : { 'Set-Cookie': setCookie };
        if (row.verdict === 'role') {
          const message = `This operation needs the team role ${rules.role}; you have ${row.role}.`;
          return fail('forbidden', message, { headers });
        }
        const refusal = refusalOf(row, rules, headers);
        if (refusal !== null) return refusal;
        const principal: SessionPrincipal = {
          kind: 'session',
          accountId: row.account_id,
          userId: row.user_id,
          role: row.role,
          tier: row.tier,
          partition: partitionOf(row.partition),
          ownerId: row.owner_id,
          sessionHash: ticket.sessionHash,
          setCookie,
          ip,
          ...rateField(row),
        };
        return { principal, headers, giveBack: giveBackOf(row, ip, 'session') };
      };

      return async ({ authorization, cookie, ip }) => {
        const { accepts } = rules;
        if (accepts.key && authorization !== undefined) return admitKey(authorization, ip);
        const ticket = accepts.session && cookie !== undefined ? readSession(cookie) : null;
        return ticket === null ? meetStranger(ip) : admitSession(ticket, ip);
      };
    },
  };
}

function policyOf({ policy, operationId }: AdmissionRules, freeChecksPerDay: number): LimitPolicy | null {
  if (policy === null || policy === 'none') return null;
  if (!isLimitPolicyName(policy)) throw new Error(`${operationId} has the unknown limit policy ${policy}`);
  const found: LimitPolicy = LIMIT_POLICIES[policy satisfies LimitPolicyName];
  return policy === 'check' && found.address !== null
    ? { ...found, address: { ...found.address, limits: [null, null, freeChecksPerDay] } }
    : found;
}

function rateOf(row: AdmissionRow): RateLimit | null {
  if (row.allowed === null) return null;
  return { limit: row.allowed, remaining: row.remaining, resetAt: row.reset_at, policy: row.policy };
}

function unlimited({ at, policy, tier }: AdmissionRow & { account_id: string }): RateLimit {
  const resetAt = Math.floor(at.getTime() / 1000);
  return { limit: UNLIMITED, remaining: UNLIMITED, resetAt, policy: policy ?? tier };
}

function rateField(row: AdmissionRow): { rate?: RateLimit } {
  const rate = rateOf(row);
  return rate === null ? {} : { rate };
}

function refusalOf(
  row: AdmissionRow & { account_id: string },
  rules: AdmissionRules,
  headers: Record<string, string>,
): AdmissionFailure | null {
  switch (row.verdict) {
    case 'admitted':
      return null;
    case 'scope':
      return fail('forbidden', `This operation needs a key with the scope ${rules.scope}; this one has ${row.scope}.`, {
        headers,
      });
    case 'tier':
      return fail('forbidden', `This operation needs the tier ${rules.tier} or above; the account has ${row.tier}.`, {
        headers,
      });
    case 'limited':
      return fail('rate_limited', `The limit of the account is reached; try again in ${row.retry_after} s.`, {
        retryAfterSeconds: row.retry_after,
        headers,
      });
  }
}

function strangerRefusal(row: AdmissionRow, message: string): AdmissionFailure {
  return row.verdict === 'limited' ? addressLimited(row) : fail('unauthenticated', message);
}

function addressLimited(row: AdmissionRow): AdmissionFailure {
  return fail('rate_limited', 'This address has used what it may without an account. Sign in, or come back later.', {
    retryAfterSeconds: row.retry_after,
  });
}

/** The digest of a key that has the right form for the interface, or what is wrong with it. */
function readKey(authorization: string, rules: AdmissionRules): { hash: Buffer } | { hash: null; message: string } {
  const key = /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1] ?? null;
  if (key === null)
    return { hash: null, message: `The Authorization header must read: Bearer and ${keyWanted(rules)}.` };
  const kind = recognizeKey(key);
  if (kind === null) return { hash: null, message: `This is not a key. Send ${keyWanted(rules)}.` };
  if (kind.interface !== rules.interface) {
    return { hash: null, message: `This key is for the other interface. Send ${keyWanted(rules)}.` };
  }
  return { hash: hashKey(key) };
}

function wanted(rules: AdmissionRules): string {
  if (!rules.accepts.key) return 'Sign in.';
  return rules.accepts.session ? `Sign in, or send ${keyWanted(rules)}.` : `Send ${keyWanted(rules)}.`;
}

function keyWanted(rules: AdmissionRules): string {
  return rules.interface === 'v1'
    ? 'an API key that begins with sk_live_ or sk_test_, as in Authorization: Bearer sk_live_…'
    : 'an API key that begins with answerscope_, as in Authorization: Bearer answerscope_…';
}
