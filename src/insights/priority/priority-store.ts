import type { Knex } from 'knex';
import type { BrandScope } from '../scope.ts';
import { PRIORITY_DAYS, type PriorityState, type Week } from './priority-change.ts';

export interface PlatformWeeks {
  platform: string;
  now: Week;
  before: Week;
  state: PriorityState;
}

interface Row {
  platform: string;
  nowAnswers: number;
  nowMentions: number;
  beforeAnswers: number;
  beforeMentions: number;
  armed: boolean | null;
  toldBefore: number | null;
  toldAfter: number | null;
}

/** The last seven UTC days up to `today` and the seven before them, on each platform that answered in either. */
export async function selectWeeks(trx: Knex, scope: BrandScope, today: Date): Promise<PlatformWeeks[]> {
  const { rows } = await trx.raw<{ rows: Row[] }>(
    `select d.platform,
            coalesce(sum(d.discovery_answers) filter (where recent), 0)::integer as "nowAnswers",
            coalesce(sum(d.discovery_mentions) filter (where recent), 0)::integer as "nowMentions",
            coalesce(sum(d.discovery_answers) filter (where not recent), 0)::integer as "beforeAnswers",
            coalesce(sum(d.discovery_mentions) filter (where not recent), 0)::integer as "beforeMentions",
            s.armed, s.before as "toldBefore", s.after as "toldAfter"
       from (select r.*, r.day > cast(:today as date) - cast(:days as integer) as recent from daily_rollups r
              where r.account_id = :accountId and r.subject_id = :brandId and r.partition = :partition
                and r.day > cast(:today as date) - 2 * cast(:days as integer) and r.day <= cast(:today as date)) as d
       left join priority_states s on s.account_id = d.account_id and s.brand_id = d.subject_id
                                  and s.partition = d.partition and s.platform = d.platform
      group by d.platform, s.armed, s.before, s.after
      order by d.platform`,
    { ...scope, today: today.toISOString().slice(0, 10), days: PRIORITY_DAYS },
  );
  return rows.map((row) => ({
    platform: row.platform,
    now: { answers: row.nowAnswers, mentions: row.nowMentions },
    before: { answers: row.beforeAnswers, mentions: row.beforeMentions },
    state: { armed: row.armed ?? true, told: toldOf(row) },
  }));
}

function toldOf({ toldBefore: before, toldAfter: after }: Row): PriorityState['told'] {
  return before === null || after === null ? null : { before, after, delta: after - before };
}

export async function saveState(
  trx: Knex,
  scope: BrandScope,
  platform: string,
  { armed, told }: PriorityState,
  at: Date,
): Promise<void> {
  await trx('priority_states')
    .insert({
      account_id: scope.accountId,
      brand_id: scope.brandId,
      partition: scope.partition,
      platform,
      armed,
      before: told?.before ?? null,
      after: told?.after ?? null,
      observed_at: at,
    })
    .onConflict(['account_id', 'brand_id', 'partition', 'platform'])
    .merge();
}
