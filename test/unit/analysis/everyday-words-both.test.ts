import { expect, test } from 'vitest';
import { analyze } from './mention-cases.ts';

/** Both readings of a word, often in one answer. Name, category, competitors, and texts in which «» marks the first true mention. */
const CASES: [string, string, string[], string[]][] = [
  [
    'Coach',
    'handbags',
    ['Kate Spade'],
    [
      'Coach travel is the cheapest way to the outlet village. «Coach» and Kate Spade have shops side by side there.',
      'Ask your running coach first; a coach sees what you do not.',
      'Coach your sales staff before the holidays, then stock up on Kate Spade.',
      'A lasting leather tote under $300: the «Coach» Willow.',
    ],
  ],
  [
    'Tide',
    'laundry detergent',
    ['Persil'],
    [
      'Tide pools are best explored at low tide, in old shoes. Salt stains come out with Persil or «Tide».',
      'High tide is at 6:40, low tide at noon.',
      '«Tide» removes grass stains better than Persil does.',
      'Tides are strongest around the new moon.',
    ],
  ],
  [
    'Crest',
    'toothpaste',
    ['Colgate'],
    [
      'Crest the hill slowly, then let the bike run.',
      'The family crest shows a lion. On the bathroom shelf: Colgate for him, «Crest» for her.',
      'Whitening strips from «Crest» work within a week.',
    ],
  ],
  [
    'Wise',
    'money transfer',
    ['Revolut', 'PayPal'],
    [
      'Wise travellers compare exchange rates first. Revolut is free on weekdays; «Wise» charges 0.4 per cent all week.',
      'A wise choice would be to avoid airport counters altogether.',
      'Wise up: airport counters take ten per cent.',
      'For euros I use «Wise», for cards PayPal.',
    ],
  ],
  [
    'Calm',
    'meditation app',
    ['Headspace'],
    [
      'Calm breathing comes first: four counts in, six out. If you want a guide, Headspace teaches better and «Calm» has the sleep stories.',
      'Stay calm and count to ten. A calm room helps.',
      'Calm down before you post a review.',
    ],
  ],
  [
    'Orange',
    'mobile carrier',
    ['Vodafone'],
    [
      'Peel an orange and squeeze it; the orange flavour stays for hours.',
      '«Orange» has the best coverage in rural France.',
    ],
  ],
  [
    'Progressive',
    'car insurance',
    ['Geico'],
    [
      'Progressive lenses need a week of getting used to.',
      'Progressive discounts shrink after year three, whoever the insurer is. Geico starts low; «Progressive» rewards careful drivers.',
      'Rates rise in a progressive manner.',
    ],
  ],
  [
    'Medium',
    'blogging platform',
    ['Substack'],
    [
      'Medium heat is enough for the onions.',
      'Medium posts used to rank well; Substack is where readers pay. «Medium» pays by reading time.',
      'Order a medium if you are between sizes.',
    ],
  ],
  [
    'Brave',
    'web browser',
    ['Firefox'],
    [
      'Brave souls compile Firefox themselves. Everyone else installs «Brave» or Chrome.',
      'It takes a brave person to change banks.',
      '«Brave» blocks trackers out of the box.',
    ],
  ],
  [
    'Sage',
    'accounting software',
    ['Xero'],
    [
      'Sage advice: never mix private and business accounts. Xero shows the difference at a glance, «Sage» hides it in reports.',
      'Fry the sage leaves in butter.',
      'Small firms choose between Xero and «Sage».',
    ],
  ],
  [
    'Buffer',
    'social media scheduling',
    ['Hootsuite'],
    [
      'Buffer time between posts matters more than the tool. Still, «Buffer» is simpler than Hootsuite.',
      'Leave a buffer of two days.',
    ],
  ],
  [
    'Loom',
    'screen recording',
    ['Vidyard'],
    [
      'Deadlines loom, so record instead of meeting: «Loom» takes one click, Vidyard three.',
      'Weave the scarf on a hand loom.',
      'Loom weaving takes patience.',
    ],
  ],
  [
    'Nest',
    'smart thermostats',
    ['Ecobee'],
    [
      'Nest boxes belong on the shady side. Indoors, the «Nest» thermostat saves about ten per cent, Ecobee a little more.',
      'The birds nest under the roof; leave the nest alone.',
    ],
  ],
  [
    'Gusto',
    'payroll software',
    ['Rippling'],
    ['They sang with gusto.', 'Small teams love «Gusto»; Rippling suits the larger ones.'],
  ],
  [
    'Focus',
    'productivity app',
    ['Forest'],
    ['Focus on one task. Forest plants trees, «Focus» blocks sites.', 'Lose focus once and the day is gone.'],
  ],
  [
    'Root',
    'car insurance',
    ['Lemonade'],
    [
      'Root vegetables keep for weeks.',
      'The root of the problem is the deductible. «Root» prices you by how you drive; Lemonade by app.',
    ],
  ],
  [
    'Current',
    'mobile banking',
    ['Chime'],
    [
      'Current rates change weekly. «Current» pays 4 per cent; Chime pays less.',
      'Under current rules, the current account stays free.',
      'Current customers keep their rate.',
    ],
  ],
  [
    'Match',
    'online dating',
    ['OkCupid'],
    [
      'Match the photo to your mood. OkCupid asks many questions, «Match» skews older.',
      'Strike a match and light the candle.',
    ],
  ],
  [
    'Away',
    'luggage',
    ['Monos'],
    [
      'Away from the airport prices drop. Monos is lighter; «Away» has the better warranty.',
      'Put it away for the summer. Away games cost more to attend.',
    ],
  ],
  ['自然堂', '护肤品', ['珀莱雅'], ['自然堂而皇之地插队，谁也拦不住。', '油皮夏天用«自然堂»够了，珀莱雅更贵。']],
  [
    '番茄',
    '网文阅读',
    ['七猫'],
    [
      '番茄炒蛋要先炒蛋。',
      '切两个番茄，趁炖汤的工夫看会儿小说：七猫的精品多，«番茄»免费但广告多。',
      '«番茄»小说的日活早就超过了七猫。',
    ],
  ],
  ['夸克', '浏览器', ['必应'], ['夸克是构成质子的基本粒子，有六种味。', '查资料我用«夸克»，没广告；必应搜英文更准。']],
  ['通义', '大模型', ['文心一言'], ['写代码«通义»更强，文心一言胜在写诗。', '这几个字在古书里是通义，不必深究。']],
  ['闲鱼', '二手交易', ['转转'], ['转转验机更严，«闲鱼»货更全。', '吃不完的咸鱼可以冷冻。']],
  [
    '转转',
    '二手交易',
    ['闲鱼'],
    [
      '周末去公园转转，散散心。',
      '出门转转之前先把旧手机挂出去：闲鱼成交快，«转转»有质检报告。',
      '脑子转转就知道，这价格不可能是真的。',
    ],
  ],
  [
    '多点',
    '生鲜电商',
    ['盒马'],
    ['多点蔬菜，少点油盐，比什么都强。', '做饭多点耐心。买菜的话，盒马品质好，«多点»离家近的超市都能送。'],
  ],
  [
    '探探',
    '社交软件',
    ['陌陌'],
    ['先探探路，再决定走哪条道。', '想认识新朋友，«探探»匹配快，陌陌主要是直播。', '你去探探他的口风。'],
  ],
  [
    '脉动',
    '饮料',
    ['尖叫'],
    ['仪器记录着大地的脉动。', '运动完喝«脉动»或者尖叫都可以，糖分要留意。', '城市的脉动从清晨的早点摊开始。'],
  ],
  [
    '公牛',
    '插座',
    ['小米'],
    ['斗牛场里公牛冲向红布。', '家里的插座就认«公牛»，小米的好看但排布挤。', '一头公牛体重可达一吨。'],
  ],
  [
    '白象',
    '方便面',
    ['康师傅'],
    ['泰国的白象是皇室象征，白象出巡时万人空巷。', '康师傅汤浓，«白象»分量足。', '动物园里的白象年纪不小了。'],
  ],
  [
    '骆驼',
    '户外服装',
    ['探路者'],
    ['沙漠里骑骆驼一小时一百二，骆驼脾气不好别乱摸。冲锋衣«骆驼»的便宜，探路者的更防水。', '瘦死的骆驼比马大。'],
  ],
  [
    '飞跃',
    '运动鞋',
    ['回力'],
    ['从拨号到光纤，是质的飞跃。', '帆布鞋里«飞跃»底薄轻便，回力更耐磨。', '这次飞跃用了十年。'],
  ],
  [
    '英雄',
    '钢笔',
    ['永生'],
    ['自古英雄出少年。', '学生练字，«英雄»的铱金尖够用，永生更便宜。', '他是大家心中的英雄。'],
  ],
  [
    '太平洋',
    '保险',
    ['平安'],
    ['台风在太平洋上生成，向西北移动。', '车险续保，平安报价高，«太平洋»送的服务多。', '太平洋彼岸的超市也卖老干妈。'],
  ],
  [
    '新华',
    '保险',
    ['泰康'],
    ['去新华书店买教辅。', '养老年金里，泰康有社区，«新华»的现金价值高。', '新华社发布了通稿。'],
  ],
  [
    '阳光',
    '保险',
    ['人保'],
    ['阳光从窗户照进来，孩子的笑容也很阳光。', '人保网点多，«阳光»的百万医疗便宜。', '每天晒二十分钟阳光。'],
  ],
  [
    '深蓝',
    '新能源汽车',
    ['零跑'],
    ['车漆选深蓝比较耐脏。', '十五万预算，零跑空间大，«深蓝»的增程更省心。', '星空是深蓝色的。'],
  ],
  [
    '坦克',
    '越野车',
    ['牧马人'],
    ['军事博物馆里停着一辆二战坦克。', '牧马人更经典，«坦克»300 更舒服。', '坦克履带碾过草地。'],
  ],
  [
    '现代',
    '汽车',
    ['起亚'],
    ['现代人压力大，现代生活节奏快。«现代»的伊兰特省油，起亚的外观更年轻。', '装修偏现代简约风。'],
  ],
  [
    '先锋',
    '取暖器',
    ['艾美特'],
    ['他是改革的先锋，敢想敢干。', '卧室取暖，«先锋»静音，艾美特升温快。', '先锋队员已经出发。'],
  ],
  [
    '老板',
    '油烟机',
    ['方太'],
    ['老板说打九折，我就买了方太。', '吸力看«老板»，静音看方太。', '问问老板有没有现货。', '我老板家装的是方太。'],
  ],
  [
    '蜻蜓',
    '有声书',
    ['喜马拉雅'],
    ['蜻蜓点水般看了一遍。', '听广播用«蜻蜓»，听书用喜马拉雅。', '荷叶上停着一只蜻蜓。'],
  ],
  [
    '石墨',
    '在线文档',
    ['腾讯文档'],
    ['铅笔芯是石墨做的。', '多人协作，腾讯文档普及度高，«石墨»排版干净。', '石墨导电性好，常作电极。'],
  ],
  ['一起作业', '教育软件', ['作业帮'], ['放学后我们一起作业，写完再玩。', '老师布置口算用«一起作业»，搜题用作业帮。']],
  [
    '有道',
    '词典',
    ['金山词霸'],
    ['君子爱财，取之有道。', '查词我更信«有道»，例句新；金山词霸老牌。', '俗话说得有道理。'],
  ],
  ['立白', '洗衣液', ['蓝月亮'], ['«立白»去污强，蓝月亮香味淡。']],
  ['农夫山泉', '饮用水', ['怡宝'], ['«农夫山泉»有点甜，怡宝是纯净水。']],
];

