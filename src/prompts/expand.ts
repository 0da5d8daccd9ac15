import { analyzeAnswer, namesBrand } from '../analysis/index.ts';
import { type Language, languageOf } from './language.ts';
import { promptHash } from './prompt-hash.ts';
import type { PromptTemplate, Stage } from './templates.ts';

/** What a template is expanded for. */
export interface PromptSubject {
  name: string;
  aliases: readonly string[];
  category: string;
  competitors: readonly { name: string }[];
}

/**
 * A question ready to be asked. `discovery`: it names neither the brand nor one of its aliases. A question with the brand's place in
 * it names it, also where the brand is called like an everyday word.
 */
export interface Prompt {
  text: string;
  hash: string;
  language: Language;
  stage: Stage;
  discovery: boolean;
}

/** Hyphens and the like that are left at the ends once a name is cut out. */
const LOOSE_ENDS = /^[\s\p{P}]+|[\s\p{P}]+$/gu;

/** Stands in for a category of which nothing remains once the brand's own name is taken out. */
const UNNAMED_CATEGORY: Record<Language, string> = { zh: '同类产品', en: 'products of this kind' };

/**
 * Expands templates for one brand, in the brand's language, once for each competitor where a template names one.
 * Equal questions are kept once, in the order of the templates.
 */
export function expandTemplates(templates: readonly PromptTemplate[], subject: PromptSubject): Prompt[] {
  const language = languageOf(subject);
  const category = categoryWithoutBrand(subject, language);
  const prompts = new Map<string, Prompt>();
  for (const template of templates) {
    if (template.language !== language) continue;
    for (const text of fill(template.text, subject, category)) {
      const hash = promptHash(text);
      if (prompts.has(hash)) continue;
      const discovery = !template.text.includes('{brand}') && !namesBrand(text, subject);
      prompts.set(hash, { text, hash, language, stage: template.stage, discovery });
    }
  }
  return [...prompts.values()];
}

/** One pass over the template, so that braces in a brand's name or category stay what they are. */
function fill(template: string, subject: PromptSubject, category: string): string[] {
  const filled = (competitor: string): string =>
    template.replace(/\{(category|brand|competitor)\}/g, (placeholder) => {
      if (placeholder === '{category}') return category;
      return placeholder === '{brand}' ? subject.name : competitor;
    });
  if (!template.includes('{competitor}')) return [filled('')];
  return subject.competitors.map(({ name }) => filled(name));
}

/** "Nike running shoes" asked about Nike would give the answer away: the name is cut out of the category. */
function categoryWithoutBrand(subject: PromptSubject, language: Language): string {
  const brand = { name: subject.name, aliases: [...subject.aliases] };
  const { mentions } = analyzeAnswer({ text: subject.category }, { brand, competitors: [] });
  if (mentions.length === 0) return subject.category.trim();
  const characters = Array.from(subject.category);
  let kept = '';
  let from = 0;
  for (const { start, end } of mentions) {
    kept += characters.slice(from, start).join('');
    from = end;
  }
  kept += characters.slice(from).join('');
  const rest = kept.replace(/\s+/gu, ' ').replace(LOOSE_ENDS, '');
  return /[\p{L}\p{N}]/u.test(rest) ? rest : UNNAMED_CATEGORY[language];
}
