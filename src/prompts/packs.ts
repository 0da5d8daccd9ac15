import type { Knex } from 'knex';
import { type Failure, fail } from '../failure.ts';
import { lockAccount } from '../storage/account-lock.ts';
import { insertPack, type PromptPack, replaceTemplates, selectPack, setDefaultPack } from './pack-store.ts';
import type { PromptTemplate } from './templates.ts';

export type DatedPack = PromptPack & { createdAt: Date };

export interface PackSummary {
  id: string;
  name: string;
  isDefault: boolean;
  /** Their number. */
  templates: number;
  createdAt: Date;
}

/** Most packs of an account, archived ones not counted. */
const MOST_PACKS = 100;

/** The prompt packs of an account. Archived ones are not found. */
export interface Packs {
  list(accountId: string): Promise<PackSummary[]>;
  find(accountId: string, packId: string): Promise<DatedPack | null>;
  create(
    accountId: string,
    pack: { name: string; templates: readonly PromptTemplate[] },
  ): Promise<DatedPack | Failure<'conflict'>>;
  /** Templates that are given replace all that were there. */
  change(
    accountId: string,
    packId: string,
    change: { name?: string; templates?: readonly PromptTemplate[] },
  ): Promise<DatedPack | Failure<'not_found'>>;
  archive(accountId: string, packId: string): Promise<Date | Failure<'not_found' | 'conflict'>>;
  makeDefault(accountId: string, packId: string): Promise<DatedPack | Failure<'not_found'>>;
}

export function createPacks(options: { knex: Knex; now: () => Date; newId: () => string }): Packs {
  const { knex, now, newId } = options;

  const find = async (trx: Knex, accountId: string, packId: string): Promise<DatedPack | null> => {
    const pack = await selectPack(trx, accountId, packId);
    if (pack === null) return null;
    const row = await trx('prompt_packs').where({ account_id: accountId, id: packId }).first('created_at');
    return { ...pack, createdAt: row?.created_at ?? now() };
  };

  /** The pack, its account locked, so that no pack becomes the default while it is archived. */
  const lockAndFind = async (trx: Knex, accountId: string, packId: string): Promise<DatedPack | null> => {
    await lockAccount(trx, accountId);
    return find(trx, accountId, packId);
  };

  return {
    async list(accountId) {
      const { rows } = await knex.raw<{ rows: PackSummary[] }>(
        `select p.id, p.name, coalesce(p.id = a.default_pack_id, false) as "isDefault", p.created_at as "createdAt",
                (select count(*)::integer from prompt_templates t
                  where t.account_id = p.account_id and t.pack_id = p.id) as templates
           from prompt_packs p
           join accounts a on a.id = p.account_id
          where p.account_id = ? and p.archived_at is null
          order by p.created_at, p.id`,
        [accountId],
      );
      return rows;
    },

    find: (accountId, packId) => find(knex, accountId, packId),

    create: (accountId, { name, templates }) =>
      knex.transaction(async (trx) => {
        await lockAccount(trx, accountId);
        const packs = await trx('prompt_packs').where({ account_id: accountId, archived_at: null }).select('id');
        if (packs.length >= MOST_PACKS) return fail('conflict', `An account has at most ${MOST_PACKS} packs.`);
        const pack = { id: newId(), name: name.trim(), templates: [...templates], isDefault: false, createdAt: now() };
        await insertPack(trx, accountId, { ...pack, newId }, pack.createdAt);
        return pack;
      }),

    change: (accountId, packId, { name, templates }) =>
      knex.transaction(async (trx) => {
        const pack = await lockAndFind(trx, accountId, packId);
        if (pack === null) return unknownPack();
        if (name !== undefined) {
          await trx('prompt_packs').where({ account_id: accountId, id: packId }).update({ name: name.trim() });
        }
        if (templates !== undefined) await replaceTemplates(trx, accountId, { id: packId, templates, newId });
        return { ...pack, name: name?.trim() ?? pack.name, templates: [...(templates ?? pack.templates)] };
      }),

    archive: (accountId, packId) =>
      knex.transaction(async (trx) => {
        const pack = await lockAndFind(trx, accountId, packId);
        if (pack === null) return unknownPack();
        if (pack.isDefault) return fail('conflict', 'This is the default pack. Make another one the default first.');
        const at = now();
        await trx('prompt_packs').where({ account_id: accountId, id: packId }).update({ archived_at: at });
        return at;
      }),

    makeDefault: (accountId, packId) =>
      knex.transaction(async (trx) => {
        const pack = await lockAndFind(trx, accountId, packId);
        if (pack === null) return unknownPack();
        await setDefaultPack(trx, accountId, packId);
        return { ...pack, isDefault: true };
      }),
  };
}

function unknownPack(): Failure<'not_found'> {
  return fail('not_found', 'The account has no prompt pack with this id.');
}
