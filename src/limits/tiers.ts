/** Price tiers, cheapest first. */
export const TIERS = ['free', 'starter', 'growth', 'scale', 'enterprise'] as const;

export type Tier = (typeof TIERS)[number];
