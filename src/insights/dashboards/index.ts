import type { Brand, Brands } from '../../brands/index.ts';
import { ownDomains } from '../../brands/own-domains.ts';
import { type Incident, UNRESOLVED } from '../incidents/incident.ts';
import type { IncidentFilter } from '../incidents/incident-store.ts';
import type { AccountScope, BrandScope } from '../scope.ts';
import { lastDays } from '../window.ts';
import { type BrandComparison, brandComparison } from './comparison.ts';
import { type CompetitorBreakdown, competitorBreakdown } from './competitors.ts';
import type { DashboardReads } from './dashboard-store.ts';
import { type AidaFunnel, aidaFunnel } from './funnel.ts';
import { type PromptBreakdown, promptBreakdown, unsampled } from './prompts.ts';
import { type SentimentOverview, sentimentOverview } from './sentiment.ts';
import { type VisibilityTimeseries, visibilityTimeseries } from './visibility.ts';

export type { DayWindow } from '../window.ts';
export type { BrandComparison } from './comparison.ts';
export type { CompetitorBreakdown, RivalFigures } from './competitors.ts';
export { createDashboardReads } from './dashboard-store.ts';
export type { HitRate, VisibilityFigures } from './figures.ts';
export type { AidaFunnel } from './funnel.ts';
export type { PromptBreakdown } from './prompts.ts';
export type { SentimentOverview, ToneFigures } from './sentiment.ts';
export type { VisibilityTimeseries } from './visibility.ts';

/**
 * The reads behind the dashboard, over the last `days` UTC days up to today. `null`: the account monitors no such brand. What
 * nothing is known about is empty and well formed; no figure is made up.
 */
export interface Dashboards {
  visibility(scope: BrandScope, days: number): Promise<VisibilityTimeseries | null>;
  competitors(scope: BrandScope, days: number): Promise<CompetitorBreakdown | null>;
  prompts(scope: BrandScope, days: number): Promise<PromptBreakdown | null>;
  funnel(scope: BrandScope, days: number): Promise<AidaFunnel | null>;
  sentiment(scope: BrandScope, days: number): Promise<SentimentOverview | null>;
  /** Unresolved ones, most severe first. */
  incidents(scope: BrandScope): Promise<Incident[] | null>;
  compare(scope: AccountScope, days: number): Promise<BrandComparison>;
}

export function createDashboards(options: {
  reads: DashboardReads;
  brands: Pick<Brands, 'find' | 'list'>;
  selectIncidents: (scope: BrandScope, filter: IncidentFilter) => Promise<Incident[]>;
  now: () => Date;
}): Dashboards {
  const { reads, brands, selectIncidents, now } = options;

  /** The brand is looked up while its figures are read: both are within the account. */
  const ofBrand = async <Found, View>(
    { accountId, brandId }: BrandScope,
    found: Promise<Found>,
    view: (found: Found, brand: Brand) => View,
  ): Promise<View | null> => {
    const [brand, figures] = await Promise.all([brands.find(accountId, brandId), found]);
    return brand === null ? null : view(figures, brand);
  };

  return {
    visibility(scope, days) {
      const window = lastDays(now(), days);
      return ofBrand(scope, reads.dailyVisibility(scope, window), (rows) => visibilityTimeseries(window, rows));
    },

    competitors(scope, days) {
      const window = lastDays(now(), days);
      const sums = Promise.all([reads.ownSums(scope, window), reads.competitorSums(scope, window)]);
      return ofBrand(scope, sums, ([own, rivals], brand) => competitorBreakdown(window, brand, own, rivals));
    },

    prompts(scope, days) {
      const window = lastDays(now(), days);
      const found = Promise.all([reads.panel(scope), reads.promptSums(scope, window)]).then(async ([panel, sums]) => {
        const missing = unsampled(panel, sums);
        const before = missing.length === 0 ? new Map<string, Date>() : await reads.lastSampled(scope, missing);
        return promptBreakdown(window, panel, sums, before);
      });
      return ofBrand(scope, found, (breakdown) => breakdown);
    },

    funnel(scope, days) {
      const window = lastDays(now(), days);
      const found = Promise.all([reads.stageSums(scope, window), reads.stagePrompts(scope, window)]);
      return ofBrand(scope, found, ([sums, prompts]) => aidaFunnel(window, sums, prompts));
    },

    sentiment(scope, days) {
      const window = lastDays(now(), days);
      const alerts = selectIncidents(scope, { statuses: UNRESOLVED, type: 'negative_surge' });
      const found = Promise.all([reads.dailyTone(scope, window), alerts]);
      return ofBrand(scope, found, ([rows, incidents]) => sentimentOverview(window, rows, incidents));
    },

    incidents: (scope) => ofBrand(scope, selectIncidents(scope, { statuses: UNRESOLVED }), (incidents) => incidents),

    async compare(scope, days) {
      const window = lastDays(now(), days);
      const listed = await brands.list(scope.accountId);
      const sums = await reads.brandSums(
        scope,
        listed.map(({ id }) => id),
        window,
      );
      const compared = listed.map((brand) => ({ ...brand, hasOwnSite: ownDomains(brand).length > 0 }));
      return brandComparison(window, compared, sums);
    },
  };
}
