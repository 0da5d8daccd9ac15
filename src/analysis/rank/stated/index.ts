import type { Detection } from '../../matcher.ts';
import { createDetector, isWithin } from '../../matcher.ts';
import type { NameSpan } from '../../mentions.ts';
import type { VisibleText } from '../../visible-text.ts';
import { readNumeral } from '../numerals.ts';
import { MEDAL, ORDINAL, placeInWords } from '../place-words.ts';
import { statedInChinese } from './chinese.ts';
import { statedInEnglish } from './english.ts';
import type { Surroundings } from './surroundings.ts';

/** Without one of these no words of an answer say a place. */
const detectPlaces = createDetector([
  ...[ORDINAL, MEDAL].flatMap((words) => words.split('|').map((word) => `|${word}|`)),
  ...Array.from({ length: 10 }, (_, digit) => ['st', 'nd', 'rd', 'th'].map((ending) => `${digit}${ending}|`)).flat(),
  ...'#|number|no.|no |runner-up|runners-up|winner|top |tops|topped|crown|on top|heads the|headed|leads the|led the|won |wins |title|rounds out|round out|rounded out|last of|last among|bottom|came last|comes last|finished last|finishes last|ranked last|ranks last|placed last|is last|was last|to last|next to last|last but|penultimate|wooden spoon'.split(
    '|',
  ),
  ...'其一 其二 其三 其四 其五 垫底 倒数 末位 末席 最后一 第 冠军 榜首 亚军 季军 首位 首推 首选 首先 头名 头把 头号 头筹 其次 次席 次之 紧随 紧跟 紧追 接下来 再次 然后 再者 最推荐 仅次 落后于 输给 居首 居次 状元 榜眼 探花 桂冠 金牌 银牌 铜牌 金奖 银奖 铜奖 夺魁 夺冠 折桂 问鼎 登顶 独占 胜出 笑到 并列 老大'.split(
    ' ',
  ),
]);

/** Where words of the answer may say places; null where none does, as in most answers in prose. */
export function placeWords(view: VisibleText): Detection | null {
  return detectPlaces(view.codes);
}

/** How far it is to the next brand, at most as far as a place may be told. */
function untilNext(spans: readonly NameSpan[], index: number, end: number): number {
  for (let at = index + 1; at < spans.length; at++) {
    const next = spans[at] as NameSpan;
    if (next.start >= end + REACH) break;
    if (next.owner !== spans[index]?.owner) return Math.max(0, next.start - end);
  }
  return REACH;
}

/** How far from a mention its place may be told. */
const REACH = 100;
const FAR = 300;

/** What an answer says of places it says among the first mentions: of one brand in prose, of all beside a list. */
export const MOST_ASKED = 200;

/** The place that the words around a mention give it in plain speech (第二是…, X ranks third), 0 when they give none. */
export function statedRank(
  { folded }: VisibleText,
  spans: readonly NameSpan[],
  index: number,
  words: Detection,
): number {
  const span = spans[index];
  if (!span) return 0;
  const { start, end } = span;
  if (!isWithin(words, Math.max(0, start - REACH), Math.min(folded.length, end + REACH))) return 0;
  const line = folded.lastIndexOf('\n', start - 1) + 1;
  const earlier = folded.slice(Math.max(line, start - FAR), start);
  const near = earlier.slice(-REACH);
  const before = near.slice(Math.max(near.lastIndexOf('。'), near.lastIndexOf(';')) + 1);
  const after = folded.slice(end, end + REACH);
  const alone = after.slice(0, untilNext(spans, index, end));
  const around: Surroundings = { before, earlier, after, alone };
  return statedInChinese(around) || statedInEnglish(around);
}

/** The first letter: of "first", "in", a digit, or a mark. */
const MAY_LABEL = /^[\s*_[(“"]*[\dfstneiFSTNEI]/;
const LABEL_ORDINAL = new RegExp(
  `^[\\s*_[(“"]*(?:in )?(?:(${ORDINAL})|(\\d{1,2})(?:st|nd|rd|th))(?: place| choice| pick)?(?: and last)?[\\s*_)]*(?:[:,–—-]|\\s(?=[*_[]))`,
  'i',
);

/** The place that an item's own label says: "Second: TUI", "9th **Dash**"; 0 when it says none. */
export function labelledPlace(words: string): number {
  if (!MAY_LABEL.test(words)) return 0;
  const found = LABEL_ORDINAL.exec(words);
  return found ? placeInWords(found[1] ?? found[2]) : 0;
}

/** My third choice; 第二选择: what is said right behind the name. */
const CHOICE = new RegExp(
  `^(?:(?: [\\p{L}\\d.-]{1,14}){1,3}(?=[:,(]| [–—-]))?[^\\p{L}\\n]{0,8}(?:(?:(?:my|our|the|a|your|close|clear|distant) ){0,3}(${ORDINAL}|\\d{1,2}(?:st|nd|rd|th)) (?:choice|pick|place|option)\\b|第([一二三四五六七八九十]|\\d{1,2})(?:选择|顺位|志愿|推荐|名|位)(?![\\p{L}]))`,
  'u',
);

/** The place that stands as such right behind a name that heads an item; 0 where none does. */
export function choiceBehind({ folded }: VisibleText, { end }: NameSpan): number {
  const found = CHOICE.exec(folded.slice(end, end + FAR_BEHIND));
  return found ? placeInWords(found[1]) || (readNumeral(found[2] ?? '') ?? 0) : 0;
}

const FAR_BEHIND = 40;
