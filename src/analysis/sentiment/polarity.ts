import type { NameSpan } from '../mentions.ts';
import { isAlphanumeric, isHan, isSmallLetter } from '../text/characters.ts';
import { weighEnglish } from './english-negation.ts';
import { collectChineseTerms, collectEnglishPatterns } from './lexicon/terms.ts';
import { createPhraseIndex, MOST_FOUND } from './phrase-index.ts';
import { createWordMatcher } from './word-patterns.ts';

/** Praise (above 0) or blame (below 0) at a place of a folded text, negation already taken into account. */
export interface Tone {
  start: number;
  end: number;
  weight: number;
}

const TERMS = collectChineseTerms();
const CHINESE = createPhraseIndex(TERMS.map((term) => term.text));
const ENGLISH = createWordMatcher(collectEnglishPatterns());

/** All words of praise and blame in a part of a folded text; of overlapping ones the longest counts. Names are no words. */
export function findTones(
  folded: string,
  codes: Uint16Array,
  start: number,
  end: number,
  names: readonly NameSpan[] = [],
  owner = -1,
): Tone[] {
  const english = ENGLISH.find(codes, start, end, names, owner);
  const found = hasHan(codes, start, end)
    ? [...chineseTones(codes, start, end, names), ...english].sort((a, b) => a.start - b.start || b.end - a.end)
    : english;
  const tones: Tone[] = [];
  let covered = start;
  for (let index = 0; index < found.length; index++) {
    const hit = found[index];
    if (!hit || hit.start < covered) continue;
    const longer = found[index + 1];
    if (longer && longer.start < hit.end && longer.end - longer.start > hit.end - hit.start + 1) continue;
    covered = hit.end;
    if (hit.weight === 0) continue;
    const softened = SOFTENER.test(folded.slice(Math.max(start, hit.start - 12), hit.start))
      ? 0.6
      : INTENSIFIER.test(folded.slice(Math.max(start, hit.start - 14), hit.start))
        ? 1.5
        : 1;
    const weight = negated(folded, codes, start, hit.start, hit.end, hit.weight) * softened;
    if (weight !== 0) tones.push({ start: hit.start, end: hit.end, weight });
  }
  return tones;
}

/** The longest Chinese term at each character. */
function chineseTones(codes: Uint16Array, start: number, end: number, names: readonly NameSpan[]): Tone[] {
  const hits: Tone[] = [];
  for (let at = start; at < end; at++) {
    if (isSmallLetter(codes[at] as number) && isAlphanumeric(codes[at - 1] ?? 0)) continue;
    for (let index = CHINESE.findAt(codes, at, end, FOUND) - 2; index >= 0; index -= 2) {
      const stop = FOUND[index + 1] as number;
      if (!endsWord(codes, at, stop)) continue;
      if (!names.some((name) => at < name.end && stop > name.start))
        hits.push({
          start: at,
          end: stop,
          weight: toneOf(TERMS[FOUND[index] as number]?.weight ?? 0, codes, at, stop),
        });
      break;
    }
  }
  return hits;
}

/** A plain word of two characters that runs on into a noun names its kind: 健康牙, 经济舱, 故障现场. */
function toneOf(weight: number, codes: Uint16Array, start: number, end: number): number {
  // "买不到", "用不了": the verb that was praise is not done.
  if (weight > 0 && codes[end] === NOT && COMPLEMENTS.has(codes[end + 1] ?? 0)) return -1;
  if (end - start !== 2 || Math.abs(weight) > 1.3) return weight;
  const next = codes[end] ?? 0;
  if (!isHan(next) || GOES_WITH.has(next)) return weight;
  return VERBS.has(String.fromCharCode(codes[start] ?? 0, codes[start + 1] ?? 0)) ? weight : weight * COMPOUND;
}

const COMPOUND = 0.4;
/** These take objects. */
const VERBS: ReadonlySet<string> = new Set(
  '喜欢 喜爱 热爱 推荐 认可 称赞 信任 信赖 夸赞 点赞 表扬 感谢 欢迎 后悔 吐槽 投诉 抱怨 批评 质疑 起诉 拖欠 隐瞒 欺骗 误导 泄露 忽悠 敷衍 拒绝 侵犯 抄袭 缺乏 缺少 担心 嫌弃 克扣 伪造 篡改 骚扰 威胁'.split(
    ' ',
  ),
);
const NOT = '不'.charCodeAt(0);
const COMPLEMENTS: ReadonlySet<number> = new Set(
  Array.from('到了上起着下动成住', (character) => character.charCodeAt(0)),
);
const GOES_WITH: ReadonlySet<number> = new Set(
  Array.from(
    '的了地得又且而也都很到过无不吗呢吧啊呀嘛和与及或多些极一二两三四五六七八九十几半许上下起来出去给于在是就才还有这那我你他她它们没把被让为因但却可',
    (character) => character.charCodeAt(0),
  ),
);

