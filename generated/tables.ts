/* Generated from db/migrations by `make generate`: do not edit. */
import type { Knex } from 'knex';

export interface AccountLimitsRow {
  account_id: string;
  policy: string;
  counts: number[];
  newest: number[];
  used: number[];
}

export interface AccountLimitsInsert {
  account_id: string;
  policy: string;
  counts?: number[];
  newest?: number[];
  used?: number[];
}

export interface AccountLimitsUpdate {
  account_id?: string;
  policy?: string;
  counts?: number[];
  newest?: number[];
  used?: number[];
}

/** Refusals in a row of one operation: three degrade it to the limits of the next lower tier until an hour passes without one. */
export interface AccountRefusalsRow {
  account_id: string;
  operation: string;
  consecutive: number;
  last_refused_at: Date | null;
  degraded_since: Date | null;
}

export interface AccountRefusalsInsert {
  account_id: string;
  operation: string;
  consecutive?: number;
  last_refused_at?: Date | null;
  degraded_since?: Date | null;
}

export interface AccountRefusalsUpdate {
  account_id?: string;
  operation?: string;
  consecutive?: number;
  last_refused_at?: Date | null;
  degraded_since?: Date | null;
}

export interface AccountsRow {
  id: string;
  name: string;
  tier: 'free' | 'starter' | 'growth' | 'scale' | 'enterprise';
  partition: 'live' | 'simulated';
  /** The sibling that test keys work on: set once, by compare-and-set on this row, before the sibling is inserted. One column of one row makes it unique; a unique index on live_account_id could not be distributed. */
  simulated_account_id: string | null;
  /** In a simulated sibling: the account that it belongs to. */
  live_account_id: string | null;
  default_pack_id: string | null;
  settings: unknown;
  spend_cap_usd: number | null;
  enterprise_limits: unknown | null;
  created_at: Date;
  deleted_at: Date | null;
}

export interface AccountsInsert {
  id: string;
  name: string;
  tier: 'free' | 'starter' | 'growth' | 'scale' | 'enterprise';
  partition?: 'live' | 'simulated';
  simulated_account_id?: string | null;
  live_account_id?: string | null;
  default_pack_id?: string | null;
  settings?: string;
  spend_cap_usd?: number | null;
  enterprise_limits?: string | null;
  created_at: Date;
  deleted_at?: Date | null;
}

export interface AccountsUpdate {
  id?: string;
  name?: string;
  tier?: 'free' | 'starter' | 'growth' | 'scale' | 'enterprise';
  partition?: 'live' | 'simulated';
  simulated_account_id?: string | null;
  live_account_id?: string | null;
  default_pack_id?: string | null;
  settings?: string;
  spend_cap_usd?: number | null;
  enterprise_limits?: string | null;
  created_at?: Date;
  deleted_at?: Date | null;
}

export interface AlertsRow {
  account_id: string;
  id: string;
  endpoint_id: string;
  status: 'open' | 'resolved';
  deliveries: number;
  last_failure: string | null;
  opened_at: Date;
  updated_at: Date;
  notified_at: Date | null;
  resolved_at: Date | null;
  resolved_by: string | null;
}

export interface AlertsInsert {
  account_id: string;
  id: string;
  endpoint_id: string;
  status?: 'open' | 'resolved';
  deliveries?: number;
  last_failure?: string | null;
  opened_at: Date;
  updated_at: Date;
  notified_at?: Date | null;
  resolved_at?: Date | null;
  resolved_by?: string | null;
}

export interface AlertsUpdate {
  account_id?: string;
  id?: string;
  endpoint_id?: string;
  status?: 'open' | 'resolved';
  deliveries?: number;
  last_failure?: string | null;
  opened_at?: Date;
  updated_at?: Date;
  notified_at?: Date | null;
  resolved_at?: Date | null;
  resolved_by?: string | null;
}

export interface AnalysesRow {
  account_id: string;
  subject_id: string;
  answer_id: string;
  run_id: string;
  ordinal: number;
  platform: string;
  prompt_hash: string;
  stage: 'awareness' | 'interest' | 'desire' | 'action' | null;
  language: 'zh' | 'en';
  discovery: boolean;
  adaptive: boolean;
  mentioned: boolean;
  position: number;
  rank: number;
  sentiment: 'positive' | 'neutral' | 'negative' | null;
  snippet: string;
  competitors: unknown;
  competitor_mentions: number;
  citations: number;
  cites_own_site: boolean;
  answered_at: Date;
  partition: 'live' | 'simulated';
}

export interface AnalysesInsert {
  account_id: string;
  subject_id: string;
  answer_id: string;
  run_id: string;
  ordinal: number;
  platform: string;
  prompt_hash: string;
  stage?: 'awareness' | 'interest' | 'desire' | 'action' | null;
  language: 'zh' | 'en';
  discovery: boolean;
  adaptive?: boolean;
  mentioned: boolean;
  position: number;
  rank: number;
  sentiment?: 'positive' | 'neutral' | 'negative' | null;
  snippet: string;
  competitors?: string;
  competitor_mentions?: number;
  citations?: number;
  cites_own_site?: boolean;
  answered_at: Date;
  partition?: 'live' | 'simulated';
}

export interface AnalysesUpdate {
  account_id?: string;
  subject_id?: string;
  answer_id?: string;
  run_id?: string;
  ordinal?: number;
  platform?: string;
  prompt_hash?: string;
  stage?: 'awareness' | 'interest' | 'desire' | 'action' | null;
  language?: 'zh' | 'en';
  discovery?: boolean;
  adaptive?: boolean;
  mentioned?: boolean;
  position?: number;
  rank?: number;
  sentiment?: 'positive' | 'neutral' | 'negative' | null;
  snippet?: string;
  competitors?: string;
  competitor_mentions?: number;
  citations?: number;
  cites_own_site?: boolean;
  answered_at?: Date;
  partition?: 'live' | 'simulated';
}

export interface AnonymousSpendRow {
  day: string;
  cost_usd: number;
  checks: number;
}

export interface AnonymousSpendInsert {
  day: string;
  cost_usd?: number;
  checks?: number;
}

export interface AnonymousSpendUpdate {
  day?: string;
  cost_usd?: number;
  checks?: number;
}

export interface AnswersRow {
  account_id: string;
  id: string;
  run_id: string;
  ordinal: number;
  platform: string;
  sample: number;
  adaptive: boolean;
  text: string;
  model: string;
  input_tokens: number | null;
  output_tokens: number | null;
  cost_usd: number | null;
  latency_ms: number;
  /** What the platform itself cited: [{url, title}]. */
  sources: unknown;
  asked_at: Date;
  answered_at: Date;
}

export interface AnswersInsert {
  account_id: string;
  id: string;
  run_id: string;
  ordinal: number;
  platform: string;
  sample?: number;
  adaptive?: boolean;
  text: string;
  model: string;
  input_tokens?: number | null;
  output_tokens?: number | null;
  cost_usd?: number | null;
  latency_ms: number;
  sources?: string;
  asked_at: Date;
  answered_at: Date;
}

export interface AnswersUpdate {
  account_id?: string;
  id?: string;
  run_id?: string;
  ordinal?: number;
  platform?: string;
  sample?: number;
  adaptive?: boolean;
  text?: string;
  model?: string;
  input_tokens?: number | null;
  output_tokens?: number | null;
  cost_usd?: number | null;
  latency_ms?: number;
  sources?: string;
  asked_at?: Date;
  answered_at?: Date;
}

export interface AsksRow {
  account_id: string;
  run_id: string;
  ordinal: number;
  platform: string;
  sample: number;
  adaptive: boolean;
  state: 'planned' | 'answered' | 'failed';
  failure: string | null;
  failure_message: string | null;
  attempts: number;
  leased_until: Date | null;
  lease_token: string | null;
  finished_at: Date | null;
}

export interface AsksInsert {
  account_id: string;
  run_id: string;
  ordinal: number;
  platform: string;
  sample?: number;
  adaptive?: boolean;
  state?: 'planned' | 'answered' | 'failed';
  failure?: string | null;
  failure_message?: string | null;
  attempts?: number;
  leased_until?: Date | null;
  lease_token?: string | null;
  finished_at?: Date | null;
}

export interface AsksUpdate {
  account_id?: string;
  run_id?: string;
  ordinal?: number;
  platform?: string;
  sample?: number;
  adaptive?: boolean;
  state?: 'planned' | 'answered' | 'failed';
  failure?: string | null;
  failure_message?: string | null;
  attempts?: number;
  leased_until?: Date | null;
  lease_token?: string | null;
  finished_at?: Date | null;
}

export interface AttemptsRow {
  account_id: string;
  delivery_id: string;
  number: number;
  outcome: 'delivered' | 'failed';
  response_status: number | null;
  response_body: Buffer | null;
  failure: string | null;
  started_at: Date;
  duration_ms: number;
}

