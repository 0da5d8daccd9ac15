import { describe, expect, test } from 'vitest';
import { namesBrand } from '../../../src/analysis/index.ts';
import type { Subject } from './mention-cases.ts';
import { analyze } from './mention-cases.ts';

const phone = (name: string, ...competitors: string[]): Subject => ({ name, category: '智能手机', competitors });

const NAMED: [string, Subject | string][] = [
  ['我推荐小米手机，性价比高。', phone('小米')],
  ['小米的售后服务不错', phone('小米')],
  ['买手机的话，从小米到华为都可以', phone('小米')],
  ['华为Mate 60 很受欢迎', '华为'],
  ['三家里，其中国美最便宜', '国美'],
  ['可以看看蔚来汽车和理想汽车', '蔚来'],
  ['蔚来自研芯片已经量产', '蔚来'],
  ['比亚迪汉EV是热门车型', '比亚迪'],
  ['華為的手機', '华为'],
  ['Ｓｏｎｙ 的耳机', 'Sony'],
  ['Nestle makes coffee', 'Nestlé'],
  ['I like L’Oréal a lot', "L'Oreal"],
  ['小\u200b米手机', phone('小米')],
  ['**小**米手机', phone('小米')],
  ['用Notion做笔记', { name: 'Notion', category: '笔记软件' }],
  ['Sony® headphones', 'Sony'],
  ["Sony's headphones", 'Sony'],
  ['Visit [Sony](https://example.com) today', 'Sony'],
  ['AT&amp;T is a carrier', 'AT&T'],
  ['_Asana_ is nice', 'Asana'],
  ['苹果发布了新款iPhone', phone('苹果')],
  ['理想L9的空间很大', { name: '理想', category: '新能源汽车' }],
  ['在得到App上可以听课', { name: '得到', category: '知识付费' }],
  ['大众、丰田和本田都是常见品牌', { name: '大众', category: '汽车', competitors: ['丰田', '本田'] }],
  ['You can buy it at Target or Walmart.', { name: 'Target', category: 'retail', competitors: ['Walmart'] }],
  [
    'Monday.com and Asana are project tools.',
    { name: 'Monday', category: 'project management', competitors: ['Asana'] },
  ],
  ['1. **Notion** – notes and docs', { name: 'Notion', category: 'notes' }],
  ['Wi-Fi phones by HP', 'HP'],
  ["Sony'll fix it, Sony've said so", 'Sony'],
  ["Both 'Sony'and 'Bose' are safe", 'Sony'],
];

test.each(NAMED)('%s', (text, subject) => {
  expect(analyze(text, subject).mentioned).toBe(true);
});

const NOT_NAMED: [string, Subject | string][] = [
  ['早餐可以喝小米粥养胃', phone('小米')],
  ['未来的汽车', '蔚来'],
  ['一加一等于二', '一加'],
  ['这家公司拥有完美团队', '美团'],
  ['其中通过率最高的是', '中通'],
  ['出门右拐那家中国美发学校正在招模特', '国美'],
  ['上海信息产业', '海信'],
  ['价格力度很大', '格力'],
  ['阿里云和华为云都不错', '华为'],
  ['每天吃一个苹果，补充维生素', phone('苹果')],
  ['苹果汁很好喝', phone('苹果')],
  ['这不是理想的选择', { name: '理想', category: '新能源汽车' }],
  ['用户可以得到更好的服务', { name: '得到', category: '知识付费' }],
  ['大众化的审美', { name: '大众', category: '汽车' }],
  ['Define your target audience first.', { name: 'Target', category: 'retail' }],
  ['Let us meet on Monday morning.', { name: 'Monday', category: 'project management' }],
  ['The notion of ownership matters.', { name: 'Notion', category: 'notes' }],
  ['The Amazon rainforest is large.', { name: 'Amazon', category: 'online shopping' }],
  ['Use a pineapple', 'Apple'],
  ['Sonyx is another word', 'Sony'],
  ['ѕоny headphones', 'Sony'],
  ['See https://www.sony.com/headphones for more', 'Sony'],
  ['Visit sony.com or www.sony.com', 'Sony'],
  ['Write to help@sony.com', 'Sony'],
  ['Run `sony --help`', 'Sony'],
  ['```\nsony = 1\n```', 'Sony'],
  ['![Sony headphones](https://cdn.example.com/a.png)', 'Sony'],
  ['<img alt="Sony" src="a.png"> A picture', 'Sony'],
  ['<think>Sony is an option</think>Bose is best.', 'Sony'],
  ['Sony might be good</think>Bose is best.', 'Sony'],
  ['Great headphones[^1]\n\n[^1]: Sony press release', 'Sony'],
  ['Power of 649 hp', 'HP'],
  ['Connect to Wi-Fi', 'Fi'],
  ['my_sony_key', 'Sony'],
  ['It costs $686 today', '686'],
  ['The Arc’teryx jacket', { name: 'Arc', category: 'browsers' }],
];

