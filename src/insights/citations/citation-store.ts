import type { Knex } from 'knex';
import type { PlatformId } from '../../platforms/index.ts';
import type { BrandScope } from '../scope.ts';

/** A source, as it was first found in an answer about a brand on a platform. */
export interface Citation {
  id: string;
  brandId: string;
  platform: PlatformId;
  sourceUrl: string;
  sourceDomain: string;
  promptHash: string;
  discoveredAt: Date;
  /** The sentence it stands in; empty when the platform only listed it. */
  context: string;
}

export interface CitationFilter {
  /** Discovered then or later. */
  since: Date;
  platform: PlatformId | null;
}

/** The last entry of a page: the next one begins behind it. */
export interface CitationPlace {
  discoveredAt: Date;
  id: string;
}

/** Each source once for a brand and platform, newest first. */
export async function selectCitations(
  knex: Knex,
  scope: BrandScope,
  filter: CitationFilter & { limit: number; after: CitationPlace | null },
): Promise<Citation[]> {
  const { since, platform, limit, after } = filter;
  const { rows } = await knex.raw<{ rows: Citation[] }>(
    `select id, subject_id as "brandId", platform, source_url as "sourceUrl", source_domain as "sourceDomain",
            prompt_hash as "promptHash", discovered_at as "discoveredAt", context
       from citation_sources
      where ${matching(platform)}
        ${after === null ? '' : 'and (discovered_at, id) < (cast(:afterAt as timestamptz), cast(:afterId as uuid))'}
      order by discovered_at desc, id desc
      limit :limit`,
    {
      ...scope,
      since,
      ...named(platform),
      limit,
      ...(after === null ? {} : { afterAt: after.discoveredAt, afterId: after.id }),
    },
  );
  return rows;
}

/** All that match, of every page. */
export async function countCitations(knex: Knex, scope: BrandScope, filter: CitationFilter): Promise<number> {
  const { rows } = await knex.raw<{ rows: { total: number }[] }>(
    `select count(*) as total from citation_sources where ${matching(filter.platform)}`,
    { ...scope, since: filter.since, ...named(filter.platform) },
  );
  return rows[0]?.total ?? 0;
}

function matching(platform: PlatformId | null): string {
  const ofPlatform = platform === null ? '' : 'and platform = :platform';
  return `account_id = :accountId and subject_id = :brandId and partition = :partition ${ofPlatform} and discovered_at >= :since`;
}

function named(platform: PlatformId | null): { platform?: PlatformId } {
  return platform === null ? {} : { platform };
}
