import { TIERS, type Tier } from './tiers.ts';
import type { LayerLimits } from './window.ts';

/** What limits a caller: the value of `x-limit` on an operation. Operations of one policy count together. */
export interface LimitPolicy {
  /** Of callers with a key, for each tier; `null`: without limit. */
  key: Record<Tier, LayerLimits> | null;
  /** Of people who are signed in. */
  session: Record<Tier, LayerLimits> | null;
  /** Requests of one address that come without valid credentials, where they count. */
  address: AddressLimit | null;
  /** Whether a use that came to nothing (invalid, refused or failed) is given back: where the allowance is a few a day. */
  countsOnlySuccess: boolean;
}

export interface AddressLimit {
  limits: LayerLimits;
  /** `served`: the operation is open to them. `refused`: they get 401, and 429 once they have had so many. */
  callers: 'served' | 'refused';
}

/** Enterprise has what Scale has, except for what its account has agreed (`accounts.enterprise_limits`). */
export const LIMIT_POLICIES = {
  v1: {
    key: {
      free: [20, 100, 1_000],
      starter: [100, 1_000, 20_000],
      growth: [500, 10_000, 200_000],
      scale: [2_000, 100_000, 2_000_000],
      enterprise: [2_000, 100_000, 2_000_000],
    },
    session: null,
    address: null,
    countsOnlySuccess: false,
  },
  check: {
    key: daily({ free: 3, starter: 8, growth: 14, scale: 20, enterprise: 20 }),
    session: daily({ free: 3, starter: 8, growth: 14, scale: 20, enterprise: 20 }),
    address: { limits: [null, null, 5], callers: 'served' },
    countsOnlySuccess: true,
  },
  query: {
    key: perMinute(30),
    session: daily({ free: 3, starter: 8, growth: 14, scale: 20, enterprise: 20 }),
    address: { limits: [null, null, 5], callers: 'refused' },
    countsOnlySuccess: true,
  },
  rewrite: {
    key: perMinute(30),
    session: daily({ free: 5, starter: 20, growth: 50, scale: 100, enterprise: 100 }),
    address: null,
    countsOnlySuccess: true,
  },
  dashboard: { key: perMinute(120), session: null, address: null, countsOnlySuccess: false },
  console: { key: null, session: perMinute(600), address: null, countsOnlySuccess: false },
  sign_in: strangers([20, 200, null]),
  sign_up: strangers([5, 20, null]),
  password_reset: strangers([5, 20, null]),
  token: strangers([20, 100, null]),
} as const satisfies Record<string, LimitPolicy>;

export type LimitPolicyName = keyof typeof LIMIT_POLICIES;

export function isLimitPolicyName(value: unknown): value is LimitPolicyName {
  return typeof value === 'string' && Object.hasOwn(LIMIT_POLICIES, value);
}

function strangers(limits: LayerLimits) {
  return { key: null, session: null, address: { limits, callers: 'served' }, countsOnlySuccess: false } as const;
}

function daily(perTier: Record<Tier, number>): Record<Tier, LayerLimits> {
  return everyTier((tier) => [null, null, perTier[tier]]);
}

function perMinute(limit: number): Record<Tier, LayerLimits> {
  return everyTier(() => [limit, null, null]);
}

/** As PostgreSQL writes an array: burst, hourly and daily of each tier, lowest tier first. */
export function limitsArray(limits: Record<Tier, LayerLimits> | null): string | null {
  return limits === null ? null : layersArray(TIERS.flatMap((tier) => [...limits[tier]]));
}

export function layersArray(limits: readonly (number | null)[]): string {
  return `{${limits.map((limit) => limit ?? 'null').join(',')}}`;
}

function everyTier(limits: (tier: Tier) => LayerLimits): Record<Tier, LayerLimits> {
  return Object.fromEntries(TIERS.map((tier) => [tier, limits(tier)])) as Record<Tier, LayerLimits>;
}
