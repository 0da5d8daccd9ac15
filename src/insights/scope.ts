import type { Partition } from '../accounts/principal.ts';

/** Whose figures are asked for, from answers of real platforms or of the simulator: the two never mix. */
export interface AccountScope {
  accountId: string;
  partition: Partition;
}

export interface BrandScope extends AccountScope {
  brandId: string;
}
