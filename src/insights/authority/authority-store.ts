import type { Knex } from 'knex';
import { CITED_BY_ANSWER } from '../cited-by-answer.ts';
import { COUNTED } from '../rollups/counted-answers.ts';
import type { BrandScope } from '../scope.ts';
import type { DayWindow } from '../window.ts';
import type { AuthorityEvidence, AuthorityScore } from './authority-score.ts';
import type { GeoSums } from './geo-score.ts';
import { isFirstHand } from './source-kinds.ts';

const OF_BRAND = 'account_id = :accountId and subject_id = :brandId and partition = :partition';

/** Of `source_url`, which is normalised: without user information, and with a path. */
const HOST = `split_part(split_part(c.source_url, '/', 3), ':', 1)`;

interface SumsRow extends GeoSums {
  ownSiteAnswers: number;
  mentions: number;
  mentionCitations: number;
}

/** What the scores of a brand are computed from. `ownDomains`: the brand's registrable domains, none when it has no site. */
export async function selectAuthorityEvidence(
  knex: Knex,
  scope: BrandScope,
  ownDomains: readonly string[],
  windows: { now: DayWindow; weekAgo: DayWindow },
): Promise<AuthorityEvidence> {
  const { now, weekAgo } = windows;
  const [sumsNow, sumsBefore] = [await selectSums(knex, scope, now), await selectSums(knex, scope, weekAgo)];
  const mentioned = await selectMentions(knex, scope, now);
  const hosts = await selectHosts(knex, scope, now);
  const firstHand = hosts.map(({ host }) => host).filter(isFirstHand);
  const ownSite = (sums: SumsRow): GeoSums => (ownDomains.length > 0 ? sums : { ...sums, ownSiteAnswers: null });
  return {
    now: ownSite(sumsNow),
    weekAgo: ownSite(sumsBefore),
    mentionCitations: sumsNow.mentionCitations,
    eeat: {
      mentions: sumsNow.mentions,
      negativeMentions: sumsNow.negative,
      ownSiteMentions: ownDomains.length > 0 ? mentioned.ownSite : null,
      firstHandMentions: await countMentionsCiting(knex, scope, now, firstHand),
      sources: hosts.filter(({ domain }) => !ownDomains.includes(domain)),
      graveIncidents: await countGraveIncidents(knex, scope),
    },
  };
}

async function selectSums(knex: Knex, scope: BrandScope, window: DayWindow): Promise<SumsRow> {
  const sum = (column: string, name: string): string => `coalesce(sum(${column}), 0)::integer as "${name}"`;
  const { rows } = await knex.raw<{ rows: SumsRow[] }>(
    `select ${sum('answers', 'answers')}, ${sum('mentions', 'mentions')}, ${sum('discovery_answers', 'discoveryAnswers')},
            ${sum('discovery_mentions', 'discoveryMentions')}, coalesce(sum(rank_gain_sum), 0) as "rankGainSum",
            ${sum('competitor_mentions', 'competitorMentions')}, ${sum('positive', 'positive')}, ${sum('neutral', 'neutral')},
            ${sum('negative', 'negative')}, ${sum('own_site_answers', 'ownSiteAnswers')},
            ${sum('mention_citations', 'mentionCitations')}
       from daily_brand_rollups
      where ${OF_BRAND} and day between cast(:from as date) and cast(:to as date)`,
    { ...scope, ...window } as object as Record<string, string>,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a sum has one row');
  return row;
}

/** Answers of the window that mention the brand. */
const MENTIONING = `
  n.account_id = :accountId and n.subject_id = :brandId and n.partition = :partition and n.mentioned
  and n.answered_at >= cast(:from as timestamp) at time zone 'UTC'
  and n.answered_at < (cast(:to as timestamp) + interval '1 day') at time zone 'UTC' and ${COUNTED}`;

const CITED = `
  analyses n
  join citations c on ${CITED_BY_ANSWER}`;

async function selectMentions(knex: Knex, scope: BrandScope, window: DayWindow): Promise<{ ownSite: number }> {
  const { rows } = await knex.raw<{ rows: { ownSite: number }[] }>(
    `select count(*)::integer as "ownSite" from analyses n where ${MENTIONING} and n.cites_own_site`,
    { ...scope, ...window } as object as Record<string, string>,
  );
  return rows[0] ?? { ownSite: 0 };
}

async function selectHosts(
  knex: Knex,
  scope: BrandScope,
  window: DayWindow,
): Promise<{ host: string; domain: string }[]> {
  const { rows } = await knex.raw<{ rows: { host: string; domain: string }[] }>(
    `select ${HOST} as host, c.source_domain as domain from ${CITED} where ${MENTIONING} group by 1, 2`,
    { ...scope, ...window } as object as Record<string, string>,
  );
  return rows;
}

async function countMentionsCiting(
  knex: Knex,
  scope: BrandScope,
  window: DayWindow,
  hosts: readonly string[],
): Promise<number> {
  if (hosts.length === 0) return 0;
  const { rows } = await knex.raw<{ rows: { answers: number }[] }>(
    `select count(distinct n.answer_id)::integer as answers from ${CITED}
      where ${MENTIONING} and ${HOST} = any(:hosts)`,
    { ...scope, ...window, hosts } as object as Record<string, string>,
  );
  return rows[0]?.answers ?? 0;
}

async function countGraveIncidents(knex: Knex, { accountId, brandId, partition }: BrandScope): Promise<number> {
  const [row] = await knex('incidents')
    .where({ account_id: accountId, brand_id: brandId, partition })
    .whereIn('status', ['open', 'investigating'])
    .whereIn('severity', ['high', 'critical'])
    .count<{ count: number }[]>({ count: '*' });
  return row?.count ?? 0;
}

/** Keeps a score, so that its course can be shown. Scored twice at one moment, it is kept once. */
export async function insertAuthoritySnapshot(trx: Knex, scope: BrandScope, score: AuthorityScore): Promise<void> {
  await trx('authority_snapshots')
    .insert({
      account_id: scope.accountId,
      brand_id: scope.brandId,
      partition: scope.partition,
      scored_at: score.scoredAt,
      geo_score: score.geoScore,
      eeat_score: score.eeatScore,
      citation_density: score.citationDensity,
      ...score.subscores,
      trend_7d: score.trend7d,
      answers: score.answers,
    })
    .onConflict(['account_id', 'brand_id', 'partition', 'scored_at'])
    .ignore();
}

/** A score as it was kept. */
export interface AuthoritySnapshot {
  scoredAt: Date;
  geoScore: number | null;
  eeatScore: number | null;
  citationDensity: number | null;
  experience: number | null;
  expertise: number | null;
  authoritativeness: number | null;
  trustworthiness: number | null;
  answers: number;
}

const MOST_SNAPSHOTS = 1_000;

/** The newest since a moment, oldest first. */
export async function selectAuthoritySnapshots(
  knex: Knex,
  scope: BrandScope,
  since: Date,
): Promise<AuthoritySnapshot[]> {
  const { rows } = await knex.raw<{ rows: AuthoritySnapshot[] }>(
    `select scored_at as "scoredAt", geo_score as "geoScore", eeat_score as "eeatScore",
            citation_density as "citationDensity", experience, expertise, authoritativeness, trustworthiness, answers
       from authority_snapshots
      where account_id = :accountId and brand_id = :brandId and partition = :partition and scored_at >= :since
      order by scored_at desc limit :limit`,
    { ...scope, since, limit: MOST_SNAPSHOTS },
  );
  return rows.toReversed();
}
