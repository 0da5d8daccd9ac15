import type { Knex } from 'knex';
import type { Brand, Brands } from '../brands/index.ts';
import { ownDomains } from '../brands/own-domains.ts';
import type { PlatformId } from '../platforms/index.ts';
import type { AuthorityScore } from './authority/authority-score.ts';
import { type AuthoritySnapshot, selectAuthoritySnapshots } from './authority/authority-store.ts';
import { scoreAuthority } from './authority/score-store.ts';
import { type Citation, type CitationPlace, countCitations, selectCitations } from './citations/citation-store.ts';
import { type CitedDomain, selectCitedDomains } from './citations/cited-domain-store.ts';
import type { Incident } from './incidents/incident.ts';
import { type IncidentFilter, selectIncidents } from './incidents/incident-store.ts';
import type { BrandScope } from './scope.ts';
import { type DayWindow, lastDays } from './window.ts';

export interface CitationQuery {
  /** Looks back this many times 24 hours. */
  days: number;
  platform: PlatformId | null;
  limit: number;
  after: CitationPlace | null;
}

export interface CitedDomainQuery {
  days: number;
  platform: PlatformId | null;
  limit: number;
}

export interface BrandCitedDomains {
  window: DayWindow;
  /** All answers of the window. */
  answers: number;
  /** Of all domains, listed or not. */
  total: number;
  /** Most cited first. */
  domains: (CitedDomain & { own: boolean })[];
}

/** What is known about one brand beside its dashboards. `null`: the account monitors no such brand. */
export interface BrandInsights {
  /** One page, newest first, and how many match on all pages. */
  citations(scope: BrandScope, query: CitationQuery): Promise<{ citations: Citation[]; total: number } | null>;
  /** Over the last `days` UTC days, today among them. */
  citedDomains(scope: BrandScope, query: CitedDomainQuery): Promise<BrandCitedDomains | null>;
  /** As of now. */
  authority(scope: BrandScope): Promise<AuthorityScore | null>;
  /** The scores as they were when runs ended in the last `days` × 24 hours, oldest first. */
  authorityCourse(scope: BrandScope, days: number): Promise<AuthoritySnapshot[] | null>;
  /** Most severe first, then newest first. */
  incidents(scope: BrandScope, filter: IncidentFilter): Promise<Incident[] | null>;
}

const DAY_MS = 86_400_000;

export function createBrandInsights(options: {
  knex: Knex;
  brands: Pick<Brands, 'find'>;
  now: () => Date;
}): BrandInsights {
  const { knex, brands, now } = options;

  const ofBrand = async <Found>(
    { accountId, brandId }: BrandScope,
    find: (brand: Brand) => Promise<Found>,
  ): Promise<Found | null> => {
    const brand = await brands.find(accountId, brandId);
    return brand === null ? null : find(brand);
  };

  return {
    citations: (scope, { days, platform, limit, after }) =>
      ofBrand(scope, async () => {
        const filter = { since: new Date(now().getTime() - days * DAY_MS), platform };
        const [citations, total] = await Promise.all([
          selectCitations(knex, scope, { ...filter, limit, after }),
          countCitations(knex, scope, filter),
        ]);
        return { citations, total };
      }),
    citedDomains: (scope, { days, platform, limit }) =>
      ofBrand(scope, async (brand) => {
        const window = lastDays(now(), days);
        const { answers, total, domains } = await selectCitedDomains(knex, scope, { window, platform, limit });
        const own = new Set(ownDomains(brand));
        return { window, answers, total, domains: domains.map((one) => ({ ...one, own: own.has(one.domain) })) };
      }),
    authority: (scope) => ofBrand(scope, (brand) => scoreAuthority(knex, scope, brand, now())),
    authorityCourse: (scope, days) =>
      ofBrand(scope, () => selectAuthoritySnapshots(knex, scope, new Date(now().getTime() - days * DAY_MS))),
    incidents: (scope, filter) => ofBrand(scope, () => selectIncidents(knex, scope, filter)),
  };
}
