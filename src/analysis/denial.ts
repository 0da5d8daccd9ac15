import type { Span } from './boundaries.ts';
import type { Detection } from './matcher.ts';
import { createDetector, firstEndOf, isWithin } from './matcher.ts';
import {
  CHINESE_CONFESSION,
  CHINESE_LACK,
  CHINESE_OTHER_OBJECT,
  DECLINES,
  DENYING,
  ENGLISH_APOLOGY,
  ENGLISH_CONFESSION,
  ENGLISH_LACK,
  ENGLISH_OTHER_OBJECT,
  ENGLISH_SPEAKER,
  FOLLOW_UP,
  MAY_DENY,
  NOTHING_KNOWN,
} from './names/denial-phrases.ts';
import { isAsciiDigit, isLineBreak, isSmallLetter, isSpace } from './text/characters.ts';
import type { VisibleText } from './visible-text.ts';
import { GAP_MARK } from './visible-text.ts';

/**
 * Reads the denials of a folded text, no more of it than the sentences that are asked about and those that these go on from.
 * Null where there are none.
 */
export function findDenials({ folded, codes }: Pick<VisibleText, 'folded' | 'codes'>): Denials | null {
  const words = detect(codes);
  if (!words || !mayDeny(folded, codes, words)) return null;
  return { sentences: readSentences(folded, codes, words), last: -1, denied: null };
}

/** Where an answer says only that it knows nothing about a brand: those places do not mention it. */
export interface Denials {
  sentences: Sentences;
  /** The sentence that was asked about last, and what of it denies. */
  last: number;
  denied: Range | null;
}

/** Whether a place lies where nothing is said; to be asked in ascending order. */
export function isDenied(denials: Denials, { start, end }: Span): boolean {
  const index = indexAt(denials.sentences, start);
  if (index !== denials.last) {
    denials.last = index;
    denials.denied = deniedPart(denials.sentences, index);
  }
  const { denied } = denials;
  return denied !== null && start >= denied.start && end <= denied.end;
}

const detect = createDetector(MAY_DENY);

/** Whether a sentence that has one of the words, or is too long to tell, may be a denial: most of them deny nothing. */
function mayDeny(folded: string, codes: Uint16Array, words: Detection): boolean {
  const { length } = codes;
  let start = firstEndOf(words) - 1;
  while (start > 0 && !endsSentence(codes, start - 1)) start--;
  while (start < length) {
    let end = start;
    while (end + 1 < length && !endsSentence(codes, end)) end++;
    end++;
    if (end - start > LONGEST_SENTENCE) return true;
    if (isWithin(words, start, end)) {
      if (DENYING.test(folded.slice(start, end))) return true;
      // Asked only where a word has been found, so that what is no whole word is passed over once.
      if (!isWithin(words, end, length)) return false;
    }
    start = end;
  }
  return false;
}

interface Range {
  start: number;
  end: number;
}

/** The part of a sentence in which nothing is said but that nothing is known; null where it says something. */
function deniedPart(sentences: Sentences, index: number): Range | null {
  const denial = denialOf(sentences, index);
  if (denial) return denial;
  if (!mayBelong(sentences, index)) return null;
  const text = textOf(sentences, index);
  if (text.trim() === '') return null;
  let before = index - 1;
  while (before >= 0 && textOf(sentences, before).trim() === '') before--;
  const goesOn =
    before >= 0 && sentences.denies.get(before) !== false && FOLLOW_UP.test(text) && goesOnDenying(sentences, before);
  sentences.denies.set(index, goesOn);
  if (goesOn) return rangeOf(sentences, index);
  // "Zorblax? I have never heard of it.", "I can't rate Zorblax. I have no data on it."
  const asks = text.length <= 40 && /\?\s*$/.test(text);
  const declines = text.length <= LONGEST_REFUSAL && DECLINES.test(text);
  const heads = text.length <= LONGEST_HEADING && text.endsWith('\n') && !/[.。!?:,]\s*$/.test(text);
  if (!asks && !declines && !heads) return null;
  let next = index + 1;
  while (next < sentences.starts.length && textOf(sentences, next).trim() === '') next++;
  if (next >= sentences.starts.length || !denialOf(sentences, next)) return null;
  const reason = textOf(sentences, next);
  const isOfIt = asks || (SPEAKS_OF_IT.test(reason) && (declines || OF_KNOWLEDGE.test(reason)));
  return isOfIt ? rangeOf(sentences, index) : null;
}

