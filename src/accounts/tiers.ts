import { TIERS, type Tier } from '../limits/tiers.ts';

export { TIERS, type Tier };

/** Monitored brands a tier allows. Enterprise is agreed per account; without an agreed number it has no limit. */
export const BRAND_QUOTA: Record<Tier, number | null> = {
  free: 1,
  starter: 5,
  growth: 25,
  scale: 100,
  enterprise: null,
};

export function isTier(value: string): value is Tier {
  return (TIERS as readonly string[]).includes(value);
}

/** Whether `tier` includes everything that `least` includes. */
export function tierIncludes(tier: Tier, least: Tier): boolean {
  return TIERS.indexOf(tier) >= TIERS.indexOf(least);
}

/** The cheapest tier whose brand quota holds `brands` brands. */
export function tierForBrands(brands: number): Tier {
  return TIERS.find((tier) => (BRAND_QUOTA[tier] ?? Infinity) >= brands) ?? 'enterprise';
}
