import { brand, type WorldCategory } from './category.ts';

export const coffee: WorldCategory = {
  id: 'coffee',
  product: { zh: '连锁咖啡', en: 'coffee chains' },
  keywords: ['coffee', 'café', 'cafe', 'espresso', 'latte', '咖啡', '拿铁'],
  qualities: {
    zh: ['口味', '出品稳定性', '价格', '门店环境', '外送速度', '豆子新鲜度', '会员优惠'],
    en: [
      'taste',
      'consistency',
      'pricing',
      'store atmosphere',
      'delivery speed',
      'bean freshness',
      'loyalty programme',
    ],
  },
  media: [
    { site: 'https://www.beanreview.example', name: { zh: '豆评', en: 'Bean Review' } },
    { site: 'https://www.chihewanle.example', name: { zh: '吃喝指南', en: 'Eat and Drink Guide' } },
    { site: 'https://bbs.kafeike.example', name: { zh: '咖啡客社区', en: 'Kafeike Community' } },
  ],
  brands: [
    brand('Morningleaf', '晨叶', 0.76, 0.4),
    brand('Dripwell', '滴沃', 0.68, 0.5),
    brand('Kavora', '咖沃拉', 0.6, 0.2),
    brand('Brewhaven', '泊屿', 0.52, 0.45),
    brand('Blue Parrot Roasters', '蓝鹦烘焙', 0.45, 0.3),
    brand('Cupcove', '杯湾', 0.38, -0.25),
    brand('Lattico', '拉缇可', 0.3, 0.1),
    brand('Roastel', '焙然', 0.25, -0.4),
  ],
};
