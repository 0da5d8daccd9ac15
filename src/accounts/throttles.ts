import type { Knex } from 'knex';
import { type Failure, fail } from '../failure.ts';

/**
 * At most `limit` in any trailing `seconds`. Attempts to sign in count only when they fail. Callers' addresses are limited
 * by the contract's `x-limit`; here it is people and accounts.
 */
const POLICIES = {
  sign_up_email: { limit: 3, seconds: 3_600 },
  password_reset_email: { limit: 3, seconds: 3_600 },
  invitation_account: { limit: 50, seconds: 3_600 },
  sign_in_person: { limit: 10, seconds: 600 },
  sign_in_person_here: { limit: 5, seconds: 60 },
  password_check_person: { limit: 5, seconds: 60 },
} as const;

export type ThrottlePolicy = keyof typeof POLICIES;

/** Strict sliding windows over attempts, counted by the database for all processes together. */
export interface Throttles {
  /** Counts an attempt of the subject, or refuses it; a refused one counts nothing. */
  take(policy: ThrottlePolicy, subject: string, at: Date): Promise<Failure<'rate_limited'> | null>;
  /** All or none of several attempts. */
  takeAll(
    attempts: readonly { policy: ThrottlePolicy; subject: string }[],
    at: Date,
  ): Promise<Failure<'rate_limited'> | null>;
  /** Takes back what an attempt counted. */
  giveBack(attempts: readonly { policy: ThrottlePolicy; subject: string }[], at: Date): Promise<void>;
}

export function createThrottles(options: { knex: Knex }): Throttles {
  const { knex } = options;

  const take: Throttles['take'] = async (policy, subject, at) => {
    const { limit, seconds } = POLICIES[policy];
    const { rows } = await knex.raw<{ rows: { wait: number }[] }>('select take_attempt(?, ?, ?, ?, ?) as wait', [
      subject,
      policy,
      limit,
      seconds,
      at,
    ]);
    const wait = rows[0]?.wait ?? 0;
    if (wait === 0) return null;
    return fail('rate_limited', 'Too many attempts. Wait a little, then try again.', { retryAfterSeconds: wait });
  };

  const giveBack: Throttles['giveBack'] = async (attempts, at) => {
    for (const { policy, subject } of attempts) {
      await knex.raw('select give_back_attempt(?, ?, ?, ?)', [subject, policy, POLICIES[policy].seconds, at]);
    }
  };

  return {
    take,
    giveBack,
    async takeAll(attempts, at) {
      for (const [index, { policy, subject }] of attempts.entries()) {
        const refusal = await take(policy, subject, at);
        if (refusal === null) continue;
        await giveBack(attempts.slice(0, index), at);
        return refusal;
      }
      return null;
    },
  };
}

/** Windows that nothing counts in any more. */
export async function deleteOldThrottles(knex: Knex, before: Date): Promise<number> {
  return knex('throttles').where('used_at', '<', before).delete();
}
