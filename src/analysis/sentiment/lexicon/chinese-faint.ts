import type { WordGroup } from './group.ts';

/** Words that hardly count for or against: standing in the market, price, and what answers concede. Override other lists. */
export const CHINESE_FAINT: readonly WordGroup[] = [
  {
    weight: 0.2,
    words: `
      知名 著名 热门 主流 老牌 老字号 龙头 头部 巨头 大牌 一线品牌 市占率高 领军 名气大 家喻户晓 赫赫有名 鼎鼎大名 大名鼎鼎
      声名远扬 闻名遐迩 享誉全球 享誉世界 居首 第一梯队 深耕 底蕴 底蕴深厚 经验丰富 积累深厚 技术积累 自主研发 自研 特色 有特色
      经典 标配 主力 招牌 个性 多样 够用 尚可 可以考虑 可考虑 适合 友好 简单 简洁 灵活 合适
    `,
  },
  { weight: 0.5, words: '便宜 平价 低价 价格低 价格便宜 更便宜 便宜很多 便宜得多 便宜不少' },
  {
    weight: -0.5,
    words: '贵 偏贵 略贵 较贵 稍贵 价高 价格高 价格偏高 价格较高 不便宜 溢价 涨价 贵一点 贵了点 更贵 有点贵',
  },
];