const FOUND = new Int32Array(MOST_FOUND);

function hasHan(codes: Uint16Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (isHan(codes[at] ?? 0)) return true;
  return false;
}

function endsWord(codes: Uint16Array, start: number, end: number): boolean {
  if (!isSmallLetter(codes[start] as number)) return true;
  return end >= codes.length || !isSmallLetter(codes[end - 1] as number) || !isAlphanumeric(codes[end] as number);
}

const INTENSIFIER =
  /(?:\b(?:most|extremely|incredibly|by far the|by far|truly|utterly|absolutely|so|far|much|remarkably|exceptionally|insanely)|最|极其|极为|非常|十分|特别|尤其|格外|太|超级|相当|远远|绝对|毫无疑问是?) ?$/;
const SOFTENER =
  /(?:a (?:bit|little|touch)|slightly|somewhat|fairly|relatively|稍微?|略微?|有点儿?|有些|些许|相对)(?:更|较|偏)? ?$/;
const CHINESE_NEGATION =
  /(?:不|没|没有|無|无|未|並未|并未|并不|并非|绝非|毫无|毫不|不是|不算|不会|不能|不太|不够|不怎么|没什么|没那么|并没有|从不|从未|谈不上|称不上|算不上|难言|难称|缺乏|缺少|欠缺|难以|无法|失去|丧失|别|切莫|很少|极少|鲜有|鲜少|少有|几乎没有|几乎不|未必|未能|不再|远非|不存在|不用|无需|不必|没出现|未出现|没有出现|没发现|未发现|没有发现|没遇到|没有任何|没有明显|无明显|没有太多|没有太大)(?:[太很够那么怎什是一个款种有特别十分任何明显出现发生发现过这会让你您用户令人感到觉得产生因的再多大]{0,4})$/;
/** "没有一次让我后悔", "没有糖浆的粘腻感": a fault that something lacks, some words further on. */
const ABSENT =
  /(?:没有?|未曾?|从不|从没|无一|毫无|不会|不再|不用|不必|无需|免去|省去|不是(?!没))[^,，。;；但却就才还]{1,7}$/;
/** Faults that nobody deals with are still there. */
const PERSISTS =
  /解决|处理|改善|回复|回应|修|管|理会|告知|提醒|说明|承认|道歉|想到|料到|因为|由于|看到|多久|几天|几个月|办法|任何人|人(?![性气工员品格])/;
/** Praise that a question or a condition takes back: "谁还会买", "哪里好用". */
const DOUBTED =
  /(?:谁|哪里|哪儿|哪还|岂|凭什么|怎么|指望|奢望|别想|休想|妄想|要是|假装|假如|本以为|原以为|号称|自称|标榜|吹嘘|所谓的?|声称|宣称|宣传)[^,，。;；]{0,6}$/;
const CHINESE_REMEDY =
  /(?:避免|减少|降低|防止|消除|解决|改善|杜绝|告别|摆脱|克服|缓解|规避|修复|排除|远离|化解|抑制|抵御|应对|处理|过滤|隔绝)(?:了|过)?(?:[^,，。;；]{0,6})$/;
const DOUBLE_NEGATION = /(?:不能说|不能不|不是|不会|并非|绝不|从不|没人|不得不|无不|没有人|谁也不能)[^,，。;；]{0,3}$/;
/** What stands before a word in its sentence, as far as it can turn it. */
function sentenceBefore(folded: string, start: number): string {
  const before = folded.slice(Math.max(0, start - 70), start);
  const cut = /[.!?;:\n\ufffc](?=[^.!?;:\n\ufffc]*$)/.exec(before);
  return cut ? before.slice(cut.index + 1) : before;
}

/** "Not good" is blame, "not bad" faint praise; what a product prevents is no blame of it. */
function negated(folded: string, codes: Uint16Array, from: number, start: number, end: number, weight: number): number {
  if (isSmallLetter(codes[start] ?? 0))
    return weighEnglish(sentenceBefore(folded, start), folded.slice(start, end), folded.slice(end, end + 12), weight);
  const before = folded.slice(Math.max(from, start - 12), start);
  if (weight < 0 && CHINESE_REMEDY.test(before)) return 0.5;
  if (!CHINESE_NEGATION.test(before)) {
    if (weight > 0) return DOUBTED.test(before) ? -Math.min(1.2, weight) : weight;
    return ABSENT.test(before) && !PERSISTS.test(before) ? 0.9 : weight;
  }
  const outer = before.replace(CHINESE_NEGATION, '');
  if (DOUBLE_NEGATION.test(outer) || CHINESE_NEGATION.test(outer)) return weight;
  return weight > 0 ? -Math.max(1, weight * 0.75) : 0.75;
}
