import { describe, expect, test } from 'vitest';
import { analyze } from './mention-cases.ts';

const NOTHING_KNOWN = [
  'Zorblax doesn’t ring any bells for me.',
  'I’m drawing a blank on Zorblax.',
  'Zorblax is new to me, so I would rather not rate it.',
  'I searched for Zorblax and came up empty.',
  'There’s no trace of Zorblax in my training data.',
  'I have no record of Zorblax in my database.',
  'Zorblax does not appear to exist as a registered company.',
  'As far as I can tell, Zorblax bikes do not exist.',
  'Honestly, I can’t tell you anything about Zorblax.',
  'I don’t have enough to go on about Zorblax.',
  'Not much is known about Zorblax.',
  'I have never come across Zorblax.',
  'No public information on Zorblax is available.',
  'Zorblax isn’t a company I’m familiar with.',
  'Zorblax: no information found.',
  '- **Zorblax** — not found',
  '| Acme | 4.5 |\n| Zorblax | n/a | no data |',
  'Zorblax? Never heard of it.\n',
  'I know nothing about Zorblax.',
  '我对Zorblax没什么印象，说不上好坏。',
  '检索了一圈，查不到Zorblax的任何记录。',
  'Zorblax我没接触过，没有印象。',
  '我对Zorblax比较陌生，不敢乱说。',
  'Zorblax超出了我的知识范围。',
  'Zorblax：暂无相关资料',
  '目前网上搜不到Zorblax的资料，也无从考证。',
  'I can’t say anything about Zorblax.',
  'I could not find any information about Zorblax’s products.',
  '我没听说过Zorblax，能介绍一下吗？',
  '没听说过Zorblax，无法为您介绍。',
  'I searched two registers and could not find Zorblax in any of them.',
  '至于Zorblax，我手上没有任何资料，就不展开了。',
  'I can’t give you an opinion on Zorblax. I was unable to verify that a bank by that name exists.',
  'Nothing in my training data covers Zorblax. Without reviews I can’t say whether Zorblax is good.',
  '无法评价Zorblax。我的资料库里没有它的任何信息。',
  '### Acme\n适合家庭。\n\n### Zorblax\n很遗憾，我的资料库里没有这家民宿的任何信息，暂时不能评价。',
  '| Acme | 300元 | 免费 |\n| Zorblax | 未查到 | 未查到 |',
];

test.each(NOTHING_KNOWN)('no mention: %s', (text) => {
  expect(analyze(text, { name: 'Zorblax', competitors: ['Acme'] }).mentioned).toBe(false);
});

const SOMETHING_SAID = [
  'I don’t know how Zorblax swung it, but our toys made Christmas.',
  'The seat that didn’t exist was sold to me by Zorblax.',
  'Zorblax shows runs I didn’t know existed.',
  'Zorblax looks like a bargain until you ride it: the hinge works loose, spare parts don’t exist.',
  'Zorblax froze with no idea who had its key.',
  'I can’t say much for Zorblax’s service, there having been none.',
  'Zorblax门店关了，灯还亮着，人不知道去哪儿了。',
  'Zorblax说没就没，买车的人不知道找谁问。',
  'Honestly, I can’t say anything nice about Zorblax.',
  'I can’t tell you anything good about Zorblax.',
  'There is no reliable information about Zorblax’s cancellation process.',
  'I found no details on Zorblax’s refund policy, which is a bad sign.',
  '没听说过也没关系，我来介绍一下Zorblax。',
  'Zorblax昨晚发声明称，已注意到网上的视频，正在核实，暂无进一步信息。',
  '可能有人没听说过，先介绍一下Zorblax：一家做净水器的公司。',
  '你可能没听说过Zorblax，这里简单介绍一下。',
  '带娃跑长途用了三年 Zorblax，没听过异响，也没见孩子晕过。',
  '没听说过Zorblax？下面介绍一下它。',
  'Zorblax publishes no data on battery wear, and I find that odd.',
  'I don’t know anyone who returned a Zorblax.',
  'I’m not aware of any complaints about Zorblax.',
  'I can’t find fault with Zorblax.',
  'I have not heard anything bad about Zorblax.',
  'You won’t find a better blender than the Zorblax.',
  'Zorblax is a safe pick, but I know nothing about Acme.',
  'Zorblax dries fast; I have no information about Acme.',
  'Owners say that they had never heard of Zorblax before the show.',
  'I know nothing about Acme, whereas Zorblax repairs for free.',
  'We never heard back from Zorblax after the second ticket.',
  'I don’t know why Zorblax still gets away with this.',
  'I couldn’t find the return form on Zorblax’s page, and the chat closed on me.',
  'I did not find Zorblax’s support helpful.',
  'My bank has no record of the refund that Zorblax promised.',
  'I received no details about the delay from Zorblax.',
  'I saw no results after three months with Zorblax.',
  'You need no coding knowledge for Zorblax, which my team liked.',
  'Zorblax has no data caps, so my household streams all day.',
  '打了三次电话，Zorblax 都没给个结果，我只好去投诉。',
  '我问Zorblax的客服，对方说不清楚。',
  '不知道为什么Zorblax的包装总是破的。',
  '没听说过谁用Zorblax出过问题。',
  '不了解Zorblax的朋友可以先看说明书。',
  'Zorblax口碑不错，但是我不了解Acme。',
  'Acme我查不到资料，倒是Zorblax很耐用。',
  'For steel tubes ask Zorblax; I don’t know their current lead times.',
  'Zorblax serves care homes; I don’t know its latest prices.',
  'Zorblax’s report told us something we didn’t know.',
  'Never heard of Zorblax? You will, since nothing else lasts as long.',
  'Zorblax的广告里那位专家本人表示从未听说过它。',
  'Zorblax也做爬行垫，我不清楚质量如何。',
  '倒也不是没听说过Zorblax，去年几乎天天见，但用过之后很失望。',
  '虽然我没有Zorblax今年的销量数据，但就产品来说可以放心买。',
  'I can’t recommend Zorblax. The fees are high and the app crashes.',
  'I can’t recommend Zorblax. I have no information about Acme either, so look at a third bank.',
  '- Zorblax\n\nI have no information about Acme.',
  '### Zorblax\n很遗憾，这家店的服务员没有给我们任何介绍。',
];

test.each(SOMETHING_SAID)('a mention: %s', (text) => {
  expect(analyze(text, { name: 'Zorblax', competitors: ['Acme'] }).mentioned).toBe(true);
});

describe('a denial that is followed by statements', () => {
  test.each([
    ['I don’t have much on file about Zorblax. Its page says: Zorblax repairs zips for free.', 1],
    ['我手头没有Zorblax的资料。从网页看，Zorblax主打登山包。', 1],
    ['I told you I had no record of Zorblax. Now I can place it: Zorblax sews saddlebags.', 1],
    ['刚才我说没有Zorblax的资料，这里更正一下：Zorblax就是那家茶馆。', 1],
    ['截至我的知识更新日期，没有Zorblax的记录，能确认的是包装上印着Zorblax。', 1],
    ['I can’t find Zorblax in my data. Could you share a link? Zorblax may be a small brand. Zorblax sells tents.', 2],
  ])('%s', (text, skipped) => {
    const starts = [...text.matchAll(/Zorblax/g)].map(({ index }) => index);
    expect(analyze(text, 'Zorblax').position).toBe(starts[skipped]);
  });
});
