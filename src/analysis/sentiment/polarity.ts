import type { NameSpan } from '../mentions.ts';
import { isAlphanumeric, isHan } from '../text/characters.ts';
import { collectChineseTerms, collectEnglishPatterns } from './lexicon/terms.ts';
import { createPhraseIndex, MOST_FOUND } from './phrase-index.ts';
import { createWordMatcher, readWords } from './word-patterns.ts';

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
  const english = ENGLISH.find(readWords(folded, codes, start, end, names, owner));
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
    tones.push({
      start: hit.start,
      end: hit.end,
      weight: negated(folded, codes, start, hit.start, hit.end, hit.weight) * softened,
    });
  }
  return tones;
}

/** The longest Chinese term at each character. */
function chineseTones(codes: Uint16Array, start: number, end: number, names: readonly NameSpan[]): Tone[] {
  const hits: Tone[] = [];
  for (let at = start; at < end; at++) {
    if (isLatin(codes[at] as number) && isAlphanumeric(codes[at - 1] ?? 0)) continue;
    for (let index = CHINESE.findAt(codes, at, end, FOUND) - 2; index >= 0; index -= 2) {
      const stop = FOUND[index + 1] as number;
      if (!endsWord(codes, at, stop)) continue;
      if (!names.some((name) => at < name.end && stop > name.start))
        hits.push({ start: at, end: stop, weight: TERMS[FOUND[index] as number]?.weight ?? 0 });
      break;
    }
  }
  return hits;
}

const FOUND = new Int32Array(MOST_FOUND);

function hasHan(codes: Uint16Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (isHan(codes[at] ?? 0)) return true;
  return false;
}

function endsWord(codes: Uint16Array, start: number, end: number): boolean {
  if (!isLatin(codes[start] as number)) return true;
  return end >= codes.length || !isLatin(codes[end - 1] as number) || !isAlphanumeric(codes[end] as number);
}

function isLatin(code: number): boolean {
  return code >= 97 && code <= 122;
}

const INTENSIFIER =
  /(?:\b(?:most|extremely|incredibly|by far the|by far|truly|utterly|absolutely|so|far|much|remarkably|exceptionally|insanely)|最|极其|极为|非常|十分|特别|尤其|格外|太|超级|相当|远远|绝对|毫无疑问是?) ?$/;
const SOFTENER =
  /(?:a (?:bit|little|touch)|slightly|somewhat|fairly|relatively|稍微?|略微?|有点儿?|有些|些许|相对)(?:更|较|偏)? ?$/;
const CHINESE_NEGATION =
  /(?:不|没|没有|無|无|未|並未|并未|并不|并非|绝非|毫无|毫不|不是|不算|不会|不能|不太|不够|不怎么|没什么|没那么|并没有|从不|从未|谈不上|称不上|算不上|难言|难称|缺乏|缺少|欠缺|难以|无法|失去|丧失|别|切莫|很少|极少|鲜有|鲜少|少有|几乎没有|几乎不|未必|未能|不再|远非|不存在|不用|无需|不必|没出现|未出现|没有出现|没发现|未发现|没有发现|没遇到|没有任何|没有明显|无明显|没有太多|没有太大)(?:[太很够那么怎什是一个款种有特别十分任何明显出现发生发现过这会让你您用户令人感到觉得产生因的再多大]{0,4})$/;
const CHINESE_REMEDY =
  /(?:避免|减少|降低|防止|消除|解决|改善|杜绝|告别|摆脱|克服|缓解|规避|修复|排除|远离|化解|抑制|抵御|应对|处理|过滤|隔绝)(?:了|过)?(?:[^,，。;；]{0,6})$/;
const DOUBLE_NEGATION = /(?:不能说|不能不|不是|不会|并非|绝不|从不|没人|不得不|无不|没有人|谁也不能)[^,，。;；]{0,3}$/;
const ENGLISH_NEGATION =
  /(?:\b(?:not(?! (?:only|just|merely|to mention))|no(?! (?:wonder|doubt|question|matter|less|longer (?:a|an)))|never|yet to|neither|nor|hardly|barely|rarely|seldom|without|lacks?|lacking|cannot|far from|free of|free from|nothing|fails? to|failed to|unable to|isn t|zero|few|little|less|anything but|stop(?:ped)?|short of|nobody)\b|n't\b)(?: (?!(?:and|but|because|which|so) )[a-z'-]+){0,3}[ -]*$/;
const ENGLISH_REMEDY =
  /\b(?:reduc(?:e|es|ed|ing)|eliminat(?:e|es|ed|ing)|avoid(?:s|ed|ing)?|prevent(?:s|ed|ing)?|minimi[sz](?:e|es|ed|ing)|fix(?:es|ed|ing)?|solv(?:e|es|ed|ing)|resolv(?:e|es|ed|ing)|address(?:es|ed|ing)?|handl(?:e|es|ing)|remov(?:e|es|ed|ing)|block(?:s|ed|ing)?|detect(?:s|ed|ing)?|combat(?:s|ing)?|overcom(?:e|es|ing)|protects? against|without|free of|free from|less|fewer)(?: [a-z-]+){0,2} $/;

/** "Not good" is blame, "not bad" faint praise; what a product prevents is no blame of it. */
function negated(folded: string, codes: Uint16Array, from: number, start: number, end: number, weight: number): number {
  if (isLatin(codes[start] ?? 0)) {
    const before = folded.slice(Math.max(from, start - 40), start);
    if (weight < 0 && ENGLISH_REMEDY.test(before)) return 0.5;
    if (!ENGLISH_NEGATION.test(before)) return weight;
    // "No better laptop", "never been better": the comparison is with everything else.
    if (/\b(?:no|never(?: been)?|nothing) $/.test(before) && /^(?:better|safer)$/.test(folded.slice(start, end)))
      return 1;
    if (/\bnothing (?:short of|but|less than) $/.test(before)) return weight;
    // "Not the cheapest" finds little fault.
    if (weight > 0 && /(?:est|best|perfect)$/.test(folded.slice(start, end))) return -0.4;
    return weight > 0 ? -Math.max(0.9, weight * 0.7) : 0.75;
  }
  const before = folded.slice(Math.max(from, start - 10), start);
  if (weight < 0 && CHINESE_REMEDY.test(before)) return 0.5;
  if (!CHINESE_NEGATION.test(before)) return weight;
  const outer = before.replace(CHINESE_NEGATION, '');
  if (DOUBLE_NEGATION.test(outer) || CHINESE_NEGATION.test(outer)) return weight;
  return weight > 0 ? -Math.max(1, weight * 0.75) : 0.75;
}
