import { brand, type WorldCategory } from './category.ts';

export const customerRelations: WorldCategory = {
  id: 'customer-relations',
  product: { zh: 'CRM 系统', en: 'CRM tools' },
  keywords: ['crm', 'customer relationship', 'sales software', 'sales pipeline', '客户管理', '客户关系', '销售管理'],
  qualities: {
    zh: ['易用性', '销售漏斗', '报表', '集成能力', '移动端体验', '实施成本', '客服响应'],
    en: [
      'ease of use',
      'pipeline views',
      'reporting',
      'integrations',
      'mobile app',
      'cost of set-up',
      'customer support',
    ],
  },
  media: [
    { site: 'https://www.stackverdict.example', name: { zh: '软件评判', en: 'Stack Verdict' } },
    { site: 'https://www.salesdesk.example', name: { zh: '销售台', en: 'Salesdesk' } },
    { site: 'https://www.qiyeruanjian.example', name: { zh: '企业软件参考', en: 'Enterprise Software Reference' } },
  ],
  brands: [
    brand('Leadwharf', '客埠', 0.76, 0.4),
    brand('Pipelyne', '销途', 0.7, 0.45),
    brand('Contarra', '联塔', 0.58, 0.2),
    brand('Dealnest', '单巢', 0.5, 0.5),
    brand('Clientoro', '客朗', 0.42, -0.1),
    brand('Relatix', '络客', 0.36, 0.15),
    brand('Funnelwise', '沐斗', 0.28, 0.3),
    brand('Quotient CRM', '商枢', 0.2, -0.35),
  ],
};
