import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { analyzeAnswer } from '../../../src/analysis/index.ts';

/**
 * Short answers in which a word that is also a name stands for the brand or for something else, written and marked before any code
 * saw them; a line is the brand, its category, and the text with every mention of the brand in ⟦ ⟧. Far harder than answers are:
 * what is reached is held.
 */
test.each([
  ['english', { precision: 0.86, recall: 0.98, whole: 0.79 }],
  ['chinese', { precision: 0.95, recall: 0.95, whole: 0.88 }],
])('traps for %s names', (language, least) => {
  const lines = readFileSync(new URL(`../../corpus/name-traps/${language}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  let [right, wrong, missed, whole] = [0, 0, 0, 0];
  for (const line of lines) {
    const [name = '', category = '', marked = ''] = line.split('¦');
    const { text, places } = unmarked(marked);
    const { mentioned, mentions } = analyzeAnswer(
      { text },
      { brand: { name, aliases: [], category }, competitors: [] },
    );
    if (mentioned && places.length > 0) right++;
    else if (mentioned) wrong++;
    else if (places.length > 0) missed++;
    if (mentions.map(({ start }) => start).join() === places.join()) whole++;
  }
  expect(lines.length).toBeGreaterThan(200);
  expect(right / (right + wrong)).toBeGreaterThanOrEqual(least.precision);
  expect(right / (right + missed)).toBeGreaterThanOrEqual(least.recall);
  expect(whole / lines.length).toBeGreaterThanOrEqual(least.whole);
});

/** Places are counted in code points. */
function unmarked(marked: string): { text: string; places: number[] } {
  const places: number[] = [];
  let text = '';
  for (const part of marked.split(/([⟦⟧])/)) {
    if (part === '⟦') places.push([...text].length);
    else if (part !== '⟧') text += part;
  }
  return { text, places };
}
