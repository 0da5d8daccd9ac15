import { readNumeral } from '../numerals.ts';
import { placeInWords } from '../place-words.ts';
import type { Surroundings } from './surroundings.ts';

/** A number that no measure word makes something else of: 第三, but not 第三代. */
const NUMBER =
  '第(?<numeral>[一二三四五六七八九十]{1,3}|\\d{1,3})(?![\\d一二三四五六七八九十百千万款代个家批次季章节年方届期轮人大者步点条种台辆天集部梯])|no\\.? ?(?<number>\\d{1,2})';
const FIRST = '(?<first>冠军|榜首|头名|首位|状元|金牌|金奖|桂冠|头把交椅)';
const SECOND = '(?<second>亚军|次席|榜眼|银牌|银奖)';
const THIRD = '(?<third>季军|探花|铜牌|铜奖)';
const WORDS = '(?<word>first|second|third|fourth|fifth)(?: place)?';

const BEFORE = new RegExp(
  `(?:(?:${NUMBER})(?:名|位|顺位|选择)?|${FIRST}|${SECOND}|${THIRD})(?:、?(?:拔得头筹|夺魁|夺冠|胜出))?(?:的)?(?:品牌|公司|产品|车企|厂商)?(?:则|依次|毫无疑问|无疑|当然|自然|依然|依旧|仍旧|仍然|仍|还|应该|肯定|一定|往往|目前|暂时|才|我|可以|要){0,2}(?:是|为|属于|归|颁给|留给|换成了?|变成了?|给|由|:|,|、|——|当属|非|,那(?:就|一定|自然)?是| )?(?:我推荐|推荐)? ?["“「《【]?$`,
);
const WON_BY = /(?:拔得头筹|夺魁|夺冠|折桂|胜出|笑到最后)(?:的?(?:是|为|:)|的) ?["“]?$/;
const TIED_BEFORE = new RegExp(`并列(?:${NUMBER})(?:名|位)?的?(?:是|为|有|:|还有)?(?:[^,。;:\\n第]{1,12}[和与、])?$`);
const NEXT =
  /(其次|次之的?|紧随其后的?|接下来|再次|然后|再者)(?:则|才|就)?(?:轮到|轮得到|考虑|数|到|看|是|为|推荐|有|:|,)? ?["“]?$/;
const CHOSEN_FIRST =
  /(?:首推|首选|首先推荐|首先是|最推荐的?(?:是)?|头号推荐(?:是)?|首先,?(?:推荐)?)(?:的)?(?:是|为|品牌是|:|,)? ?["“]?$/;

/** 则目前, 今年只: what may stand between a name and what is said of its place. */
const LEAD =
  '^["”」》】]?(?: ?[a-z]?\\d[a-z0-9.]{0,10} ?)?(?:则|也|目前|稳|暂时|仍|依然|还|紧跟着|随后|今年|如今|现在|眼下|现|本次|这次|最终|最后|只|才|仅|只能|最多|顶多|勉强|大概|却|已|已经|均|都|又|综合|总分|总体|整体|总排名|口碑|在[^,。;\\n]{0,24}[中里上内]|以[^,。;\\n]{0,12}){0,4}';
const PLACED =
  '(?:排名|排在|排到|排行|排的是|排|放在|放|给|算|位列|位居|名列|居于|居|位于|列|获得|获|得了|得|拿下|拿到了?|拿了|夺得|夺|斩获|摘得|摘下|屈居|暂列|稳居|跻身|为|是|占据|占|守住了?|保住了?|登上|并列)(?:在|于|了|到)?(?:榜单|总榜|综合榜|倒数第[一二三四五六七八九十\\d]+,?(?:也就是|即)?)?(?:的)?(?:并列)?';
const AFTER = new RegExp(
  `${LEAD}${PLACED}(?:${NUMBER}|(?<leading>首(?![a-z选次款批推])位?)|${FIRST}|(?<second>亚军|次(?:席|位)?(?![数要日级])|榜眼|银牌|银奖)|${THIRD}|${WORDS})(?:名|位)?`,
);
const TIED_AFTER = new RegExp(`^(?:[和与、][^,。;:\\n第]{1,12})?(?:则|也|均|都)?(?:并列|同列|同居|共列)(?:${NUMBER})`);
const BARE_AFTER =
  /^(?:(?:今年|本季|如今|现在)?第([一二三四五六七八九十]{1,3}|\d{1,3})(?:名|位)?|no\.? ?(\d{1,2}))(?=[,。;、\n]|$)/;
const PLACE_END = '(?:名|位)?(?=[,。;、)\\n]|$|的(?:位置|宝座))';
/** 去年还排第五、今年升到第二; 已经跌至第四. */
const MOVED = new RegExp(
  `^[^。;\\n]{0,24}?(?:升|跃|攀|爬|冲|跌|降|滑|掉|退|回落|反弹|挤进|杀入)[至到居落升回进]{0,2}(?:了)?(?:${NUMBER})${PLACE_END}`,
);
/** 在五家里垫底，名列第五 */
const GOING_ON = new RegExp(
  `^[^。;\\n第]{0,30}?,(?:在[^,。;\\n第]{0,30}[里中上内])?(?:名列|位列|排名|位居|排在|排|居)(?:${NUMBER})`,
);
const NOW = new RegExp(
  `^[^。;\\n]{0,24}?(?:今年|如今|现在|目前|本季|眼下|这次)[^,。;\\n第]{0,10}(?:${NUMBER})${PLACE_END}`,
);
/** 以第二名的成绩; 的排名是第四; 总分第二; 排在理想之后，位列第三; （第三名） */
const SCORED = new RegExp(
  `^(?:以(?=第)|(?:的)?(?:综合|总|最终)?(?:排名|名次|位次)(?:是|为|:)?|(?:以[^,。;\\n]{0,10})?(?:综合)?(?:得票|总分|得分|评分|成绩|票数)(?:排名|排|列|位列|位居)?|排在[^,。;\\n]{1,20}(?:之后|后面),(?:位列|排名|名列|排|居)|\\((?:排名)?|[^,。;:\\n第的]{1,12}(?:只能|最多|勉强)(?:给|排|算|拿)到?)(?:${NUMBER})`,
);
const WON = /^[^,。;\n的]{0,6}(?:拔得头筹|夺魁|夺冠|折桂|问鼎|登顶|独占鳌头)/;
const BEHIND_ONE = /^[^,。;\n]{0,6}(?:仅次于|只输给|只落后于)([^,。;\n]{0,20})/;
const FOLLOWING = /^[也则]?(?:紧随其后|紧跟其后|紧追其后|次之|屈居其后|紧接其后)/;
const LEADER = /榜首|第一|冠军|居首|领先|头名|首位|首推|首选|首先|夺冠|最推荐/;
const PAST = /(?:曾|去年|此前|以前|过去|上届|上一年|前年|往年|当年|原先|之前)[^,。;\n]{0,12}$/;
/** 垫底, 倒数第二, and of how many: 在四个牌子里, 一共五家 */
const FROM_BEHIND =
  /^[^。;\n,]{0,30}?(?:垫底|倒数第([一二三四五六七八九十]{1,2}|\d{1,2})(?![\d代款个家次])|(?:排名?|位列|位居)?(?:末位|末席|最后一[名位]))/;
const ALL =
  /(?:^|[^第\d一二三四五六七八九十])([两二三四五六七八九十]{1,2}|\d{1,2})(?:大|个|家|款|种|只|台|支)?(?:品牌|牌子|产品|平台|公司|企业|厂商|机型|[家款个台支])/;
/** How far before a mention it may be said how many there are. */
const LEAD_IN = 80;
const DENIED = /^,?(?:其实|实际上|可|但|不过)?(?:并不是|并非|不是)/;
/** 放第三，某牌垫底 */
const LAST_OF_ALL = /^[^,。;\n]{0,6}(?:垫底|倒数|末位)/;
/** 既不是第一，也不是第二，而是第三 */
const NOT_BUT = new RegExp(`^[^。;\\n]{0,10}(?:不是|并非)第[^。;\\n]{1,24}而是(?:${NUMBER})`);
/** 老大是安能，老二是百世; said in turn. */
const ELDER_BEFORE = /(老[大二三四五])(?:就是|则是|是|为|:|,)? ?$/;
const ELDER_AFTER = /^(?:是|算|为|当|排)?(老[大二三四五])(?=[,。;、\n]|$)/;
const ELDERS = '大二三四五';
/** 其一，南航，早班；其二，海航: counted off, the name standing alone. */
const COUNTED_OFF = /其([一二三四五六七八九十])[,、:] ?$/;
/** 五家里我最不愿再打开它 */
const ALL_AFTER =
  /([两二三四五六七八九十]{1,2}|\d{1,2})(?:个|家|款|种|台|支)(?:品牌|牌子|产品|平台|公司|企业|机型)?(?:里|中|之中|当中)/;
/** 三棵树…。在这次评测中它位居第二 */
const OF_IT = new RegExp(`^[^\\n]{0,60}?它(?:则|也|目前|只)?${PLACED}(?:${NUMBER})`);

/** The place that Chinese words around a mention give it, 0 when they give none. */
export function statedInChinese({ before, earlier, after, alone }: Surroundings): number {
  const moved = (alone.includes('而是') ? NOT_BUT.exec(alone) : null) ?? MOVED.exec(alone) ?? NOW.exec(alone);
  if (moved) return placeOf(moved);
  const isPast = PAST.test(before) || /^[^,。;\n第]{0,8}(?:曾|去年|此前|过去)/.test(alone);
  if (!isPast) {
    const behind = BEHIND_ONE.exec(after);
    if (behind) return 1 + (placeOf(new RegExp(NUMBER).exec(behind[1] ?? '')) || 1);
    const placed = AFTER.exec(after);
    if (placed && !isFieldOfItsOwn(after, placed[0].length, before)) return placeOf(placed);
    const scored = SCORED.exec(after);
    if (scored) return placeOf(scored);
    const tied = TIED_AFTER.exec(after) ?? TIED_BEFORE.exec(before);
    if (tied) return placeOf(tied);
    const goingOn = GOING_ON.exec(alone);
    if (goingOn) return placeOf(goingOn);
  }
  const elder = ELDER_BEFORE.exec(before) ?? ELDER_AFTER.exec(after);
  if (elder && new Set(`${earlier}${after}`.match(/老[大二三四五]/g)).size > 1)
    return ELDERS.indexOf(elder[1]?.[1] ?? '') + 1;
  const countedOff = /^[,、;。(]/.test(after) ? COUNTED_OFF.exec(before) : null;
  if (countedOff && /其[一二]/.test(`${earlier}${after}`.replace(countedOff[0], '')))
    return readNumeral(countedOff[1] ?? '') ?? 0;
  if (FOLLOWING.test(after) && LEADER.test(earlier)) return /第二|亚军|其次/.test(earlier) ? 3 : 2;
  const fromBehind = countedFromBehind(alone, earlier);
  if (fromBehind > 0) return fromBehind;
  const bare = BARE_AFTER.exec(after);
  const named = BEFORE.exec(before);
  // 圆通第二，韵达第三: a place before a comma belongs to the name before it.
  if (named && !DENIED.test(after) && !((bare || LAST_OF_ALL.test(after)) && /[,、]$/.test(named[0])))
    return placeOf(named);
  if (bare) return readNumeral(bare[1] ?? bare[2] ?? '') ?? 0;
  if (CHOSEN_FIRST.test(before) || WON_BY.test(before) || WON.test(alone)) return 1;
  if (NEXT.test(before)) return followsOn(earlier);
  return placeOf(OF_IT.exec(alone));
}

/** 垫底 and 倒数第二 of so many: 0 where it is not said of how many. */
function countedFromBehind(alone: string, earlier: string): number {
  const found = FROM_BEHIND.exec(alone);
  if (!found) return 0;
  const all = ALL.exec(found[0]) ?? ALL.exec(earlier.slice(-LEAD_IN)) ?? ALL_AFTER.exec(alone);
  const total = readNumeral((all?.[1] ?? '').replace('两', '二')) ?? 0;
  const behind = found[1] === undefined ? 1 : (readNumeral(found[1]) ?? 0);
  return behind > 0 && total >= behind ? total - behind + 1 : 0;
}

/** 其次 after 首推… is second, 再次 third; without a first before it, it says nothing. */
function followsOn(before: string): number {
  if (!LEADER.test(before)) return 0;
  return /(?:再次|然后|再者|接下来)[^。]{0,6}$/.test(before) ? (/其次/.test(before) ? 3 : 2) : 2;
}

/** 销量排名第一 says where the brand stands in sales, not in the answer. */
function isFieldOfItsOwn(after: string, length: number, before: string): boolean {
  // Where others are given their places beside it, the answer itself ranks by that measure.
  if (new Set(`${before}${after}`.match(/第[一二三四五六七八九十\d]+/g)).size > 1) return false;
  return (
    /(?:销量|市场份额|市占率|全球|国内|中国|行业|份额|营收)[^,，。]{0,8}$/.test(
      `${before}${after.slice(0, length)}`.slice(0, -2),
    ) && /销量|份额|市占率|营收/.test(after.slice(0, length) + before)
  );
}

function placeOf(found: RegExpExecArray | null): number {
  const { first, leading, second, third, numeral, number, word } = found?.groups ?? {};
  if (first ?? leading) return 1;
  if (second) return 2;
  if (third) return 3;
  return readNumeral(numeral ?? number ?? '') ?? placeInWords(word);
}
