import { existsSync } from 'node:fs';
import type { Answer, Tracked, TrackedName } from '../../src/analysis/index.ts';
import { PLATFORM_IDS } from '../../src/platforms/index.ts';
import { composeAnswer } from '../../src/platforms/simulator/compose-answer.ts';
import { WORLD } from '../../src/platforms/simulator/world/index.ts';
import { readJsonLines } from '../corpus/load.ts';
import { WRITTEN_ANSWERS, WRITTEN_TRACKED } from './written-answers.ts';

/** An answer and whom it is analysed for. */
export interface Question {
  answer: Answer;
  tracked: Tracked;
  /** Of the text in UTF-8. */
  bytes: number;
}

const TRACKED_BRANDS = 20;
const REAL_ANSWERS = new URL('../../../shared/data/real_product_answers/', import.meta.url);

/**
 * Answers as a tracker reads them, each with 20 tracked brands: composed ones in both languages, ones written by hand about
 * brands with everyday names, and recorded ones where they are at hand.
 */
export function answerMix(): { chinese: Question[]; english: Question[] } {
  return {
    chinese: [...composed('zh'), ...written('zh')],
    english: [...composed('en'), ...written('en'), ...recorded()],
  };
}

export function question(answer: Answer, brands: readonly TrackedName[], category: string): Question {
  const [brand = { name: 'Nobody' }, ...competitors] = brands;
  return {
    answer,
    tracked: { brand: { ...brand, category }, competitors },
    bytes: Buffer.byteLength(answer.text),
  };
}

const PROMPTS = {
  zh: ['有哪些值得推荐的{}？', '{}哪个品牌好？', '性价比最高的十款{}是什么？', '第一次买{}，应该怎么选？'],
  en: ['What are the best {}?', 'Which brand of {} should I buy?', 'Top 10 {} for the money', 'How do I choose {}?'],
} as const;
const SAMPLES = 12;

function composed(language: 'zh' | 'en'): Question[] {
  const all = WORLD.flatMap(({ brands }) => brands);
  return WORLD.flatMap((category) => {
    const others = all.filter((brand) => !category.brands.includes(brand));
    const brands = [...category.brands, ...others]
      .slice(0, TRACKED_BRANDS)
      .map(({ name }) => ({ name: name[language], aliases: [language === 'zh' ? name.en : name.zh] }));
    const product = category.product[language];
    return PROMPTS[language].flatMap((template) =>
      PLATFORM_IDS.flatMap((platform) =>
        Array.from({ length: SAMPLES }, (_, sample) => {
          const prompt = template.replace('{}', product);
          const { text, citations } = composeAnswer({ seed: 'bench', platform, prompt, sample, day: '2026-01-05' }, []);
          return question({ text, prompt, citations }, brands, product);
        }),
      ),
    );
  });
}

/** As often as makes them a tenth of the mix or so. */
const TIMES_WRITTEN = 40;

function written(language: 'zh' | 'en'): Question[] {
  const answers = WRITTEN_ANSWERS.filter((answer) => answer.language === language);
  return Array.from({ length: TIMES_WRITTEN }, () =>
    answers.map(({ text, prompt, category }) => question({ text, prompt }, WRITTEN_TRACKED, category)),
  ).flat();
}

interface Recorded {
  prompt: string;
  topic: string;
  text: string;
  brands: { name: string }[];
}

/** Each with the 20 brands that the answers to its question name most often. */
function recorded(): Question[] {
  if (!existsSync(REAL_ANSWERS)) return [];
  const answers = ['chatgpt', 'gemini'].flatMap((platform) =>
    readJsonLines<Recorded>(new URL(`${platform}.jsonl`, REAL_ANSWERS)),
  );
  return Object.values(Object.groupBy(answers, ({ topic }) => topic)).flatMap((group = []) => {
    const counts = new Map<string, number>();
    for (const { name } of group.flatMap(({ brands }) => brands)) counts.set(name, (counts.get(name) ?? 0) + 1);
    const brands = [...counts]
      .sort(([, a], [, b]) => b - a)
      .slice(0, TRACKED_BRANDS)
      .map(([name]) => ({ name, aliases: [] }));
    return group.map(({ text, prompt }) => question({ text, prompt }, brands, ''));
  });
}
