import { expect, test } from 'vitest';
import { analyze } from './mention-cases.ts';

/** How the answer lists brands, the answer, competitors, and the rank of Acme. */
const CASES: [string, string, string[], number][] = [
  // numbers of all kinds
  ['full-width digits', '１．Gulf：便宜\n２．某牌：一般\n３．Acme：耐用', ['Gulf'], 3],
  ['Roman numerals', 'I. Gulf - web only\nII. Duo - clean\nIV. Trio - old\nV. Acme - new', ['Gulf'], 4],
  ['Roman signs', 'Ⅰ. 张记——入门\nⅡ. Acme——耐用\nⅢ. Gulf——厚重', ['Gulf'], 2],
  ['numbers in emphasis', '**1** Gulf\nSmall shops.\n\n**2** Tiny\nNew.\n\n**3** Acme\nOld.', ['Gulf'], 3],
  ['numbers in emphasis in one line', 'Ovens: **1** Gulf **2** Tiny Deli **3** Duo **4** Acme, at last', ['Gulf'], 4],
  ['places counted down', 'Place 3: Gulf\nPlace 2: Acme\nPlace 1: Duo', ['Gulf', 'Duo'], 2],
  ['places out of order', '### #3 – Gulf\nOld.\n\n### #1 – Duo\nNew.\n\n### #2 – Acme\nFine.', ['Gulf', 'Duo'], 2],
  ['TOP beside others', '## TOP 3 Acme\n贵\n\n## TOP 2 某牌\n中\n\n## TOP 1 Gulf\n好', ['Gulf'], 3],
  ['其一、方案二、第三款', '其一，某牌：新\n其二，Gulf：旧\n其三，Acme：稳', ['Gulf'], 3],
  ['方案', '方案一：三角整套\n方案二：Acme整套\n方案三：Gulf整套', ['Gulf'], 2],
  ['第几款', '第一款：Gulf。不甜。\n第二款：飞星。便宜。\n第三款：Acme。耐放。', ['Gulf'], 3],
  ['formal digits', '壹、Gulf——车多\n贰、某牌——便宜\n叁、Acme——干净', ['Gulf'], 3],
  ['stems', '甲、Gulf：稳\n乙、某家：快\n丙、Acme：细', ['Gulf'], 3],
  ['words', 'One: Gulf - small\nTwo: Sey - light\nThree: Acme - dark', ['Gulf'], 3],
  ['首先、其次', '首先，Gulf。便宜。\n其次，某牌。一般。\n最后，Acme。耐用。', ['Gulf'], 3],
  ['letters', 'a. Gulf - online\nb. Sofia - new\nc. Acme - branches', ['Gulf'], 3],
  ['letters in one line', '可选：a)Gulf，快；b)某牌，慢；c)Acme，稳。', ['Gulf'], 3],
  ['一是', '附近有几家：一是Gulf，贵；二是市立的，慢；三是Acme，好。', ['Gulf'], 3],
  ['bullets in one line', 'Cheap ones • Leap T03: roomy • Gulf C3: soft • Acme Spring: slow', ['Gulf'], 3],
  ['bullets between those of one line', 'Sold by several: Gulf • Somebody • Acme • a counter.', ['Gulf'], 3],
  ['letters in brackets', '(A) Quince – thin\n(B) Gulf – soft\n(C) Acme – crisp', ['Gulf'], 3],
  ['medals in a column', '| 奖牌 | 米 |\n|---|---|\n| 🥉 | Gulf |\n| 🥇 | Acme |', ['Gulf'], 1],
  ['a row of dashes', '| Maker | Price |\n|---|---|\n| Gulf | 9 |\n| — | — |\n| Acme | 5 |', ['Gulf'], 2],
  [
    'parts of a wide table',
    '| Maker | 35 mm | View |\n|---|---|---|\n| **Cheap** | | |\n| Gulf | 9 | soft |\n| **Dear** | | |\n| Acme | 5 | sharp |',
    ['Gulf'],
    2,
  ],
  [
    'a row that says nothing of its brand',
    '| Maker | 35 mm | View |\n|---|---|---|\n| Gulf | | |\n| Acme | 5 | sharp |',
    ['Gulf'],
    2,
  ],
  [
    'a heading of how it was done',
    '### How I compared\nSame beans.\n\n### Acme One\nFast.\n\n### Gulf Two\nBig.',
    ['Gulf'],
    1,
  ],
  [
    'names set off below "look at"',
    "Those I'd look at this year:\n1. **Gulf** – polished\n2. **Dashlane** – dear\n3. **Acme** – open\n4. **Keeper** – large",
    ['Gulf'],
    3,
  ],
  ['pictures', '🔹 送礼:Gulf HD16\n🔹 宿舍:追风 Hair\n🔹 日常:Acme SE', ['Gulf'], 3],
  [
    'Roman numerals in small letters',
    'Cheapest first:\n\ni. Gulf, $53\nii. Somebody, $62\niii. Acme, $94',
    ['Gulf'],
    3,
  ],
  ['small letters that are no numerals', 'i.e. cheap ones: Gulf\nvi. is an editor; Acme is a maker.', ['Gulf'], 2],
  ['places without a mark behind them', '**第3名 Gulf**：贵\n\n**第2名 Acme**：稳\n\n**第1名 某牌**：好', ['Gulf'], 2],
  [
    'a name and its label in one emphasis',
    '- **Best overall: Gulf One.** Quiet.\n- **Best for towing: Rivet R1.** Strong.\n- **Best value: Acme 9.** Cheap.',
    ['Gulf'],
    3,
  ],
  [
    'the same in paragraphs, before another heading',
    '**Best overall: Gulf One.** Opens from both sides.\n\n**Best for skis: Comet Oyster.** Long enough for jumping skis.\n\n**Best for cities: Acme 9.** Low enough for a barrier.\n\n**Before you drive off**\n\nCheck the load.',
    ['Gulf'],
    3,
  ],
  [
    'the title of a comparison is no item',
    '### Gulf vs Acme\n\nBoth are fine, and Acme is as dear as Gulf.',
    ['Gulf'],
    2,
  ],
  ['a picture alone is no item', '☕ Office, forty people:\n\n• Gulf A600 – touch\n• Acme 1500 – clean', ['Gulf'], 2],
  // lists within lists, and beside others
  ['points with numbers', '1、Gulf\n（1）重1kg\n（2）88元\n2、某牌\n（1）重2kg\n3、Acme\n（1）重3kg', ['Gulf'], 3],
  [
    'steps before the list',
    'How to apply it:\n1. Two lengths.\n2. Wait.\n3. Again.\n\nWhat to buy:\n1. Gulf Oil\n2. Acme Sun',
    ['Gulf'],
    2,
  ],
  [
    'what to look at before the list',
    '先确认三件事：\n1. 层高；\n2. 机位；\n3. 地暖。\n\n再看牌子：\n1. Gulf：稳\n2. Acme：静',
    ['Gulf'],
    2,
  ],
  [
    'pros before the list',
    'Pros of leaving:\n- fewer calls\n- in one app\n\nTools:\n- Gulf: loud\n- Acme: calm',
    [],
    2,
  ],
  [
    'steps rank nobody',
    'To move it:\n\n1. Unlock your card.\n2. Check the rate.\n3. Open Acme and tap.\n4. Confirm.',
    [],
    1,
  ],
  ['reasons rank nobody', '值得买的理由有三条：\n1. 静，听不见；\n2. 轻，不疼；\n3. Acme的音质耐听。', ['Gulf'], 1],
  ['others beside it count', '高端：\n1. 大鹏：贵\n2. 日光：好\n\n平价：\n1. Gulf：省\n2. Acme：稳', ['Gulf'], 4],
  ['a section of criteria', '一、先看什么\n1. 标准\n2. 含量\n\n二、品牌\n1. Gulf\n2. 某牌\n3. Acme', ['Gulf'], 3],
  // heads
  ['the maker in brackets', '1. Pico 4 (Gulf)\n2. Quest 3 (Acme) – light\n3. Index (Duo)', ['Gulf', 'Duo'], 2],
  ['whose it is', '1、鲜语，Gulf旗下，厚\n2、每日，Acme旗下，好喝', ['Gulf'], 2],
  ['prices before names', '1. £4.99 – Gulf\n2. £8.50 – Weekday\n3. £12.90 – Acme, cotton', ['Gulf'], 3],
  [
    'budgets before names',
    '- 预算 1000 以内：地平线8号，够用\n- 预算 2000 左右：Gulf 新款\n- 预算 4000 左右：Acme',
    ['Gulf'],
    3,
  ],
  [
    'uses before names',
    '- **City parking and short trips:** Gulf HR\n- **Long motorway commutes:** Octa Combi\n- **Snow and dogs:** Acme Out',
    ['Gulf'],
    3,
  ],
  ['labels in brackets', '【省油之选】宋L DM\n省\n\n【空间之选】Gulf S7\n大\n\n【操控之选】Acme 08\n稳', ['Gulf'], 3],
  ['after another name', '1. Gulf\n2. Buffalo Run and Acme – local\n3. Duo', ['Gulf', 'Duo'], 2],
  // headings
  [
    'bold lines',
    '**水星家纺**\n婚庆套件多，活动大。\n\n**Gulf**\n价格高，面料好。\n\n**Acme**\n起球，褪色。',
    ['Gulf'],
    3,
  ],
  ['underlined', '怎么挑\n======\n\nGulf\n----\n细。\n\n中公\n----\n多。\n\nAcme\n----\n好。', ['Gulf'], 3],
  // tables
  [
    'the second column',
    '| Age | Carrier |\n|---|---|\n| 0–3 | Gulf |\n| 3–12 | Manduca |\n| 6–24 | Acme |',
    ['Gulf'],
    3,
  ],
  [
    'columns with one tracked brand',
    '| 参数 | MG4 | ORA 03 | Acme 7 |\n|---|---|---|---|\n| 续航 | 435 | 420 | 427 |',
    ['Gulf'],
    3,
  ],
  [
    'a row of ranks',
    '| | Acme | Gulf | Duo |\n|---|---|---|---|\n| 综合排名 | 2 | 1 | 3 |\n| 质保 | 24 | 24 | 18 |',
    ['Gulf', 'Duo'],
    2,
  ],
  [
    'places in words',
    '| Maker | Place |\n|---|---|\n| Gulf | 3rd |\n| Duo | second |\n| Acme | 1st |',
    ['Gulf', 'Duo'],
    1,
  ],
  ['titles as places', '名次|品牌\n:-:|:-:\n冠军|Gulf\n亚军|恒星\n季军|Acme', ['Gulf'], 3],
  ['numbers that are no ranks', '| Shops | Chain |\n|---|---|\n| 170 | Gulf |\n| 2,618 | Acme |', ['Gulf'], 2],
  [
    'HTML',
    '<table>\n<tr><th>Brand</th><th>Price</th></tr>\n<tr><td>Gulf</td><td>1</td></tr>\n<tr><td>Cuk</td><td>2</td></tr>\n<tr><td>Acme</td><td>3</td></tr>\n</table>',
    ['Gulf'],
    3,
  ],
  [
    'HTML lists within lists',
    '<ul>\n<li>Gulf: light\n<ul>\n<li>pen sold apart</li>\n<li>store</li>\n</ul>\n</li>\n<li>Acme: colour</li>\n</ul>',
    ['Gulf'],
    2,
  ],
];

test.each(CASES)('%s', (_, text, competitors, rank) => {
  expect(analyze(text, { name: 'Acme', competitors }).rank).toBe(rank);
});
