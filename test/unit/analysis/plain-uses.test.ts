import { describe, expect, test } from 'vitest';
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

/** Names among others of their kind, with nothing else to go by: answers to "which ones are there?" are often no more. */
const AMONG_OTHERS = {
  english: {
    names: (
      'Linear,Rooster,Pebble,Outback,Tram,Blackbird,Bloom,Poppy,Anchor,Beacon,Compass,Drift,Ember,Flint,Granite,Harvest,Ivory,Jasper,' +
      'Kite,Lantern,Meadow,Nectar,Orbit,Pilot,Quartz,Ripple,Summit,Timber,Umbrella,Velvet,Willow,Zenith'
    ).split(','),
    category: 'project management software',
    texts: [
      '1. @\n2. Brightboard\n\nSee https://www.example.com/boards and https://a.example/1',
      '1. Brightboard\n2. @\n3. Norvik',
      '- @\n- Brightboard\n- Norvik',
      '1. **@**\n2. **Brightboard**',
      '## @\n\nThe most popular.\n\n## Brightboard\n\nCheaper.',
      '| Tool | Price |\n|---|---|\n| @ | $8 |\n| Brightboard | $10 |',
      'Brightboard, Norvik, @',
      '@, Brightboard and Norvik all do that.',
      '@ is the most popular choice.',
      'Brightboard is dearer than @.',
    ],
  },
  chinese: {
    names:
      '绿洲,锤子,五月花,河马,星辰,四叶草,果园,牡丹,火花,山海,昆仑,蒲公英,灯塔,麦田,风筝,拾光,海豚,松果,向日葵,竹叶,雪豹,红杉,琥珀,流星'.split(
        ',',
      ),
    category: '项目管理软件',
    texts: [
      '1. @\n2. 亮板\n\n参见 https://www.example.com/boards',
      '1. 亮板\n2. @\n3. 拓乐',
      '- @\n- 亮板',
      '**@**\n**亮板**',
      '## @\n\n最受欢迎。\n\n## 亮板\n\n更便宜。',
      '| 品牌 | 价格 |\n|---|---|\n| @ | 8 元 |\n| 亮板 | 10 元 |',
      '@和亮板都很受欢迎。',
      '亮板、拓乐、@都能满足。',
      '我推荐@。',
    ],
  },
};

describe.each(Object.entries(AMONG_OTHERS))('words that are names, %s', (_, { names, category, texts }) => {
  test.each(texts.flatMap((text) => [category, ''].map((of) => [text, of] as const)))('%j, category %j', (text, of) => {
    const missed = names.filter((name) => !analyze(text.replaceAll('@', name), { name, category: of }).mentioned);
    expect(missed).toEqual([]);
  });
});
