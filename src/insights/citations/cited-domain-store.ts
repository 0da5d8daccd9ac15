import type { Knex } from 'knex';
import type { PlatformId } from '../../platforms/index.ts';
import type { BrandScope } from '../scope.ts';
import type { DayWindow } from '../window.ts';

/** A registrable domain that answers of a window cite. */
export interface CitedDomain {
  domain: string;
  citations: number;
  /** Answers that cite it, and those of them that mention the brand. */
  answers: number;
  mentionAnswers: number;
  platforms: PlatformId[];
}

export interface CitedDomains {
  /** All answers of the window. */
  answers: number;
  /** How many domains there are, listed or not. */
  total: number;
  /** Most cited first. */
  domains: CitedDomain[];
}

export async function selectCitedDomains(
  knex: Knex,
  { accountId, brandId, partition }: BrandScope,
  { window, platform, limit }: { window: DayWindow; platform: PlatformId | null; limit: number },
): Promise<CitedDomains> {
  const values = { accountId, brandId, partition, from: window.from, to: window.to, limit };
  const ofPlatform = platform === null ? '' : 'and platform = :platform';
  const { rows } = await knex.raw<{ rows: [{ answers: number; total: number; domains: CitedDomain[] | null }] }>(
    `with cited as (
       select source_domain as domain, sum(citations)::integer as citations, sum(answers)::integer as answers,
              sum(mention_answers)::integer as "mentionAnswers", array_agg(distinct platform order by platform) as platforms
         from daily_domain_rollups
        where ${SCOPE} ${ofPlatform}
        group by source_domain),
     listed as (select * from cited order by citations desc, domain limit :limit)
     select (select coalesce(sum(answers), 0)::integer from daily_rollups where ${SCOPE} ${ofPlatform}) as answers,
            (select count(*) from cited) as total,
            (select jsonb_agg(to_jsonb(listed) order by citations desc, domain) from listed) as domains`,
    platform === null ? values : { ...values, platform },
  );
  const [{ answers, total, domains }] = rows;
  return { answers, total, domains: domains ?? [] };
}

const SCOPE = `account_id = :accountId and subject_id = :brandId and partition = :partition
               and day between cast(:from as date) and cast(:to as date)`;
