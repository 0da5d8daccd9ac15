/** Ordinal numbers in words, as far as answers spell them out. */
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];
const CARDINALS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
];
const MEDALS = ['gold', 'silver', 'bronze'];

const PLACES = new Map([ORDINALS, CARDINALS, MEDALS].flatMap((words) => words.map((word, index) => [word, index + 1])));

/** "third", "two", "silver", "21st", "7" in small letters: the place it says; 0 for anything else. */
export function placeInWords(text: string | undefined): number {
  if (text === undefined) return 0;
  return PLACES.get(text.toLowerCase()) ?? (Number(/^(\d{1,3})(?:st|nd|rd|th)?$/i.exec(text)?.[1]) || 0);
}

/** As alternatives of a pattern. */
export const ORDINAL = ORDINALS.join('|');
export const CARDINAL = CARDINALS.join('|');
export const MEDAL = MEDALS.join('|');
