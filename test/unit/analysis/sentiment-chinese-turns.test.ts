import { expect, test } from 'vitest';
import { turnTone } from '../../../src/analysis/sentiment/turns-chinese.ts';
import { analyze } from './mention-cases.ts';

/** What a turn of phrase says whatever words fill it: above 0, below 0. */
const GOOD = [
  '三年没有一颗螺丝松过',
  '连运费都没收',
  '用了六年还是没坏',
  '越洗越软',
  '老人一学就会',
  '分文不收费',
  '客服当天就寄来了新的',
  '十分钟就修好了',
  '同事都来要链接',
  '明年还会再订',
  '唯一的缺点是颜色少',
  '还没遇到过对手',
  '这才叫售后',
  '早知道就买它',
  '夹起来不变形',
];
const BAD = [
  '不到两个月拉链就坏了',
  '一碰就掉漆',
  '三天两头断网',
  '等了三个星期',
  '打了五次才有人接',
  '退货还得自己付运费',
  '客服只会让我重启',
  '也好意思叫旗舰',
  '所谓的"纯手工"',
  '凭什么多收一百',
  '邻居都后悔装了它',
  '下次绝不再来',
  '别轻易下单',
  '连发票都不给开',
  '什么忙也帮不上',
  '越用越卡',
  '只讲收益不讲风险',
  '与同行差距明显',
];
const SILENT = ['支持三种充电方式', '总部位于苏州', '每个月更新一次', '需要提前预约', '比例为三比一'];

test.each(GOOD)('praises: %s', (clause) => expect(turnTone(clause)).toBeGreaterThan(0));
test.each(BAD)('blames: %s', (clause) => expect(turnTone(clause)).toBeLessThan(0));
test.each(SILENT)('says neither: %s', (clause) => expect(turnTone(clause)).toBe(0));

/** Tone, text; the brand is 朵朗, its rivals 山岚 and 海陆. */
const CASES: [string, string][] = [
  // What others are told of
  ['positive', '在山岚和朵朗之间犹豫的话，后者续航长、做工好，推荐后者。'],
  ['negative', '朵朗和山岚我都用过，前者经常死机、售后推诿，后者稳定得多。'],
  ['neutral', '山岚近期被曝偷工减料，遭到大量投诉；朵朗也生产同类产品。'],
  // Sides
  ['neutral', '| 品牌 | 优点 | 缺点 |\n|---|---|---|\n| 朵朗 | 便宜、轻便 | 续航短、噪音大 |\n| 山岚 | 好看 | 贵 |'],
  ['negative', '## 朵朗\n优点：便宜\n缺点：续航短、噪音大、不耐用、售后慢'],
  ['neutral', '朵朗的优点是便宜，缺点是噪音大，可根据自己的需求选择。'],
  ['neutral', '想省钱选前者，想省心选后者：朵朗和山岚没有绝对的好坏。'],
  // What the title announces
  ['positive', '推荐品牌：\n1. 山岚\n2. 朵朗'],
  ['negative', '避雷品牌：\n1. 山岚\n2. 朵朗'],
  // Absent faults, some words on
  ['positive', '朵朗用了两年，没有一次让我后悔。'],
  ['positive', '朵朗不卡顿、不掉帧、无广告。'],
  // Standing in the market is no praise
  ['neutral', '朵朗是知名品牌，市场份额约 20%，主营厨房电器。'],
  // Asked for an answer that is known
  ['negative', '谁还会买朵朗呢？'],
  ['negative', '朵朗？图啥呢，又贵又慢。'],
];

test.each(CASES)('%s: %s', (tone, text) => {
  const subject = { name: '朵朗科技', aliases: ['朵朗'], competitors: ['山岚', '海陆'], category: '家电' };
  expect(analyze(text, subject).sentiment).toBe(tone);
});
