import type { Knex } from 'knex';

export interface FreeCheckAdmission {
  admitted: boolean;
  /** Checks left in the window after this one. */
  remaining: number;
  /** Whole seconds until the next check would be admitted; 0 when this one was. */
  retryAfterSeconds: number;
}

/** Free checks of one address in any trailing 24 hours, counted by the database for all processes together. */
export interface FreeCheckLimit {
  consume(ip: string, at: Date): Promise<FreeCheckAdmission>;
  /** Returns what a check took that could not be made. */
  giveBack(ip: string, at: Date): Promise<void>;
}

const POLICY = 'check';

export function createFreeCheckLimit(options: { knex: Knex; perDay: number }): FreeCheckLimit {
  const { knex, perDay } = options;
  return {
    async consume(ip, at) {
      const { rows } = await knex.raw<{ rows: FreeCheckAdmission[] }>(
        `select admitted, remaining, retry_after_seconds as "retryAfterSeconds"
           from consume_daily_ip_limit(:subject, :policy, :limit, :at)`,
        { subject: limitSubject(ip), policy: POLICY, limit: perDay, at },
      );
      const [admission] = rows;
      if (admission === undefined) throw new Error('the limit gave no verdict');
      return admission;
    },
    async giveBack(ip, at) {
      await knex.raw('select give_back_daily_ip_limit(:subject, :policy, :at)', {
        subject: limitSubject(ip),
        policy: POLICY,
        at,
      });
    },
  };
}

/** An IPv4 address as it is; of an IPv6 address the /64, since one caller usually has all of it. */
export function limitSubject(ip: string): string {
  if (!ip.includes(':')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const gap = ip.includes('::') ? Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0') : [];
  const groups = [...front, ...gap, ...back].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
