import { type Failure, fail } from '../../failure.ts';
import type { CompetitorBreakdown, RivalFigures, VisibilityFigures } from '../../insights/dashboards/index.ts';
import { directName } from '../../platforms/index.ts';
import type { Direct } from './contract.ts';

export const getVisibilityTimeseries: Direct['getVisibilityTimeseries'] = async ({ query, principal, deps }) => {
  const found = await deps.dashboards.visibility(brandScope(principal, query), query.days);
  if (found === null) return unknownBrand();
  const { window, total, points, platforms } = found;
  return {
    status: 200,
    body: {
      brand_id: query.brand_id,
      window,
      total: visibilityBody(total),
      points: points.map(pointBody),
      platforms: platforms.map((entry) => ({
        platform: directName(entry.platform),
        total: visibilityBody(entry.total),
        points: entry.points.map(pointBody),
      })),
    },
  };
};

export const getCompetitorBreakdown: Direct['getCompetitorBreakdown'] = async ({ query, principal, deps }) => {
  const found = await deps.dashboards.competitors(brandScope(principal, query), query.days);
  if (found === null) return unknownBrand();
  const { window, total, platforms } = found;
  return {
    status: 200,
    body: {
      brand_id: query.brand_id,
      window,
      total: rivalsBody(total),
      platforms: platforms.map((group) => ({ platform: directName(group.platform), ...rivalsBody(group) })),
    },
  };
};

export const getPromptBreakdown: Direct['getPromptBreakdown'] = async ({ query, principal, deps }) => {
  const found = await deps.dashboards.prompts(brandScope(principal, query), query.days);
  if (found === null) return unknownBrand();
  const { window, prompts } = found;
  return {
    status: 200,
    body: {
      brand_id: query.brand_id,
      window,
      total: prompts.length,
      prompts: prompts.map(({ promptId, stage, meanRank, lastSampledAt, platforms, ...prompt }) => ({
        ...prompt,
        prompt_id: promptId,
        stage: stageName(stage),
        mean_rank: meanRank,
        last_sampled_at: lastSampledAt?.toISOString() ?? null,
        platforms: platforms.map(({ platform, ...figures }) => ({ platform: directName(platform), ...figures })),
      })),
    },
  };
};

export const getAidaFunnel: Direct['getAidaFunnel'] = async ({ query, principal, deps }) => {
  const found = await deps.dashboards.funnel(brandScope(principal, query), query.days);
  if (found === null) return unknownBrand();
  const { window, total, stages } = found;
  return {
    status: 200,
    body: {
      brand_id: query.brand_id,
      window,
      total: visibilityBody(total),
      stages: stages.map(({ stage, prompts, ...figures }) => ({
        stage: stageName(stage),
        prompts,
        ...visibilityBody(figures),
      })),
    },
  };
};

export const compareBrands: Direct['compareBrands'] = async ({ query, principal, deps }) => {
  const { accountId, partition } = principal;
  const { window, brands } = await deps.dashboards.compare({ accountId, partition }, query.days);
  return {
    status: 200,
    body: {
      window,
      brands: brands.map(({ brandId, name, category, positive, neutral, negative, geoScore, ...figures }) => ({
        brand_id: brandId,
        name,
        category,
        ...visibilityBody(figures),
        positive,
        neutral,
        negative,
        geo_score: geoScore,
      })),
    },
  };
};

/** Whose figures a caller may see, and which partition of them. */
export function brandScope(
  { accountId, partition }: { accountId: string; partition: 'live' | 'simulated' },
  { brand_id: brandId }: { brand_id: string },
) {
  return { accountId, partition, brandId };
}

export function unknownBrand(): Failure<'not_found'> {
  return fail('not_found', 'The account has no brand with this id.', {
    details: [{ path: 'query.brand_id', message: 'is not known' }],
  });
}

function visibilityBody({
  answers,
  mentions,
  rate,
  interval,
  meanRank,
  competitorMentions,
  shareOfVoice,
  shareOfVoiceInterval,
}: VisibilityFigures) {
  return {
    answers,
    mentions,
    rate,
    interval,
    mean_rank: meanRank,
    competitor_mentions: competitorMentions,
    share_of_voice: shareOfVoice,
    share_of_voice_interval: shareOfVoiceInterval,
  };
}

function pointBody({ date, ...figures }: VisibilityFigures & { date: string }) {
  return { date, ...visibilityBody(figures) };
}

function rivalsBody({ answers, brands }: CompetitorBreakdown['total']) {
  return { answers, brands: brands.map(rivalBody) };
}

function rivalBody({ meanRank, shareOfVoice, shareOfVoiceInterval, ...rival }: RivalFigures) {
  return {
    ...rival,
    mean_rank: meanRank,
    share_of_voice: shareOfVoice,
    share_of_voice_interval: shareOfVoiceInterval,
  };
}

/** This interface calls the first stage by the first letter of AIDA. */
function stageName(stage: string): string {
  return stage === 'awareness' ? 'attention' : stage;
}
