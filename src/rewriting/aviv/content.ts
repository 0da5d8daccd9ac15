import { foldName } from '../../analysis/index.ts';

const EMPTY = new Set(
  'the and for with its has are was were this that from into about what when how does can will you your our their a an is in of to on at by it or as be'.split(
    ' ',
  ),
);

/** What a text is about beside the brand: words of spaced scripts, pairs of Chinese characters. */
export function contentParts(text: string, brand: string): Set<string> {
  const parts = new Set<string>();
  const name = foldName(brand);
  const rest = name === '' ? foldName(text) : foldName(text).replaceAll(name, ' ');
  for (const word of rest.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? []) {
    if (/^\p{Script=Han}/u.test(word)) {
      const characters = [...word];
      for (let at = 1; at < characters.length; at++) parts.add(`${characters[at - 1]}${characters[at]}`);
    } else if (!EMPTY.has(word)) parts.add(word);
  }
  return parts;
}

export function sharesContent(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const part of one) if (other.has(part)) return true;
  return false;
}
