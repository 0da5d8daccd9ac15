import type { WorldCategory } from './category.ts';
import { coffee } from './coffee.ts';
import { customerRelations } from './customer-relations.ts';
import { electricVehicles } from './electric-vehicles.ts';
import { inventCategory } from './invented-category.ts';
import { projectManagement } from './project-management.ts';
import { skinCare } from './skin-care.ts';
import { subjectWords } from './subject-words.ts';

export type { Bilingual, Language, WorldBrand, WorldCategory } from './category.ts';

/** The categories with brands of their own; every brand in them is invented. */
export const WORLD: readonly WorldCategory[] = [
  electricVehicles,
  coffee,
  projectManagement,
  skinCare,
  customerRelations,
];

/**
 * The category that a prompt is about: one of the world, else one invented. What it is invented from is the longest of
 * the `hints` (categories of brands that the simulator was told of) that occurs in the prompt, so that differently
 * worded questions meet the same brands; without one, the words that say what is asked for.
 */
export function categoryOf(seed: string, prompt: string, hints: readonly string[] = []): WorldCategory {
  const known = knownCategory(prompt);
  if (known) return known;
  const searched = foldText(prompt);
  const hint = hints
    .map(foldText)
    .filter((each) => each !== '' && searched.includes(each))
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))[0];
  return inventCategory(seed, hint ?? subjectWords(prompt));
}

export function knownCategory(text: string): WorldCategory | undefined {
  const searched = ` ${foldText(text)} `;
  return WORLD.find((category) => category.keywords.some((keyword) => searched.includes(keyword)));
}

/** Lower case, punctuation and white space as single spaces. */
function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim();
}
