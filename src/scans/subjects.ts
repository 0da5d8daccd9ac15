import type { Brand, Brands } from '../brands/index.ts';
import { ownDomains } from '../brands/own-domains.ts';
import type { Run, Subject } from './scan.ts';

/** Whom a run's answers are analysed for: its brand; in a replay, which has none, every brand of the account. */
export async function subjectsOf(brands: Brands, run: Run): Promise<Subject[]> {
  if (run.kind === 'replay') return (await brands.list(run.accountId)).map(subjectOfBrand);
  const brand = run.brandId === null ? null : await brands.find(run.accountId, run.brandId);
  if (brand !== null) return [subjectOfBrand(brand)];
  const named = { name: run.brandName, aliases: [], category: run.category };
  return [{ id: run.subjectId, brand: named, competitors: run.competitors }];
}

export function subjectOfBrand(brand: Brand): Subject {
  const { id, name, aliases, website, category, competitors } = brand;
  return { id, brand: { name, aliases, website, category }, competitors, ownDomains: ownDomains(brand) };
}
