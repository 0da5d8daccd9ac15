import type { Pipeline, PreparedStatement } from '../storage/pipeline.ts';
import type { KeyInterface, KeyScope } from './key-format.ts';
import type { Partition } from './principal.ts';
import type { Role } from './roles.ts';
import type { Tier } from './tiers.ts';

/** What the database function `admit` is asked; the migration on admission says what each part does. */
export interface AdmissionCall {
  keyHash: Buffer | null;
  accountId: string | null;
  interface: KeyInterface | 'console';
  operation: string;
  scope: KeyScope | null;
  tier: Tier | null;
  policy: string | null;
  /** In PostgreSQL's notation of arrays: three layers for each tier. */
  limits: string | null;
  subject: string;
  addressLimit: string | null;
  /** `null`: the database's clock. */
  at: Date | null;
}

export type AdmissionRow = {
  /** The layer with the least left; `null` where nothing is limited. */
  allowed: number | null;
  remaining: number;
  reset_at: number;
  retry_after: number;
  policy: string | null;
  at: Date;
} & (
  | { verdict: 'unauthenticated'; account_id: null }
  | { verdict: 'limited'; account_id: null }
  | {
      verdict: 'admitted' | 'scope' | 'tier' | 'limited';
      account_id: string;
      /** Of callers with a key. */
      key_id: string | null;
      scope: KeyScope | null;
      owner_id: string;
      tier: Tier;
      partition: Partition;
    }
);

export async function callAdmit(database: Pipeline, call: AdmissionCall): Promise<AdmissionRow> {
  const values = [
    call.keyHash,
    call.accountId,
    call.interface,
    call.operation,
    call.scope,
    call.tier,
    call.policy,
    call.limits,
    call.subject,
    call.addressLimit,
    call.at,
  ];
  const [row] = await database.run<AdmissionRow>(ADMIT, values);
  if (row === undefined) throw new Error('admission gave no verdict');
  return row;
}

/** The verdicts about so many equal requests, one after the other. */
export async function callAdmitTogether(
  database: Pipeline,
  call: AdmissionCall,
  count: number,
): Promise<AdmissionRow[]> {
  const values = [
    count,
    call.keyHash,
    call.interface,
    call.operation,
    call.scope,
    call.tier,
    call.policy,
    call.limits,
    call.subject,
    call.addressLimit,
    call.at,
  ];
  return database.run<AdmissionRow>(ADMIT_TOGETHER, values);
}

export interface SessionAdmissionCall extends Omit<AdmissionCall, 'keyHash' | 'accountId' | 'scope'> {
  tokenHash: Buffer;
  /** Least team role. */
  role: Role | null;
  slidingMs: number;
  longestMs: number;
  /** A session is renewed when so long has passed since it was last. */
  renewAfterMs: number;
}

/** A stranger's, where there is no session in force. */
export type SessionAdmissionRow =
  | Extract<AdmissionRow, { account_id: null }>
  | (Exclude<AdmissionRow, { account_id: null; verdict: 'unauthenticated' }> & SessionFacts)
  | ({ verdict: 'role'; account_id: string; at: Date } & SessionFacts);

interface SessionFacts {
  user_id: string;
  role: Role;
  expires_at: Date;
  renewed: boolean;
}

export async function callAdmitSession(database: Pipeline, call: SessionAdmissionCall): Promise<SessionAdmissionRow> {
  const values = [
    call.tokenHash,
    call.interface,
    call.operation,
    call.role,
    call.tier,
    call.policy,
    call.limits,
    call.subject,
    call.addressLimit,
    ...[call.slidingMs, call.longestMs, call.renewAfterMs].map((milliseconds) => `${milliseconds} milliseconds`),
    call.at,
  ];
  const [row] = await database.run<SessionAdmissionRow>(ADMIT_SESSION, values);
  if (row === undefined) throw new Error('admission gave no verdict');
  return row;
}

export async function callGiveBack(
  database: Pipeline,
  use: { accountId: string | null; subject: string; policy: string; at: Date },
): Promise<void> {
  await database.run(GIVE_BACK, [use.accountId, use.subject, use.policy, use.at]);
}

const ADMIT: PreparedStatement = {
  name: 'admit',
  text: 'select * from admit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
};

const ADMIT_TOGETHER: PreparedStatement = {
  name: 'admit_together',
  text: 'select * from admit_together($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
};

const ADMIT_SESSION: PreparedStatement = {
  name: 'admit_session',
  text: `select (s.admission).*, s.user_id, s.role, s.expires_at, s.renewed
           from admit_session($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) s`,
};

const GIVE_BACK: PreparedStatement = { name: 'give_back_use', text: 'select give_back_use($1, $2, $3, $4)' };