export interface AttemptsInsert {
  account_id: string;
  delivery_id: string;
  number: number;
  outcome: 'delivered' | 'failed';
  response_status?: number | null;
  response_body?: Buffer | null;
  failure?: string | null;
  started_at: Date;
  duration_ms: number;
}

export interface AttemptsUpdate {
  account_id?: string;
  delivery_id?: string;
  number?: number;
  outcome?: 'delivered' | 'failed';
  response_status?: number | null;
  response_body?: Buffer | null;
  failure?: string | null;
  started_at?: Date;
  duration_ms?: number;
}

export interface AuditEntriesRow {
  account_id: string;
  id: string;
  actor_kind: 'user' | 'key' | 'operator' | 'system';
  actor_id: string | null;
  action: string;
  target_kind: string | null;
  target_id: string | null;
  details: unknown;
  ip: string | null;
  at: Date;
}

export interface AuditEntriesInsert {
  account_id: string;
  id: string;
  actor_kind: 'user' | 'key' | 'operator' | 'system';
  actor_id?: string | null;
  action: string;
  target_kind?: string | null;
  target_id?: string | null;
  details?: string;
  ip?: string | null;
  at: Date;
}

export interface AuditEntriesUpdate {
  account_id?: string;
  id?: string;
  actor_kind?: 'user' | 'key' | 'operator' | 'system';
  actor_id?: string | null;
  action?: string;
  target_kind?: string | null;
  target_id?: string | null;
  details?: string;
  ip?: string | null;
  at?: Date;
}

export interface AuthoritySnapshotsRow {
  account_id: string;
  brand_id: string;
  scored_at: Date;
  partition: 'live' | 'simulated';
  geo_score: number | null;
  eeat_score: number | null;
  citation_density: number | null;
  experience: number | null;
  expertise: number | null;
  authoritativeness: number | null;
  trustworthiness: number | null;
  trend_7d: number | null;
  answers: number;
}

export interface AuthoritySnapshotsInsert {
  account_id: string;
  brand_id: string;
  scored_at: Date;
  partition?: 'live' | 'simulated';
  geo_score?: number | null;
  eeat_score?: number | null;
  citation_density?: number | null;
  experience?: number | null;
  expertise?: number | null;
  authoritativeness?: number | null;
  trustworthiness?: number | null;
  trend_7d?: number | null;
  answers?: number;
}

export interface AuthoritySnapshotsUpdate {
  account_id?: string;
  brand_id?: string;
  scored_at?: Date;
  partition?: 'live' | 'simulated';
  geo_score?: number | null;
  eeat_score?: number | null;
  citation_density?: number | null;
  experience?: number | null;
  expertise?: number | null;
  authoritativeness?: number | null;
  trustworthiness?: number | null;
  trend_7d?: number | null;
  answers?: number;
}

export interface BrandsRow {
  account_id: string;
  id: string;
  name: string;
  name_folded: string;
  category: string;
  website: string | null;
  aliases: string[];
  domains: string[];
  handles: string[];
  language: 'zh' | 'en';
  schedule_cron: string | null;
  settings: unknown;
  created_by: string | null;
  created_at: Date;
  archived_at: Date | null;
  /** The next time of schedule_cron; null: not worked out yet, or no schedule. */
  next_scan_at: Date | null;
}

export interface BrandsInsert {
  account_id: string;
  id: string;
  name: string;
  name_folded: string;
  category: string;
  website?: string | null;
  aliases?: string[];
  domains?: string[];
  handles?: string[];
  language: 'zh' | 'en';
  schedule_cron?: string | null;
  settings?: string;
  created_by?: string | null;
  created_at: Date;
  archived_at?: Date | null;
  next_scan_at?: Date | null;
}

export interface BrandsUpdate {
  account_id?: string;
  id?: string;
  name?: string;
  name_folded?: string;
  category?: string;
  website?: string | null;
  aliases?: string[];
  domains?: string[];
  handles?: string[];
  language?: 'zh' | 'en';
  schedule_cron?: string | null;
  settings?: string;
  created_by?: string | null;
  created_at?: Date;
  archived_at?: Date | null;
  next_scan_at?: Date | null;
}

/** The first discovery, ever, of a normalised URL for a subject on a platform: SHA-256 of the URL, since a URL may be longer than an index entry. */
export interface CitationSourcesRow {
  account_id: string;
  subject_id: string;
  platform: string;
  url_hash: Buffer;
  partition: 'live' | 'simulated';
  source_url: string;
  source_domain: string;
  discovered_at: Date;
  /** That of the first citation; it outlives it. */
  id: string;
  /** The run that found it first; no foreign key, for the source outlives the run. */
  run_id: string;
  answer_id: string;
  prompt_hash: string;
  context: string;
}

export interface CitationSourcesInsert {
  account_id: string;
  subject_id: string;
  platform: string;
  url_hash: Buffer;
  partition?: 'live' | 'simulated';
  source_url: string;
  source_domain: string;
  discovered_at: Date;
  id: string;
  run_id: string;
  answer_id: string;
  prompt_hash: string;
  context: string;
}

export interface CitationSourcesUpdate {
  account_id?: string;
  subject_id?: string;
  platform?: string;
  url_hash?: Buffer;
  partition?: 'live' | 'simulated';
  source_url?: string;
  source_domain?: string;
  discovered_at?: Date;
  id?: string;
  run_id?: string;
  answer_id?: string;
  prompt_hash?: string;
  context?: string;
}

export interface CitationsRow {
  account_id: string;
  subject_id: string;
  id: string;
  answer_id: string;
  ordinal: number;
  platform: string;
  source_url: string;
  source_domain: string;
  prompt_hash: string;
  context: string;
  mentioned: boolean;
  discovered_at: Date;
  partition: 'live' | 'simulated';
}

export interface CitationsInsert {
  account_id: string;
  subject_id: string;
  id: string;
  answer_id: string;
  ordinal: number;
  platform: string;
  source_url: string;
  source_domain: string;
  prompt_hash: string;
  context: string;
  mentioned?: boolean;
  discovered_at: Date;
  partition?: 'live' | 'simulated';
}

export interface CitationsUpdate {
  account_id?: string;
  subject_id?: string;
  id?: string;
  answer_id?: string;
  ordinal?: number;
  platform?: string;
  source_url?: string;
  source_domain?: string;
  prompt_hash?: string;
  context?: string;
  mentioned?: boolean;
  discovered_at?: Date;
  partition?: 'live' | 'simulated';
}

export interface CompetitorsRow {
  account_id: string;
  brand_id: string;
  id: string;
  name: string;
  aliases: string[];
  website: string | null;
  created_at: Date;
}

export interface CompetitorsInsert {
  account_id: string;
  brand_id: string;
  id: string;
  name: string;
  aliases?: string[];
  website?: string | null;
  created_at: Date;
}

export interface CompetitorsUpdate {
  account_id?: string;
  brand_id?: string;
  id?: string;
  name?: string;
  aliases?: string[];
  website?: string | null;
  created_at?: Date;
}

export interface DailyBrandRollupsRow {
  account_id: string;
  subject_id: string;
  partition: 'live' | 'simulated';
  day: string;
  answers: number;
  mentions: number;
  discovery_answers: number;
  discovery_mentions: number;
  competitor_mentions: number;
  rank_sum: number;
  reciprocal_rank_sum: number;
  rank_gain_sum: number;
  positive: number;
  neutral: number;
  negative: number;
  own_site_answers: number;
  citations: number;
  mention_citations: number;
  failed: number;
}

export interface DailyBrandRollupsInsert {
  account_id: string;
  subject_id: string;
  partition: 'live' | 'simulated';
  day: string;
  answers?: number;
  mentions?: number;
  discovery_answers?: number;
  discovery_mentions?: number;
  competitor_mentions?: number;
  rank_sum?: number;
  reciprocal_rank_sum?: number;
  rank_gain_sum?: number;
  positive?: number;
  neutral?: number;
  negative?: number;
  own_site_answers?: number;
  citations?: number;
  mention_citations?: number;
  failed?: number;
}

export interface DailyBrandRollupsUpdate {
  account_id?: string;
  subject_id?: string;
  partition?: 'live' | 'simulated';
  day?: string;
  answers?: number;
  mentions?: number;
  discovery_answers?: number;
  discovery_mentions?: number;
  competitor_mentions?: number;
  rank_sum?: number;
  reciprocal_rank_sum?: number;
  rank_gain_sum?: number;
  positive?: number;
  neutral?: number;
  negative?: number;
  own_site_answers?: number;
  citations?: number;
  mention_citations?: number;
  failed?: number;
}

