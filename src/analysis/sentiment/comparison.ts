import type { NameSpan } from '../mentions.ts';

/** Who comes off better where a clause compares two brands: 1 the first named, -1 the second, 0 where it does not say. */
export function comparisonBetween(folded: string, first: NameSpan, second: NameSpan, clauseEnd: number): number {
  const between = folded.slice(first.end, second.start);
  const after = folded.slice(second.end, clauseEnd);
  if (between.length > 60) return 0;
  if (WORSE_CHINESE.test(between)) return -1;
  if (BETTER_CHINESE.test(between)) return 1;
  if (
    /(?:没有|没)$/.test(between) &&
    /^(?:那么|这么)?(?:好|强|快|稳|出色|优秀|可靠|耐用|舒适|全面|成熟|便宜|划算|靠谱|省心|大|多|高)/.test(after)
  )
    return -1;
  if (/(?:比|较|比起|相比|相较于?|相对于?|跟|和|与)$/.test(between)) {
    if (
      /^(?:还|要|更|都|也|明显|略|稍|显得|来得|相比|来说|而言|,)*(?:的)?[^,，。]{0,10}(?:差|弱|慢|贵|糟|逊|少|低|落后|不足|不如|麻烦|复杂|吵|重|短)(?!.*(?:不少|故障|油耗|能耗|价格更低|更低))/.test(
        after,
      )
    )
      return -1;
    if (/比$/.test(between) && /^(?:更|还要?|来得)/.test(after)) return 1;
    if (
      /比$|比起$|相比$|较$/.test(between) &&
      /好|强|快|稳|优|省|便宜|划算|可靠|耐用|舒适|全面|丰富|成熟|高|多|长|大|安静|轻|出色|先进|领先|胜|值/.test(
        after.slice(0, 20),
      )
    )
      return 1;
  }
  if (BETTER_ENGLISH.test(between)) return 1;
  if (WORSE_ENGLISH.test(between)) return -1;
  return 0;
}

/** "From A to B", "与其买 A 不如买 B": people leave the first for the second. */
export function switchBetween(
  folded: string,
  first: NameSpan,
  second: NameSpan,
  clause: { start: number; end: number },
): number {
  const before = folded.slice(Math.max(clause.start, first.start - 24), first.start);
  const between = folded.slice(first.end, second.start);
  const after = folded.slice(second.end, Math.min(clause.end, second.end + 24));
  if (between.length > 40) return 0;
  if (
    /\b(?:switch|mov|migrat|chang|upgrad|defect|flock|leav|left)[a-z]*\b[^.;]{0,12}\b(?:from )?$/.test(before) &&
    /^[^.;]{0,12} (?:to|for|in favou?r of) /.test(between)
  )
    return -1;
  if (/从 ?$/.test(before) && /(?:换到|换成|转到|转投|转向|搬到|改用|迁移到|跳到|换)/.test(between)) return -1;
  if (/与其[^,]{0,6}$/.test(before)) return -1;
  if (
    /(?:users?|customers?|owners?|people|we|i|many)\b[^.;]{0,12}$/.test(before) &&
    /\b(?:switched|moved|migrated|defected) to $/.test(between)
  )
    return -1;
  if (
    /\b(?:take|choose|chose|pick|picked|prefer|preferred|buy|want) $/.test(before) &&
    /^[^.;]{0,16} over [^.;]{0,4}$/.test(between)
  )
    return 1;
  if (
    /^(?:的[^,]{0,8})?(?:一点|丝毫|完全)?(?:也|都|并)?不(?:比|输给?|逊于|亚于|逊色于)/.test(between) &&
    !/(?:好|强|便宜)/.test(after)
  )
    return 1;
  if (/一点也不比|丝毫不比|毫不逊|不输/.test(between)) return 1;
  return 0;
}

const WORSE_CHINESE =
  /(?:不如|不及|比不上|比不了|不敌|逊于|逊色于|弱于|差于|劣于|落后于?|输给|输于|败给|赶不上|追不上|不比|略逊于?|稍逊于?|次于|低于|难敌|难以匹敌|无法与|被)[^,，。]{0,6}$/;
const BETTER_CHINESE =
  /(?:优于|强于|胜过|好于|超过|超越|领先于?|胜于|高于|碾压|完胜|击败|打败|吊打|秒杀|甩开|赢过|压倒|力压|好过)[^,，。]{0,6}$/;
const COMPARATIVE =
  '(?:better|faster|cheaper|stronger|safer|quieter|lighter|easier|smoother|superior|nicer|smarter|simpler|clearer|richer|longer-lasting|more (?!expensive|complicated|complex|costly|prone|limited|difficult|confusing|fragile|cumbersome)[a-z-]+)';
const INFERIOR =
  '(?:worse|slower|weaker|pricier|noisier|heavier|clunkier|buggier|inferior|poorer|less [a-z-]+|more (?:expensive|complicated|complex|costly|prone|limited|difficult|confusing|fragile|cumbersome)(?: to [a-z]+)?)';
const BETTER_ENGLISH = new RegExp(
  `\\b${COMPARATIVE}\\b[^.,]{0,24}\\b(?:than|to)\\b[^.,]{0,6}$|\\b(?:outperforms?|outperformed|beats?|surpass(?:es|ed)?|outclass(?:es)?|edges? out|outshines?|ahead of|wins? (?:over|against)|tops|over|outsells?|trounces?|preferred (?:to|over))\\b[^.,]{0,6}$`,
);
const WORSE_ENGLISH = new RegExp(
  `\\b${INFERIOR}\\b[^.,]{0,24}\\b(?:than|to)\\b[^.,]{0,6}$|\\b(?:lags? (?:behind)?|trails?|behind|falls? short of|loses? to|lost to|no match for|can(?:'t|not) (?:match|compete with|beat)|not as [a-z -]+ as|isn't as [a-z -]+ as|beaten by|outperformed by|surpassed by|overshadowed by|does(?:n't| not) match)\\b[^.,]{0,6}$`,
);
