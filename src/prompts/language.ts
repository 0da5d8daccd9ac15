export type Language = 'zh' | 'en';

export const LANGUAGES: readonly Language[] = ['zh', 'en'];

const HAN = /\p{Script=Han}/u;

/**
 * The language in which buyers ask about a brand: Chinese when its category is written in Chinese, or, for a
 * category without Han characters, when its name is. Otherwise English.
 */
export function languageOf(brand: { name: string; category: string }): Language {
  return HAN.test(brand.category) || HAN.test(brand.name) ? 'zh' : 'en';
}
