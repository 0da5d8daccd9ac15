import { expect, test } from 'vitest';
import { analyze } from './mention-cases.ts';

/** Ordinals and words of victory that rank nothing: Acme is named third. */
test.each([
  'Acme was first with the pocket player.',
  'Acme was first on the market with it.',
  'Acme was my first pair.',
  'Acme is only the first step.',
  'Acme was the second brand I tried and the first I returned.',
  'Acme was the winner of the 2012 award.',
  'Acme has first-class reviews.',
  'Acme is gold in colour.',
  'Acme comes in silver and black.',
  'Acme is first and foremost a maker.',
  'Acme is second only to nobody.',
  'Acme gets a second look.',
  'Acme is in the 21st century.',
  'Acme is at 5th Avenue.',
  'Acme went on to the second round of talks.',
  'Acme prices dropped on 1 May to the second lowest ever.',
  'Acme leads the pack on battery life, though.',
  'Acme topped the sales charts in 2020.',
  'Acme comes on top of your insurance bill.',
  'Acme won the test on battery, came third on sound.',
  'Acme目前已开出第3000家门店。',
  'Acme如今已是第15个年头。',
  'Acme获第十五届设计大奖。',
  'Acme如今的第一目标是高端。',
  'Acme今年第一财季营收上涨。',
  'Acme降至第一档价格。',
])('ranks nothing: %s', (sentence) => {
  expect(analyze(`Gulf is good. Duo is good. ${sentence}`, { name: 'Acme', competitors: ['Gulf', 'Duo'] }).rank).toBe(
    3,
  );
});

/** What looks like a list or its heading and is none; the rank of Acme beside Gulf and Duo. */
test.each<[string, number]>([
  ['Best Acme and Gulf kettles\n=====\n1. Gulf\n2. Acme', 2],
  ['# Acme alternatives\n1. Gulf\n2. Duo\n3. Acme', 3],
  ['Here is how Acme compares\n---\n1. Gulf\n2. Duo\n3. Acme', 3],
  ['首先，看预算。\n其次，看品牌：Gulf、Duo都行。\n最后，Acme也可以考虑。', 3],
  ['"A delight," says one. By the fourth, Acme had shrunk. Gulf and Duo had not.', 1],
  [
    '**Gulf or Acme?**\n\n1. *Opening:* Gulf took two days, Acme nine.\n2. *Limits:* enough.\n3. *Trouble:* Gulf rang back.',
    2,
  ],
  [
    '**Gulf vs Acme for runners**\n\n- *Battery:* Acme lasts longer.\n- *Maps:* Gulf has more.\n- *Price:* Acme, at ease.',
    2,
  ],
  ['从Gulf搬到Acme的人主要图三点：①导入一键完成；②搜索飞快；③Acme的客服好。', 2],
  ['我建议Acme，理由有三：一是Gulf太贵，二是Acme性价比高，三是Duo缺货。', 1],
  ['| Feature | Acme | Gulf |\n|---|---|---|\n| No. | 5 | 7 |\n| Price | 1 | 2 |', 1],
  ['| No. | Brand |\n|---|---|\n| 1000 | Acme |\n| 700 | Gulf |', 1],
  ['Others:\nGulf\n\nA. G. Bell liked Duo.\nB. Smith liked Acme.', 3],
  ['1. Gulf\n1) Great\n2) Long\n2. Acme\n1) Good', 2],
])('is no list: %j', (text, rank) => {
  expect(analyze(text, { name: 'Acme', competitors: ['Gulf', 'Duo'] }).rank).toBe(rank);
});

/** A long answer is read to its end, whatever it repeats. */
test.each(['top 5 Acme\n', 'a. Acme\n', 'Acme first ok. ', '- Xxx (Acme) yy\n', 'Xx:\n- Aa bb\n- Bb\n'])(
  'reads a long run of %j in one go',
  (piece) => {
    const text = `${piece.repeat(Math.floor(200_000 / piece.length))}Xx:\n- Acme\n- Gulf\n`;
    expect(analyze(text, { name: 'Acme', competitors: ['Gulf'] }).mentioned).toBe(true);
  },
  5_000,
);
