import type { WordGroup } from './group.ts';

/**
 * Adjectives that are words of tone only with a degree before them (很稳, 太薄): alone most of them are parts of other
 * words.
 */
export function degreeGroups(): WordGroup[] {
  return [
    ...combined(1.1, [PLAIN, CLAIMED, MORE], [GOOD]),
    ...combined(1.8, [MOST], [GOOD]),
    ...combined(-1.2, [PLAIN, CLAIMED, MORE, EXCESS, SOMEWHAT], [BAD]),
    ...combined(-2, [MOST], [BAD]),
    ...combined(-1, [EXCESS, SOMEWHAT], [EITHER]),
  ];
}

const PLAIN =
  '很 真 挺 蛮 好 颇 超 超级 巨 贼 特 特别 非常 十分 相当 极 极其 极为 格外 尤其 真的 确实 实在 真心 都很 也很 又';
const CLAIMED = '挺很 足够 够 还挺 还算 比较 都挺 也挺 依旧很 依然很 一直很 始终 一直 依旧 依然';
const MORE = '更 更加 越来越 愈发 愈来愈 越发 越用越 越吃越 越看越 越穿越 越学越 越开越 越住越';
const MOST = '最 最最 顶 第一';
const EXCESS = '太 过于 过分 过 偏 超标 忒';
const SOMEWHAT = '有点 有点儿 有点太 略 略显 略微 稍 稍微 稍显 稍嫌 略嫌 稍有点 稍稍';

const GOOD =
  '稳 强 快 准 足 香 美 爽 值 省心 省事 省力 顺 顺手 顺滑 顺畅 亮眼 静 鲜 脆 嫩 净 牢 牢固 久 持久 全 细 细致 精致 精细 妙 帅 酷 赞 棒 牛 绝 灵 灵活 灵敏 巧 巧妙 滑 柔 柔软 柔和 透气 暖 暖心 甜美 好 好用 好吃 好喝 好看 好玩 好住 好穿 好开 好学 好骑 好听 好闻 好养 好带 好打理 好清洗 好说话 方便 便捷 便利 简单 轻松 轻便 轻巧 省电 省油 便宜 实惠 划算 值得 值当 靠谱 可靠 稳定 稳妥 稳当 稳健 放心 安心 安全 踏实 扎实 结实 皮实 耐用 耐看 耐造 耐穿 舒服 舒适 宽敞 干净 整洁 清晰 清楚 清爽 清新 新鲜 地道 正宗 浓郁 入味 温馨 温柔 温和 热情 热心 贴心 用心 细心 耐心 周到 礼貌 客气 亲切 友好 专业 认真 负责 敬业 严谨 严格 规范 透明 公道 公平 厚道 实在 实用 实诚 真诚 诚恳 诚信 良心 到位 及时 迅速 高效 流畅 丝滑 聪明 智能 先进 成熟 完善 全面 齐全 丰富 充足 均衡 合理 人性化 优秀 出色 优质 高级 高档 精美 漂亮 惊艳 惊喜 满意 开心 喜欢 爱 推荐 给力 能打 抗打 好评 有用 有效 有料 有趣 有意思 有诚意 有保障 有耐心 有礼貌 有经验 有水平 显著 突出 明显提升 领先';
const BAD =
  '差 烂 糟 糟糕 慢 贵 吵 卡 臭 脏 乱 丑 破 弱 累 难 水 坑 黑 假 虚 松 垮 潮 霉 糊 花哨 呆 傻 蠢 笨 笨重 笨拙 僵硬 生硬 模糊 刺眼 刺鼻 刺激 痒 疼 痛 闷 烫 黏 黏腻 腻 油腻 柴 涩 酸 腥 齁 稀 挤 拥挤 抠 抠门 贪 懒 懒散 凶 冷淡 冷漠 傲慢 敷衍 随意 随便 粗糙 简陋 单薄 单调 单一 平庸 平淡 普通 一般 无聊 枯燥 乏味 尴尬 失望 难受 难用 难吃 难喝 难看 难听 难闻 难懂 难洗 难装 难退 麻烦 繁琐 复杂 混乱 杂乱 臃肿 冗长 拖沓 滞后 落后 过时 老旧 陈旧 老气 土气 廉价 低端 低级 低俗 恶心 恶劣 离谱 过分 夸张 扯 坑人 气人 无语 无奈 心累 寒心 心寒 危险 脆弱 不便 不方便 不稳定 不靠谱 不合理 不划算 不值 不舒服 不爽 不专业 不负责 不透明 不友好 不人性化 费劲 费力 费事 费电 费油 费钱 烧钱 吃力 勉强 鸡肋 拉胯 差劲 马虎 粗心 草率 小气 势利 霸道 蛮横 嚣张 可惜 遗憾 后悔 不满 担心 担忧 不放心 心疼 肉疼 寒酸 吓人 可怕 恐怖 虚高 离奇 低效 低下 迟缓 迟钝 缓慢 逊色 遗憾';
const EITHER =
  '重 硬 软 淡 短 甜 咸 苦 薄 厚 大 小 高 低 多 少 长 窄 宽 紧 浅 深 干 湿 油 辣 冷 热 凉 暗 亮 厚重 沉 粗 浓 冲 尖 响 早 晚 远 老 嫩了 肥 瘦 素 艳 保守 激进 理想化 基础 简单 简略 粗略 严 严格 敏感';

function combined(weight: number, degrees: readonly string[], adjectives: readonly string[]): WordGroup[] {
  const words: string[] = [];
  for (const degree of degrees.join(' ').split(' '))
    for (const adjective of adjectives.join(' ').split(' ')) words.push(degree + adjective);
  return [{ weight, words: words.join(' ') }];
}
