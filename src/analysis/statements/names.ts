import { KNOWN_CHINESE_NAMES } from './known-names.ts';
import { isOrdinary } from './ordinary-words.ts';
import { sentencesOf } from './sentences.ts';
import { tame } from './tame.ts';

/** What may be a name: Latin words by their form, Chinese ones by what stands around them. */
export interface NameCandidates {
  /** As they are written; each stands for itself. */
  latin: string[];
  /** Spellings that a text with this name contains. */
  chinese: string[];
}

/** Words in capitals that texts of questions and answers have anyway. */
const STRUCTURAL = new Set(['FAQ', 'FAQS', 'OK', 'VS', 'Q', 'A']);

export function namesIn(text: string): NameCandidates {
  const latin = new Set<string>();
  const chinese = new Set<string>();
  for (const { text: sentence } of sentencesOf(text)) {
    for (const name of latinNames(sentence)) latin.add(name);
    if (/\p{Script=Han}/u.test(sentence)) for (const name of chineseNames(sentence)) chinese.add(name);
  }
  return { latin: [...latin], chinese: [...chinese] };
}

const WORD = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}'’&.+-]*/gu;

function latinNames(sentence: string): string[] {
  const text = tame(sentence.normalize('NFKC').replace(/https?:\/\/\S+/g, ' '));
  const inChinese = /\p{Script=Han}/u.test(text);
  const words = [...text.matchAll(WORD)].map((match) => ({ word: bare(match[0]), at: match.index }));
  const titled = isTitleCase(words.map(({ word }) => word));
  return words.flatMap(({ word, at }, index) => {
    if (!/\p{Script=Latin}/u.test(word) || STRUCTURAL.has(word.toUpperCase())) return [];
    if (/^\d+(?:st|nd|rd|th|s|%)$/.test(word)) return [];
    if (/^[\d.,]+(?:km|kwh|kw|mah|kg|cm|mm|ml|gb|tb|mb|ms|mi|hp|k|m|g|l|w|v|x|bn|mn)$/i.test(word)) return [];
    if (/^(?:km|kwh|kw|mah|kg|cm|mm|ml|gb|tb|mb|ms|mi|hp|am|pm)$/i.test(word)) return [];
    if (/\d/.test(word) || /\p{Lu}.*\p{Lu}/u.test(word) || /\p{Ll}\p{Lu}/u.test(word)) return [word];
    if (inChinese) return word.length >= 2 ? [word] : [];
    if (!/^\p{Lu}/u.test(word) || word === 'I' || MONTH.test(word)) return [];
    const begins = index === 0 || titled || /(?:^|[:;.!?“"(])\s*$/u.test(text.slice(0, at));
    if (!begins) return word.length === 1 ? [] : [word];
    // Two in a row are a name also at the beginning.
    const next = words[index + 1]?.word ?? '';
    if (!titled && /^\p{Lu}\p{Ll}/u.test(next) && !isOrdinary(word)) return [word];
    return isOrdinary(word) || word.length === 1 ? [] : [word];
  });
}

const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)$/;

function bare(word: string): string {
  return word.replace(/['’]s$/, '').replace(/[.'’&+-]+$/, '');
}

function isTitleCase(words: readonly string[]): boolean {
  const long = words.filter((word) => word.length >= 4 && /\p{L}/u.test(word));
  return long.length >= 3 && long.filter((word) => /^\p{Lu}/u.test(word)).length * 4 >= long.length * 3;
}

const TITLES = /《([^》]{1,40})》|「([^」]{1,20})」|“([^”]{1,20})”/gu;
const ATTRIBUTED =
  /(?:据|根据|按照|来自|援引|引用)([\p{Script=Han}·]{2,14}?)(?:的|于|在)?(?=报道|统计|数据|测试|测评|调查|研究|报告|显示|排名|认证|发布|介绍|称|表示)/gu;
const ORGANISATIONS =
  /([\p{Script=Han}]{2})(公司|集团|大学|学院|研究院|研究所|协会|学会|联盟|委员会|实验室|医院|银行|杂志|日报|晚报|周刊|电视台|基金会|大奖|证书)/gu;
const PEOPLE = /([\p{Script=Han}]{2,3}?)(先生|女士|教授|博士|院士|总裁|创始人|董事长|总经理|工程师|主任|设计师)/gu;
const FOREIGN = /[\p{Script=Han}]{1,6}·[\p{Script=Han}]{1,8}/gu;
const ORDINARY_HEADS =
  /^(?:这家|一家|该|本|贵|我们|各家|多家|两家|不少|许多|专业|相关|一位|这位|首席|资深|认证|获得|取得)/u;

function chineseNames(sentence: string): string[] {
  const found = KNOWN_CHINESE_NAMES.filter((name) => sentence.includes(name));
  for (const [, one, two, three] of sentence.matchAll(TITLES)) found.push(one ?? two ?? three ?? '');
  for (const [, source = ''] of sentence.matchAll(ATTRIBUTED)) if (!ORDINARY_HEADS.test(source)) found.push(source);
  for (const [whole, head = ''] of sentence.matchAll(ORGANISATIONS)) if (!ORDINARY_HEADS.test(head)) found.push(whole);
  for (const [whole, head = ''] of sentence.matchAll(PEOPLE)) if (!ORDINARY_HEADS.test(head)) found.push(whole);
  for (const [whole] of sentence.matchAll(FOREIGN)) found.push(whole);
  return [...found.filter((name) => name !== ''), ...unwordedRuns(sentence)];
}

const words = new Intl.Segmenter('zh', { granularity: 'word' });
/** Characters that stand alone as words. */
const ALONE =
  /^[的了是在和与及或也都就还又再才更很最太不没有无可能会要应须需请让使由从到向对为被把将给按以于因则但而且并若如所其它他她你您我们这那哪每各某该本此之者地得着过个款种台辆家次条项件位名只张片块座层年月日时分秒天周点号上下中内外前后左右里间大小多少高低长短快慢新旧好坏早晚远近轻重一二三四五六七八九十百千万亿两几半全总均约近超逾达至起止共仅可用买卖做看说问答来去出入进开关换充装带配含省比同像即便适合选看想写读学教住行走跑坐站吃喝玩电车费价钱元度倍成率量值]$/u;

/**
 * Two or more characters in a row that no dictionary has as a word: so new names look. Pairs of them, since what stands before and
 * after belongs to the sentence.
 */
function unwordedRuns(sentence: string): string[] {
  const runs: string[] = [];
  let run = '';
  const end = (): void => {
    const characters = [...run];
    for (let at = 1; at < characters.length; at++) runs.push(`${characters[at - 1]}${characters[at]}`);
    run = '';
  };
  for (const { segment } of words.segment(sentence)) {
    const alone = [...segment].length === 1 && /\p{Script=Han}/u.test(segment) && !ALONE.test(segment);
    if (alone) run += segment;
    else end();
  }
  end();
  return runs;
}
