import type { Knex } from 'knex';
import { v7 as newId } from 'uuid';
import { createProvisioning } from '../../src/accounts/provisioning.ts';
import { type Brand, createBrands } from '../../src/brands/index.ts';
import { isFailure } from '../../src/failure.ts';
import type { AnswersOwner } from './stored-answers.ts';

/** A new account with one brand, Acme. */
export async function newBrandOwner(knex: Knex, now: () => Date): Promise<AnswersOwner & { brand: Brand }> {
  const provisioning = createProvisioning({ knex, now, newId });
  const key = { interface: 'v1', scope: 'write', tier: 'scale', test: false, email: null } as const;
  const { accountId, ownerId } = await provisioning.createKey({ ...key, accountName: newId(), newAccount: true });
  const wanted = { name: 'Acme', category: 'tools', website: 'https://acme.example' };
  const brand = await createBrands({ knex, now, newId }).create({ accountId, tier: 'scale', userId: ownerId }, wanted);
  if (isFailure(brand)) throw new Error(brand.message);
  return { accountId, brand };
}
