import type { Knex } from 'knex';
import type { Prompt } from './expand.ts';
import type { PromptTemplate } from './templates.ts';

export interface PromptPack {
  id: string;
  name: string;
  /** Asked by probes that name no pack. */
  isDefault: boolean;
  /** In the order in which they are asked. */
  templates: PromptTemplate[];
}

/** The pack with this id, or the account's default pack for `null`; `null` when the account has no such pack. */
export async function selectPack(knex: Knex, accountId: string, packId: string | null): Promise<PromptPack | null> {
  const { rows } = await knex.raw<{ rows: PromptPack[] }>(
    `select p.id, p.name, coalesce(p.id = a.default_pack_id, false) as "isDefault",
            coalesce((select json_agg(json_build_object('language', t.language, 'stage', t.stage, 'text', t.text)
                                      order by t.position)
                        from prompt_templates t
                       where t.account_id = p.account_id and t.pack_id = p.id), '[]') as templates
       from accounts a
       join prompt_packs p on p.account_id = a.id
      where a.id = :accountId and p.archived_at is null and p.id = coalesce(cast(:packId as uuid), a.default_pack_id)`,
    // knex reads a null binding of a named parameter as missing unless it is given as such
    { accountId, packId: packId as string },
  );
  return rows[0] ?? null;
}

export async function insertPack(
  trx: Knex,
  accountId: string,
  pack: { id: string; name: string; templates: readonly PromptTemplate[]; newId: () => string },
  at: Date,
): Promise<void> {
  await trx('prompt_packs').insert({ account_id: accountId, id: pack.id, name: pack.name, created_at: at });
  await insertTemplates(trx, accountId, pack);
}

/** The templates of a pack from now on, in their order. */
export async function replaceTemplates(
  trx: Knex,
  accountId: string,
  pack: { id: string; templates: readonly PromptTemplate[]; newId: () => string },
): Promise<void> {
  await trx('prompt_templates').where({ account_id: accountId, pack_id: pack.id }).delete();
  await insertTemplates(trx, accountId, pack);
}

async function insertTemplates(
  trx: Knex,
  accountId: string,
  pack: { id: string; templates: readonly PromptTemplate[]; newId: () => string },
): Promise<void> {
  if (pack.templates.length === 0) return;
  const rows = pack.templates.map((template, position) => ({
    account_id: accountId,
    pack_id: pack.id,
    id: pack.newId(),
    language: template.language,
    stage: template.stage,
    text: template.text,
    position,
  }));
  await trx('prompt_templates').insert(rows);
}

export async function setDefaultPack(trx: Knex, accountId: string, packId: string): Promise<void> {
  await trx('accounts').where({ id: accountId }).update({ default_pack_id: packId });
}

/**
 * Makes the prompts of a brand known and gives their ids, in the order of `prompts`. A prompt that was known keeps its
 * id; one that is asked as part of the panel stays in it.
 */
export async function upsertPrompts(
  trx: Knex,
  owner: { accountId: string; brandId: string; packId: string; inPanel: boolean; newId: () => string },
  prompts: readonly Prompt[],
  at: Date,
): Promise<string[]> {
  if (prompts.length === 0) return [];
  const rows = prompts.map((prompt) => ({
    account_id: owner.accountId,
    id: owner.newId(),
    brand_id: owner.brandId,
    hash: prompt.hash,
    text: prompt.text,
    language: prompt.language,
    stage: prompt.stage,
    discovery: prompt.discovery,
    in_panel: owner.inPanel,
    source: 'pack',
    pack_id: owner.packId,
    created_at: at,
  }));
  const stored: { id: string; hash: string }[] = await trx('prompts')
    .insert(rows)
    .onConflict(['account_id', 'brand_id', 'hash'])
    .merge({
      discovery: trx.raw('excluded.discovery') as unknown as boolean,
      in_panel: trx.raw('prompts.in_panel or excluded.in_panel') as unknown as boolean,
    })
    .returning(['id', 'hash']);
  const idByHash = new Map(stored.map(({ hash, id }) => [hash, id]));
  return prompts.map(({ hash }) => {
    const id = idByHash.get(hash);
    if (id === undefined) throw new Error(`prompt ${hash} was not stored`);
    return id;
  });
}
