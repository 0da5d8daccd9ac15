import { foldName } from '../analysis/index.ts';

/** Whether a text names the brand, in any spelling; a Latin name not as a part of a longer word. */
export function isNamed(text: string, brand: string): boolean {
  const name = foldName(brand);
  const folded = foldName(text);
  for (let at = folded.indexOf(name); at >= 0 && name !== ''; at = folded.indexOf(name, at + 1)) {
    if (!continues(folded, at - 1, name.slice(0, 1)) && !continues(folded, at + name.length, name.slice(-1)))
      return true;
  }
  return false;
}

/** Whether the character there and the name's one are of one word. */
function continues(text: string, at: number, own: string): boolean {
  const latin = /[\p{Script=Latin}\p{N}]/u;
  return latin.test(own) && latin.test(text[at] ?? '');
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
