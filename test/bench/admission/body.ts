import type { Brand } from '../../../src/brands/index.ts';

/** The reply of `GET /api/v1/brands`, as the peers make it. */
export function bodyOf(brands: readonly Brand[]): object {
  return {
    brands: brands.map(({ id, createdBy, name, category, website, createdAt }) => ({
      id,
      userId: createdBy,
      name,
      category,
      website,
      createdAt: createdAt.toISOString(),
    })),
    persisted: true,
    authed: true,
  };
}
