import type { Knex } from 'knex';
import { BRAND_QUOTA, type Tier, tierForBrands } from '../accounts/tiers.ts';
import { foldName } from '../analysis/index.ts';
import { type Failure, fail } from '../failure.ts';
import { languageOf } from '../prompts/index.ts';
import { lockAccount } from '../storage/account-lock.ts';
import type { Pipeline } from '../storage/pipeline.ts';
import type { Transaction } from '../storage/transaction.ts';
import type { Brand, BrandChange, NewBrand } from './brand.ts';
import { refuseNames } from './name-rule.ts';
import { defaultSchedule, scheduleFault } from './schedule/schedule.ts';
import {
  archiveBrand,
  countBrands,
  insertBrand,
  lockBrand,
  replaceCompetitors,
  selectAgreedBrands,
  selectBrand,
  selectBrandNamed,
  selectBrands,
  selectBrandsPrepared,
  updateBrand,
} from './store.ts';

export type { Brand, BrandChange, Competitor, NewBrand } from './brand.ts';

/** Most brands that one list holds. */
const LIST_LIMIT = 100;

export interface Brands {
  /** The account's monitored brands, at most 100, newest first. */
  list(accountId: string): Promise<Brand[]>;
  /** `within`: the transaction of a caller who holds one. */
  find(accountId: string, brandId: string, within?: Transaction): Promise<Brand | null>;
  /** The account's brand of this name, whatever its case, width or script variant. */
  findByName(accountId: string, name: string): Promise<Brand | null>;
  /** `upgrade_required` over the tier's brand quota, `conflict` for a name that the account already watches. */
  create(
    /** `brandId`: the id for the brand; one that is there already is not added again. */
    owner: { accountId: string; tier: Tier; userId: string; brandId?: string },
    brand: NewBrand,
  ): Promise<Brand | Failure<'invalid_request' | 'upgrade_required' | 'conflict'>>;
  change(
    accountId: string,
    brandId: string,
    change: BrandChange,
  ): Promise<Brand | Failure<'not_found' | 'invalid_request'>>;
  /** Ends the monitoring and frees the brand's place in the quota; what was measured is kept. */
  archive(accountId: string, brandId: string): Promise<Date | Failure<'not_found'>>;
}

export function createBrands(options: {
  knex: Knex;
  /** For what is read most often. */
  pipeline?: Pipeline;
  now: () => Date;
  newId: () => string;
}): Brands {
  const { knex, pipeline, now, newId } = options;

  return {
    list: (accountId) =>
      pipeline === undefined
        ? selectBrands(knex, accountId, LIST_LIMIT)
        : selectBrandsPrepared(pipeline, accountId, LIST_LIMIT),
    find: (accountId, brandId, within) => selectBrand(within ?? knex, accountId, brandId),
    findByName: (accountId, name) => selectBrandNamed(knex, accountId, foldName(name)),

    async create({ accountId, tier, userId, brandId }, { name, category, website }) {
      const unnameable = refuseNames([{ path: 'body.name', name }]);
      if (unnameable !== null) return unnameable;
      return knex.transaction(async (trx) => {
        await lockAccount(trx, accountId);
        const nameFolded = foldName(name);
        const repeated = brandId === undefined ? null : await selectBrand(trx, accountId, brandId);
        if (repeated !== null) return repeated;
        const namesake = await selectBrandNamed(trx, accountId, nameFolded);
        if (namesake !== null) {
          return fail('conflict', `The account already watches this brand, as ${namesake.id}.`, {
            details: [{ path: 'body.name', message: 'is watched already' }],
          });
        }
        const quota = tier === 'enterprise' ? await selectAgreedBrands(trx, accountId) : BRAND_QUOTA[tier];
        const refusal = quotaRefusal(tier, quota, (await countBrands(trx, accountId)) + 1);
        if (refusal !== null) return refusal;
        const id = brandId ?? newId();
        const brand: Brand = {
          id,
          createdBy: userId,
          name: name.trim(),
          aliases: [],
          category: category.trim(),
          website,
          domains: [],
          handles: [],
          language: languageOf({ name, category }),
          competitors: [],
          schedule: defaultSchedule(id),
          createdAt: now(),
        };
        await insertBrand(trx, accountId, brand, nameFolded);
        return brand;
      });
    },

    async change(accountId, brandId, change) {
      return knex.transaction(async (trx) => {
        await lockBrand(trx, accountId, brandId);
        const brand = await selectBrand(trx, accountId, brandId);
        if (brand === null) return unknownBrand();
        const fault = change.schedule ? scheduleFault(change.schedule, now()) : null;
        if (fault !== null) {
          return fail('invalid_request', `The schedule ${fault}.`, {
            details: [{ path: 'body.schedule', message: fault }],
          });
        }
        const repeated = repeatedNames(change.competitors ?? []);
        if (repeated !== null) return repeated;
        await updateBrand(trx, accountId, brandId, change);
        if (change.competitors !== undefined) {
          const competitors = change.competitors.map((competitor) => ({ ...competitor, id: newId() }));
          await replaceCompetitors(trx, accountId, brandId, competitors, now());
        }
        return { ...brand, ...change };
      });
    },

    async archive(accountId, brandId) {
      const at = now();
      return (await archiveBrand(knex, accountId, brandId, at)) ? at : unknownBrand();
    },
  };
}

/** The failure that names each competitor whose name an earlier one has, however it is written. */
function repeatedNames(competitors: readonly { name: string }[]): Failure<'invalid_request'> | null {
  const folded = competitors.map(({ name }) => foldName(name));
  const details = folded.flatMap((name, at) =>
    folded.indexOf(name) < at
      ? [{ path: `body.competitors[${at}].name`, message: 'is that of another competitor' }]
      : [],
  );
  return details.length === 0 ? null : fail('invalid_request', 'Each competitor can be named once.', { details });
}

function unknownBrand(): Failure<'not_found'> {
  return fail('not_found', 'The account has no brand with this id.');
}

function quotaRefusal(tier: Tier, quota: number | null, brands: number): Failure<'upgrade_required'> | null {
  if (quota === null || brands <= quota) return null;
  return fail(
    'upgrade_required',
    `The tier ${tier} watches at most ${quota} ${quota === 1 ? 'brand' : 'brands'}. The tier ${tierForBrands(brands)} would do.`,
  );
}
