import { brand, type WorldCategory } from './category.ts';

export const skinCare: WorldCategory = {
  id: 'skin-care',
  product: { zh: '护肤品', en: 'skin care' },
  keywords: [
    'skin care',
    'skincare',
    'moisturizer',
    'moisturiser',
    'sunscreen',
    'serum',
    '护肤',
    '面霜',
    '精华',
    '防晒',
    '化妆品',
    '美妆',
  ],
  qualities: {
    zh: ['保湿效果', '温和度', '成分', '肤感', '包装', '性价比', '客服'],
    en: ['hydration', 'gentleness', 'ingredients', 'texture', 'packaging', 'value for money', 'customer service'],
  },
  media: [
    { site: 'https://www.dermaletter.example', name: { zh: '皮肤科通讯', en: 'Derma Letter' } },
    { site: 'https://www.chengfenku.example', name: { zh: '成分库', en: 'Chengfenku' } },
    { site: 'https://note.meizhuangshe.example', name: { zh: '美妆社笔记', en: 'Meizhuangshe Notes' } },
  ],
  brands: [
    brand('Lumiderm', '澜肌', 0.77, 0.5),
    brand('Aquessa', '沁颜', 0.68, 0.4),
    brand('Botanelle', '植语笺', 0.6, 0.35),
    brand('Purevane', '澄岚', 0.5, 0.3),
    brand('Ceralith', '瓷理', 0.42, 0.1),
    brand('Solvienne', '曦妍', 0.36, -0.3),
    brand('Hydrava', '润川', 0.28, 0.2),
    brand('Nuvessa', '霓肤', 0.2, -0.4),
  ],
};
