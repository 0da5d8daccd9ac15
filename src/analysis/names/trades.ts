/**
 * Words that go together in one line of business, folded: who asks about mattresses reads of springs and foam. A line is a
 * trade; the words before the colon say that a subject belongs to it, all of them show that a passage speaks of it.
 */
const TRADES: readonly (readonly [string, string])[] = [
  [
    '手机 智能手机 smartphone phone',
    '新机 机型 屏幕 拍照 影像 快充 电池 续航 芯片 折叠屏 旗舰机 安卓 处理器 像素 手感 平板 系统 生态 以旧换新 android iphone camera battery handset',
  ],
  [
    '电脑 笔记本 laptop computer 平板',
    '轻薄本 游戏本 商务本 显卡 处理器 键盘 屏幕 续航 内存 散热 thinkpad macbook processor keyboard display ram',
  ],
  [
    '数码 消费电子 电子产品 electronics 科技',
    '手机 电脑 平板 耳机 相机 手表 芯片 新机 新品 发布会 生态 phone laptop tablet device',
  ],
  [
    '家电 空调 冰箱 洗衣机 电视 appliance',
    '变频 制冷 静音 压缩机 能效 省电 滚筒 噪音 家电 面板 热水器 净化器 油烟机 fridge washer dryer oven',
  ],
  ['厨电 油烟机 厨房电器 kitchen', '油烟机 燃气灶 吸力 爆炒 洗碗机 蒸烤 净水 cookware pan hob hood'],
  ['智能家居 扫地机 吸尘器 vacuum smart home', '扫地 拖地 拖布 吸力 基站 路由器 音箱 传感器 网关 robot suction'],
  [
    '汽车 新能源 电动车 轿车 suv 车企 皮卡 car electric vehicle automobile automotive',
    '车型 刹车 内饰 外观设计 悬架 发动机 变速箱 续航 智驾 增程 轿车 越野 皮卡 底盘 油耗 合资 座舱 试驾 交付 提车 车主 新车 换电 混动 纯电 坦克 六座 七座 保有量 保值率 suv sedan truck hybrid mileage dealer',
  ],
  ['保险 insurance', '重疾 医疗险 寿险 理赔 保单 投保 续保 保费 保额 意外险 车险 年金 premium policy claim coverage'],
  [
    '支付 钱包 金融 银行 理财 bank payment card finance fintech broker',
    '支付 花呗 借呗 转账 信用卡 余额 贷款 利率 额度 基金 存款 账户 手续费 checking savings account credit card fees interest mastercard cashback sign-up bonus merchant mortgage loan',
  ],
  ['啤酒 白酒 酒 beer wine', '啤酒 精酿 生啤 罐装 麦芽 勇闯 餐饮渠道 酱香 浓香 lager ale brew bottle'],
  [
    '饮料 茶饮 咖啡 乳品 牛奶 酸奶 coffee tea drink beverage',
    '饮料 罐装 提神 气泡水 茶饮 奶茶 门店 联名 含糖 酸奶 鲜奶 冰美式 拿铁 espresso latte caffeine soda flavour',
  ],
  ['方便面 零食 食品 snack food', '方便面 泡面 口味 零食 坚果礼盒 酸菜面 牛肉面 包装 配料表 snack flavour'],
  [
    '知识付费 在线教育 教育 读书 听书 学习 course education',
    '课程 听书 讲书 专栏 主讲 会员 知识服务 电子书 训练营 网课 名师 终身学习 course lesson tutor certificate',
  ],
  ['社交 社区 交友 dating social', '社交 交友 匹配 应用 app 月活 用户 swipe profile match dates prompts'],
  [
    '短视频 直播 视频 streaming video',
    '短视频 直播 主播 创作者 月活 达人 带货 流量 下沉市场 streaming subscribers shows creators',
  ],
  [
    '办公 协作 项目管理 software project management collaboration productivity',
    '看板 协作 文档 会议 审批 模板 自动化 考勤 tasks board timeline workflow automations integrations templates dashboards onboarding kanban',
  ],
  ['聊天 通讯 messaging chat messenger', 'channels messages encrypted encryption threads group chat 聊天 消息 群聊'],
  ['笔记 note taking notes', 'notes templates wiki database pages workspace 笔记 文档 数据库 模板'],
  ['远程控制 remote', '远程 被控 控制端 remote desktop'],
  ['视频会议 video meetings conferencing', 'webinar meeting call hosts participants screen share breakout'],
  [
    '电商 零售 购物 导购 retail shopping store commerce supermarket',
    '下单 包邮 比价 双十一 优惠券 退货 自营 店铺 发货 满减 shop store returns order delivery shipping groceries receipt checkout seller aisle prime',
  ],
  [
    '服装 鞋 运动 户外 clothing fashion apparel shoes outdoor sportswear',
    '面料 版型 尺码 跑鞋 帆布鞋 球鞋 羽绒服 冲锋衣 jacket jeans basics shoes sneaker boots fleece wear sizing repairs outfit hoodie t-shirts',
  ],
  [
    '护肤 化妆 美妆 个人护理 cosmetics skincare beauty soap personal care',
    '面霜 精华 粉底 防晒 洁面 卸妆 乳液 敏感肌 skin moistur cleanser lotion fragrance body wash shampoo sensitive',
  ],
  [
    '酒店 旅游 出行 机票 hotel travel airline flight',
    '订票 酒店 机票 航班 行程 退改 民宿 fares flights booking hotels itinerary compare fare layover',
  ],
  ['打车 网约车 ride hailing taxi', '打车 司机 接单 顺风车 rides ride driver surge fare airport'],
  ['外卖 配送 快递 物流 delivery logistics', '外卖 骑手 快递 件量 时效 网点 丰巢 courier parcel'],
  ['餐饮 火锅 餐厅 restaurant fast food', '门店 点餐 套餐 人均 锅底 连锁 加盟 menu burger outlet'],
  [
    '加油 能源 石油 fuel gas petrol energy oil',
    'pump gasoline diesel fuel station barrel refinery crude litre gallon 加油站 油价',
  ],
  ['收银 point of sale pos', 'reader checkout terminal cafe restaurant inventory register card payments invoices'],
  [
    '通信 运营商 宽带 mobile carrier broadband telecom',
    'coverage 5g roaming plan data sim network unlimited broadband fibre router 套餐 流量 信号 宽带',
  ],
  [
    '床垫 家具 mattress furniture bedding',
    'mattress foam springs hybrid delivers bed sleepers firmness sofa 床垫 弹簧 乳胶',
  ],
  [
    '监控 monitoring developer cloud database hosting ai',
    'errors exceptions stack traces alerts deploy api logs sdk tokens latency models open source',
  ],
  ['网文 小说 阅读 电子书 novel reading', '小说 书城 书架 追更 作者 章节 完本 连载 听书'],
  ['搜索 浏览器 search browser', 'tabs extensions privacy search engine results index 搜索 浏览器 标签页'],
  ['词典 翻译 dictionary translation', '查词 例句 翻译 单词 释义 translate'],
  ['取暖 风扇 插座 五金 电工 tools', '插线板 排插 过载 保护门 小太阳 油汀 暖风 制热 插孔 drill saw cordless'],
  [
    '音乐 耳机 音响 music audio headphones speaker',
    '耳机 降噪 音质 歌单 曲库 低音 earbuds noise cancel bass playlist sound',
  ],
  ['手表 穿戴 watch wearable fitness', '表盘 心率 手环 睡眠监测 tracker heart rate gps strap'],
  ['游戏 game gaming', '玩家 皮肤 主机 手游 段位 gamers console servers'],
  ['母婴 奶粉 尿裤 baby', '奶粉 纸尿裤 辅食 宝宝 formula diapers stroller'],
];

const compiled = TRADES.map(([subjects, words]) => {
  const of = subjects.split(' ');
  const latin = of.filter((word) => /[a-z]/.test(word));
  return {
    latin: latin.length > 0 ? new RegExp(`\\b(?:${latin.join('|')})`) : null,
    chinese: of.filter((word) => !latin.includes(word)),
    all: [...of.filter((word) => word.length > 1), ...words.split(' ')],
  };
});

/** The words of all trades that a folded subject (category, question) belongs to. */
export function wordsOfTrade(subject: string): string[] {
  const found = new Set<string>();
  for (const { latin, chinese, all } of compiled) {
    if (chinese.some((word) => subject.includes(word)) || latin?.test(subject)) for (const word of all) found.add(word);
  }
  return [...found];
}