const LONGEST_REFUSAL = 160;
const LONGEST_HEADING = 30;
/** What has just been named, and is not named again. */
const SPEAKS_OF_IT =
  /[这该此](?:家|个品牌|款产品|品牌|公司|店|产品|牌子|应用)|(?<!其)它|\b(?:it|its|they|them|(?:that|this) name|this (?:brand|company|product|app|shop|store|firm|maker|one))\b/;
const OF_KNOWLEDGE = /资料|信息|数据|记录|听说|了解|知识|information|data|record|heard|know/;

/** Whether the sentence, or the one that it and those before it follow up, is a denial. */
function goesOnDenying(sentences: Sentences, from: number): boolean {
  const { denies } = sentences;
  let index = from;
  let result = false;
  for (; index >= 0; index--) {
    const known = denies.get(index);
    if (known !== undefined) {
      result = known;
      break;
    }
    if (denialOf(sentences, index)) {
      result = true;
      break;
    }
    const words = textOf(sentences, index);
    if (words.trim() !== '' && !FOLLOW_UP.test(words)) break;
  }
  for (let at = Math.max(0, index); at <= from; at++) denies.set(at, result);
  return result;
}

/** The sentences of a folded text, each read when it is asked for. */
interface Sentences {
  folded: string;
  codes: Uint16Array;
  words: Detection;
  starts: readonly number[];
  /** The one that was looked up last. */
  cursor: number;
  /** By sentence, the part that a denial reaches. */
  read: Map<number, Range | null>;
  /** Sentences of which it is known whether what follows them up belongs to a denial. */
  denies: Map<number, boolean>;
}

function readSentences(folded: string, codes: Uint16Array, words: Detection): Sentences {
  return { folded, codes, words, starts: sentenceStarts(codes), cursor: 0, read: new Map(), denies: new Map() };
}

/** To be asked in ascending order. */
function indexAt(sentences: Sentences, offset: number): number {
  const { starts } = sentences;
  while (sentences.cursor + 1 < starts.length && (starts[sentences.cursor + 1] ?? 0) <= offset) sentences.cursor++;
  return sentences.cursor;
}

function rangeOf({ starts, folded }: Sentences, index: number): Range {
  return { start: starts[index] ?? 0, end: starts[index + 1] ?? folded.length };
}

function textOf({ starts, folded }: Sentences, index: number): string {
  return folded.slice(starts[index], starts[index + 1]);
}

/** Whether it may belong to a denial beside it: it follows one up, asks, or is soon followed by one that says why it declines. */
function mayBelong(sentences: Sentences, index: number): boolean {
  const { words, codes } = sentences;
  const { start, end } = rangeOf(sentences, index);
  return (
    firstEndOf(words) <= start ||
    codes[end - 1] === QUESTION_MARK ||
    isWithin(words, end, Math.min(codes.length, end + LONGEST_SENTENCE))
  );
}

/** The part that a denial reaches, in offsets of the text. */
function denialOf(sentences: Sentences, index: number): Range | null {
  const known = sentences.read.get(index);
  if (known !== undefined) return known;
  const { start, end } = rangeOf(sentences, index);
  const found = isWithin(sentences.words, start, end) ? denialIn(textOf(sentences, index)) : null;
  const denial = found && { start: start + found.start, end: start + found.end };
  sentences.read.set(index, denial);
  return denial;
}

/**
 * The part of the sentence that a denial reaches: what is not far before it, from a "but" up to one after which something
 * is said.
 */
