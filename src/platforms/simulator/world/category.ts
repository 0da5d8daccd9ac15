export type Language = 'zh' | 'en';

/** A text in both languages. */
export interface Bilingual {
  zh: string;
  en: string;
}

/** An invented brand. */
export interface WorldBrand {
  name: Bilingual;
  /** Home page, without a closing slash. */
  site: string;
  /** Share of answers that bring it up, before platform and day shift it. */
  visibility: number;
  /** −1 (complaints prevail) to 1 (praise prevails). */
  tone: number;
}

/** A field of trade, its brands and the words that answers about it use. */
export interface WorldCategory {
  id: string;
  /** What the answers call the products. */
  product: Bilingual;
  /** A prompt with one of these is about this category. Lower case. */
  keywords: readonly string[];
  /** What buyers look at; each can be praised or blamed. */
  qualities: { zh: readonly string[]; en: readonly string[] };
  /** Sites that write about it. */
  media: readonly { site: string; name: Bilingual }[];
  brands: readonly WorldBrand[];
}

/** Brand from compact parts; its site is under `.example`, a name that nobody can register. */
export function brand(en: string, zh: string, visibility: number, tone: number): WorldBrand {
  const host = en.toLowerCase().replace(/[^a-z0-9]+/g, '');
  return { name: { en, zh }, site: `https://www.${host}.example`, visibility, tone };
}
