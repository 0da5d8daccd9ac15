import type { Sentiment } from '../types.ts';
import { polarityOf } from './chinese-polarity.ts';
import { CHINESE_WEIGHTS } from './chinese-weights.ts';
import { wordingOf, wordingScores } from './chinese-wording.ts';
import type { Evidence, PassageEvidence } from './evidence.ts';
import { likeliestTone } from './tone-weights.ts';
import { turnTone } from './turns-chinese.ts';

/** The tone that the evidence of a Chinese answer amounts to. */
export function decideChinese(evidence: Evidence): Sentiment {
  if (isEven(evidence)) return 'neutral';
  const wording = chineseWording(evidence);
  const features = { ...chineseFeatures(evidence), polarity: polarityOf(wording) };
  return likeliestTone(features, CHINESE_WEIGHTS, tempered(wordingScores(wording), features));
}

/** As many points in favour as against, and nothing else. */
function isEven({ passages }: Evidence): boolean {
  const weights = passages.flatMap((passage) => passage.weights);
  const [first = 0] = weights;
  return weights.length > 1 && sum(weights) === 0 && weights.every((weight) => Math.abs(weight) === Math.abs(first));
}

/** Wording may hint that nothing is judged, but not outweigh plain praise or blame. */
export function tempered(
  scores: Readonly<Record<Sentiment, number>>,
  features: Readonly<Record<string, number>>,
): Record<Sentiment, number> {
  const ratio = features.ratio ?? 0;
  return {
    positive: ratio < PLAIN ? scores.positive : Math.max(scores.positive, -LARGEST_HINT),
    neutral: scores.neutral,
    negative: ratio > -PLAIN ? scores.negative : Math.max(scores.negative, -LARGEST_HINT),
  };
}

const PLAIN = 0.6;
const LARGEST_HINT = 0.6;

/** Of what the answer says about the brand, without names, as far as it is read. */
export function chineseWording({ passages }: Evidence): ReadonlySet<number> {
  const own = passages.map((passage) => passage.own).join(' ');
  return wordingOf(own.slice(0, MOST_READ));
}

/** Longer answers repeat themselves. */
const MOST_READ = 3_000;

/** Named measures of the evidence, each between -1 and 1 or so: how much is praised and blamed and where, and how the answer talks. */
export function chineseFeatures(evidence: Evidence): Record<string, number> {
  const spoken = evidence.passages.filter(({ words }) => words.trim() !== '');
  const telling = spoken.filter(({ weights }) => weights.length > 0);
  const text = spoken
    .map(({ words }) => words)
    .join('')
    .slice(0, MOST_READ);
  const last = spoken.at(-1)?.words ?? '';
  const length = Math.max(1, text.length);
  const said = countCharacters(text);
  const weighed = amounts(evidence);
  // The less is said, the less words can tell that are not praise or blame.
  const brevity = BRIEF / (BRIEF + text.length);
  return {
    bias: 1,
    ...weighed,
    briefRatio: 2 * brevity * weighed.ratio,
    briefNet: 2 * brevity * weighed.net,
    briefSilent: 2 * brevity * weighed.silent,
    ...turns(spoken),
    first: squash(sum(telling[0]?.weights ?? []), 1),
    lastSaid: squash(sum(telling.at(-1)?.weights ?? []), 1),
    last: squash(sum(spoken.at(-1)?.weights ?? []), 1),
    negations: squash(said[NEGATION] ?? 0, 3),
    negationsLast: squash(countCharacters(last)[NEGATION] ?? 0, 1),
    numbers: Math.min(1, (30 * count(text, /(?<![a-z\d.] ?)\d+(?![.)、\d] ?[^\d])/g)) / length),
    latin: Math.min(1, (15 * count(text, /[a-z]{2,}/g)) / length),
    length: Math.log(length) / 6,
    speaker: squash(said[SPEAKER] ?? 0, 1),
    butts: squash(count(text, /但|不过|然而|可是|却|只是|可惜|,可/g), 1),
    facts: squash(count(text, FACTS), 2),
    depends: squash(count(text, DEPENDS), 1),
    bothSides: PROS.test(text) && CONS.test(text) ? 1 : 0,
    quotes: squash(said[QUOTE] ?? 0, 4),
    asks: said[QUESTION] ? 1 : 0,
    exclaims: said[EXCLAMATION] ? 1 : 0,
    soon: /第[一二三四五六\d]个?[天周月次]|不到[^,。]{0,4}[天周月年]/.test(text) ? 1 : 0,
    years: /\d年|[一二三四五六七八九十两]年/.test(text) ? 1 : 0,
    atOnce: squash(said[AT_ONCE] ?? 0, 2),
    onlyThen: squash(said[ONLY_THEN] ?? 0, 1),
    evenSo: squash(said[EVEN_SO] ?? 0, 1),
    still: squash(said[STILL] ?? 0, 2),
    alone: squash(count(text, /自己|自行/g), 1),
    dont: said[DO_NOT] ? 1 : 0,
    suffers: squash(said[SUFFERS] ?? 0, 1),
    listedAsGood: evidence.isListedAsGood ? 1 : 0,
    listedAsBad: evidence.isListedAsBad ? 1 : 0,
    plainlyDescribed: evidence.isPlainlyDescribed ? 1 : 0,
    item: evidence.isItem ? 1 : 0,
    divided: evidence.passages.some(({ isDivided }) => isDivided) ? 1 : 0,
    rivals: Math.min(1, evidence.rivals / 3),
  };
}

