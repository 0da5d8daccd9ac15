import { expect, test } from 'vitest';
import { TONE_CASES } from '../../corpus/tone/cases.ts';
import { analyze } from './mention-cases.ts';

/** Nothing was fitted on these. */
const UNSEEN: [string, string][] = [
  ['neutral', 'Norvik is good at stews and bad at bread.'],
  ['neutral', 'Norvik has strengths and weaknesses: it is light, but it is expensive.'],
];

test.each([...TONE_CASES, ...UNSEEN])('%s: %s', (tone, text) => {
  expect(toneOf(text)).toBe(tone);
});

function toneOf(text: string) {
  const found = analyze(text, { name: 'Norvik', competitors: ['Calder', 'Brightline'], category: 'products' });
  return found.sentiment;
}
