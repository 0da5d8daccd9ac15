import { CHINESE_BLAME } from './chinese-blame.ts';
import { CHINESE as CHINESE_COMMON, CHINESE_NEUTRAL } from './chinese-common.ts';
import { CHINESE_CONCLUSIONS } from './chinese-conclusions.ts';
import { degreeGroups } from './chinese-degrees.ts';
import { CHINESE_FAINT } from './chinese-faint.ts';
import { CHINESE_FIELDS } from './chinese-fields.ts';
import { CHINESE_IDIOMS } from './chinese-idioms.ts';
import { CHINESE_MONEY } from './chinese-money.ts';
import { CHINESE_NEUTRAL_MORE } from './chinese-neutral.ts';
import { CHINESE_PRAISE } from './chinese-praise.ts';
import { CHINESE_QUALITY } from './chinese-quality.ts';
import { CHINESE_SERVICE } from './chinese-service.ts';
import { CHINESE_SLANG } from './chinese-slang.ts';
import { CHINESE_TRADE_WORDS } from './chinese-trade-words.ts';
import { CHINESE_TRUST } from './chinese-trust.ts';
import { CHINESE_VERDICTS } from './chinese-verdicts.ts';
import type { WordGroup } from './group.ts';

/** The Chinese lexicon; what comes later overrides what comes before. */
export function chineseGroups(): WordGroup[] {
  return [
    ...degreeGroups(),
    ...[...CHINESE_COMMON].map(([weight, words]) => ({ weight, words })),
    ...CHINESE_PRAISE,
    ...CHINESE_BLAME,
    ...CHINESE_QUALITY,
    ...CHINESE_FIELDS,
    ...CHINESE_SERVICE,
    ...CHINESE_MONEY,
    ...CHINESE_TRUST,
    ...CHINESE_IDIOMS,
    ...CHINESE_SLANG,
    ...CHINESE_VERDICTS,
    ...CHINESE_CONCLUSIONS,
    ...CHINESE_FAINT,
    { weight: 0, words: `${CHINESE_NEUTRAL} ${CHINESE_NEUTRAL_MORE}` },
    { weight: 0, words: CHINESE_TRADE_WORDS },
  ];
}
