import { type Failure, fail } from '../../failure.ts';
import type { BrandScope } from '../../insights/scope.ts';

/** Whose insights a caller may see, and from which partition. */
export function brandScope(
  { accountId, partition }: Omit<BrandScope, 'brandId'>,
  { brandId }: { brandId: string },
): BrandScope {
  return { accountId, partition, brandId };
}

export function unknownBrand(): Failure<'not_found'> {
  return fail('not_found', 'The account has no brand with this id.', {
    details: [{ path: 'query.brandId', message: 'is not known' }],
  });
}
