import type { Sentiment } from '../../../src/analysis/types.ts';
import { readTabbedFiles } from '../load.ts';

/** A line of `written/`: the brands that an answer names, with or without the tone toward them, and the answer. */
export interface WrittenLine {
  file: string;
  /** In the file, from 0. */
  index: number;
  brands: { name: string; tone: Sentiment | null }[];
  text: string;
}

/** The lines of the files whose names begin in a certain way: `Norvik=positive;Calder<tab>…`. */
export function writtenLines(beginning = ''): WrittenLine[] {
  return readTabbedFiles(new URL('./written/', import.meta.url), beginning).flatMap(({ file, lines }) =>
    lines.map((line, index) => {
      const [labels = '', text = ''] = line.split('\t');
      const brands = labels.split(';').map((label) => {
        const [name = '', tone] = label.split('=');
        return { name, tone: (tone ?? null) as Sentiment | null };
      });
      return { file, index, brands, text: text.replaceAll('\\n', '\n') };
    }),
  );
}
