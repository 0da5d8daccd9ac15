import { PLATFORM_IDS, type PlatformId } from '../../platforms/index.ts';
import type { Interval } from '../statistics/wilson.ts';
import type { DayWindow } from '../window.ts';
import { type HitRate, hitRate, ratio, shareOfVoice } from './figures.ts';

/** The brand itself first, then its competitors by mentions. */
export interface CompetitorBreakdown {
  window: DayWindow;
  total: RivalGroup;
  /** Each of the eight, also those without answers. */
  platforms: (RivalGroup & { platform: PlatformId })[];
}

export interface RivalGroup {
  answers: number;
  brands: RivalFigures[];
}

export interface RivalFigures extends HitRate {
  name: string;
  own: boolean;
  meanRank: number | null;
  /** Its mentions ÷ the mentions of all brands listed. */
  shareOfVoice: number | null;
  shareOfVoiceInterval: Interval | null;
}

/** What was counted for one name on one platform. Answers: those that were looked through for it. */
export interface RivalSums {
  platform: PlatformId;
  answers: number;
  mentions: number;
  rankSum: number;
}

export function competitorBreakdown(
  window: DayWindow,
  brand: { name: string; competitors: readonly { name: string }[] },
  own: readonly RivalSums[],
  rivals: readonly (RivalSums & { competitor: string })[],
): CompetitorBreakdown {
  // Former competitors stay as long as they were looked for in the window, or shares would change with the list.
  const looked = rivals.filter(({ answers }) => answers > 0).map(({ competitor }) => competitor);
  const names = [...new Set([...brand.competitors.map(({ name }) => name), ...looked])];
  const groupOf = (covers: (sums: RivalSums) => boolean): RivalGroup => {
    const self = addUp(own.filter(covers));
    const others = names
      .map((name) => ({ name, ...addUp(rivals.filter((sums) => sums.competitor === name && covers(sums))) }))
      .toSorted((a, b) => b.mentions - a.mentions || (a.name < b.name ? -1 : 1));
    const voices = others.reduce((sum, { mentions }) => sum + mentions, self.mentions);
    return {
      answers: self.answers,
      brands: [
        rivalFigures({ ...self, name: brand.name, own: true }, { voices, answers: self.answers }),
        ...others.map((other) => rivalFigures({ ...other, own: false }, { voices, answers: self.answers })),
      ],
    };
  };
  return {
    window,
    total: groupOf(() => true),
    platforms: PLATFORM_IDS.map((platform) => ({ platform, ...groupOf((sums) => sums.platform === platform) })),
  };
}

function rivalFigures(
  sums: { name: string; own: boolean; answers: number; mentions: number; rankSum: number },
  all: { voices: number; answers: number },
): RivalFigures {
  const { name, own, answers, mentions, rankSum } = sums;
  return {
    name,
    own,
    ...hitRate(mentions, answers),
    meanRank: ratio(rankSum, mentions),
    ...shareOfVoice({ mentions, ...all }),
  };
}

function addUp(parts: readonly RivalSums[]): { answers: number; mentions: number; rankSum: number } {
  const sums = { answers: 0, mentions: 0, rankSum: 0 };
  for (const { answers, mentions, rankSum } of parts) {
    sums.answers += answers;
    sums.mentions += mentions;
    sums.rankSum += rankSum;
  }
  return sums;
}
