import type { Knex } from 'knex';
import type { Prompt } from './expand.ts';
import type { Language } from './language.ts';
import type { Stage } from './templates.ts';

/** A question that may be asked about a brand. */
export interface BrandPrompt {
  id: string;
  brandId: string;
  text: string;
  hash: string;
  language: Language;
  stage: Stage;
  discovery: boolean;
  inPanel: boolean;
  source: string;
  createdAt: Date;
}

const COLUMNS = {
  id: 'id',
  brandId: 'brand_id',
  text: 'text',
  hash: 'hash',
  language: 'language',
  stage: 'stage',
  discovery: 'discovery',
  inPanel: 'in_panel',
  source: 'source',
  createdAt: 'created_at',
} as const;

/** A page of a brand's prompts, newest first, and how many there are. */
export async function selectPromptPage(
  knex: Knex,
  owner: { accountId: string; brandId: string },
  page: { stage: Stage | null; limit: number; before: string | null },
): Promise<{ prompts: BrandPrompt[]; total: number }> {
  const matching = knex('prompts')
    .where({ account_id: owner.accountId, brand_id: owner.brandId, archived_at: null })
    .modify((query) => {
      if (page.stage !== null) query.where({ stage: page.stage });
    });
  const [prompts, counted] = await Promise.all([
    matching
      .clone()
      .modify((query) => {
        if (page.before !== null) query.where('id', '<', page.before);
      })
      .orderBy('id', 'desc')
      .limit(page.limit)
      .select(COLUMNS) as unknown as Promise<BrandPrompt[]>,
    matching.clone().count({ total: '*' }).first(),
  ]);
  return { prompts, total: Number(counted?.total ?? 0) };
}

/** All prompts of a brand that are not archived. */
export async function selectPrompts(knex: Knex, accountId: string, brandId: string): Promise<BrandPrompt[]> {
  return knex('prompts')
    .where({ account_id: accountId, brand_id: brandId, archived_at: null })
    .select(COLUMNS) as unknown as Promise<BrandPrompt[]>;
}

export async function selectPrompt(knex: Knex, accountId: string, id: string): Promise<BrandPrompt | null> {
  const row = await knex('prompts').where({ account_id: accountId, id, archived_at: null }).first(COLUMNS);
  return (row as BrandPrompt | undefined) ?? null;
}

/** Adds prompts that the brand does not have; one that was archived is taken up again under its id. */
export async function insertPrompts(
  trx: Knex,
  owner: { accountId: string; brandId: string; source: string; newId: () => string },
  prompts: readonly Prompt[],
  at: Date,
): Promise<BrandPrompt[]> {
  if (prompts.length === 0) return [];
  const rows = prompts.map(({ text, hash, language, stage, discovery }) => ({
    account_id: owner.accountId,
    id: owner.newId(),
    brand_id: owner.brandId,
    hash,
    text,
    language,
    stage,
    discovery,
    source: owner.source,
    created_at: at,
  }));
  return trx('prompts')
    .insert(rows)
    .onConflict(['account_id', 'brand_id', 'hash'])
    .merge({ archived_at: null, stage: trx.raw('excluded.stage') as never })
    .returning(Object.entries(COLUMNS).map(([name, column]) => `${column} as ${name}`)) as unknown as Promise<
    BrandPrompt[]
  >;
}

/** How many questions the panel of a brand has: those that every scan asks. */
export async function countPanel(knex: Knex, accountId: string, brandId: string): Promise<number> {
  const row = await knex('prompts')
    .where({ account_id: accountId, brand_id: brandId, in_panel: true, archived_at: null })
    .count({ total: '*' })
    .first();
  return Number(row?.total ?? 0);
}

export async function updatePrompt(
  trx: Knex,
  accountId: string,
  id: string,
  change: { text: string; hash: string; stage: Stage; discovery: boolean },
): Promise<void> {
  await trx('prompts').where({ account_id: accountId, id }).update(change);
}

/** Whether the brand has, or had, another prompt of this wording. */
export async function hasWording(
  trx: Knex,
  owner: { accountId: string; brandId: string },
  { id, hash }: { id: string; hash: string },
): Promise<boolean> {
  const row = await trx('prompts')
    .where({ account_id: owner.accountId, brand_id: owner.brandId, hash })
    .whereNot({ id })
    .first('id');
  return row !== undefined;
}

export async function archive(trx: Knex, accountId: string, id: string, at: Date): Promise<boolean> {
  const archived = await trx('prompts').where({ account_id: accountId, id, archived_at: null }).update({
    archived_at: at,
    in_panel: false,
  });
  return archived === 1;
}