test.each(
  CASES.flatMap(([name, category, competitors, texts]) => texts.map((text) => ({ name, category, competitors, text }))),
)('$name: $text', ({ name, category, competitors, text: marked }) => {
  const at = marked.indexOf('«');
  const found = analyze(marked.replace(/[«»]/g, ''), { name, category, competitors });
  expect(found.position).toBe(at < 0 ? -1 : [...marked.slice(0, at)].length);
});

/** What the everyday word says first must not be taken for the brand because the brand comes later. */
const PAIRS = CASES.flatMap(([name, category, competitors, texts]) => {
  const unnamed = texts.filter((text) => !text.includes('«'));
  return unnamed.flatMap((everyday) =>
    texts
      .filter((text) => text.includes('«'))
      .map((text) => ({ name, category, competitors, text: `${everyday}\n\n${text}` })),
  );
});

test.each(PAIRS)('$name, first the word and then the brand: $text', ({ name, category, competitors, text: marked }) => {
  const found = analyze(marked.replace(/[«»]/g, ''), { name, category, competitors });
  expect(found.position).toBe([...marked.slice(0, marked.indexOf('«'))].length);
});

/** Said of a thing of the brand's own trade, beside nothing that tells. */
test.fails('深蓝: 车漆选深蓝比较耐脏，深蓝的内饰也好打理。', () => {
  const tracked = { name: '深蓝', category: '新能源汽车', competitors: ['零跑'] };
  expect(analyze('车漆选深蓝比较耐脏，深蓝的内饰也好打理。', tracked).mentioned).toBe(false);
});