export interface DailyCompetitorRollupsRow {
  account_id: string;
  subject_id: string;
  day: string;
  platform: string;
  competitor: string;
  partition: 'live' | 'simulated';
  discovery_mentions: number;
  rank_sum: number;
  reciprocal_rank_sum: number;
  /** Of the mentions: those in answers that also mention the subject. */
  shared_answers: number;
  discovery_answers: number;
}

export interface DailyCompetitorRollupsInsert {
  account_id: string;
  subject_id: string;
  day: string;
  platform: string;
  competitor: string;
  partition?: 'live' | 'simulated';
  discovery_mentions?: number;
  rank_sum?: number;
  reciprocal_rank_sum?: number;
  shared_answers?: number;
  discovery_answers?: number;
}

export interface DailyCompetitorRollupsUpdate {
  account_id?: string;
  subject_id?: string;
  day?: string;
  platform?: string;
  competitor?: string;
  partition?: 'live' | 'simulated';
  discovery_mentions?: number;
  rank_sum?: number;
  reciprocal_rank_sum?: number;
  shared_answers?: number;
  discovery_answers?: number;
}

export interface DailyDomainRollupsRow {
  account_id: string;
  subject_id: string;
  day: string;
  platform: string;
  source_domain: string;
  partition: 'live' | 'simulated';
  citations: number;
  answers: number;
  mention_answers: number;
}

export interface DailyDomainRollupsInsert {
  account_id: string;
  subject_id: string;
  day: string;
  platform: string;
  source_domain: string;
  partition?: 'live' | 'simulated';
  citations?: number;
  answers?: number;
  mention_answers?: number;
}

export interface DailyDomainRollupsUpdate {
  account_id?: string;
  subject_id?: string;
  day?: string;
  platform?: string;
  source_domain?: string;
  partition?: 'live' | 'simulated';
  citations?: number;
  answers?: number;
  mention_answers?: number;
}

export interface DailyPromptRollupsRow {
  account_id: string;
  subject_id: string;
  day: string;
  prompt_hash: string;
  platform: string;
  partition: 'live' | 'simulated';
  last_answered_at: Date | null;
  answers: number;
  mentions: number;
  discovery_answers: number;
  discovery_mentions: number;
  competitor_mentions: number;
  rank_sum: number;
  reciprocal_rank_sum: number;
  rank_gain_sum: number;
  positive: number;
  neutral: number;
  negative: number;
  own_site_answers: number;
  citations: number;
  mention_citations: number;
  failed: number;
  stage: 'awareness' | 'interest' | 'desire' | 'action' | null;
  regular_answers: number;
  regular_mentions: number;
  regular_rank_sum: number;
}

export interface DailyPromptRollupsInsert {
  account_id: string;
  subject_id: string;
  day: string;
  prompt_hash: string;
  platform: string;
  partition?: 'live' | 'simulated';
  last_answered_at?: Date | null;
  answers?: number;
  mentions?: number;
  discovery_answers?: number;
  discovery_mentions?: number;
  competitor_mentions?: number;
  rank_sum?: number;
  reciprocal_rank_sum?: number;
  rank_gain_sum?: number;
  positive?: number;
  neutral?: number;
  negative?: number;
  own_site_answers?: number;
  citations?: number;
  mention_citations?: number;
  failed?: number;
  stage?: 'awareness' | 'interest' | 'desire' | 'action' | null;
  regular_answers?: number;
  regular_mentions?: number;
  regular_rank_sum?: number;
}

export interface DailyPromptRollupsUpdate {
  account_id?: string;
  subject_id?: string;
  day?: string;
  prompt_hash?: string;
  platform?: string;
  partition?: 'live' | 'simulated';
  last_answered_at?: Date | null;
  answers?: number;
  mentions?: number;
  discovery_answers?: number;
  discovery_mentions?: number;
  competitor_mentions?: number;
  rank_sum?: number;
  reciprocal_rank_sum?: number;
  rank_gain_sum?: number;
  positive?: number;
  neutral?: number;
  negative?: number;
  own_site_answers?: number;
  citations?: number;
  mention_citations?: number;
  failed?: number;
  stage?: 'awareness' | 'interest' | 'desire' | 'action' | null;
  regular_answers?: number;
  regular_mentions?: number;
  regular_rank_sum?: number;
}

export interface DailyRollupsRow {
  account_id: string;
  subject_id: string;
  day: string;
  platform: string;
  partition: 'live' | 'simulated';
  answers: number;
  mentions: number;
  discovery_answers: number;
  discovery_mentions: number;
  competitor_mentions: number;
  rank_sum: number;
  reciprocal_rank_sum: number;
  rank_gain_sum: number;
  positive: number;
  neutral: number;
  negative: number;
  own_site_answers: number;
  citations: number;
  mention_citations: number;
  failed: number;
}

export interface DailyRollupsInsert {
  account_id: string;
  subject_id: string;
  day: string;
  platform: string;
  partition?: 'live' | 'simulated';
  answers?: number;
  mentions?: number;
  discovery_answers?: number;
  discovery_mentions?: number;
  competitor_mentions?: number;
  rank_sum?: number;
  reciprocal_rank_sum?: number;
  rank_gain_sum?: number;
  positive?: number;
  neutral?: number;
  negative?: number;
  own_site_answers?: number;
  citations?: number;
  mention_citations?: number;
  failed?: number;
}

export interface DailyRollupsUpdate {
  account_id?: string;
  subject_id?: string;
  day?: string;
  platform?: string;
  partition?: 'live' | 'simulated';
  answers?: number;
  mentions?: number;
  discovery_answers?: number;
  discovery_mentions?: number;
  competitor_mentions?: number;
  rank_sum?: number;
  reciprocal_rank_sum?: number;
  rank_gain_sum?: number;
  positive?: number;
  neutral?: number;
  negative?: number;
  own_site_answers?: number;
  citations?: number;
  mention_citations?: number;
  failed?: number;
}

export interface DailyStageRollupsRow {
  account_id: string;
  subject_id: string;
  day: string;
  stage: 'awareness' | 'interest' | 'desire' | 'action';
  partition: 'live' | 'simulated';
  answers: number;
  mentions: number;
  discovery_answers: number;
  discovery_mentions: number;
  competitor_mentions: number;
  rank_sum: number;
  reciprocal_rank_sum: number;
  rank_gain_sum: number;
  positive: number;
  neutral: number;
  negative: number;
  own_site_answers: number;
  citations: number;
  mention_citations: number;
  failed: number;
}

export interface DailyStageRollupsInsert {
  account_id: string;
  subject_id: string;
  day: string;
  stage: 'awareness' | 'interest' | 'desire' | 'action';
  partition?: 'live' | 'simulated';
  answers?: number;
  mentions?: number;
  discovery_answers?: number;
  discovery_mentions?: number;
  competitor_mentions?: number;
  rank_sum?: number;
  reciprocal_rank_sum?: number;
  rank_gain_sum?: number;
  positive?: number;
  neutral?: number;
  negative?: number;
  own_site_answers?: number;
  citations?: number;
  mention_citations?: number;
  failed?: number;
}

export interface DailyStageRollupsUpdate {
  account_id?: string;
  subject_id?: string;
  day?: string;
  stage?: 'awareness' | 'interest' | 'desire' | 'action';
  partition?: 'live' | 'simulated';
  answers?: number;
  mentions?: number;
  discovery_answers?: number;
  discovery_mentions?: number;
  competitor_mentions?: number;
  rank_sum?: number;
  reciprocal_rank_sum?: number;
  rank_gain_sum?: number;
  positive?: number;
  neutral?: number;
  negative?: number;
  own_site_answers?: number;
  citations?: number;
  mention_citations?: number;
  failed?: number;
}

export interface DeliveriesRow {
  account_id: string;
  id: string;
  event_id: string;
  endpoint_id: string;
  replay: number;
  status: 'pending' | 'delivered' | 'failed' | 'cancelled';
  attempts: number;
  due_at: Date | null;
  created_at: Date;
  finished_at: Date | null;
  escalated_at: Date | null;
  escalates_at: Date | null;
}

export interface DeliveriesInsert {
  account_id: string;
  id: string;
  event_id: string;
  endpoint_id: string;
  replay?: number;
  status?: 'pending' | 'delivered' | 'failed' | 'cancelled';
  attempts?: number;
  due_at?: Date | null;
  created_at: Date;
  finished_at?: Date | null;
  escalated_at?: Date | null;
  escalates_at?: Date | null;
}

export interface DeliveriesUpdate {
  account_id?: string;
  id?: string;
  event_id?: string;
  endpoint_id?: string;
  replay?: number;
  status?: 'pending' | 'delivered' | 'failed' | 'cancelled';
  attempts?: number;
  due_at?: Date | null;
  created_at?: Date;
  finished_at?: Date | null;
  escalated_at?: Date | null;
  escalates_at?: Date | null;
}

