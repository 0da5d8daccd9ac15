import { expect, test } from 'vitest';
import { TONE_CASES } from '../../corpus/tone-cases.ts';
import { analyze } from './mention-cases.ts';

/** Not understood yet. A row that begins to pass belongs above. */
const NOT_YET: [string, string][] = [
  ['neutral', 'Norvik has strengths and weaknesses: it is light, but it is expensive.'],
];

/** Nothing was fitted on these. */
const UNSEEN: [string, string][] = [['neutral', 'Norvik is good at stews and bad at bread.']];

test.each([...TONE_CASES, ...UNSEEN])('%s: %s', (tone, text) => {
  expect(toneOf(text)).toBe(tone);
});

test.fails.each(NOT_YET)('not yet %s: %s', (tone, text) => {
  expect(toneOf(text)).toBe(tone);
});

function toneOf(text: string) {
  const found = analyze(text, { name: 'Norvik', competitors: ['Calder', 'Brightline'], category: 'products' });
  return found.sentiment;
}
