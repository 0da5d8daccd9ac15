import type { Knex } from 'knex';
import type { Stage } from '../../prompts/index.ts';
import type { AccountScope, BrandScope } from '../scope.ts';
import type { DayWindow } from '../window.ts';
import type { BrandSums } from './comparison.ts';
import type { RivalSums } from './competitors.ts';
import type { VisibilitySums } from './figures.ts';
import type { PanelPrompt, PromptSums } from './prompts.ts';
import type { DailyTone } from './sentiment.ts';
import type { DailyVisibility } from './visibility.ts';

const OF_BRAND = 'account_id = :accountId and subject_id = :brandId and partition = :partition';
const IN_WINDOW = 'day between cast(:from as date) and cast(:to as date)';

const VISIBILITY_SUMS = `
  sum(discovery_answers)::integer as answers, sum(discovery_mentions)::integer as mentions,
  sum(rank_sum)::bigint as "rankSum", sum(competitor_mentions)::integer as "competitorMentions"`;

/** What the dashboards read: sums of the daily counts, so that their cost does not grow with the answers. */
export interface DashboardReads {
  dailyVisibility(scope: BrandScope, window: DayWindow): Promise<DailyVisibility[]>;
  dailyTone(scope: BrandScope, window: DayWindow): Promise<DailyTone[]>;
  ownSums(scope: BrandScope, window: DayWindow): Promise<RivalSums[]>;
  competitorSums(scope: BrandScope, window: DayWindow): Promise<(RivalSums & { competitor: string })[]>;
  panel(scope: BrandScope): Promise<PanelPrompt[]>;
  /** When prompts were last answered, ever, by their hashes; those that never were are left out. */
  lastSampled(scope: BrandScope, promptHashes: readonly string[]): Promise<Map<string, Date>>;
  /** Of all prompts that were asked in the window, also those that left the panel since. */
  promptSums(scope: BrandScope, window: DayWindow): Promise<PromptSums[]>;
  stageSums(scope: BrandScope, window: DayWindow): Promise<(VisibilitySums & { stage: Stage })[]>;
  stagePrompts(scope: BrandScope, window: DayWindow): Promise<{ stage: Stage; prompts: number }[]>;
  /** Of each of the brands that has any, by its id. */
  brandSums(scope: AccountScope, brandIds: readonly string[], window: DayWindow): Promise<Map<string, BrandSums>>;
}

export function createDashboardReads(knex: Knex): DashboardReads {
  /** Planned once for each connection: half the time of a short read is its plan. */
  const select = async <Row>(name: string, sql: string, bindings: object): Promise<Row[]> => {
    const { rows } = await knex
      .raw<{ rows: Row[] }>(sql, bindings as Record<string, string>)
      .options({ name: `dashboard_${name}` });
    return rows;
  };

  return {
    dailyVisibility: (scope, window) =>
      select(
        'visibility',
        `select day, platform, discovery_answers as answers, discovery_mentions as mentions, rank_sum as "rankSum",
                competitor_mentions as "competitorMentions"
           from daily_rollups where ${OF_BRAND} and ${IN_WINDOW}`,
        { ...scope, ...window },
      ),

    dailyTone: (scope, window) =>
      select(
        'tone',
        `select day, platform, mentions, positive, neutral, negative
           from daily_rollups where ${OF_BRAND} and ${IN_WINDOW}`,
        { ...scope, ...window },
      ),

    ownSums: (scope, window) =>
      select(
        'own',
        `select platform, ${VISIBILITY_SUMS} from daily_rollups where ${OF_BRAND} and ${IN_WINDOW} group by platform`,
        { ...scope, ...window },
      ),

    competitorSums: (scope, window) =>
      select(
        'competitors',
        `select platform, competitor, sum(discovery_answers)::integer as answers, sum(discovery_mentions)::integer as mentions,
                sum(rank_sum)::bigint as "rankSum"
           from daily_competitor_rollups where ${OF_BRAND} and ${IN_WINDOW} group by platform, competitor`,
        { ...scope, ...window },
      ),

    panel: (scope) =>
      select(
        'panel',
        `select p.id as "promptId", p.hash as "promptHash", p.text as prompt, p.stage, p.language, p.discovery
           from prompts p
          where p.account_id = :accountId and p.brand_id = :brandId and p.in_panel and p.archived_at is null`,
        scope,
      ),

    async lastSampled(scope, promptHashes) {
      const rows = await select<{ promptHash: string; at: Date | null }>(
        'last_sampled',
        `select h.hash as "promptHash",
                (select d.last_answered_at from daily_prompt_rollups d
                  where d.account_id = :accountId and d.subject_id = :brandId and d.partition = :partition
                    and d.prompt_hash = h.hash and d.answers > 0
                  order by d.day desc, d.last_answered_at desc limit 1) as at
           from unnest(cast(:promptHashes as text[])) as h (hash)`,
        { ...scope, promptHashes },
      );
      return new Map(rows.flatMap(({ promptHash, at }) => (at === null ? [] : [[promptHash, at]])));
    },

    promptSums: (scope, window) =>
      select(
        'prompts',
        `select prompt_hash as "promptHash", platform, sum(regular_answers)::integer as answers,
                sum(regular_mentions)::integer as mentions, sum(regular_rank_sum)::bigint as "rankSum",
                round(extract(epoch from max(last_answered_at) filter (where answers > 0)) * 1000)::float8 as "lastSampledMs"
           from daily_prompt_rollups where ${OF_BRAND} and ${IN_WINDOW} group by prompt_hash, platform`,
        { ...scope, ...window },
      ),

    stageSums: (scope, window) =>
      select(
        'stages',
        `select stage, ${VISIBILITY_SUMS} from daily_stage_rollups where ${OF_BRAND} and ${IN_WINDOW} group by stage`,
        { ...scope, ...window },
      ),

    stagePrompts: (scope, window) =>
      select(
        'stage_prompts',
        `select stage, count(*)::integer as prompts
           from (select stage, prompt_hash from daily_prompt_rollups
                  where ${OF_BRAND} and ${IN_WINDOW} and stage is not null and discovery_answers > 0
                  group by stage, prompt_hash) answered
          group by stage`,
        { ...scope, ...window },
      ),

    async brandSums(scope, brandIds, window) {
      const rows = await select<BrandSums & { brandId: string }>(
        'brands',
        `select subject_id as "brandId", sum(answers)::integer as answers,
                sum(discovery_answers)::integer as "discoveryAnswers", sum(discovery_mentions)::integer as "discoveryMentions",
                sum(rank_sum)::bigint as "rankSum", sum(rank_gain_sum) as "rankGainSum",
                sum(competitor_mentions)::integer as "competitorMentions", sum(positive)::integer as positive,
                sum(neutral)::integer as neutral, sum(negative)::integer as negative,
                sum(own_site_answers)::integer as "ownSiteAnswers"
           from daily_brand_rollups
          where account_id = :accountId and subject_id = any(cast(:brandIds as uuid[])) and partition = :partition and ${IN_WINDOW}
          group by subject_id`,
        { ...scope, ...window, brandIds },
      );
      return new Map(rows.map(({ brandId, ...sums }) => [brandId, sums]));
    },
  };
}