/** Who sends to an endpoint: at most one process at a time. */
export interface DeliveryLanesRow {
  account_id: string;
  endpoint_id: string;
  lease_token: string | null;
  leased_until: Date | null;
  /** When the next delivery falls due, as far as known: events written since are told of, and looked for by a sweep. */
  wake_at: Date | null;
}

export interface DeliveryLanesInsert {
  account_id: string;
  endpoint_id: string;
  lease_token?: string | null;
  leased_until?: Date | null;
  wake_at?: Date | null;
}

export interface DeliveryLanesUpdate {
  account_id?: string;
  endpoint_id?: string;
  lease_token?: string | null;
  leased_until?: Date | null;
  wake_at?: Date | null;
}

export interface EmailOutboxRow {
  id: string;
  recipient: string;
  template: string;
  data: unknown;
  due_at: Date;
  attempts: number;
  created_at: Date;
  sent_at: Date | null;
  failed_at: Date | null;
}

export interface EmailOutboxInsert {
  id: string;
  recipient: string;
  template: string;
  data: string;
  due_at: Date;
  attempts?: number;
  created_at: Date;
  sent_at?: Date | null;
  failed_at?: Date | null;
}

export interface EmailOutboxUpdate {
  id?: string;
  recipient?: string;
  template?: string;
  data?: string;
  due_at?: Date;
  attempts?: number;
  created_at?: Date;
  sent_at?: Date | null;
  failed_at?: Date | null;
}

