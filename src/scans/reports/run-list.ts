import type { Knex } from 'knex';
import type { PlatformId } from '../../platforms/index.ts';
import type { RunStatus } from '../scan.ts';

/** A probe run as a list shows it. */
export interface RunSummary {
  runId: string;
  brandId: string | null;
  brandName: string;
  status: RunStatus;
  platforms: PlatformId[];
  asks: { total: number; answered: number; failed: number };
  visibility: number | null;
  createdAt: Date;
  completedAt: Date | null;
}

const SELECT_RUNS = `
  select r.id as "runId", r.brand_id as "brandId", r.brand_name as "brandName", r.status, r.platforms, r.visibility,
         r.created_at as "createdAt", r.completed_at as "completedAt",
         (select json_build_object('total', count(*), 'answered', count(*) filter (where a.state = 'answered'),
                                   'failed', count(*) filter (where a.state = 'failed'))
            from asks a where a.account_id = r.account_id and a.run_id = r.id) as asks
    from runs r
   where r.account_id = :accountId and r.kind in ('probe', 'scheduled')`;

/** Probe runs before `before` (a run's id; all for `null`), newest first. */
export async function selectRuns(
  knex: Knex,
  accountId: string,
  filter: { brandId: string | null; status: RunStatus | null; limit: number; before: string | null },
): Promise<RunSummary[]> {
  const { rows } = await knex.raw<{ rows: RunSummary[] }>(
    `${SELECT_RUNS}
        and (cast(:brandId as uuid) is null or r.brand_id = :brandId)
        and (cast(:status as text) is null or r.status = :status)
        and (cast(:before as uuid) is null or r.id < :before)
      order by r.id desc
      limit :limit`,
    // knex reads a null binding of a named parameter as missing unless it is given as such
    { accountId, ...filter } as Record<string, string | number>,
  );
  return rows;
}

export async function selectRun(knex: Knex, accountId: string, runId: string): Promise<RunSummary | null> {
  const { rows } = await knex.raw<{ rows: RunSummary[] }>(`${SELECT_RUNS} and r.id = :runId`, { accountId, runId });
  return rows[0] ?? null;
}
