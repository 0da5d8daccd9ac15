/**
 * Words of one kind and strength. English words are parted by commas, Chinese ones by blanks. `form` says which inflections of
 * an English word count too: of a verb -s, -ed and -ing; of an adjective -ly, -er and -est; of a noun the plural.
 */
export interface WordGroup {
  /** Above 0 praise, below 0 blame; about 1 for a plain word, 2 for a strong one. */
  weight: number;
  form?: 'verb' | 'adjective' | 'noun';
  words: string;
}
