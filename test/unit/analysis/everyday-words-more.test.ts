import { expect, test } from 'vitest';
import { analyze } from './mention-cases.ts';

/** Name, category, competitors, and texts in which «» marks the first true mention; without marks the text does not name the brand. */
const CASES: [string, string, string[], string[]][] = [
  [
    '苹果',
    '消费电子',
    ['三星', '华为'],
    [
      '把苹果切成小块，撒上肉桂粉，送进烤箱。',
      '苹果树春天开花，秋天结果。',
      '库克上任以后，«苹果»的服务收入翻了几番。',
      '听说«苹果»又要涨价了，三星倒是没动。',
      '买了两箱苹果送给三星的同事。',
      '牛顿被苹果砸中的故事流传很广。',
    ],
  ],
  [
    '小米',
    '手机',
    ['OPPO'],
    [
      '东北小米配海参，滋补。',
      '雷军创立了«小米»。',
      '煮一锅小米南瓜，暖胃。',
      'OPPO 和«小米»都有线下店。',
      '小米、大米、糯米各一把。',
    ],
  ],
  ['蜜蜂', '家政', ['天鹅到家'], ['蜜蜂采蜜，传播花粉，对农业很重要。', '被蜜蜂蜇了要先拔刺，再冷敷。']],
  ['天猫', '电商', ['京东'], ['双十一«天猫»的满减比京东简单。']],
  ['火狐', '浏览器', ['Chrome'], ['火狐是小熊猫的俗称，分布在云南、四川一带。', '«火狐»的隐私保护做得比 Chrome 好。']],
  ['七喜', '饮料', ['雪碧'], ['«七喜»的气泡更足，雪碧更甜。']],
  [
    '飞猪',
    '旅游平台',
    ['携程', '同程'],
    ['站在风口上，飞猪也能上天，这话说的是创业。', '订机票我用«飞猪»和携程比价。'],
  ],
  ['闲鱼', '二手交易', ['转转'], ['旧书挂在«闲鱼»上，两天就卖掉了。']],
  ['转转', '二手手机', ['闲鱼'], ['周末去公园转转，晒晒太阳。', '«转转»的验机报告比闲鱼详细。', '吃完饭出去转转吧。']],
  ['老乡鸡', '快餐', ['肯德基'], ['«老乡鸡»的肥西老母鸡汤不错。']],
  [
    '荔枝',
    '音频',
    ['喜马拉雅'],
    ['岭南的荔枝六月上市，甜得很。', '播客主播多半从«荔枝»和喜马拉雅起家。', '日啖荔枝三百颗。'],
  ],
  ['西瓜视频', '视频', ['B站'], ['«西瓜视频»的农村题材多。']],
  ['豆瓣', '书影社区', ['知乎'], ['先炒豆瓣，出红油后下牛肉。', '«豆瓣»评分 8.7，知乎上也有人推荐。']],
  [
    '百合',
    '婚恋',
    ['世纪佳缘'],
    ['花瓶里插着百合，满屋清香。', '婚恋网站里«百合»和世纪佳缘最老牌。', '银耳百合羹润肺止咳。'],
  ],
  ['方太', '厨电', ['老板', '美的'], ['油烟机预算高选«方太»，老板也行。']],
  [
    '老板',
    '厨电',
    ['方太', '华帝'],
    [
      '老板今天心情好，提前放我们下班。',
      '油烟机首推«老板»，方太排第二。',
      '问老板能不能便宜点，他说方太已经最低价了。',
      '«老板»的大吸力油烟机适合爆炒。',
    ],
  ],
  ['立白', '洗衣液', ['蓝月亮'], ['去渍力«立白»强一些。']],
  ['蓝月亮', '洗衣液', ['立白'], ['今晚有蓝月亮天象，天文爱好者别错过。', '«蓝月亮»的深层洁净款香味重，立白更淡。']],
  ['海信', '电视', ['TCL'], ['«海信»的 ULED 亮度高。']],
  ['创维', '电视', ['TCL'], ['«创维»也不错。']],
  [
    '现代',
    '汽车',
    ['起亚', '丰田'],
    [
      '现代人压力大，睡眠不足。',
      '«现代»的途胜油耗低，丰田的 RAV4 保值。',
      '现代社会离不开汽车。',
      '现代建筑讲究采光。',
      '韩系车里«现代»和起亚共享平台。',
    ],
  ],
  ['起亚', '汽车', ['现代'], ['«起亚»的设计越来越好看。']],
  ['标致', '汽车', ['雪铁龙'], ['她长得标致，五官立体。', '法系车里«标致»的内饰更前卫，雪铁龙更舒适。']],
  ['奔腾', '汽车', ['红旗'], ['黄河奔腾不息，一路向东。', '一汽旗下有«奔腾»和红旗。']],
  ['欧拉', '新能源汽车', ['比亚迪'], ['女司机爱开«欧拉»好猫，比亚迪海豚也行。']],
  ['领跑', '跑步机', ['小乔'], ['他在比赛中一直领跑，最后被反超。']],
  ['keep', '健身', ['悦跑圈'], ['keep 住这个姿势十秒。', '跟着 «Keep» 练了一个月，悦跑圈用来记录跑量。']],
  ['钉钉', '办公', ['飞书'], ['用«钉钉»打卡，飞书写文档。']],
  ['石墨', '文档', ['腾讯文档'], ['铅笔芯的主要成分是石墨。', '多人编辑«石墨»很流畅，腾讯文档更普及。']],
  ['语雀', '文档', ['飞书'], ['«语雀»适合做知识库。']],
  ['滴答清单', '待办', ['番茄ToDo'], ['«滴答清单»支持日历视图。']],
  ['番茄', '阅读', ['七猫'], ['番茄炒蛋先炒蛋。', '看免费小说，«番茄»和七猫广告都不少。']],
  [
    'Oracle',
    'database',
    ['PostgreSQL'],
    [
      'The oracle at Delphi spoke in riddles.',
      'Licences for «Oracle» are costly, PostgreSQL is free.',
      'Oracle bones are ancient Chinese artefacts.',
    ],
  ],
  [
    'Meta',
    'social media',
    ['TikTok'],
    ['The article is very meta.', 'Ads on «Meta» cost more than on TikTok.', 'Meta tags help search engines.'],
  ],
  [
    'Stripe',
    'payments',
    ['Adyen'],
    [
      'A white stripe runs down the side.',
      '«Stripe» charges 2.9 percent; Adyen uses interchange plus.',
      'Stripe patterns are back in fashion.',
    ],
  ],
  [
    'Ring',
    'video doorbell',
    ['Nest'],
    ['The ring was lost at sea.', 'Ring the bell twice.', 'For doorbells «Ring» is cheapest, Nest smartest.'],
  ],
  [
    'Nest',
    'thermostat',
    ['Ecobee'],
    [
      'Birds nest in the chimney.',
      '«Nest» learns your schedule; Ecobee has sensors.',
      'Nest the smaller bowls inside the larger ones.',
    ],
  ],
  [
    'Away',
    'luggage',
    ['Monos'],
    [
      'Stay away from the edge.',
      'Go with «Away» if you want a battery, or Monos for looks.',
      'Right away, madam.',
      'Away games are harder to win.',
    ],
  ],
  [
    'Purple',
    'mattress',
    ['Nectar'],
    [
      'Purple walls calm some people.',
      'I slept on the «Purple» for a year, and Nectar for two.',
      'She wore purple.',
      'Side sleepers like «Purple» for its grid.',
    ],
  ],
  ['Oatly', 'oat milk', ['Alpro'], ['«Oatly» foams well.']],
  [
    'Corona',
    'beer',
    ['Heineken'],
    [
      'The corona is visible during an eclipse.',
      'With lime, «Corona» is the classic beach beer.',
      'The corona pandemic closed bars.',
    ],
  ],
  [
    'Tide',
    'laundry detergent',
    ['Persil'],
    [
      'The tide comes in at six.',
      'Tide tables are posted at the harbour.',
      '«Tide» removes grass stains better than Persil.',
      'High tide is at noon.',
    ],
  ],
  [
    'Gain',
    'laundry detergent',
    ['Tide'],
    ['You gain time by planning.', 'No pain, no gain.', 'Scent lovers pick «Gain».'],
  ],
  [
    'Bounty',
    'paper towels',
    ['Brawny'],
    [
      'The bounty of autumn fills the market.',
      '«Bounty» soaks up more than Brawny.',
      'Bounty hunters chase fugitives.',
    ],
  ],
  [
    'Crest',
    'toothpaste',
    ['Colgate'],
    ['From the crest of the hill you see the sea.', '«Crest» and Colgate both make whitening strips.'],
  ],
  ['Dawn', 'dish soap', ['Palmolive'], ['We left at dawn.', 'Grease does not stand a chance against «Dawn».']],
  [
    'Ford',
    'cars',
    ['Chevrolet'],
    ['They had to ford the river.', '«Ford» sells more trucks than Chevrolet.', 'Harrison Ford starred in it.'],
  ],
  [
    'Lincoln',
    'cars',
    ['Cadillac'],
    [
      'Abraham Lincoln was the sixteenth president.',
      '«Lincoln» rides softer than Cadillac.',
      'Lincoln, Nebraska has cold winters.',
    ],
  ],
  ['Saturn', 'cars', ['GM'], ['Saturn has rings made of ice.', 'GM closed «Saturn» in 2010.']],
  [
    'Mercury',
    'cars',
    ['Ford'],
    [
      'Mercury is the closest planet to the sun.',
      'Mercury poisoning damages nerves.',
      'Ford wound down «Mercury» in 2011.',
    ],
  ],
  [
    'Subway',
    'fast food',
    ['Quiznos'],
    ['Take the subway to 42nd Street.', 'The «Subway» footlong beats Quiznos on price.', 'Subway fares rose again.'],
  ],
  [
    'Wise',
    'money transfer',
    ['Revolut'],
    [
      'It is wise to compare fees.',
      'Wise men learn from mistakes.',
      'Sending euros with «Wise» costs less than Revolut.',
      '«Wise» shows the fee upfront.',
    ],
  ],
  ['Robinhood', 'broker', ['Schwab'], ['«Robinhood» has no commissions.']],
  ['Chime', 'online bank', ['Varo'], ['The clock began to chime.', 'Early direct deposit at «Chime» beats Varo.']],
  [
    'Ally',
    'online bank',
    ['Marcus'],
    ['An ally in tough times.', 'Savings rates at «Ally» and Marcus are close.', 'Ally yourself with experts.'],
  ],
  [
    'Indeed',
    'job search',
    ['LinkedIn'],
    ['It was cold indeed.', 'Indeed, the results were surprising.', 'Post the job on «Indeed» and LinkedIn.'],
  ],
  [
    'Blink',
    'security camera',
    ['Wyze'],
    ['Do not blink.', '«Blink» runs two years on AA batteries; Wyze needs a plug.'],
  ],
  ['Thrive', 'meal kits', ['HelloFresh'], ['Plants thrive in sun.', 'Thrive under pressure with these tips.']],
  ['Headspace', 'meditation app', ['Calm'], ['I was in a bad headspace.', '«Headspace» has better courses than Calm.']],
  [
    'Calm',
    'meditation app',
    ['Headspace'],
    [
      'Stay calm and carry on.',
      'Sleep stories make «Calm» worth it; Headspace is more structured.',
      'Calm seas never made a skilled sailor.',
    ],
  ],
  [
    'Nothing',
    'smartphone',
    ['OnePlus'],
    [
      'There is nothing better than sleep.',
      'Nothing beats a good night.',
      'The «Nothing» Phone (2) has lights on its back; OnePlus charges faster.',
    ],
  ],
  ['On', 'running shoes', ['Hoka'], ['Put it on the table.', 'On Monday we run.', 'Runners compare «On» and Hoka.']],
  [
    'Brooks',
    'running shoes',
    ['Asics'],
    ['Brooks and streams feed the lake.', 'The Ghost by «Brooks» suits beginners.'],
  ],
  ['Puma', 'sportswear', ['Adidas'], ['A puma was seen near the trail.', '«Puma» is cheaper than Adidas.']],
  [
    'Jaguar',
    'cars',
    ['BMW'],
    [
      'The jaguar is the largest cat in the Americas.',
      '«Jaguar» goes electric only; BMW keeps petrol.',
      'A jaguar attacked the cattle.',
    ],
  ],
  ['Dell', 'laptops', ['HP'], ['The farmer in the dell.', '«Dell» has better service than HP.']],
  [
    'Canon',
    'cameras',
    ['Nikon'],
    [
      'It is not part of the canon.',
      'For portraits, «Canon» colours please, Nikon resolves more.',
      'Canon law governs the church.',
    ],
  ],
  [
    'Zoom',
    'video calls',
    ['Teams'],
    [
      'Zoom lenses weigh more than primes.',
      'Zoom out to see the whole chart.',
      'Free calls on «Zoom» stop after 40 minutes.',
    ],
  ],
  [
    'Teams',
    'video calls',
    ['Zoom'],
    [
      'Teams work better with clear goals.',
      'Both teams scored twice.',
      'Inside Microsoft 365, «Teams» is included; Zoom costs extra.',
    ],
  ],
  [
    'Linear',
    'issue tracker',
    ['Jira'],
    ['The relation is linear.', 'Linear regression is a start.', 'Startups love «Linear»; enterprises stay on Jira.'],
  ],
  [
    'Confluence',
    'wiki',
    ['Notion'],
    ['The city lies at the confluence of two rivers.', 'Docs live in «Confluence», notes in Notion.'],
  ],
  [
    'Drift',
    'chatbot',
    ['Intercom'],
    [
      'Snow drift blocked the road.',
      'Drift off to sleep with rain sounds.',
      'For sales chat «Drift» routes leads, Intercom supports.',
    ],
  ],
  [
    'Loom',
    'video messaging',
    ['Vidyard'],
    ['Deadlines loom.', 'Weavers use a loom.', 'Record it in «Loom» and share the link.'],
  ],
  [
    'Bear',
    'notes',
    ['Evernote'],
    ['A brown bear crossed the road.', 'Bear in mind that prices vary.', 'On a Mac, «Bear» is prettier than Evernote.'],
  ],
  [
    'Sage',
    'accounting',
    ['Xero', 'QuickBooks'],
    ['Add sage and butter.', 'Sage advice: start small.', 'Larger firms use «Sage»; Xero suits freelancers.'],
  ],
  ['Fresh', 'grocery', ['Walmart'], ['Fresh basil is best.']],
  ['Graphite', 'code review', ['GitHub'], ['Pencils contain graphite.']],
  [
    'Cursor',
    'code editor',
    ['VS Code'],
    ['Move the cursor to the end.', '«Cursor» feels faster than VS Code.', 'The cursor blinks.'],
  ],
];

const MARK = /[«»]/g;

for (const [name, category, competitors, texts] of CASES) {
  test(`${name}, the brand or the word`, () => {
    const wrong = texts.filter((marked) => {
      const at = marked.indexOf('«');
      const text = marked.replace(MARK, '');
      return (
        analyze(text, { name, category, competitors }).position !== (at < 0 ? -1 : [...marked.slice(0, at)].length)
      );
    });
    expect(wrong).toEqual([]);
  });
}