export interface EmailTokensRow {
  token_hash: Buffer;
  user_id: string;
  purpose: 'confirm_email' | 'reset_password';
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface EmailTokensInsert {
  token_hash: Buffer;
  user_id: string;
  purpose: 'confirm_email' | 'reset_password';
  created_at: Date;
  expires_at: Date;
  used_at?: Date | null;
}

export interface EmailTokensUpdate {
  token_hash?: Buffer;
  user_id?: string;
  purpose?: 'confirm_email' | 'reset_password';
  created_at?: Date;
  expires_at?: Date;
  used_at?: Date | null;
}

export interface EndpointSecretsRow {
  account_id: string;
  endpoint_id: string;
  id: string;
  cipher_text: Buffer;
  nonce: Buffer;
  auth_tag: Buffer;
  encryption_key_id: string;
  created_at: Date;
  /** Set when a newer secret exists: until then both sign. */
  retires_at: Date | null;
}

export interface EndpointSecretsInsert {
  account_id: string;
  endpoint_id: string;
  id: string;
  cipher_text: Buffer;
  nonce: Buffer;
  auth_tag: Buffer;
  encryption_key_id: string;
  created_at: Date;
  retires_at?: Date | null;
}

export interface EndpointSecretsUpdate {
  account_id?: string;
  endpoint_id?: string;
  id?: string;
  cipher_text?: Buffer;
  nonce?: Buffer;
  auth_tag?: Buffer;
  encryption_key_id?: string;
  created_at?: Date;
  retires_at?: Date | null;
}

export interface EndpointsRow {
  account_id: string;
  id: string;
  interface: 'direct' | 'v1';
  url: string;
  description: string | null;
  events: string[];
  status: 'enabled' | 'paused' | 'disabled' | 'deleted';
  disabled_reason: string | null;
  failing_since: Date | null;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
  /** Counts the changes of what a sender must know: address, status, secrets. */
  revision: number;
}

export interface EndpointsInsert {
  account_id: string;
  id: string;
  interface: 'direct' | 'v1';
  url: string;
  description?: string | null;
  events: string[];
  status?: 'enabled' | 'paused' | 'disabled' | 'deleted';
  disabled_reason?: string | null;
  failing_since?: Date | null;
  created_by?: string | null;
  created_at: Date;
  updated_at: Date;
  revision?: number;
}

export interface EndpointsUpdate {
  account_id?: string;
  id?: string;
  interface?: 'direct' | 'v1';
  url?: string;
  description?: string | null;
  events?: string[];
  status?: 'enabled' | 'paused' | 'disabled' | 'deleted';
  disabled_reason?: string | null;
  failing_since?: Date | null;
  created_by?: string | null;
  created_at?: Date;
  updated_at?: Date;
  revision?: number;
}

export interface EventsRow {
  account_id: string;
  id: string;
  type: string;
  brand_id: string | null;
  created_at: Date;
  payload_v1: Buffer | null;
  payload_direct: Buffer | null;
}

export interface EventsInsert {
  account_id: string;
  id: string;
  type: string;
  brand_id?: string | null;
  created_at: Date;
  payload_v1?: Buffer | null;
  payload_direct?: Buffer | null;
}

export interface EventsUpdate {
  account_id?: string;
  id?: string;
  type?: string;
  brand_id?: string | null;
  created_at?: Date;
  payload_v1?: Buffer | null;
  payload_direct?: Buffer | null;
}

export interface FreeCheckAnswersRow {
  check_id: string;
  ordinal: number;
  platform: string;
  prompt: string;
  text: string;
  model: string;
  input_tokens: number | null;
  output_tokens: number | null;
  cost_usd: number | null;
  latency_ms: number;
  answered_at: Date;
}

export interface FreeCheckAnswersInsert {
  check_id: string;
  ordinal: number;
  platform: string;
  prompt: string;
  text: string;
  model: string;
  input_tokens?: number | null;
  output_tokens?: number | null;
  cost_usd?: number | null;
  latency_ms: number;
  answered_at: Date;
}

export interface FreeCheckAnswersUpdate {
  check_id?: string;
  ordinal?: number;
  platform?: string;
  prompt?: string;
  text?: string;
  model?: string;
  input_tokens?: number | null;
  output_tokens?: number | null;
  cost_usd?: number | null;
  latency_ms?: number;
  answered_at?: Date;
}

export interface FreeChecksRow {
  id: string;
  ip: string | null;
  brand_name: string;
  industry: string;
  competitors: string[];
  platforms: string[];
  summary: unknown | null;
  cost_usd: number;
  created_at: Date;
  completed_at: Date | null;
}

export interface FreeChecksInsert {
  id: string;
  ip?: string | null;
  brand_name: string;
  industry: string;
  competitors?: string[];
  platforms?: string[];
  summary?: string | null;
  cost_usd?: number;
  created_at: Date;
  completed_at?: Date | null;
}

export interface FreeChecksUpdate {
  id?: string;
  ip?: string | null;
  brand_name?: string;
  industry?: string;
  competitors?: string[];
  platforms?: string[];
  summary?: string | null;
  cost_usd?: number;
  created_at?: Date;
  completed_at?: Date | null;
}

export interface IdempotencyKeysRow {
  account_id: string;
  operation: string;
  key: string;
  body_hash: Buffer;
  status: 'running' | 'completed';
  /** The attempt that holds the lock: one that lost it stores nothing. */
  owner: string;
  /** The id of what the request creates, the same in every attempt: one that was killed after its work was stored is not done twice. */
  work_id: string;
  locked_until: Date;
  response_status: number | null;
  response_headers: unknown | null;
  response_body: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface IdempotencyKeysInsert {
  account_id: string;
  operation: string;
  key: string;
  body_hash: Buffer;
  status: 'running' | 'completed';
  owner: string;
  work_id: string;
  locked_until: Date;
  response_status?: number | null;
  response_headers?: string | null;
  response_body?: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface IdempotencyKeysUpdate {
  account_id?: string;
  operation?: string;
  key?: string;
  body_hash?: Buffer;
  status?: 'running' | 'completed';
  owner?: string;
  work_id?: string;
  locked_until?: Date;
  response_status?: number | null;
  response_headers?: string | null;
  response_body?: string | null;
  created_at?: Date;
  expires_at?: Date;
}

export interface IncidentEvidenceRow {
  account_id: string;
  incident_id: string;
  id: string;
  /** What the evidence is, so that the same evidence found again is not counted twice. */
  subject: string;
  answer_id: string | null;
  platform: string | null;
  excerpt: string | null;
  source_url: string | null;
  observed_at: Date;
}

export interface IncidentEvidenceInsert {
  account_id: string;
  incident_id: string;
  id: string;
  subject: string;
  answer_id?: string | null;
  platform?: string | null;
  excerpt?: string | null;
  source_url?: string | null;
  observed_at: Date;
}

export interface IncidentEvidenceUpdate {
  account_id?: string;
  incident_id?: string;
  id?: string;
  subject?: string;
  answer_id?: string | null;
  platform?: string | null;
  excerpt?: string | null;
  source_url?: string | null;
  observed_at?: Date;
}

export interface IncidentsRow {
  account_id: string;
  id: string;
  brand_id: string;
  type: string;
  subject: string;
  severity: 'low' | 'medium' | 'high' | 'critical';
  status: 'open' | 'investigating' | 'resolved';
  title: string;
  details: unknown;
  evidence_count: number;
  opened_at: Date;
  updated_at: Date;
  resolved_at: Date | null;
  resolved_by: string | null;
  partition: 'live' | 'simulated';
  investigated_at: Date | null;
  investigated_by: string | null;
}

export interface IncidentsInsert {
  account_id: string;
  id: string;
  brand_id: string;
  type: string;
  subject?: string;
  severity: 'low' | 'medium' | 'high' | 'critical';
  status?: 'open' | 'investigating' | 'resolved';
  title: string;
  details?: string;
  evidence_count?: number;
  opened_at: Date;
  updated_at: Date;
  resolved_at?: Date | null;
  resolved_by?: string | null;
  partition?: 'live' | 'simulated';
  investigated_at?: Date | null;
  investigated_by?: string | null;
}

export interface IncidentsUpdate {
  account_id?: string;
  id?: string;
  brand_id?: string;
  type?: string;
  subject?: string;
  severity?: 'low' | 'medium' | 'high' | 'critical';
  status?: 'open' | 'investigating' | 'resolved';
  title?: string;
  details?: string;
  evidence_count?: number;
  opened_at?: Date;
  updated_at?: Date;
  resolved_at?: Date | null;
  resolved_by?: string | null;
  partition?: 'live' | 'simulated';
  investigated_at?: Date | null;
  investigated_by?: string | null;
}

export interface InvitationsRow {
  account_id: string;
  id: string;
  email: string;
  email_folded: string;
  role: 'viewer' | 'member' | 'admin' | 'owner';
  token_hash: Buffer;
  invited_by: string | null;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  revoked_at: Date | null;
}

export interface InvitationsInsert {
  account_id: string;
  id: string;
  email: string;
  email_folded: string;
  role: 'viewer' | 'member' | 'admin' | 'owner';
  token_hash: Buffer;
  invited_by?: string | null;
  created_at: Date;
  expires_at: Date;
  accepted_at?: Date | null;
  revoked_at?: Date | null;
}

export interface InvitationsUpdate {
  account_id?: string;
  id?: string;
  email?: string;
  email_folded?: string;
  role?: 'viewer' | 'member' | 'admin' | 'owner';
  token_hash?: Buffer;
  invited_by?: string | null;
  created_at?: Date;
  expires_at?: Date;
  accepted_at?: Date | null;
  revoked_at?: Date | null;
}

export interface IpLimitsRow {
  /** An IPv4 address, or the /64 of an IPv6 address. */
  subject: string;
  policy: string;
  counts: number[];
  newest: number[];
  used: number[];
  used_at: Date | null;
}

export interface IpLimitsInsert {
  subject: string;
  policy: string;
  counts?: number[];
  newest?: number[];
  used?: number[];
  used_at?: Date | null;
}

export interface IpLimitsUpdate {
  subject?: string;
  policy?: string;
  counts?: number[];
  newest?: number[];
  used?: number[];
  used_at?: Date | null;
}

export interface JudgementsRow {
  account_id: string;
  /** SHA-256 of the judging model, the wording of the question, the brand and the answer. */
  hash: Buffer;
  /** Null: the judge replied with nothing that can be used, and the built-in tone stands. */
  tone: 'positive' | 'neutral' | 'negative' | null;
  judged_at: Date;
}

export interface JudgementsInsert {
  account_id: string;
  hash: Buffer;
  tone?: 'positive' | 'neutral' | 'negative' | null;
  judged_at: Date;
}

export interface JudgementsUpdate {
  account_id?: string;
  hash?: Buffer;
  tone?: 'positive' | 'neutral' | 'negative' | null;
  judged_at?: Date;
}

export interface KeyUsesRow {
  account_id: string;
  key_id: string;
  last_used_at: Date;
}

export interface KeyUsesInsert {
  account_id: string;
  key_id: string;
  last_used_at: Date;
}

export interface KeyUsesUpdate {
  account_id?: string;
  key_id?: string;
  last_used_at?: Date;
}

export interface KeysRow {
  id: string;
  hash: Buffer;
  prefix: string;
  account_id: string;
  interface: 'direct' | 'v1';
  scope: 'read' | 'write' | 'admin';
  partition: 'live' | 'simulated';
  name: string | null;
  created_by: string | null;
  created_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
  replaced_by: string | null;
}

export interface KeysInsert {
  id: string;
  hash: Buffer;
  prefix: string;
  account_id: string;
  interface: 'direct' | 'v1';
  scope: 'read' | 'write' | 'admin';
  partition?: 'live' | 'simulated';
  name?: string | null;
  created_by?: string | null;
  created_at: Date;
  expires_at?: Date | null;
  revoked_at?: Date | null;
  replaced_by?: string | null;
}

export interface KeysUpdate {
  id?: string;
  hash?: Buffer;
  prefix?: string;
  account_id?: string;
  interface?: 'direct' | 'v1';
  scope?: 'read' | 'write' | 'admin';
  partition?: 'live' | 'simulated';
  name?: string | null;
  created_by?: string | null;
  created_at?: Date;
  expires_at?: Date | null;
  revoked_at?: Date | null;
  replaced_by?: string | null;
}

export interface LintIssuesRow {
  account_id: string;
  id: string;
  page_id: string;
  revision: number;
  rule: string;
  severity: 'low' | 'medium' | 'high' | 'critical';
  message: string;
  /** In the body, in Unicode code points; where the fact is named there, else 0. */
  position: number;
  detected_at: Date;
  resolved_at: Date | null;
  /** What of the page it is in: body, facts, or a fact as facts[2]. */
  field: string;
  /** What it is about, within its rule and page: a claim, a link, a fact. */
  subject: string;
}

export interface LintIssuesInsert {
  account_id: string;
  id: string;
  page_id: string;
  revision: number;
  rule: string;
  severity: 'low' | 'medium' | 'high' | 'critical';
  message: string;
  position: number;
  detected_at: Date;
  resolved_at?: Date | null;
  field?: string;
  subject?: string;
}

export interface LintIssuesUpdate {
  account_id?: string;
  id?: string;
  page_id?: string;
  revision?: number;
  rule?: string;
  severity?: 'low' | 'medium' | 'high' | 'critical';
  message?: string;
  position?: number;
  detected_at?: Date;
  resolved_at?: Date | null;
  field?: string;
  subject?: string;
}

export interface MembersRow {
  account_id: string;
  user_id: string;
  role: 'viewer' | 'member' | 'admin' | 'owner';
  created_at: Date;
}

export interface MembersInsert {
  account_id: string;
  user_id: string;
  role: 'viewer' | 'member' | 'admin' | 'owner';
  created_at: Date;
}

export interface MembersUpdate {
  account_id?: string;
  user_id?: string;
  role?: 'viewer' | 'member' | 'admin' | 'owner';
  created_at?: Date;
}

/** The latest latencies of each platform, a ring that writers overwrite slot by slot: the 75th percentile reads a few hundred rows, however many answers are stored. Written outside any other transaction. */
export interface PlatformLatenciesRow {
  platform: string;
  slot: number;
  latency_ms: number;
  observed_at: Date;
}

export interface PlatformLatenciesInsert {
  platform: string;
  slot: number;
  latency_ms: number;
  observed_at: Date;
}

export interface PlatformLatenciesUpdate {
  platform?: string;
  slot?: number;
  latency_ms?: number;
  observed_at?: Date;
}

export interface PlatformStatusRow {
  platform: string;
  ok: boolean;
  latency_ms: number | null;
  checked_at: Date;
}

export interface PlatformStatusInsert {
  platform: string;
  ok: boolean;
  latency_ms?: number | null;
  checked_at: Date;
}

export interface PlatformStatusUpdate {
  platform?: string;
  ok?: boolean;
  latency_ms?: number | null;
  checked_at?: Date;
}

/** One row: the process whose compare-and-set on claimed_at succeeds pings all platforms for every process. */
export interface PlatformStatusRoundsRow {
  id: number;
  claimed_at: Date;
  claimed_by: string;
  completed_at: Date | null;
}

export interface PlatformStatusRoundsInsert {
  id: number;
  claimed_at: Date;
  claimed_by: string;
  completed_at?: Date | null;
}

export interface PlatformStatusRoundsUpdate {
  id?: number;
  claimed_at?: Date;
  claimed_by?: string;
  completed_at?: Date | null;
}

/** Whether a change of visibility on a platform may be announced: once per crossing, armed again when it has calmed. */
export interface PriorityStatesRow {
  account_id: string;
  brand_id: string;
  platform: string;
  partition: 'live' | 'simulated';
  armed: boolean;
  before: number | null;
  after: number | null;
  observed_at: Date;
}

export interface PriorityStatesInsert {
  account_id: string;
  brand_id: string;
  platform: string;
  partition?: 'live' | 'simulated';
  armed?: boolean;
  before?: number | null;
  after?: number | null;
  observed_at: Date;
}

export interface PriorityStatesUpdate {
  account_id?: string;
  brand_id?: string;
  platform?: string;
  partition?: 'live' | 'simulated';
  armed?: boolean;
  before?: number | null;
  after?: number | null;
  observed_at?: Date;
}

export interface PromptPacksRow {
  account_id: string;
  id: string;
  name: string;
  created_at: Date;
  archived_at: Date | null;
}

export interface PromptPacksInsert {
  account_id: string;
  id: string;
  name: string;
  created_at: Date;
  archived_at?: Date | null;
}

export interface PromptPacksUpdate {
  account_id?: string;
  id?: string;
  name?: string;
  created_at?: Date;
  archived_at?: Date | null;
}

export interface PromptTemplatesRow {
  account_id: string;
  pack_id: string;
  id: string;
  language: 'zh' | 'en';
  stage: 'awareness' | 'interest' | 'desire' | 'action';
  text: string;
  position: number;
}

export interface PromptTemplatesInsert {
  account_id: string;
  pack_id: string;
  id: string;
  language: 'zh' | 'en';
  stage: 'awareness' | 'interest' | 'desire' | 'action';
  text: string;
  position: number;
}

export interface PromptTemplatesUpdate {
  account_id?: string;
  pack_id?: string;
  id?: string;
  language?: 'zh' | 'en';
  stage?: 'awareness' | 'interest' | 'desire' | 'action';
  text?: string;
  position?: number;
}

export interface PromptsRow {
  account_id: string;
  id: string;
  brand_id: string;
  /** Identifies the wording of a prompt; the promptHash of the interfaces. */
  hash: string;
  text: string;
  language: 'zh' | 'en';
  stage: 'awareness' | 'interest' | 'desire' | 'action';
  /** The prompt names neither the brand nor its aliases. */
  discovery: boolean;
  /** Asked by every probe without a pack of its own and by scheduled scans. */
  in_panel: boolean;
  source: string;
  pack_id: string | null;
  template_id: string | null;
  created_at: Date;
  archived_at: Date | null;
}

export interface PromptsInsert {
  account_id: string;
  id: string;
  brand_id: string;
  hash: string;
  text: string;
  language: 'zh' | 'en';
  stage: 'awareness' | 'interest' | 'desire' | 'action';
  discovery: boolean;
  in_panel?: boolean;
  source: string;
  pack_id?: string | null;
  template_id?: string | null;
  created_at: Date;
  archived_at?: Date | null;
}

export interface PromptsUpdate {
  account_id?: string;
  id?: string;
  brand_id?: string;
  hash?: string;
  text?: string;
  language?: 'zh' | 'en';
  stage?: 'awareness' | 'interest' | 'desire' | 'action';
  discovery?: boolean;
  in_panel?: boolean;
  source?: string;
  pack_id?: string | null;
  template_id?: string | null;
  created_at?: Date;
  archived_at?: Date | null;
}

export interface RewriteBatchesRow {
  account_id: string;
  id: string;
  brand_id: string | null;
  status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
  items_total: number;
  success_count: number;
  failure_count: number;
  requested_by: string | null;
  created_at: Date;
  completed_at: Date | null;
  partition: 'live' | 'simulated';
  deadline_at: Date;
}

export interface RewriteBatchesInsert {
  account_id: string;
  id: string;
  brand_id?: string | null;
  status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
  items_total: number;
  success_count?: number;
  failure_count?: number;
  requested_by?: string | null;
  created_at: Date;
  completed_at?: Date | null;
  partition?: 'live' | 'simulated';
  deadline_at?: Date;
}

export interface RewriteBatchesUpdate {
  account_id?: string;
  id?: string;
  brand_id?: string | null;
  status?: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
  items_total?: number;
  success_count?: number;
  failure_count?: number;
  requested_by?: string | null;
  created_at?: Date;
  completed_at?: Date | null;
  partition?: 'live' | 'simulated';
  deadline_at?: Date;
}

export interface RewriteItemsRow {
  account_id: string;
  batch_id: string;
  ordinal: number;
  text: string;
  brand: string;
  audience: string | null;
  state: 'planned' | 'succeeded' | 'failed';
  result: unknown | null;
  failure: string | null;
  finished_at: Date | null;
  cost_usd: number | null;
}

export interface RewriteItemsInsert {
  account_id: string;
  batch_id: string;
  ordinal: number;
  text: string;
  brand: string;
  audience?: string | null;
  state?: 'planned' | 'succeeded' | 'failed';
  result?: string | null;
  failure?: string | null;
  finished_at?: Date | null;
  cost_usd?: number | null;
}

export interface RewriteItemsUpdate {
  account_id?: string;
  batch_id?: string;
  ordinal?: number;
  text?: string;
  brand?: string;
  audience?: string | null;
  state?: 'planned' | 'succeeded' | 'failed';
  result?: string | null;
  failure?: string | null;
  finished_at?: Date | null;
  cost_usd?: number | null;
}

export interface RunQuestionsRow {
  account_id: string;
  run_id: string;
  ordinal: number;
  prompt_id: string | null;
  text: string;
  hash: string;
  language: 'zh' | 'en';
  stage: 'awareness' | 'interest' | 'desire' | 'action' | null;
  discovery: boolean;
}

export interface RunQuestionsInsert {
  account_id: string;
  run_id: string;
  ordinal: number;
  prompt_id?: string | null;
  text: string;
  hash: string;
  language: 'zh' | 'en';
  stage?: 'awareness' | 'interest' | 'desire' | 'action' | null;
  discovery: boolean;
}

export interface RunQuestionsUpdate {
  account_id?: string;
  run_id?: string;
  ordinal?: number;
  prompt_id?: string | null;
  text?: string;
  hash?: string;
  language?: 'zh' | 'en';
  stage?: 'awareness' | 'interest' | 'desire' | 'action' | null;
  discovery?: boolean;
}

export interface RunsRow {
  account_id: string;
  id: string;
  kind: 'check' | 'query' | 'probe' | 'scheduled' | 'replay';
  partition: 'live' | 'simulated';
  brand_id: string | null;
  subject_id: string;
  brand_name: string;
  category: string | null;
  status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
  platforms: string[];
  /** The competitors the run is analysed against: [{name, aliases, website}]. */
  competitors: unknown;
  pack_id: string | null;
  requested_by: string | null;
  estimated_ms: number | null;
  asks_total: number;
  asks_answered: number;
  asks_failed: number;
  visibility: number | null;
  created_at: Date;
  started_at: Date | null;
  completed_at: Date | null;
  deadline_at: Date | null;
}

export interface RunsInsert {
  account_id: string;
  id: string;
  kind: 'check' | 'query' | 'probe' | 'scheduled' | 'replay';
  partition?: 'live' | 'simulated';
  brand_id?: string | null;
  subject_id: string;
  brand_name: string;
  category?: string | null;
  status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
  platforms: string[];
  competitors?: string;
  pack_id?: string | null;
  requested_by?: string | null;
  estimated_ms?: number | null;
  asks_total?: number;
  asks_answered?: number;
  asks_failed?: number;
  visibility?: number | null;
  created_at: Date;
  started_at?: Date | null;
  completed_at?: Date | null;
  deadline_at?: Date | null;
}

export interface RunsUpdate {
  account_id?: string;
  id?: string;
  kind?: 'check' | 'query' | 'probe' | 'scheduled' | 'replay';
  partition?: 'live' | 'simulated';
  brand_id?: string | null;
  subject_id?: string;
  brand_name?: string;
  category?: string | null;
  status?: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
  platforms?: string[];
  competitors?: string;
  pack_id?: string | null;
  requested_by?: string | null;
  estimated_ms?: number | null;
  asks_total?: number;
  asks_answered?: number;
  asks_failed?: number;
  visibility?: number | null;
  created_at?: Date;
  started_at?: Date | null;
  completed_at?: Date | null;
  deadline_at?: Date | null;
}

export interface SessionsRow {
  token_hash: Buffer;
  user_id: string;
  account_id: string | null;
  ip: string | null;
  user_agent: string | null;
  created_at: Date;
  renewed_at: Date;
  expires_at: Date;
}

export interface SessionsInsert {
  token_hash: Buffer;
  user_id: string;
  account_id?: string | null;
  ip?: string | null;
  user_agent?: string | null;
  created_at: Date;
  renewed_at: Date;
  expires_at: Date;
}

export interface SessionsUpdate {
  token_hash?: Buffer;
  user_id?: string;
  account_id?: string | null;
  ip?: string | null;
  user_agent?: string | null;
  created_at?: Date;
  renewed_at?: Date;
  expires_at?: Date;
}

/** Addresses (of IPv6 the /64) from which a person signed in: attempts from elsewhere do not hold them up there. */
export interface SignInPlacesRow {
  user_id: string;
  subject: string;
  signed_in_at: Date;
}

export interface SignInPlacesInsert {
  user_id: string;
  subject: string;
  signed_in_at: Date;
}

export interface SignInPlacesUpdate {
  user_id?: string;
  subject?: string;
  signed_in_at?: Date;
}

export interface SpendReservationsRow {
  account_id: string;
  id: string;
  expected_usd: number;
  expires_at: Date;
}

export interface SpendReservationsInsert {
  account_id: string;
  id: string;
  expected_usd: number;
  expires_at: Date;
}

export interface SpendReservationsUpdate {
  account_id?: string;
  id?: string;
  expected_usd?: number;
  expires_at?: Date;
}

export interface SuggestionsRow {
  account_id: string;
  id: string;
  brand_id: string;
  content: string;
  intent: 'comparison' | 'how-to' | 'faq' | 'review' | null;
  rewritten: string;
  fact_claims: unknown;
  eeat_signals: string[];
  expected_lift: unknown;
  prompt_hashes: string[];
  source: string;
  cost_usd: number | null;
  requested_by: string | null;
  created_at: Date;
  applied_at: Date | null;
  measured_at: Date | null;
  measurement: unknown | null;
}

export interface SuggestionsInsert {
  account_id: string;
  id: string;
  brand_id: string;
  content: string;
  intent?: 'comparison' | 'how-to' | 'faq' | 'review' | null;
  rewritten: string;
  fact_claims?: string;
  eeat_signals?: string[];
  expected_lift: string;
  prompt_hashes?: string[];
  source: string;
  cost_usd?: number | null;
  requested_by?: string | null;
  created_at: Date;
  applied_at?: Date | null;
  measured_at?: Date | null;
  measurement?: string | null;
}

export interface SuggestionsUpdate {
  account_id?: string;
  id?: string;
  brand_id?: string;
  content?: string;
  intent?: 'comparison' | 'how-to' | 'faq' | 'review' | null;
  rewritten?: string;
  fact_claims?: string;
  eeat_signals?: string[];
  expected_lift?: string;
  prompt_hashes?: string[];
  source?: string;
  cost_usd?: number | null;
  requested_by?: string | null;
  created_at?: Date;
  applied_at?: Date | null;
  measured_at?: Date | null;
  measurement?: string | null;
}

export interface ThrottlesRow {
  subject: string;
  policy: string;
  buckets: number[];
  newest: number;
  used_at: Date;
}

export interface ThrottlesInsert {
  subject: string;
  policy: string;
  buckets?: number[];
  newest?: number;
  used_at: Date;
}

export interface ThrottlesUpdate {
  subject?: string;
  policy?: string;
  buckets?: number[];
  newest?: number;
  used_at?: Date;
}

export interface UsageDailyRow {
  account_id: string;
  day: string;
  operation: string;
  platform: string;
  asks: number;
  input_tokens: number;
  output_tokens: number;
  cost_usd: number;
}

export interface UsageDailyInsert {
  account_id: string;
  day: string;
  operation: string;
  platform: string;
  asks?: number;
  input_tokens?: number;
  output_tokens?: number;
  cost_usd?: number;
}

export interface UsageDailyUpdate {
  account_id?: string;
  day?: string;
  operation?: string;
  platform?: string;
  asks?: number;
  input_tokens?: number;
  output_tokens?: number;
  cost_usd?: number;
}

/** One row for each asked question. It outlives the run that asked, hence no foreign key to it; entries without a run (rewrites, suggestions) have none of the columns of an ask and never collide. */
export interface UsageEntriesRow {
  account_id: string;
  id: string;
  operation: string;
  run_id: string | null;
  ordinal: number | null;
  platform: string;
  sample: number | null;
  brand_id: string | null;
  key_id: string | null;
  model: string | null;
  input_tokens: number | null;
  output_tokens: number | null;
  cost_usd: number | null;
  billed: boolean;
  at: Date;
}

export interface UsageEntriesInsert {
  account_id: string;
  id: string;
  operation: string;
  run_id?: string | null;
  ordinal?: number | null;
  platform: string;
  sample?: number | null;
  brand_id?: string | null;
  key_id?: string | null;
  model?: string | null;
  input_tokens?: number | null;
  output_tokens?: number | null;
  cost_usd?: number | null;
  billed?: boolean;
  at: Date;
}

export interface UsageEntriesUpdate {
  account_id?: string;
  id?: string;
  operation?: string;
  run_id?: string | null;
  ordinal?: number | null;
  platform?: string;
  sample?: number | null;
  brand_id?: string | null;
  key_id?: string | null;
  model?: string | null;
  input_tokens?: number | null;
  output_tokens?: number | null;
  cost_usd?: number | null;
  billed?: boolean;
  at?: Date;
}

export interface UsersRow {
  id: string;
  email: string;
  email_folded: string;
  name: string | null;
  password_hash: string | null;
  email_confirmed_at: Date | null;
  created_at: Date;
  deleted_at: Date | null;
  /** Name of the account that is made once the person confirms the address. */
  pending_account_name: string | null;
}

export interface UsersInsert {
  id: string;
  email: string;
  email_folded: string;
  name?: string | null;
  password_hash?: string | null;
  email_confirmed_at?: Date | null;
  created_at: Date;
  deleted_at?: Date | null;
  pending_account_name?: string | null;
}

export interface UsersUpdate {
  id?: string;
  email?: string;
  email_folded?: string;
  name?: string | null;
  password_hash?: string | null;
  email_confirmed_at?: Date | null;
  created_at?: Date;
  deleted_at?: Date | null;
  pending_account_name?: string | null;
}

export interface WikiPagesRow {
  account_id: string;
  id: string;
  brand_id: string;
  slug: string;
  title: string;
  revision: number;
  created_at: Date;
  updated_at: Date;
  archived_at: Date | null;
}

export interface WikiPagesInsert {
  account_id: string;
  id: string;
  brand_id: string;
  slug: string;
  title: string;
  revision: number;
  created_at: Date;
  updated_at: Date;
  archived_at?: Date | null;
}

export interface WikiPagesUpdate {
  account_id?: string;
  id?: string;
  brand_id?: string;
  slug?: string;
  title?: string;
  revision?: number;
  created_at?: Date;
  updated_at?: Date;
  archived_at?: Date | null;
}

export interface WikiRevisionsRow {
  account_id: string;
  page_id: string;
  revision: number;
  title: string;
  body: string;
  facts: unknown;
  updated_by: string | null;
  created_at: Date;
}

export interface WikiRevisionsInsert {
  account_id: string;
  page_id: string;
  revision: number;
  title: string;
  body: string;
  facts?: string;
  updated_by?: string | null;
  created_at: Date;
}

export interface WikiRevisionsUpdate {
  account_id?: string;
  page_id?: string;
  revision?: number;
  title?: string;
  body?: string;
  facts?: string;
  updated_by?: string | null;
  created_at?: Date;
}

/** A value, or an SQL expression for it. */
type OrExpression<T> = { [Column in keyof T]: T[Column] | Knex.Raw };

declare module 'knex/types/tables.js' {
  interface Tables {
    account_limits: Knex.CompositeTableType<AccountLimitsRow, OrExpression<AccountLimitsInsert>, OrExpression<AccountLimitsUpdate>>;
    account_refusals: Knex.CompositeTableType<AccountRefusalsRow, OrExpression<AccountRefusalsInsert>, OrExpression<AccountRefusalsUpdate>>;
    accounts: Knex.CompositeTableType<AccountsRow, OrExpression<AccountsInsert>, OrExpression<AccountsUpdate>>;
    alerts: Knex.CompositeTableType<AlertsRow, OrExpression<AlertsInsert>, OrExpression<AlertsUpdate>>;
    analyses: Knex.CompositeTableType<AnalysesRow, OrExpression<AnalysesInsert>, OrExpression<AnalysesUpdate>>;
    anonymous_spend: Knex.CompositeTableType<AnonymousSpendRow, OrExpression<AnonymousSpendInsert>, OrExpression<AnonymousSpendUpdate>>;
    answers: Knex.CompositeTableType<AnswersRow, OrExpression<AnswersInsert>, OrExpression<AnswersUpdate>>;
    asks: Knex.CompositeTableType<AsksRow, OrExpression<AsksInsert>, OrExpression<AsksUpdate>>;
    attempts: Knex.CompositeTableType<AttemptsRow, OrExpression<AttemptsInsert>, OrExpression<AttemptsUpdate>>;
    audit_entries: Knex.CompositeTableType<AuditEntriesRow, OrExpression<AuditEntriesInsert>, OrExpression<AuditEntriesUpdate>>;
    authority_snapshots: Knex.CompositeTableType<AuthoritySnapshotsRow, OrExpression<AuthoritySnapshotsInsert>, OrExpression<AuthoritySnapshotsUpdate>>;
    brands: Knex.CompositeTableType<BrandsRow, OrExpression<BrandsInsert>, OrExpression<BrandsUpdate>>;
    citation_sources: Knex.CompositeTableType<CitationSourcesRow, OrExpression<CitationSourcesInsert>, OrExpression<CitationSourcesUpdate>>;
    citations: Knex.CompositeTableType<CitationsRow, OrExpression<CitationsInsert>, OrExpression<CitationsUpdate>>;
    competitors: Knex.CompositeTableType<CompetitorsRow, OrExpression<CompetitorsInsert>, OrExpression<CompetitorsUpdate>>;
    daily_brand_rollups: Knex.CompositeTableType<DailyBrandRollupsRow, OrExpression<DailyBrandRollupsInsert>, OrExpression<DailyBrandRollupsUpdate>>;
    daily_competitor_rollups: Knex.CompositeTableType<DailyCompetitorRollupsRow, OrExpression<DailyCompetitorRollupsInsert>, OrExpression<DailyCompetitorRollupsUpdate>>;
    daily_domain_rollups: Knex.CompositeTableType<DailyDomainRollupsRow, OrExpression<DailyDomainRollupsInsert>, OrExpression<DailyDomainRollupsUpdate>>;
    daily_prompt_rollups: Knex.CompositeTableType<DailyPromptRollupsRow, OrExpression<DailyPromptRollupsInsert>, OrExpression<DailyPromptRollupsUpdate>>;
    daily_rollups: Knex.CompositeTableType<DailyRollupsRow, OrExpression<DailyRollupsInsert>, OrExpression<DailyRollupsUpdate>>;
    daily_stage_rollups: Knex.CompositeTableType<DailyStageRollupsRow, OrExpression<DailyStageRollupsInsert>, OrExpression<DailyStageRollupsUpdate>>;
    deliveries: Knex.CompositeTableType<DeliveriesRow, OrExpression<DeliveriesInsert>, OrExpression<DeliveriesUpdate>>;
    delivery_lanes: Knex.CompositeTableType<DeliveryLanesRow, OrExpression<DeliveryLanesInsert>, OrExpression<DeliveryLanesUpdate>>;
    email_outbox: Knex.CompositeTableType<EmailOutboxRow, OrExpression<EmailOutboxInsert>, OrExpression<EmailOutboxUpdate>>;
    email_tokens: Knex.CompositeTableType<EmailTokensRow, OrExpression<EmailTokensInsert>, OrExpression<EmailTokensUpdate>>;
    endpoint_secrets: Knex.CompositeTableType<EndpointSecretsRow, OrExpression<EndpointSecretsInsert>, OrExpression<EndpointSecretsUpdate>>;
    endpoints: Knex.CompositeTableType<EndpointsRow, OrExpression<EndpointsInsert>, OrExpression<EndpointsUpdate>>;
    events: Knex.CompositeTableType<EventsRow, OrExpression<EventsInsert>, OrExpression<EventsUpdate>>;
    free_check_answers: Knex.CompositeTableType<FreeCheckAnswersRow, OrExpression<FreeCheckAnswersInsert>, OrExpression<FreeCheckAnswersUpdate>>;
    free_checks: Knex.CompositeTableType<FreeChecksRow, OrExpression<FreeChecksInsert>, OrExpression<FreeChecksUpdate>>;
    idempotency_keys: Knex.CompositeTableType<IdempotencyKeysRow, OrExpression<IdempotencyKeysInsert>, OrExpression<IdempotencyKeysUpdate>>;
    incident_evidence: Knex.CompositeTableType<IncidentEvidenceRow, OrExpression<IncidentEvidenceInsert>, OrExpression<IncidentEvidenceUpdate>>;
    incidents: Knex.CompositeTableType<IncidentsRow, OrExpression<IncidentsInsert>, OrExpression<IncidentsUpdate>>;
    invitations: Knex.CompositeTableType<InvitationsRow, OrExpression<InvitationsInsert>, OrExpression<InvitationsUpdate>>;
    ip_limits: Knex.CompositeTableType<IpLimitsRow, OrExpression<IpLimitsInsert>, OrExpression<IpLimitsUpdate>>;
    judgements: Knex.CompositeTableType<JudgementsRow, OrExpression<JudgementsInsert>, OrExpression<JudgementsUpdate>>;
    key_uses: Knex.CompositeTableType<KeyUsesRow, OrExpression<KeyUsesInsert>, OrExpression<KeyUsesUpdate>>;
    keys: Knex.CompositeTableType<KeysRow, OrExpression<KeysInsert>, OrExpression<KeysUpdate>>;
    lint_issues: Knex.CompositeTableType<LintIssuesRow, OrExpression<LintIssuesInsert>, OrExpression<LintIssuesUpdate>>;
    members: Knex.CompositeTableType<MembersRow, OrExpression<MembersInsert>, OrExpression<MembersUpdate>>;
    platform_latencies: Knex.CompositeTableType<PlatformLatenciesRow, OrExpression<PlatformLatenciesInsert>, OrExpression<PlatformLatenciesUpdate>>;
    platform_status: Knex.CompositeTableType<PlatformStatusRow, OrExpression<PlatformStatusInsert>, OrExpression<PlatformStatusUpdate>>;
    platform_status_rounds: Knex.CompositeTableType<PlatformStatusRoundsRow, OrExpression<PlatformStatusRoundsInsert>, OrExpression<PlatformStatusRoundsUpdate>>;
    priority_states: Knex.CompositeTableType<PriorityStatesRow, OrExpression<PriorityStatesInsert>, OrExpression<PriorityStatesUpdate>>;
    prompt_packs: Knex.CompositeTableType<PromptPacksRow, OrExpression<PromptPacksInsert>, OrExpression<PromptPacksUpdate>>;
    prompt_templates: Knex.CompositeTableType<PromptTemplatesRow, OrExpression<PromptTemplatesInsert>, OrExpression<PromptTemplatesUpdate>>;
    prompts: Knex.CompositeTableType<PromptsRow, OrExpression<PromptsInsert>, OrExpression<PromptsUpdate>>;
    rewrite_batches: Knex.CompositeTableType<RewriteBatchesRow, OrExpression<RewriteBatchesInsert>, OrExpression<RewriteBatchesUpdate>>;
    rewrite_items: Knex.CompositeTableType<RewriteItemsRow, OrExpression<RewriteItemsInsert>, OrExpression<RewriteItemsUpdate>>;
    run_questions: Knex.CompositeTableType<RunQuestionsRow, OrExpression<RunQuestionsInsert>, OrExpression<RunQuestionsUpdate>>;
    runs: Knex.CompositeTableType<RunsRow, OrExpression<RunsInsert>, OrExpression<RunsUpdate>>;
    sessions: Knex.CompositeTableType<SessionsRow, OrExpression<SessionsInsert>, OrExpression<SessionsUpdate>>;
    sign_in_places: Knex.CompositeTableType<SignInPlacesRow, OrExpression<SignInPlacesInsert>, OrExpression<SignInPlacesUpdate>>;
    spend_reservations: Knex.CompositeTableType<SpendReservationsRow, OrExpression<SpendReservationsInsert>, OrExpression<SpendReservationsUpdate>>;
    suggestions: Knex.CompositeTableType<SuggestionsRow, OrExpression<SuggestionsInsert>, OrExpression<SuggestionsUpdate>>;
    throttles: Knex.CompositeTableType<ThrottlesRow, OrExpression<ThrottlesInsert>, OrExpression<ThrottlesUpdate>>;
    usage_daily: Knex.CompositeTableType<UsageDailyRow, OrExpression<UsageDailyInsert>, OrExpression<UsageDailyUpdate>>;
    usage_entries: Knex.CompositeTableType<UsageEntriesRow, OrExpression<UsageEntriesInsert>, OrExpression<UsageEntriesUpdate>>;
    users: Knex.CompositeTableType<UsersRow, OrExpression<UsersInsert>, OrExpression<UsersUpdate>>;
    wiki_pages: Knex.CompositeTableType<WikiPagesRow, OrExpression<WikiPagesInsert>, OrExpression<WikiPagesUpdate>>;
    wiki_revisions: Knex.CompositeTableType<WikiRevisionsRow, OrExpression<WikiRevisionsInsert>, OrExpression<WikiRevisionsUpdate>>;
  }
}
