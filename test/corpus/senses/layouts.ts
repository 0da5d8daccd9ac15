import { settingsOf } from '../../../src/analysis/names/longer-names.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { type Marked, marksOf } from './marked.ts';

type Language = 'english' | 'chinese';

/** `#` a number, `@` the product in question, `%` another maker's. */
const PRODUCTS: Record<Language, readonly string[]> = {
  english: [
    '*Price not available*\n\n### [@](https://www.example.com/review)\n\n#### Best Overall\n\n*$49.94*',
    'some\n\n---\n\n#### #. **@**\n\n* **Best for**: everyday use',
    '### #. **@**\n\n* **Pros**: light, easy to clean\n* **Cons**: pricey',
    '---\n\n### 🥈 **@**\n\n* **Price**: ~$60\n* **Why it stands out**: quiet',
    '1. **%** – dear, but it lasts\n2. **@** – the one most people should buy\n',
    '1. %\n2. @\n3. Store brands\n',
    '| Model | Price |\n|---|---|\n| % | $199 |\n| @ | $89 |\n',
    '| Best overall | % |\n| Budget-Friendly | @ |\n| Ice Crushing | % |',
    'It may not fit everybody.@: A step up for those who need more room.',
    'quiet operation and good battery life. @: Delivers the same for less.',
    '* **@** ($120) has a two-year warranty.\n* **%** has three.',
    '**@**\n\nA solid choice under $100.',
    '#### **@**\n\n* **Highlights**: compact, two speeds',
    '### Budget Pick\n\n*Price not available*\n\n### [@]()\n\n#### Top Performance',
    'In summary: the @ and the % are both safe buys.',
    '- @: best value\n- %: best for small rooms',
  ],
  chinese: [
    '### #. **@**\n\n- **优点**：做工扎实\n- **缺点**：偏贵',
    '#. **@**：性价比高，适合入门',
    '1. %：口碑稳定\n2. @：价格更低\n3. 其他：按需选择',
    '| 型号 | 价格 |\n|---|---|\n| % | 1999 元 |\n| @ | 1299 元 |',
    '**@**\n\n百元档的稳妥之选。',
    '- @，续航更长\n- %，更轻便',
    '预算有限可以看@，预算充足再考虑%。',
    '🥈 @\n推荐理由：省电、安静',
    '续航够用。@：适合送长辈。',
    '## @\n\n售价：899 元',
  ],
};

/** Where longer names of others stand in the same places: `@`. */
const OTHERS: Record<Language, readonly string[]> = {
  english: [
    '#. **@** – see the section below\n',
    '## @\n\nWhat it is and why it matters.',
    '### #. @\n\n* **When**: early in the year',
    '| Topic | Page |\n|---|---|\n| @ | 12 |\n',
    '* **@**: ask somebody who knows.',
    'Read it slowly. @: a short introduction.',
    '- @\n- The rest\n',
  ],
  chinese: [
    '#. **@**：见下文\n',
    '## @\n\n先说由来。',
    '- @：注意事项',
    '| 项目 | 页码 |\n|---|---|\n| @ | 12 |\n',
    '**@**\n\n分三点说明。',
  ],
};

const KINDS: Record<Language, readonly string[]> = {
  english: (
    'Air Fryer,Rain Jacket,Blender,Electric Toothbrush,Game Ball,Sedan,Headphones,Frying Pan,Backpack,Running Shoes,Office Chair,' +
    'Robot Vacuum,Mattress,Tent,Card,Monitor,Watch,Suitcase,Espresso Machine,Toaster,Bike,Camera,Speaker,Helmet'
  ).split(','),
  chinese: '手机,空调,冰箱,耳机,电视,扫地机器人,电饭煲,跑鞋,面霜,奶粉,背包,轮胎,手表,牛奶,酸奶,油烟机'.split(','),
};

const MODELS: Record<Language, readonly string[]> = {
  english: (
    'Evolution,Classic,Pro,Max,One,Series 5,X200,4100,Air,Lite 2,Elite,Ultra,Core,Go,Mini,Titan,Summit,Legacy,Model 3,Model X,GT,Studio,' +
    'Signature,Essential,Original,The Carry-On,1100 Power,Men’s Alpine,Women’s Trail,Q7,Horizon II,DayTrip,ProtectMax,Solution,NXT,XL'
  ).split(','),
  chinese: 'Pro,X9,S10 Max,A5,3,Air,Ultra,经典款,青春版,T20,6S,旗舰版,mini,2号,GT4,轻享版'.split(','),
};

/** How often a model, a kind, the line of business and the rival are told. */
const TOLD = { model: 0.85, kind: 0.5, category: 0.5, rival: 0.5 };

/**
 * Headings, lists, tables and run-on lines as shopping answers have them: in one a product of each name, in another, where there is
 * any, a longer name of others that it is part of.
 */
export function layoutTexts(names: readonly string[]): Marked[] {
  const { uniform } = seededRandom(11);
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(uniform() * items.length)] as Item;
  const byLanguage = Object.groupBy(names, languageOf);

  const laidOut = (layout: string): string => layout.replaceAll('#.', () => `${1 + Math.floor(uniform() * 9)}.`);

  const product = (name: string): Marked => {
    const language = languageOf(name);
    const kind = oneOf(KINDS[language]);
    const model = oneOf(MODELS[language]);
    const joint = language === 'english' ? ' ' : '';
    const productOf = (maker: string) =>
      [maker, ...(uniform() < TOLD.model ? [model] : []), ...(uniform() < TOLD.kind ? [kind] : [])].join(joint);
    const rival = oneOf(byLanguage[language] ?? [name]);
    const text = laidOut(oneOf(PRODUCTS[language]))
      .replaceAll('@', () => productOf(name))
      .replaceAll('%', () => productOf(rival));
    return {
      brand: { name, aliases: [], category: uniform() < TOLD.category ? kind.toLowerCase() : '' },
      competitors: rival !== name && uniform() < TOLD.rival ? [{ name: rival, aliases: [] }] : [],
      prompt: '',
      text,
      marks: marksOf(name, text, true),
      file: 'layouts',
    };
  };

  const other = (name: string): Marked[] => {
    const settings = settingsOf(name.toLowerCase());
    if (settings.length === 0) return [];
    const { before, after } = oneOf(settings);
    const longer = `${before}${name}${after}`.replaceAll(/(?<=^| )[a-z]/g, (letter) => letter.toUpperCase());
    const text = laidOut(oneOf(OTHERS[languageOf(name)])).replaceAll('@', () => longer);
    const marks = marksOf(name, text, false);
    return [{ brand: { name, aliases: [], category: '' }, competitors: [], prompt: '', text, marks, file: 'layouts' }];
  };

  return names.filter((name) => name !== '').flatMap((name) => [product(name), ...other(name)]);
}

function languageOf(name: string): Language {
  return /[\u3400-\u9fff]/.test(name) ? 'chinese' : 'english';
}
