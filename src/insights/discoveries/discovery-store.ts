import type { Knex } from 'knex';
import type { BrandScope } from '../scope.ts';

/** A source that no earlier answer of its platform had cited for the brand. */
export interface Discovery {
  platform: string;
  sourceUrl: string;
  sourceDomain: string;
  promptHash: string;
  discoveredAt: Date;
  /** The answer that cited it first also cites a site of the brand. */
  besideOwnSite: boolean;
}

/** What a run was the first to find, in the order in which it was found. */
export async function selectDiscoveries(trx: Knex, scope: BrandScope, runId: string): Promise<Discovery[]> {
  const { rows } = await trx.raw<{ rows: Discovery[] }>(
    `select s.platform, s.source_url as "sourceUrl", s.source_domain as "sourceDomain", s.prompt_hash as "promptHash",
            s.discovered_at as "discoveredAt", coalesce(n.cites_own_site, false) as "besideOwnSite"
       from citation_sources s
       left join analyses n on n.account_id = s.account_id and n.answer_id = s.answer_id
                             and n.subject_id is not distinct from s.subject_id
      where s.account_id = :accountId and s.run_id = :runId and s.subject_id = :brandId and s.partition = :partition
      order by s.discovered_at, s.id`,
    { ...scope, runId },
  );
  return rows;
}