function denialIn(text: string): Range | null {
  if (saysNothing(text)) return { start: 0, end: text.length };
  const confession = CHINESE_CONFESSION.exec(text);
  const chinese = confession ?? CHINESE_LACK.exec(text);
  const found = chinese && (confession || isOwnChineseDenial(text, chinese)) ? chinese : ownEnglishDenial(text);
  if (!found) return null;
  const rest = text.slice(found.index + found[0].length);
  const reach = Math.max(0, found.index - (chinese === found ? 48 : 120));
  const start = PRONOUN.test(rest) ? reach : Math.max(reach, lastTurn(text.slice(0, found.index)) ?? 0);
  const turn = TURN.exec(rest);
  if (!turn) return { start, end: text.length };
  const after = rest.slice(turn.index);
  if (FOLLOW_UP.test(after) || /无法|不能|无从|cannot|can't|unable/.test(after)) return { start, end: text.length };
  // "Little is known of it, but its products are solid": the name stands for what is said after the turn.
  return PRONOUN.test(after) ? null : { start, end: found.index + found[0].length + turn.index };
}

const TURN =
  /[,，] ?(?:但是?|不过|然而|而|反而|反倒|倒是|(?:能够?|可以)(?:确认|确定|查到|找到)的|(?:我只|只)?知道的[是有]|(?:这里|现在|特此)?(?:更正|纠正)|but|however|though|although|yet|while|whereas)|[;；]|\b(?:but|however)\b/;
const EVERY_TURN = new RegExp(TURN, 'g');
const PRONOUN = /其(?!他|它|余|中|次|实)|(?<!其)它|该|\b(?:it|its|they|their|them)\b/;

function lastTurn(before: string): number | null {
  let last: number | null = null;
  for (const turn of before.matchAll(EVERY_TURN)) last = turn.index;
  return last;
}

/** "| Wend Mills | no data available |": after the name nothing but that nothing is known. */
function saysNothing(text: string): boolean {
  if (text.length > 200 || !SEPARATOR.test(text)) return false;
  const [, ...rest] = text.replace(/^[\s|]+/, '').split(SEPARATOR);
  const said = rest.filter((part) => /[\p{L}\p{N}]/u.test(part));
  return said.length > 0 && said.every((part) => NOTHING_KNOWN.test(part));
}

const SEPARATOR = /[|\ufffc]|[:：–—]| - /;

/** 不是没听说过 */
const TWICE_DENIED = /(?:不是|并非|不至于|谁)(?:真的)?$/;
/** 刚才我说没有: what the speaker has said is the speaker's own. */
const OWN_WORDS = /我[^,。]{0,4}说[^,。]{0,4}$|(?:刚才|之前|此前|前面)[^,。]{0,4}说[^,。]{0,4}$/;
const OTHERS =
  /(?:对方|客服|店员|店家|商家|销售|经销商|师傅|员工|医生|老师|司机|管家|家人|朋友|同事|门店|消费者|用户|很多人|大多数人|多数人|许多人|有些人|人们|大家|网友|车主|他们|她们|国人|年轻人|有人|不少人)[^,，。]{0,8}$|(?:表示|声称|宣称|自称|澄清|坦言)$|[你您](?:可能|也许|或许|大概|要是|如果|若|还)*$/;

/** Who announces that nothing more is known yet has said something. */
const ANNOUNCED = /(?:公告|声明|通报|回应)[^。]{0,4}[称说]|正在(?:核实|调查)/;

/** The speaker's own ignorance, not that of consumers, and not the absence of a feature. */
function isOwnChineseDenial(text: string, found: RegExpExecArray): boolean {
  const before = text.slice(0, found.index);
  if (OWN_WORDS.test(before)) return true;
  if (TWICE_DENIED.test(before)) return false;
  if (ANNOUNCED.test(before)) return false;
  if (OTHERS.test(before)) return false;
  if (CHINESE_OTHER_OBJECT.test(text)) return false;
  if (/数据(?:泄露|安全|丢失)|内容(?:审核|过滤)|信息(?:泄露|安全)|虚假/.test(text)) return false;
  if (
    /(?:没有|无|未|没)[^。]{0,24}?(?:数据|内容|介绍|结果|记录|存在|确认|信息|资料|报道|接触过|见过|印象)$/.test(
      found[0],
    ) &&
    !/(?:关于|有关|相关|对于|针对|这个品牌|该品牌|名为|叫做|搜索|检索|查到|查询|查不|找到|找不|掌握|知识|训练|可靠|足够|公开|详细|具体|是否(?:真实|真的)?存在|资料库|数据库|这家|我对|我(?:这里|这边|手头|手上|手里|手边|目前|暂时|也|并|还)*(?:没有|无|没|查|找))/.test(
      text,
    )
  )
    return false;
  return true;
}

const OTHER_PEOPLE =
  /\b(?:users?|customers?|people|buyers?|consumers?|they|you|who|shoppers|those|many|reviewers|support|staff|agents?|dealers?|he|she)\b[^,]{0,14}$|\bmy (?:bank|card|lawyer|doctor|insurer|dealer|wife|husband|mother|father|son|daughter|boss|team|accountant|landlord)\b[^,]{0,20}$|\b(?:got|received|given|sent|gave|shared|provided?|offers?|offered|saw|noticed|publish(?:es|ed)?)(?: me| us)? $|\b(?:something|things?|than|what(?:ever)?) (?:i|we) (?:did|do) ?$/;

/** "I told you that I had no record of it." */
const TOLD_YOU = /\b(?:told you|said) (?:earlier |before )?(?:that )?(?:i|we) (?:had |have |did |could )?$/;

/** "Apart from Acme I know none of these": what is known stands first. */
const EXCEPTED = /\b(?:(?:apart|aside) from|other than|besides|except(?: for)?) /;

function ownEnglishDenial(text: string): RegExpExecArray | null {
  const confession = ENGLISH_CONFESSION.exec(text);
  const found = confession ?? ENGLISH_LACK.exec(text);
  if (!found) return null;
  const lead = text.slice(Math.max(0, found.index - 40), found.index);
  if (OTHER_PEOPLE.test(lead) && !TOLD_YOU.test(lead)) return null;
  if (ENGLISH_OTHER_OBJECT.test(text.slice(found.index))) return null;
  if (EXCEPTED.test(text.slice(0, found.index))) return null;
  if (confession || ENGLISH_APOLOGY.test(text)) return found;
  // In its own clause: "Acme gives no information, and I have my doubts" speaks of Acme.
  const before = text.slice(0, found.index);
  const start = Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), before.lastIndexOf(':')) + 1;
  const end = text.indexOf(',', found.index + found[0].length);
  return ENGLISH_SPEAKER.test(text.slice(start, end < 0 ? text.length : end)) ? found : null;
}

