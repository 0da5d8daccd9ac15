import { pick, shuffled } from './seeded-random.ts';
import type { Language, WorldCategory } from './world/index.ts';

type Phrase = (name: string, first: string, second: string) => string;
type Tone = 'praise' | 'neutral' | 'mixed' | 'blame';

/** What an answer says of one brand: without its name in front, for lists and tables, or as a sentence of its own. */
export interface Remark {
  item: string;
  sentence: string;
}

/** @param tone −1 to 1: the chance of praise grows and that of blame falls with it */
export function remarkOn(
  name: string,
  tone: number,
  language: Language,
  category: WorldCategory,
  random: () => number,
): Remark {
  const kind = drawTone(tone, random);
  const [first, second] = shuffled(category.qualities[language], random) as [string, string];
  return {
    item: pick(ITEMS[language][kind], random)(name, first, second),
    sentence: pick(SENTENCES[language][kind], random)(name, first, second),
  };
}

function drawTone(tone: number, random: () => number): Tone {
  const drawn = tone + (random() - 0.5) * 0.9;
  if (drawn > 0.35) return 'praise';
  if (drawn > 0) return 'neutral';
  return drawn > -0.35 ? 'mixed' : 'blame';
}

const ITEMS: Record<Language, Record<Tone, readonly Phrase[]>> = {
  en: {
    praise: [
      (_, a, b) => `excellent ${a} and impressive ${b}; reviewers recommend it warmly.`,
      (_, a, b) => `widely praised for its ${a}, with ${b} that users love.`,
      (_, a, b) => `a reliable choice thanks to outstanding ${a}; ${b} is strong as well.`,
    ],
    neutral: [
      (_, a, b) => `covers ${a} and ${b} and comes in several versions.`,
      (_, a, b) => `offered in three price bands; ${a} and ${b} are in line with the market.`,
    ],
    mixed: [
      (_, a, b) => `good ${a}, but ${b} could be better.`,
      (_, a, b) => `${a} is fine, although some users are unhappy with the ${b}.`,
    ],
    blame: [
      (_, a, b) => `many complaints about ${a}, and the ${b} is disappointing.`,
      (_, a, b) => `hard to recommend at the moment: poor ${a} and recurring problems with ${b}.`,
    ],
  },
  zh: {
    praise: [
      (_, a, b) => `${a}出色，${b}也很优秀，用户普遍推荐。`,
      (_, a, b) => `以${a}见长，口碑很好，${b}同样令人满意。`,
      (_, a, b) => `${a}领先，${b}稳定可靠，值得优先考虑。`,
    ],
    neutral: [
      (_, a, b) => `在${a}和${b}方面属于主流水平，有多个版本可选。`,
      (_, a, b) => `产品线覆盖不同价位，${a}与${b}中规中矩。`,
    ],
    mixed: [(_, a, b) => `${a}不错，但${b}还有提升空间。`, (_, a, b) => `${a}表现尚可，不过有用户对${b}不满意。`],
    blame: [(_, a, b) => `关于${a}的投诉较多，${b}也令人失望。`, (_, a, b) => `目前不太推荐，${a}较差，${b}问题频发。`],
  },
};

const SENTENCES: Record<Language, Record<Tone, readonly Phrase[]>> = {
  en: {
    praise: [
      (n, a, b) => `${n} stands out for its excellent ${a} and strong ${b}.`,
      (n, a, b) => `Most reviewers recommend ${n}: the ${a} is outstanding and the ${b} convinces too.`,
    ],
    neutral: [
      (n, a, b) => `${n} is also on the market and covers ${a} and ${b}.`,
      (n, a, b) => `Then there is ${n}, which sells several versions that differ in ${a} and ${b}.`,
    ],
    mixed: [
      (n, a, b) => `${n} does well on ${a}, but its ${b} could be better.`,
      (n, a, b) => `With ${n}, ${a} is fine, although users criticise the ${b}.`,
    ],
    blame: [
      (n, a, b) => `${n} has drawn many complaints about its ${a}, and the ${b} is disappointing.`,
      (n, a, b) => `I would not recommend ${n} at the moment because of poor ${a} and problems with ${b}.`,
    ],
  },
  zh: {
    praise: [
      (n, a, b) => `${n}的${a}非常出色，${b}也值得称赞。`,
      (n, a, b) => `多数评测都推荐${n}，它的${a}优秀，${b}也让人放心。`,
    ],
    neutral: [
      (n, a, b) => `${n}也是常见的选择，${a}和${b}处于主流水平。`,
      (n, a, b) => `另外还有${n}，不同版本在${a}和${b}上有所区别。`,
    ],
    mixed: [
      (n, a, b) => `${n}的${a}不错，但${b}还有提升空间。`,
      (n, a, b) => `${n}在${a}上尚可，不过${b}受到一些批评。`,
    ],
    blame: [
      (n, a, b) => `${n}在${a}方面投诉较多，${b}也令人失望。`,
      (n, a, b) => `目前不推荐${n}，${a}较差，${b}问题也比较多。`,
    ],
  },
};
