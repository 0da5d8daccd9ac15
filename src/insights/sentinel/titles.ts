import type { Imitation, Likeness } from './impersonation.ts';
import type { ToneCount } from './negative-surge.ts';
import { SURGE_BASE_DAYS } from './negative-surge.ts';
import type { RankCollapse } from './rank-collapse.ts';

/** In which language the people of a brand are told. */
export type TitleLanguage = 'zh' | 'en';

export function surgeTitle(language: TitleLanguage, now: ToneCount, before: ToneCount): string {
  const usual = trimmed(before.negatives / SURGE_BASE_DAYS);
  return language === 'zh'
    ? `负面提及激增：24 小时内 ${now.negatives} 条，此前日均 ${usual} 条`
    : `Surge of negative mentions: ${now.negatives} in 24 hours, ${usual} a day before`;
}

export function collapseTitle(language: TitleLanguage, { measure, now, before }: RankCollapse): string {
  if (measure === 'visibility') {
    const [to, from] = [trimmed(100 * now), trimmed(100 * before)];
    return language === 'zh'
      ? `可见度下跌：近 7 天 ${to}%，此前 28 天 ${from}%`
      : `Visibility fell to ${to}% in the last 7 days, from ${from}% in the 28 days before`;
  }
  const [to, from] = [now.toFixed(2), before.toFixed(2)];
  return language === 'zh'
    ? `排名下滑：平均倒数排名近 7 天 ${to}，此前 28 天 ${from}`
    : `Rank fell: mean reciprocal rank ${to} in the last 7 days, ${from} in the 28 days before`;
}

const LIKENESS: Record<Likeness, Record<TitleLanguage, string>> = {
  confusable: { zh: '使用易混淆字符', en: 'letters that look alike' },
  misspelled: { zh: '与品牌名仅差一个字符', en: 'one letter off the brand’s name' },
  added_words: { zh: '在品牌名上添加词语', en: 'words added to the brand’s name' },
  other_ending: { zh: '使用品牌名的其他域名后缀', en: 'the brand’s name under another ending' },
};

export function imitationTitle(language: TitleLanguage, { subject, likeness }: Imitation): string {
  return language === 'zh'
    ? `疑似仿冒：${subject}（${LIKENESS[likeness].zh}）`
    : `Possible impersonation: ${subject} (${LIKENESS[likeness].en})`;
}

/** One decimal, and none where it is zero. */
function trimmed(value: number): string {
  return String(Number(value.toFixed(1)));
}