/** Characters of an answer, such that half of it is brevity. */
const BRIEF = 40;

/** Characters that say something by themselves, by kind; all are counted in one pass over the text. */
const KINDS = ['没不未无', '我咱俺', '"', '就', '才', '连', '还', '别', '被', '?', '!'];
const [NEGATION, SPEAKER, QUOTE, AT_ONCE, ONLY_THEN, EVEN_SO, STILL, DO_NOT, SUFFERS, QUESTION, EXCLAMATION] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const;

/** The number of the kind of each code unit, 0 for most. */
const KIND_OF = new Uint8Array(65_536);
KINDS.forEach((characters, index) => {
  for (const character of characters) KIND_OF[character.charCodeAt(0)] = index + 1;
});

function countCharacters(text: string): Uint32Array {
  const counts = new Uint32Array(KINDS.length + 1);
  for (let at = 0; at < text.length; at++) {
    const kind = KIND_OF[text.charCodeAt(at)] as number;
    if (kind > 0) counts[kind] = (counts[kind] as number) + 1;
  }
  return counts;
}

const FACTS =
  /支持|提供|采用|配备|搭载|覆盖|包括|包含|分为|可在|上限|标称|额定|适用|位于|成立|总部|主营|型号|规格|系列|接口|材质|容量|重量|尺寸|起步价|官网|为准|口径|统计|份额|分别|约为|左右|办理|申请|开通|流程|设有|共有|现有|旗下|隶属|创立|创办|上市|收购|年报|公告|公示|披露|登记|核验|自查/g;
const DEPENDS =
  /取决于|看个人|看需求|看预算|因人而异|各有|按需|适不适合|要不要|是否|说法不一|两极|争议|一半|有人|也有|另一方面|缺点|优点|不足|优势|适合|至于|自行判断|不作推荐|看你/g;
const PROS = /优点|加分项|适合的理由|好处|优势|长处|胜在|赢在|亮点|pros/;
const CONS = /缺点|减分项|坏处|需要留意|留意的地方|另一方面|不足|短板|代价|遗憾|麻烦的是|槽点|cons|劣势|弱点/;

/** Of praise and blame; a word of less than {@link FAINT} hardly says anything, one of {@link STRONG} concludes. */
function amounts({ passages, isListedAsGood, isListedAsBad }: Evidence) {
  let praise = isListedAsGood ? 1 : 0;
  let blame = isListedAsBad ? 2 : 0;
  let faintPraise = 0;
  let faintBlame = 0;
  let strongPraise = 0;
  let strongBlame = isListedAsBad ? 1 : 0;
  let said = isListedAsGood || isListedAsBad ? 1 : 0;
  for (const { weights } of passages)
    for (const weight of weights) {
      if (Math.abs(weight) >= 0.3) said++;
      if (weight >= FAINT) praise += weight;
      else if (weight > 0) faintPraise += weight;
      else if (weight > -FAINT) faintBlame -= weight;
      else blame -= weight;
      if (weight >= STRONG) strongPraise++;
      if (weight <= -STRONG) strongBlame++;
    }
  return {
    praise: squash(praise, 2),
    blame: squash(blame, 2),
    faintPraise: squash(faintPraise, 1),
    faintBlame: squash(faintBlame, 1),
    net: squash(praise - blame, 1),
    ratio: (praise - blame) / (praise + blame + 0.5),
    clash: Math.min(praise, blame) / (Math.max(praise, blame) + 0.5),
    strongPraise: Math.min(2, strongPraise) / 2,
    strongBlame: Math.min(2, strongBlame) / 2,
    silent: said === 0 ? 1 : 0,
    even: praise > 0 && Math.abs(praise - blame) < 0.4 ? 1 : 0,
  };
}

const FAINT = 0.75;
const STRONG = 1.8;

/** What turns of phrase say of whatever the sentences are about. */
function turns(spoken: readonly PassageEvidence[]): Record<string, number> {
  let praise = 0;
  let blame = 0;
  let last = 0;
  let left = MOST_READ;
  for (const { words } of spoken) {
    left -= words.length;
    if (left < 0) break;
    last = 0;
    for (const clause of words.split(/[,;|]/)) {
      const tone = turnTone(clause);
      last += tone;
      if (tone > 0) praise += tone;
      else blame -= tone;
    }
  }
  return {
    turnsPraise: squash(praise, 1.5),
    turnsBlame: squash(blame, 1.5),
    turnsNet: squash(praise - blame, 1),
    turnsLast: squash(last, 1),
  };
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function sum(weights: readonly number[]): number {
  return weights.reduce((total, weight) => total + weight, 0);
}

/** Between -1 and 1; half way at `half`. */
function squash(value: number, half: number): number {
  return value / (half + Math.abs(value));
}
