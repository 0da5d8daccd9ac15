import type { Brand } from '../../brands/index.ts';
import { fail, isFailure } from '../../failure.ts';
import type { V1 } from './contract.ts';

export const listBrands: V1['listBrands'] = async ({ principal, deps }) => {
  const brands = await deps.brands.list(principal.accountId);
  return {
    status: 200,
    body: { brands: brands.map((brand) => brandBody(brand, principal.ownerId)), persisted: true, authed: true },
  };
};

export const createBrand: V1['createBrand'] = async ({ body, principal, deps, workId }) => {
  const { accountId, tier, ownerId: userId } = principal;
  const owner = { accountId, tier, userId, ...(workId === undefined ? {} : { brandId: workId }) };
  const { name, category, website = null } = body;
  const brand = await deps.brands.create(owner, { name, category, website });
  if (isFailure(brand)) return brand;
  return {
    status: 201,
    headers: { Location: `/api/v1/brands/${brand.id}` },
    body: { brand: brandBody(brand, principal.ownerId), persisted: true },
  };
};

export const getBrand: V1['getBrand'] = async ({ params, principal, deps }) => {
  const brand = await deps.brands.find(principal.accountId, params.id);
  if (brand === null) return fail('not_found', 'The account has no brand with this id.');
  const { accountId, partition } = principal;
  const lastScan = await deps.scans.lastScan({ accountId, brandId: brand.id, partition });
  return {
    status: 200,
    body: {
      brand: brandBody(brand, principal.ownerId),
      lastScan: lastScan === null ? null : { ...lastScan, completedAt: lastScan.completedAt.toISOString() },
    },
  };
};

function brandBody({ id, createdBy, name, category, website, createdAt }: Brand, ownerId: string) {
  return { id, userId: createdBy ?? ownerId, name, category, website, createdAt: createdAt.toISOString() };
}
