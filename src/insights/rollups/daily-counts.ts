/** One column of the daily tables: what it counts over analyses of answers. */
interface DailyCount {
  column: string;
  /** SQL over the columns of `counted`, see rollup-store.ts. */
  sum: string;
}

/**
 * What the daily tables hold of each group of answers and of asks that failed. `counted.visible` is true of the answers that visibility, rank and share of
 * voice are measured over: non-adaptive ones to discovery prompts.
 */
export const DAILY_COUNTS: readonly DailyCount[] = [
  { column: 'answers', sum: 'count(*) filter (where answered)' },
  { column: 'mentions', sum: 'count(*) filter (where mentioned)' },
  { column: 'discovery_answers', sum: 'count(*) filter (where visible)' },
  { column: 'discovery_mentions', sum: 'count(*) filter (where visible and mentioned)' },
  { column: 'competitor_mentions', sum: 'coalesce(sum(competitor_mentions) filter (where visible), 0)' },
  { column: 'rank_sum', sum: 'coalesce(sum(rank) filter (where visible and mentioned), 0)' },
  {
    column: 'reciprocal_rank_sum',
    sum: 'coalesce(sum(1.0::float8 / nullif(rank, 0)) filter (where visible and mentioned), 0)',
  },
  {
    column: 'rank_gain_sum',
    sum: 'coalesce(sum(ln(2.0::float8) / ln(1.0::float8 + rank)) filter (where visible and mentioned), 0)',
  },
  { column: 'positive', sum: `count(*) filter (where sentiment = 'positive')` },
  { column: 'neutral', sum: `count(*) filter (where sentiment = 'neutral')` },
  { column: 'negative', sum: `count(*) filter (where sentiment = 'negative')` },
  { column: 'own_site_answers', sum: 'count(*) filter (where cites_own_site)' },
  { column: 'citations', sum: 'coalesce(sum(citations), 0)' },
  { column: 'mention_citations', sum: 'coalesce(sum(citations) filter (where mentioned), 0)' },
  { column: 'failed', sum: 'count(*) filter (where not answered)' },
];