test.each(NOT_NAMED)('not named: %s', (text, subject) => {
  expect(analyze(text, subject).mentioned).toBe(false);
});

describe('overlapping names', () => {
  test('the longest wins, whosever it is', () => {
    const result = analyze('Google Cloud is fine', { name: 'Google', competitors: ['Google Cloud'] });
    expect(result.mentioned).toBe(false);
    expect(result.competitors[0]?.mentioned).toBe(true);
  });

  test('a longer alias of the same brand still names it', () => {
    expect(analyze('华为云不错', { name: '华为', aliases: ['华为云'] })).toMatchObject({
      mentioned: true,
      position: 0,
    });
  });
});

describe('denials of knowledge', () => {
  test.each([
    ['抱歉，我没有关于星禾科技的信息。如果您能提供更多星禾科技的资料，我可以帮您分析。', '星禾科技'],
    ["I'm sorry, I don't have any information about Zorblax. Could you tell me more about Zorblax?", 'Zorblax'],
    ["I'm not familiar with Zorblax.", 'Zorblax'],
    ['我不了解星禾科技这个品牌。', '星禾科技'],
  ])('%s', (text, name) => {
    expect(analyze(text, name)).toMatchObject({
      mentioned: false,
      position: -1,
      rank: 0,
      sentiment: null,
      snippet: '',
    });
  });

  test('what is said besides counts, from where it is said', () => {
    const text = '我没有关于星禾科技价格的信息。\n\n星禾科技的产品质量优秀。';
    expect(analyze(text, '星禾科技').position).toBe(text.lastIndexOf('星禾科技'));
  });

  test('the ignorance of others is no denial', () => {
    expect(analyze('很多消费者不了解星禾科技的优势，但它的产品很好。', '星禾科技').mentioned).toBe(true);
    expect(analyze("Users don't know that Zorblax is excellent.", 'Zorblax').mentioned).toBe(true);
  });
});

describe('an echo of the question', () => {
  const prompt = '小米手机怎么样？';
  test('does not count', () => {
    expect(analyze('小米手机怎么样？\n我推荐华为。', { ...phone('小米'), prompt }).mentioned).toBe(false);
    expect(analyze('您的问题是：“小米手机怎么样”\n我推荐华为。', { ...phone('小米'), prompt }).mentioned).toBe(false);
  });
  test('and what follows does', () => {
    const text = '小米手机怎么样？\n小米手机很不错。';
    expect(analyze(text, { ...phone('小米'), prompt }).position).toBe(9);
  });
});

test('positions and ends count code points of the original, not UTF-16 units or folded characters', () => {
  const text = '😀😀 ① **Nestle\u0301**\r\n好';
  const [mention] = analyze(text, 'Nestlé').mentions;
  expect(mention).toEqual({ start: 7, end: 14, text: 'Nestle\u0301' });
});

test('whether a prompt names the brand', () => {
  expect(namesBrand('小米手机怎么样？', { name: '小米', aliases: [] })).toBe(true);
  expect(namesBrand('适合学生的手机有哪些？', { name: '小米', aliases: ['Xiaomi'] })).toBe(false);
  expect(namesBrand('How good is XIAOMI?', { name: '小米', aliases: ['Xiaomi'] })).toBe(true);
});
