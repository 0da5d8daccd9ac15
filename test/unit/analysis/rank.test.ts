import { expect, test } from 'vitest';
import { analyze } from './mention-cases.ts';

const ranks = (text: string, ...names: string[]): number[] => {
  const [name = '', ...competitors] = names;
  const result = analyze(text, { name, competitors });
  return [result.rank, ...result.competitors.map((competitor) => competitor.rank)];
};

const CASES: [string, string, string[], number[]][] = [
  ['numbered', '1. Sony\n2. Bose\n3. JBL', ['JBL', 'Sony', 'Bose'], [3, 1, 2]],
  ['brands nobody declared count', '1. Foobar\n2. Bose\n3. Sony', ['Sony'], [3]],
  ['Chinese marks', '1、华为：影像强\n2、vivo：拍照好\n3、荣耀：续航长', ['荣耀', '华为'], [3, 1]],
  ['circled', '①华为 ②vivo ③OPPO', ['OPPO', '华为'], [3, 1]],
  ['ordinal words', '第一名：戴森\n第二名：追觅\n第三名：石头', ['追觅', '戴森'], [2, 1]],
  ['every item printed as 1', '1. Sony\n\nGood.\n\n1. Bose\n\nFine.\n\n1. JBL', ['JBL', 'Bose'], [3, 2]],
  ['the intro does not count', 'Sony, Bose and JBL compete.\n\n1. JBL\n2. Bose\n3. Sony', ['Sony', 'JBL'], [3, 1]],
  [
    'nested points do not count',
    '1. Sony\n   - great sound\n   - long battery\n2. Bose\n   - comfortable',
    ['Bose', 'Sony'],
    [2, 1],
  ],
  ['a brand inside the item of another', '1. Sony - better than Bose\n2. JBL\n3. Bose', ['Bose', 'JBL'], [3, 2]],
  ['named in an item, heading none', '1. Sony - rivals Bose in comfort\n2. JBL', ['Bose', 'Sony', 'JBL'], [2, 1, 2]],
  ['bulleted and bold', '- **Sony**: good\n- **Bose**: fine', ['Bose', 'Sony'], [2, 1]],
  ['headings', '## Overview\n\n### Sony\ntext\n\n### Bose\ntext\n\n## Conclusion\nBose', ['Bose', 'Sony'], [2, 1]],
  ['medals', '### 🥇 Lucid Air\nx\n### 🥈 Tesla\ny', ['Tesla'], [2]],
  ['countdown', '3. Sony\n2. Bose\n1. JBL', ['Sony', 'JBL'], [3, 1]],
  ['table', '| 品牌 | 价格 |\n|---|---|\n| 华为 | 5999 |\n| 荣耀 | 3999 |\n| vivo | 2999 |', ['vivo', '华为'], [3, 1]],
  ['table with its own ranks', '| 排名 | 品牌 |\n|---|---|\n| 2 | 华为 |\n| 1 | vivo |', ['华为', 'vivo'], [2, 1]],
  ['two brands share an item', '1. Sony & Bose\n2. JBL', ['Bose', 'Sony', 'JBL'], [1, 1, 2]],
  ['groups go on counting', '### Budget\n- Sony\n- Bose\n\n### Premium\n- JBL', ['JBL', 'Bose'], [3, 2]],
  ['labels before the name', '- Best overall: Sony WH-1000\n- Best budget: JBL Tune', ['JBL', 'Sony'], [2, 1]],
  [
    'run together',
    'Top Picks: Sony WH-1000XM5:Excellent all-around sound.Bose QC45:Very comfortable on long flights.',
    ['Bose', 'Sony'],
    [2, 1],
  ],
  ['prose', 'Many people like Bose. Others prefer Sony.', ['Sony', 'Bose'], [2, 1]],
  ['prose counts a brand once', 'Bose, Bose and again Bose, then Sony.', ['Sony', 'Bose'], [2, 1]],
  ['stated in prose', '华为排名第三，小米手机排名第二。', ['华为'], [3]],
  ['stated in English prose', 'Sony comes in second, behind Bose.', ['Sony'], [2]],
  ['second generation is no rank', 'The second generation Sony model.', ['Sony'], [1]],
  ['not named', '1. Sony', ['Bose', 'Sony'], [0, 1]],
];

test.each(CASES)('%s', (_, text, names, expected) => {
  expect(ranks(text, ...names)).toEqual(expected);
});
