import { expandTemplates, type Prompt, type PromptSubject } from '../expand.ts';
import type { Language } from '../language.ts';
import { BUILT_IN_TEMPLATES, type PromptTemplate, STAGES } from '../templates.ts';
import { CHINESE_UNIVERSE } from './chinese.ts';
import { ENGLISH_UNIVERSE } from './english.ts';
import type { UniverseTexts } from './universe-texts.ts';

const TEXTS: Record<Language, UniverseTexts> = { en: ENGLISH_UNIVERSE, zh: CHINESE_UNIVERSE };

/** Everything that buyers may ask about a brand, in templates; the built-in discovery templates are among them. */
export const UNIVERSE_TEMPLATES: readonly PromptTemplate[] = [
  ...BUILT_IN_TEMPLATES,
  ...(['en', 'zh'] as const).flatMap((language) =>
    (['discovery', 'brand', 'rival', 'versus'] as const).flatMap((kind) =>
      STAGES.flatMap((stage) => TEXTS[language][kind][stage].map((text) => ({ language, stage, text }))),
    ),
  ),
];

/** The questions of the universe for one brand, in its language; over 200 for a brand with three competitors. */
export function promptUniverse(subject: PromptSubject): Prompt[] {
  return expandTemplates(UNIVERSE_TEMPLATES, subject);
}
