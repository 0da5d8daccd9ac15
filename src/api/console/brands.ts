import type { Brand } from '../../brands/index.ts';
import { fail, isFailure } from '../../failure.ts';
import type { Console } from './contract.ts';

export const listBrands: Console['listBrands'] = async ({ principal, deps }) => {
  const brands = await deps.brands.list(principal.accountId);
  return { status: 200, body: { brands: brands.map(brandBody) } };
};

export const createBrand: Console['createBrand'] = async ({ body, principal, deps }) => {
  const { name, category, website = null } = body;
  const brand = await deps.brands.create(principal, { name, category, website });
  if (isFailure(brand)) return brand;
  return { status: 201, headers: { Location: `/console/api/brands/${brand.id}` }, body: brandBody(brand) };
};

export const getBrand: Console['getBrand'] = async ({ params, principal, deps }) => {
  const brand = await deps.brands.find(principal.accountId, params.id);
  if (brand === null) return fail('not_found', 'The account has no brand with this id.');
  return { status: 200, body: brandBody(brand) };
};

export const changeBrand: Console['changeBrand'] = async ({ params, body, principal, deps }) => {
  const { competitors, domains, ...rest } = body;
  const brand = await deps.brands.change(principal.accountId, params.id, {
    ...rest,
    ...(domains === undefined ? {} : { domains: domains.map((domain) => domain.toLowerCase()) }),
    ...(competitors === undefined
      ? {}
      : {
          competitors: competitors.map(({ name, aliases = [], website = null }) => ({ name, aliases, website })),
        }),
  });
  return isFailure(brand) ? brand : { status: 200, body: brandBody(brand) };
};

export const archiveBrand: Console['archiveBrand'] = async ({ params, principal, deps }) => {
  const archivedAt = await deps.brands.archive(principal.accountId, params.id);
  if (isFailure(archivedAt)) return archivedAt;
  return { status: 200, body: { id: params.id, archivedAt: archivedAt.toISOString() } };
};

function brandBody({ createdBy: _, createdAt, ...brand }: Brand) {
  return { ...brand, createdAt: createdAt.toISOString() };
}
