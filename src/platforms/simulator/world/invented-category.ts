import { pick, seededRandom } from '../seeded-random.ts';
import { brand, type WorldBrand, type WorldCategory } from './category.ts';

const HEADS = [
  'Al',
  'Bren',
  'Cal',
  'Dor',
  'El',
  'Fen',
  'Gal',
  'Hol',
  'Is',
  'Jun',
  'Kel',
  'Lor',
  'Mar',
  'Nel',
  'Or',
  'Pal',
  'Ral',
  'Sel',
  'Tor',
  'Vel',
];
const MIDDLES = ['a', 'e', 'i', 'o', 'ari', 'eni', 'ivo', 'ova', 'una', 'adi', 'esto', 'imo'];
const TAILS = ['dyn', 'lith', 'mont', 'nix', 'quist', 'rell', 'ska', 'thane', 'vance', 'wick', 'zel', 'fern'];
const FIRST = [...'澜岚屿湛栖朗逸沐珩铂衡禾峤砚昱笙澈蘅骁璟'];
const SECOND = [...'川野途舟台邦科理序界源图域林客织谷桥品匠'];

/** A category that the world does not describe: eight brands invented from its name, the same ones every time. */
export function inventCategory(seed: string, name: string): WorldCategory {
  const random = seededRandom(seed, 'category', name);
  const brands = new Map<string, WorldBrand>();
  while (brands.size < 8) {
    const en = pick(HEADS, random) + pick(MIDDLES, random) + pick(TAILS, random);
    const zh = pick(FIRST, random) + pick(SECOND, random);
    const taken = [...brands.values()].some((other) => other.name.zh === zh);
    if (!taken && !brands.has(en)) brands.set(en, brand(en, zh, 0.75 - brands.size * 0.07, random() * 1.2 - 0.5));
  }
  return {
    id: `invented:${name}`,
    product: {
      zh: /\p{Script=Han}/u.test(name) ? name : '这类产品',
      en: /\p{Script=Han}/u.test(name) || name === '' ? 'these products' : name,
    },
    keywords: [],
    qualities: {
      zh: ['质量', '性价比', '服务', '耐用性', '易用性', '口碑', '设计'],
      en: ['quality', 'value for money', 'service', 'durability', 'ease of use', 'reputation', 'design'],
    },
    media: [
      { site: 'https://www.buyersdigest.example', name: { zh: '选购文摘', en: 'Buyers Digest' } },
      { site: 'https://www.pingceju.example', name: { zh: '评测局', en: 'Pingceju' } },
      { site: 'https://forum.usersays.example', name: { zh: '用户说论坛', en: 'Users Say Forum' } },
    ],
    brands: [...brands.values()],
  };
}
