import { pick } from './seeded-random.ts';
import type { Language, WorldCategory } from './world/index.ts';

type Sentence = (product: string, month: string) => string;

const OPENINGS: Record<Language, readonly Sentence[]> = {
  en: [
    (product, month) => `Here is how the market for ${product} looks as of ${month}.`,
    (product) => `These are the names that come up most often for ${product}:`,
    (product) => `It depends on what you need, but for ${product} the following are worth a look.`,
  ],
  zh: [
    (product, month) => `截至${month}，${product}市场大致如下。`,
    (product) => `关于${product}，下面这些品牌被提到得最多：`,
    (product) => `选择要看具体需求，${product}可以重点看看以下几个。`,
  ],
};

const CLOSINGS: Record<Language, readonly Sentence[]> = {
  en: [
    () => 'Compare current offers and try before you commit.',
    () => 'Tell me your budget and I can narrow this down.',
    (product) => `Tastes differ, so weigh what matters most to you in ${product}.`,
  ],
  zh: [
    () => '建议结合预算和实际体验再做决定。',
    () => '如果告诉我预算，我可以进一步缩小范围。',
    (product) => `挑选${product}时，最重要的还是适合自己。`,
  ],
};

export function openingOf(category: WorldCategory, language: Language, day: string, random: () => number): string {
  return pick(OPENINGS[language], random)(category.product[language], monthOf(day, language));
}

export function closingOf(category: WorldCategory, language: Language, day: string, random: () => number): string {
  return pick(CLOSINGS[language], random)(category.product[language], monthOf(day, language));
}

function monthOf(day: string, language: Language): string {
  const at = new Date(`${day}T00:00:00Z`);
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(at);
}
