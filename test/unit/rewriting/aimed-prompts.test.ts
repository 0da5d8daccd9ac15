import { describe, expect, test } from 'vitest';
import { aimedPrompts } from '../../../src/rewriting/suggestions/aimed-prompts.ts';

const SUBJECT = {
  name: 'Brightboard',
  aliases: [],
  category: 'project management software',
  competitors: [{ name: 'Tasklane' }],
};
const prompt = (
  hash: string,
  text: string,
  stage: 'awareness' | 'interest' | 'desire' | 'action' = 'interest',
  inPanel = true,
) => ({ hash, text, stage, inPanel });
const PROMPTS = [
  prompt('a', 'Which project management software works for architects?'),
  prompt('b', 'Which project management software has a mobile app?'),
  prompt('c', 'How much does project management software cost?', 'action'),
  prompt('d', 'Compare the project management software of small teams', 'desire'),
];

describe('a suggestion aims at', () => {
  test('the prompts whose words it shares', () => {
    const content = 'Brightboard is made for architects. It has a mobile app.';
    expect(aimedPrompts(PROMPTS, content, null, SUBJECT).toSorted()).toEqual(['a', 'b']);
  });

  test('those on the step of the funnel that its intent serves, where words do not decide', () => {
    expect(aimedPrompts(PROMPTS, 'Brightboard.', 'how-to', SUBJECT)[0]).toBe('c');
    expect(aimedPrompts(PROMPTS, 'Brightboard.', 'comparison', SUBJECT)[0]).toBe('d');
  });

  test('half of the prompts at most, five at most, and one at least', () => {
    expect(aimedPrompts(PROMPTS, 'x', null, SUBJECT)).toHaveLength(2);
    expect(aimedPrompts(PROMPTS.slice(0, 1), 'x', null, SUBJECT)).toEqual(['a']);
    const many = Array.from({ length: 40 }, (_, at) => prompt(`h${at}`, `Which one has feature ${at}?`));
    expect(aimedPrompts(many, 'x', null, SUBJECT)).toHaveLength(5);
    expect(aimedPrompts([], 'x', null, SUBJECT)).toEqual([]);
  });

  test('the panel before prompts that are hardly ever asked', () => {
    const others = PROMPTS.map((one) => ({ ...one, inPanel: one.hash === 'd' }));
    expect(aimedPrompts(others, 'for architects', null, SUBJECT)).toEqual(['d']);
  });
});
