import { registrableDomain } from '../../analysis/index.ts';
import type { Brand } from '../../brands/index.ts';
import type { NewEvent } from '../../events/index.ts';
import { directName, type PlatformId } from '../../platforms/index.ts';
import type { Discovery } from './discovery-store.ts';

/**
 * What is told of sources that were found for the first time: each of them, and where a competitor's own site was cited by an answer
 * that cites none of the brand's.
 */
export function discoveryEvents(
  run: { accountId: string; runId: string; at: Date },
  brand: Pick<Brand, 'id' | 'competitors'>,
  discoveries: readonly Discovery[],
): NewEvent[] {
  const common = { accountId: run.accountId, brandId: brand.id, at: run.at };
  return discoveries.flatMap((discovery): NewEvent[] => {
    const { platform, sourceUrl, sourceDomain, promptHash } = discovery;
    const discoveredAt = discovery.discoveredAt.toISOString();
    const source = { sourceUrl, sourceDomain, promptHash };
    const found: NewEvent = {
      ...common,
      type: 'citation.discovered',
      data: { brandId: brand.id, platform, ...source, discoveredAt },
    };
    const competitor = discovery.besideOwnSite ? undefined : ownerOf(sourceDomain, brand.competitors);
    if (competitor === undefined) return [found];
    const data = { platform: directName(platform as PlatformId), ...source, competitor, runId: run.runId };
    return [found, { ...common, type: 'citation.gap.alert', data }];
  });
}

function ownerOf(domain: string, competitors: Brand['competitors']): string | undefined {
  return competitors.find(({ website }) => {
    return website !== null && URL.canParse(website) && registrableDomain(new URL(website).hostname) === domain;
  })?.name;
}
