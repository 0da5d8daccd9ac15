import type { Knex } from 'knex';
import type { Language, Stage } from '../../prompts/index.ts';
import type { BrandScope } from '../scope.ts';
import type { PromptSamples } from './pick-prompts.ts';
import { type DayTally, HALF_LIFE_DAYS, RECENT_DAYS, type Tally } from './samples.ts';

/** Outcomes of longer ago count less than a hundredth. */
const DAYS_READ = 7 * HALF_LIFE_DAYS;

export interface KnownPrompt extends PromptSamples {
  question: PromptQuestion;
}

/** A prompt as it is asked. */
export interface PromptQuestion {
  text: string;
  hash: string;
  language: Language;
  stage: Stage;
  discovery: boolean;
}

interface PromptRow extends PromptQuestion {
  id: string;
  lastSampledAt: Date | null;
  platforms: Record<string, { earlier: Tally; recent: DayTally[] | null }> | null;
}

/** Every prompt of a brand, with what each of `platforms` answered to it up to `today` (a UTC day), adaptive answers included. */
export async function selectSamples(
  knex: Knex,
  scope: BrandScope,
  platforms: readonly string[],
  today: Date,
): Promise<KnownPrompt[]> {
  const { rows } = await knex.raw<{ rows: PromptRow[] }>(
    `with days as (
       select r.prompt_hash, r.platform, r.mentions, r.answers, cast(:today as date) - r.day as age
         from daily_prompt_rollups r
        where r.account_id = :accountId and r.subject_id = :brandId and r.partition = :partition
          and r.day > cast(:today as date) - cast(:daysRead as integer) and r.answers > 0),
     of_platform as (
       select prompt_hash, platform,
              json_build_object('mentions', coalesce(sum(mentions * weight) filter (where age >= :recentDays), 0),
                                'answers', coalesce(sum(answers * weight) filter (where age >= :recentDays), 0)) as earlier,
              json_agg(json_build_object('age', age, 'mentions', mentions, 'answers', answers) order by age desc)
                filter (where age < :recentDays) as recent
         from days cross join lateral (select power(2.0::float8, -age::float8 / :halfLife) as weight) as w
        group by prompt_hash, platform),
     of_prompt as (
       select prompt_hash, json_object_agg(platform, json_build_object('earlier', earlier, 'recent', recent)) as platforms
         from of_platform group by prompt_hash)
     select p.id, p.text, p.hash, p.language, p.stage, p.discovery, s.platforms,
            (select l.last_answered_at from daily_prompt_rollups l
              where l.account_id = p.account_id and l.subject_id = p.brand_id and l.partition = :partition
                and l.prompt_hash = p.hash and l.answers > 0
              order by l.day desc, l.last_answered_at desc limit 1) as "lastSampledAt"
       from prompts p
       left join of_prompt s on s.prompt_hash = p.hash
      where p.account_id = :accountId and p.brand_id = :brandId and p.archived_at is null`,
    { ...scope, today, daysRead: DAYS_READ, recentDays: RECENT_DAYS, halfLife: HALF_LIFE_DAYS },
  );
  return rows.map(({ id, lastSampledAt, platforms: seen, ...question }) => ({
    promptId: id,
    question,
    lastSampledAt,
    platforms: platforms.map((platform) => ({
      platform,
      earlier: seen?.[platform]?.earlier ?? { mentions: 0, answers: 0 },
      recent: seen?.[platform]?.recent ?? [],
    })),
  }));
}
