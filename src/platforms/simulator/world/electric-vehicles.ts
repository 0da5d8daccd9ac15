import { brand, type WorldCategory } from './category.ts';

export const electricVehicles: WorldCategory = {
  id: 'electric-vehicles',
  product: { zh: '新能源汽车', en: 'electric cars' },
  keywords: [
    'electric vehicle',
    'electric car',
    'electric suv',
    ' ev ',
    ' evs',
    '新能源',
    '电动汽车',
    '电动车',
    '电车',
    '纯电',
  ],
  qualities: {
    zh: ['续航', '充电速度', '座舱舒适性', '辅助驾驶', '售后服务', '做工', '车机系统'],
    en: [
      'range',
      'charging speed',
      'cabin comfort',
      'driver assistance',
      'after-sales service',
      'build quality',
      'software',
    ],
  },
  media: [
    { site: 'https://www.evjournal.example', name: { zh: '电车观察', en: 'EV Journal' } },
    { site: 'https://auto.nanhaidaily.example', name: { zh: '南海日报汽车', en: 'Nanhai Daily Auto' } },
    { site: 'https://bbs.cheyouquan.example', name: { zh: '车友圈论坛', en: 'Cheyouquan Forum' } },
    { site: 'https://www.roadtestlab.example', name: { zh: '路测实验室', en: 'Road Test Lab' } },
  ],
  brands: [
    brand('Velmora', '维墨', 0.78, 0.5),
    brand('Orvane', '擎野', 0.7, 0.35),
    brand('Quorrin', '云骊', 0.62, 0.55),
    brand('Halvik', '曜途', 0.55, 0.1),
    brand('Zentarro', '星阙', 0.48, 0.3),
    brand('Brightwen', '青骓', 0.4, -0.2),
    brand('Nordalis', '朔行', 0.3, 0.2),
    brand('Ferrolyn', '驰澜', 0.22, -0.35),
  ],
};