const LONGEST_SENTENCE = 600;

function sentenceStarts(codes: Uint16Array): number[] {
  const starts = [0];
  let start = 0;
  for (let at = 0; at + 1 < codes.length; at++) {
    if (at - start < LONGEST_SENTENCE && !endsSentence(codes, at)) continue;
    start = at + 1;
    starts.push(start);
  }
  return starts;
}

function endsSentence(codes: Uint16Array, at: number): boolean {
  const code = codes[at] as number;
  if (code > 0x3002 || MAY_END[code] === 0) return false;
  return code !== 46 || (separates(codes[at + 1] as number) && !countsOn(codes, at));
}

/** The characters that may end a sentence, in a table, since which is a blank and which is not can hardly be foretold. */
const MAY_END = new Uint8Array(0x3003);
for (const mark of '\n。!?.') MAY_END[mark.charCodeAt(0)] = 1;

/** "No. 9": the full stop belongs to a number. */
function countsOn(codes: Uint16Array, at: number): boolean {
  return (
    codes[at - 1] === 111 &&
    codes[at - 2] === 110 &&
    isAsciiDigit(codes[at + 2] ?? 0) &&
    !isSmallLetter(codes[at - 3] ?? 0)
  );
}

/** What stands behind a full stop that ends a sentence. */
function separates(code: number): boolean {
  return isSpace(code) || isLineBreak(code) || code === GAP;
}

const GAP = GAP_MARK.charCodeAt(0);
const QUESTION_MARK = 63;
