import { expect, test } from 'vitest';
import { analyze } from './mention-cases.ts';

/** Names as answers use them every day; a rule against other senses must not cost them. */
test.each([
  ['1. **Bose headphones** – best noise cancelling', 'Bose'],
  ['**Slack integration**: native', 'Slack'],
  ['Slack on Windows is slower than on the Mac.', 'Slack'],
  ["I'd get the iPhone 16 Pro Max. Apple gives you seven years of updates.", 'Apple'],
  ['华为小学生手表支持定位和通话。', '华为'],
  ['滴滴机场接送机很方便', '滴滴'],
  ["Wendy's birthday deal is a free drink.", "Wendy's"],
  ["Ford's voice assistant is decent.", 'Ford'],
  ['In 2023 Tesla cut its prices.', 'Tesla'],
  ['李宁女士运动鞋透气', '李宁'],
  ["Samsung'daki güncellemeler iyi.", 'Samsung'],
  ['In our Samsung-Apple test the first was brighter.', 'Samsung'],
  ['中小企业选金蝶云星空，上手快。', '金蝶'],
  ['2、格力云锦Ⅲ，做工好。', '格力'],
])('is named: %s', (text, name) => {
  expect(analyze(text, { name }).mentioned).toBe(true);
});

test('a tab at the start of a line is no part of it', () => {
  expect(analyze('Others:\n\tAcme', { name: 'Acme' })).toMatchObject({ mentioned: true, position: 9 });
});
