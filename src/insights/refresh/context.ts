import type { Brand } from '../../brands/index.ts';
import type { Transaction } from '../../storage/transaction.ts';
import type { BrandScope } from '../scope.ts';

/** A run that has just ended. */
export interface EndedRun {
  accountId: string;
  runId: string;
  /** `null`: of no brand that the account monitors. */
  brandId: string | null;
  partition: BrandScope['partition'];
  at: Date;
}

/** What a step of the refresh works on. */
export interface RefreshContext {
  trx: Transaction;
  scope: BrandScope;
  brand: Brand;
  run: EndedRun;
  newId: () => string;
}
