import { expect, test } from 'vitest';
import { analyze } from './mention-cases.ts';

const CASES: [string, string, string[], string][] = [
  // tone, text, competitors, brand
  ['positive', '小米手机性价比很高，值得推荐。', ['华为'], '小米'],
  ['negative', '小米的售后差，经常被用户投诉。', ['华为'], '小米'],
  ['neutral', '小米 14 搭载骁龙8 Gen 3，配备 4610mAh 电池，售价 3999 元起。', [], '小米'],
  ['positive', '华为比小米更耐用。', ['小米'], '华为'],
  ['negative', '华为比小米更耐用。', ['华为'], '小米'],
  ['negative', '小米的拍照不如华为。', ['华为'], '小米'],
  ['positive', '小米的拍照不如华为。', ['小米'], '华为'],
  ['positive', '虽然小米的价格略高，但做工优秀，体验出色。', [], '小米'],
  ['negative', '小米外观时尚，但质量问题频发，不推荐购买。', [], '小米'],
  ['positive', '小米真的不错，没有什么缺点。', [], '小米'],
  ['negative', '谁还会买小米呢？', [], '小米'],
  ['neutral', '小米值得买吗？', [], '小米'],
  ['negative', '小米汽车近日因自燃事故被召回。', [], '小米'],
  ['positive', '小米的降噪耳机表现出色。', [], '小米'],
  ['neutral', '常见品牌包括小米、华为和荣耀。', ['华为', '荣耀'], '小米'],
  ['negative', '不建议选择小米，建议优先考虑华为。', ['华为'], '小米'],
  ['positive', 'Sony is better than Bose for noise cancelling.', ['Bose'], 'Sony'],
  ['negative', 'Sony is better than Bose for noise cancelling.', ['Sony'], 'Bose'],
  ['positive', 'Sony is not bad at all.', [], 'Sony'],
  ['negative', 'I would not recommend Sony; it is overpriced and breaks easily.', [], 'Sony'],
  ['positive', 'Although Sony is expensive, the sound quality is excellent and the battery is reliable.', [], 'Sony'],
  ['negative', 'Sony looks great, but the app is buggy and support is terrible.', [], 'Sony'],
  ['neutral', 'Sony sells headphones, cameras and televisions.', [], 'Sony'],
  ['neutral', 'The Sony WH-1000XM5 has 30 hours of battery life and weighs 250 g.', [], 'Sony'],
  ['negative', 'Avoid Sony. There is a class action lawsuit over defective batteries.', [], 'Sony'],
  ['positive', "You can't go wrong with Sony.", [], 'Sony'],
  ['negative', 'Sony lags behind Bose in comfort.', ['Bose'], 'Sony'],
  ['positive', '1. Sony – excellent sound and comfort\n2. Bose – overpriced', ['Bose'], 'Sony'],
  ['negative', '1. Sony – excellent sound and comfort\n2. Bose – overpriced', ['Sony'], 'Bose'],
  ['positive', '特斯拉没有蔚来舒适。', ['特斯拉'], '蔚来'],
  ['negative', '特斯拉没有蔚来舒适。', ['蔚来'], '特斯拉'],
  ['positive', '与特斯拉相比，蔚来的服务更好。', ['特斯拉'], '蔚来'],
  ['negative', '有用户抱怨“蔚来的换电站太少，排队太久，很失望”。', [], '蔚来'],
  ['negative', '用户抱怨蔚来的换电站太少。', [], '蔚来'],
  ['positive', '没人抱怨过蔚来的换电站。', [], '蔚来'],
  ['positive', '不得不说，蔚来的服务确实贴心。', [], '蔚来'],
  ['positive', '蔚来有效避免了电池衰减的问题，用户很满意', [], '蔚来'],
  ['neutral', '平安提供重疾险、意外险和医疗险。', [], '平安'],
  ['positive', 'Compared with Bose, Sony offers better battery life.', ['Bose'], 'Sony'],
  ['negative', 'Sony is not as comfortable as Bose.', ['Bose'], 'Sony'],
  ['positive', 'Sony never disappoints.', [], 'Sony'],
  ['neutral', 'Sony and Bose are two brands in this market.', ['Bose'], 'Sony'],
  ['negative', '小米并不是一个好选择。', [], '小米'],
  ['positive', '没有人不喜欢小米的设计。', [], '小米'],
  ['negative', '小米的续航令人失望。华为则非常出色。', ['华为'], '小米'],
  ['positive', '小米的续航令人失望。华为则非常出色。', ['小米'], '华为'],
];

test.each(CASES)('%s: %s', (tone, text, competitors, name) => {
  const category = /\p{Script=Han}/u.test(name) ? '手机' : 'headphones';
  expect(analyze(text, { name, competitors, category }).sentiment).toBe(tone);
});

test('positive: 难道小米不好吗？', () => {
  expect(analyze('难道小米不好吗？', { name: '小米', category: '手机' }).sentiment).toBe('positive');
});
