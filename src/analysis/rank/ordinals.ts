import type { NameSpan } from '../mentions.ts';
import type { VisibleText } from '../visible-text.ts';
import { readNumeral } from './markers.ts';

const WORDS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  eleven: 11,
  twelve: 12,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

const ZH_BEFORE =
  /(?:第([一二三四五六七八九十]{1,3}|\d{1,2})(?:名|位|顺位|选择)?|(冠军|榜首|头名|首位)|(亚军|次席)|(季军))(?:的)?(?:品牌|公司|产品|车企|厂商)?(?:则|依次|毫无疑问|无疑|当然|自然|依然|仍然|仍|还|应该|肯定|一定|往往|目前|暂时)?(?:是|为|属于|归|给|由|:|,|、|——|当属|非| )?(?:我推荐|推荐)? ?["“「《【]?$/;
const ZH_NEXT = /(其次|次之的?|紧随其后的?|接下来|再次|然后|再者)(?:则|才)?(?:是|为|推荐|有|:|,)? ?["“]?$/;
const ZH_FIRST =
  /(?:首推|首选|首先推荐|首先是|最推荐的?(?:是)?|头号推荐(?:是)?|首先,?(?:推荐)?)(?:的)?(?:是|为|品牌是|:|,)? ?["“]?$/;
const ZH_AFTER =
  /^["”」》】]?(?: ?[a-z]?\d[a-z0-9.]{0,10} ?)?(?:则|也|目前|稳|暂时|仍|依然|在[^,，。;；\n]{0,10}[中里上内]|以[^,，。;；\n]{0,12})?(?:综合)?(?:排名|排在|排到|排行|排|位列|位居|名列|居于|居|位于|列|获得|拿下|夺得|屈居|暂列|稳居|为|是|占据)(?:在|于|了)?(?:榜单|总榜|综合榜)?(?:的)?(?:第([一二三四五六七八九十]{1,3}|\d{1,2})(?![款代个家批次季章节年])|(首(?![a-z选次款批推])位?|榜首|冠军|头名)|(亚军|次(?:席|位)?(?![数要日级]))|(季军))(?:名|位)?/;
const ZH_BARE_AFTER = /^第([一二三四五六七八九十]{1,2}|\d{1,2})(?:名|位)?(?=[,，。;；、\n]|$)/;
const EN_BEFORE =
  /(?:\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|(\d{1,2})(?:st|nd|rd|th)|(?:number|no\.?|#) ?(\d{1,2}|one|two|three|four|five))(?: (?:place|spot|position|choice|pick|on (?:the|my|our) list|rank))?(?:,? (?:is|comes|goes to|belongs to|would be|we have|i(?:'d| would) (?:put|pick|choose|place)|place goes to)|[:,])|\b(?:(runner-up)|(?:the )?(winner|top spot|top pick|top choice))(?: is| goes to|:| would be)) (?:the )?["“]?$/;
const EN_AFTER =
  /^(?:'s [a-z]+)?["”]?,? (?:currently |clearly |also |then )?(?:comes? (?:in )?|is |ranks? |ranked |takes? |took |places? |placed |finish(?:es|ed) |sits |lands |follows |gets |earns |claims |holds |would be )(?:in |at |as |the |my |our |a |close |clear |distant |solid )*(?:(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)|(\d{1,2})(?:st|nd|rd|th)|(?:number|no\.?|#) ?(\d{1,2}|one|two|three|four|five)|(runner-up)|(top (?:spot|pick|choice)|winner))\b(?! (?:generation|gen|largest|biggest|most|best|time|quarter|half|to |in (?:sales|customer|market|terms)|version|option|year|language|party|hand|class|-))/;

/** Ranked #4 on the list, X; the second of them, X; the third-largest carrier: X. */
const EN_COUNTED =
  /\b(?:(?:ranked|rated|placed|coming in|sitting|landing|finishing) (?:at |in )?|the )(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|(\d{1,2})(?:st|nd|rd|th)|(?:number |no\.? ?|# ?)(\d{1,2}))(?: (?:place|spot))?(?:(?: of (?:them|these|the [a-z]+)| (?:on|in) (?:the|this|my|our) (?:list|ranking|rankings|chart))?(?:,| is|:)|-(?:largest|biggest|best|most [a-z]+|cheapest|highest|strongest) [^.:;,]{0,40}(?:: ?| is| goes to)) (?:the )?["“]?$/;
/** First Brave, second Firefox. */
const EN_TOLD = /(?:^|[:,;(] ?(?:and |then )?|\bthen )(first|second|third|fourth|fifth)(?: comes| is|,|:)? ?["“]?$/;
const EN_BARE_AFTER =
  /^ (?:at |in )?(?:# ?|number )(?:(\d{1,2})(?![\d.])|(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)\b)(?=[,.; )]|$| and\b)/;
const ORDINAL = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth';
/** Gucci holds first place, Dior the third; Lexus in second place and Toyota in first. */
const EN_ELLIPSIS_AFTER = new RegExp(
  `^ (?:\\d[\\d.,%]*,? )?(?:only )?(?:was |came up |came )?(?:in |the |at )?(?:(${ORDINAL})|(\\d{1,2})(?:st|nd|rd|th))(?: place)?(?: and last)?(?=[,.;:)]|$| and\\b| but\\b| with\\b| of\\b)`,
);
/** In first place, Guittard; third place went to Lavazza, second to Dallmayr; fifth and last, Ghirardelli. */
const EN_ELLIPSIS_BEFORE = new RegExp(
  `(?:\\b(?:in )?(?:(${ORDINAL})|(\\d{1,2})(?:st|nd|rd|th))(?: place| prize| spot)?(?: and last)?(?:,| (?:went|goes|go) to(?: the [a-z]+,)?| to(?: the [a-z]+,)?)) $`,
);
const ANY_ORDINAL = new RegExp(`\\b(?:${ORDINAL}|\\d{1,2}(?:st|nd|rd|th))\\b`, 'g');

/** Where several places are given in one sentence, a bare ordinal beside a name is its place. */
function toldBeside({ folded }: VisibleText, span: NameSpan): number {
  const after = EN_ELLIPSIS_AFTER.exec(folded.slice(span.end, span.end + 32));
  const before = after ? null : EN_ELLIPSIS_BEFORE.exec(folded.slice(Math.max(0, span.start - 48), span.start));
  const found = after ?? before;
  if (!found) return 0;
  const from = Math.max(0, span.start - 240, folded.lastIndexOf('\n', span.start));
  const around = folded.slice(from, span.end + 240);
  return new Set(around.match(ANY_ORDINAL)).size > 1 ? word(found[1] ?? found[2]) : 0;
}

/** Whether the word before or after it in counting stands near, too. */
function isTold({ folded }: VisibleText, span: NameSpan, said: string): boolean {
  return said === 'first'
    ? /\b(?:second|then|next)\b/.test(folded.slice(span.end, span.end + 160))
    : /\bfirst\b/.test(folded.slice(Math.max(0, span.start - 240), span.start));
}

/** The place that the words around a mention give it in plain speech (第二是…, X ranks third), 0 when they give none. */
export function statedRank(view: VisibleText, span: NameSpan): number {
  const before = view.folded.slice(Math.max(0, span.start - 48), span.start);
  const after = view.folded.slice(span.end, span.end + 48);
  const lastClause = before.slice(
    Math.max(before.lastIndexOf('\n'), before.lastIndexOf('。'), before.lastIndexOf(';')) + 1,
  );
  const zhAfter = ZH_AFTER.exec(after);
  if (zhAfter && !isFieldOfItsOwn(after, zhAfter[0].length, lastClause))
    return placeOf(zhAfter, { numeral: 1, first: 2, second: 3, third: 4 });
  const zhBefore = ZH_BEFORE.exec(lastClause);
  const bare = ZH_BARE_AFTER.exec(after);
  // 圆通第二，韵达第三: a place before a comma belongs to the name before it.
  if (zhBefore && !(bare && zhBefore[0].endsWith(',')))
    return placeOf(zhBefore, { numeral: 1, first: 2, second: 3, third: 4 });
  if (bare) return readNumeral(bare[1] ?? '') ?? 0;
  if (ZH_FIRST.test(lastClause)) return 1;
  if (ZH_NEXT.test(lastClause)) return followsOn(view, span);
  const counted = EN_COUNTED.exec(lastClause);
  if (counted) return word(counted[2] ?? counted[3] ?? counted[1]);
  const told = EN_TOLD.exec(lastClause);
  if (told && isTold(view, span, told[1] ?? '')) return word(told[1]);
  const bareAfter = EN_BARE_AFTER.exec(after);
  if (bareAfter) return word(bareAfter[1] ?? bareAfter[2]);
  const beside = toldBeside(view, span);
  if (beside > 0) return beside;
  const enBefore = EN_BEFORE.exec(lastClause);
  if (enBefore) return enBefore[4] ? 2 : enBefore[5] ? 1 : word(enBefore[2] ?? enBefore[3] ?? enBefore[1]);
  const enAfter = EN_AFTER.exec(after);
  if (enAfter) return enAfter[4] ? 2 : enAfter[5] ? 1 : word(enAfter[1] ?? enAfter[2] ?? enAfter[3]);
  return 0;
}

/** 其次 after 首推… is second, 再次 third; without a first before it, it says nothing. */
function followsOn(view: VisibleText, span: NameSpan): number {
  const before = view.folded.slice(Math.max(0, span.start - 300), span.start);
  if (!/首推|首选|首先|第一|最推荐/.test(before)) return 0;
  return /(?:再次|然后|再者|接下来)[^。]{0,6}$/.test(before) ? (/其次/.test(before) ? 3 : 2) : 2;
}

/** 销量排名第一 says where the brand stands in sales, not in the answer. */
function isFieldOfItsOwn(after: string, length: number, before: string): boolean {
  // Where others are given their places beside it, the answer itself ranks by that measure.
  if (new Set(`${before}${after}`.match(/第[一二三四五六七八九十\d]/g)).size > 1) return false;
  return (
    /(?:销量|市场份额|市占率|全球|国内|中国|行业|份额|营收|满意度|保值率)[^,，。]{0,8}$/.test(
      `${before}${after.slice(0, length)}`.slice(0, -2),
    ) && /销量|份额|市占率|满意度|保值率|营收/.test(after.slice(0, length) + before)
  );
}

function placeOf(
  found: RegExpExecArray,
  groups: { numeral: number; first: number; second: number; third: number },
): number {
  if (found[groups.first]) return 1;
  if (found[groups.second]) return 2;
  if (found[groups.third]) return 3;
  return readNumeral(found[groups.numeral] ?? '') ?? 0;
}

function word(text: string | undefined): number {
  return WORDS[text ?? ''] ?? (Number(text) || 0);
}

const LABEL_ORDINAL = new RegExp(
  `^[\\s*_[(“"]*(?:in )?(?:(${ORDINAL})|(\\d{1,2})(?:st|nd|rd|th))(?: place| choice| pick)?(?: and last)?[\\s*_)]*(?:[:,–—-]|\\s(?=[*_[]))`,
  'i',
);

/** The place that an item's own label says: "Second: TUI", "9th **Dash**"; 0 when it says none. */
export function labelledPlace(words: string): number {
  const found = LABEL_ORDINAL.exec(words);
  return found ? word((found[1] ?? found[2] ?? '').toLowerCase()) : 0;
}
