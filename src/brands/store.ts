import type { Knex } from 'knex';
import type { Pipeline, PreparedStatement } from '../storage/pipeline.ts';
import type { Brand, BrandChange, Competitor } from './brand.ts';

/** Competitors come along as one array, in the order in which they were declared. */
const SELECT_BRANDS = `
  select b.id, b.created_by as "createdBy", b.name, b.aliases, b.category, b.website, b.domains, b.handles, b.language,
         b.schedule_cron as schedule, b.created_at as "createdAt",
         coalesce((select json_agg(json_build_object('name', c.name, 'aliases', c.aliases, 'website', c.website)
                                   order by c.created_at, c.id)
                     from competitors c
                    where c.account_id = b.account_id and c.brand_id = b.id), '[]') as competitors
    from brands b
   where b.account_id = :accountId and b.archived_at is null`;

const NEWEST_FIRST = 'order by b.created_at desc, b.id desc limit :limit';

/** At most `limit` brands of the account, newest first. */
export async function selectBrands(knex: Knex, accountId: string, limit: number): Promise<Brand[]> {
  return select(knex, `${SELECT_BRANDS} ${NEWEST_FIRST}`, { accountId, limit });
}

/** The same, planned once: half the time of the list, which is what callers poll. */
export async function selectBrandsPrepared(database: Pipeline, accountId: string, limit: number): Promise<Brand[]> {
  return database.run<Brand>(LIST_BRANDS, [accountId, limit]);
}

const LIST_BRANDS: PreparedStatement = {
  name: 'list_brands',
  text: `${SELECT_BRANDS} ${NEWEST_FIRST}`.replaceAll(':accountId', '$1').replaceAll(':limit', '$2'),
};

export async function selectBrand(knex: Knex, accountId: string, brandId: string): Promise<Brand | null> {
  const brands = await select(knex, `${SELECT_BRANDS} and b.id = :brandId`, { accountId, brandId });
  return brands[0] ?? null;
}

/** The account's brand of this folded name. */
export async function selectBrandNamed(knex: Knex, accountId: string, nameFolded: string): Promise<Brand | null> {
  const brands = await select(
    knex,
    `${SELECT_BRANDS} and b.name_folded = :nameFolded order by b.created_at, b.id limit 1`,
    { accountId, nameFolded },
  );
  return brands[0] ?? null;
}

async function select(knex: Knex, sql: string, bindings: Record<string, string | number>): Promise<Brand[]> {
  const { rows } = await knex.raw<{ rows: Brand[] }>(sql, bindings);
  return rows;
}

export async function countBrands(trx: Knex, accountId: string): Promise<number> {
  const [row] = await trx('brands')
    .where({ account_id: accountId, archived_at: null })
    .count<{ count: number }[]>({ count: '*' });
  return row?.count ?? 0;
}

export async function insertBrand(trx: Knex, accountId: string, brand: Brand, nameFolded: string): Promise<void> {
  await trx('brands').insert({
    account_id: accountId,
    id: brand.id,
    name: brand.name,
    name_folded: nameFolded,
    category: brand.category,
    website: brand.website,
    aliases: brand.aliases,
    language: brand.language,
    schedule_cron: brand.schedule,
    created_by: brand.createdBy,
    created_at: brand.createdAt,
  });
}

export async function updateBrand(
  trx: Knex,
  accountId: string,
  brandId: string,
  change: Omit<BrandChange, 'competitors'>,
): Promise<void> {
  const values = {
    ...(change.aliases === undefined ? {} : { aliases: change.aliases }),
    ...(change.website === undefined ? {} : { website: change.website }),
    ...(change.domains === undefined ? {} : { domains: change.domains }),
    ...(change.handles === undefined ? {} : { handles: change.handles }),
    // Its first time is worked out by those who scan.
    ...(change.schedule === undefined ? {} : { schedule_cron: change.schedule, next_scan_at: null }),
  };
  if (Object.keys(values).length === 0) return;
  await trx('brands').where({ account_id: accountId, id: brandId }).update(values);
}

/** Changes of one brand happen one after the other: each sees, and replaces, what the one before it wrote. */
export async function lockBrand(trx: Knex.Transaction, accountId: string, brandId: string): Promise<void> {
  await trx('brands').where({ account_id: accountId, id: brandId }).forUpdate().select('id');
}

/** False when the account has no such brand, or it was archived before. */
export async function archiveBrand(knex: Knex, accountId: string, brandId: string, at: Date): Promise<boolean> {
  const archived = await knex('brands')
    .where({ account_id: accountId, id: brandId, archived_at: null })
    .update({ archived_at: at });
  return archived === 1;
}

/** The number of brands agreed with an Enterprise account; `null` where none is. */
export async function selectAgreedBrands(trx: Knex, accountId: string): Promise<number | null> {
  const row = await trx('accounts').where({ id: accountId }).first('enterprise_limits');
  return (row?.enterprise_limits as { brands?: number | null } | null | undefined)?.brands ?? null;
}

export async function replaceCompetitors(
  trx: Knex,
  accountId: string,
  brandId: string,
  competitors: readonly (Competitor & { id: string })[],
  at: Date,
): Promise<void> {
  await trx('competitors').where({ account_id: accountId, brand_id: brandId }).delete();
  if (competitors.length === 0) return;
  await trx('competitors').insert(
    competitors.map((competitor) => ({
      account_id: accountId,
      brand_id: brandId,
      id: competitor.id,
      name: competitor.name,
      aliases: competitor.aliases,
      website: competitor.website,
      created_at: at,
    })),
  );
}
