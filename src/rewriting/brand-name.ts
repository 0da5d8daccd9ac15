import { foldName, namesBrand } from '../analysis/index.ts';

/** Whether a text names the brand, in any spelling. */
export function isNamed(text: string, brand: string): boolean {
  return foldName(text).includes(foldName(brand)) || namesBrand(text, { name: brand, aliases: [] });
}

/** The brand's name in the text where it is not written as the brand writes it. */
export function misspellings(text: string, brand: string): string[] {
  const spaced = brand.trim().split(/\s+/).map(escaped).join('\\s*');
  const found = text.match(new RegExp(spaced, 'giu')) ?? [];
  return found.filter((spelling) => spelling !== brand.trim());
}

/** How often the text has the brand's name as it is written. */
export function countName(text: string, brand: string): number {
  return text.split(brand.trim()).length - 1;
}

function escaped(text: string): string {
  return text.replace(/[$^.*+?()[\]{}|\\/-]/g, '\\$&');
}
