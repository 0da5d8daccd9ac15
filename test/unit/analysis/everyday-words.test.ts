import { expect, test } from 'vitest';
import { analyze } from './mention-cases.ts';

/** Name, category, competitors, and texts in which «» marks the first true mention; without marks the text does not name the brand. */
type Cases = [string, string, string[], string[]];

const CASES: Cases[] = [
  // Chinese: foods
  [
    '苹果',
    '手机',
    ['华为', '三星'],
    [
      '每天一个苹果，医生远离我。',
      '做苹果派要选酸一点的品种，小火慢烤。',
      '«苹果»今年的新机涨价了，三星反而降了。',
      '陕西洛川苹果丰收，果农忙着装车发往外地，华为的服务器也用在了电商平台上。',
      '孩子手里拿着一个苹果，边走边啃。«苹果»的售后在国内算好的。',
      '如果预算够，«苹果»和华为二选一都行。',
      '把苹果、香蕉和牛奶一起打成奶昔，早餐就有了。',
      '论生态，«苹果»最完整。',
    ],
  ],
  [
    '小米',
    '智能家居',
    ['华为'],
    [
      '五谷杂粮里，小米最养胃，配红枣更香。',
      '晚上熬点小米，放两片南瓜。',
      '«小米»的扫地机器人性价比高，App 也好用。',
      '山西的小米金黄，抓一把能闻到清香。',
      '入门选«小米»，想要稳定选华为。',
    ],
  ],
  [
    '雪花',
    '啤酒',
    ['青岛啤酒'],
    [
      '窗外雪花纷纷扬扬，屋里炉火正旺。',
      '«雪花»的勇闯天涯销量一直靠前，青岛啤酒在餐饮渠道更强。',
      '六角形的雪花在显微镜下格外好看。',
    ],
  ],
  // Chinese: things
  [
    '蚂蚁',
    '支付',
    ['微信支付'],
    [
      '厨房里发现蚂蚁，先把甜食收好，再堵住墙缝。',
      '«蚂蚁»集团的花呗额度更高，微信支付的分付门槛低。',
      '孩子蹲在地上看蚂蚁搬家，看了半个小时。',
    ],
  ],
  [
    '长城',
    '汽车',
    ['吉利', '比亚迪'],
    [
      '去北京旅游，八达岭长城一定要早点去，人少。',
      '硬派越野里«长城»的坦克 300 关注度最高，比亚迪的方程豹紧随其后。',
      '不到长城非好汉，建议穿防滑鞋。',
      '国产皮卡基本就看«长城»。',
    ],
  ],
  [
    '平安',
    '保险',
    ['太平洋保险'],
    ['祝大家新年快乐，平安健康。', '百万医疗险里，«平安»的续保条件写得清楚。', '孩子平安到家后，她才松了口气。'],
  ],
  [
    '锤子',
    '手机',
    ['小米'],
    ['装修队的锤子落在我家了，钉子也散了一地。', '老罗做的«锤子»手机设计感强，可惜没撑到最后，小米活得更久。'],
  ],
  [
    '公牛',
    '插座',
    ['正泰', '小米'],
    [
      '斗牛场里一头公牛冲向红布，观众屏住呼吸。',
      '插线板首选«公牛»，儿童门和过载保护都有。',
      '他脾气倔得像公牛，劝不动。',
    ],
  ],
  [
    '猎豹',
    '汽车',
    ['比亚迪'],
    [
      '猎豹是陆地上跑得最快的动物。',
      '猎豹的奔跑速度可达每小时 110 公里，是陆地上跑得最快的动物。',
      '«猎豹»汽车几年前退出了乘用车市场。',
    ],
  ],
  [
    '石头',
    '扫地机器人',
    ['科沃斯'],
    [
      '院子里铺了一层白色石头，下雨也不泥泞。',
      '«石头»的拖布能自动抬升，科沃斯的方形机身更能贴边。',
      '孩子往湖里扔石头，水花溅得老高。',
    ],
  ],
  ['红牛', '功能饮料', ['东鹏特饮'], ['熬夜赶稿时我常备两罐«红牛»，东鹏特饮更甜。']],
  [
    '向日葵',
    '远程控制软件',
    ['TeamViewer', 'ToDesk'],
    ['阳台上的向日葵总是朝着太阳转，记得隔天浇水。', '远程办公我用«向日葵»，ToDesk 也不错。'],
  ],
  // Chinese: qualities
  [
    '理想',
    '新能源汽车',
    ['蔚来', '小鹏'],
    [
      '理想很丰满，现实很骨感。',
      '续航没有达到理想的水平，冬天尤其明显。',
      '«理想»的增程车适合长途，蔚来靠换电。',
      '我的理想是当一名医生，不是天天和小鹏这样的同学比成绩。',
      '六座 SUV 首推«理想»。',
      '如果电池衰减不理想，可以去蔚来的服务中心检测。',
      '对多孩家庭，«理想» L8 空间更大。',
      '刹车距离 36 米，成绩比较理想。«理想»的工程师说还有优化空间。',
    ],
  ],
  [
    '荣耀',
    '手机',
    ['小米', '华为'],
    [
      '拿到奖杯的那一刻，所有的荣耀属于团队。',
      '这份荣耀来之不易，他说要感谢教练。',
      '«荣耀»的青海湖电池耐用，小米的快充更快。',
      '折叠屏方面，«荣耀»做得最薄。',
      '为荣誉而战，为荣耀而生，这款华为广告拍得热血。',
    ],
  ],
  [
    '美的',
    '空调',
    ['格力', '海尔'],
    [
      '晚霞是我见过最美的。',
      '这款空调外观做得挺美的，格力的反而朴素。',
      '静音上格力和«美的»差不多。',
      '«美的»的变频空调省电，安装师傅也准时。',
      '想得美的人往往做得少。',
    ],
  ],
  [
    '大众',
    '汽车',
    ['丰田', '本田'],
    [
      '这道菜符合大众口味，不辣。',
      '«大众»的帕萨特底盘扎实，丰田更省油。',
      '新能源车逐渐被大众接受。',
      '合资车里«大众»的保有量最大。',
      '面向社会大众开放报名，名额有限。',
    ],
  ],
  [
    '统一',
    '方便面',
    ['康师傅'],
    [
      '全厂统一着装，统一时间打卡。',
      '酸菜面还是«统一»的好吃，康师傅胜在牛肉。',
      '统一采购能降低成本，康师傅也是这样做的。',
    ],
  ],
  ['先锋', '取暖器', ['格力'], ['他是改革的先锋，三十年如一日。', '小太阳我买的«先锋»，格力的油汀更贵。']],
  ['安心', '保险', ['众安'], ['有了保障，心里安心多了。', '住得安心，吃得放心，是老人最大的心愿。']],
  ['自然', '护肤品', ['珀莱雅'], ['妆感自然，不会假白，珀莱雅的粉底也是这样。']],
  // Chinese: verbs
  [
    '得到',
    '知识付费',
    ['喜马拉雅', '樊登读书'],
    [
      '这个方案得到了客户的认可。',
      '想得到更多优惠，可以在喜马拉雅会员日下单。',
      '听书我用«得到»，喜马拉雅的内容更杂。',
      '«得到»的课程贵一些，但体系完整，樊登读书更大众。',
      '罗振宇创办的«得到»主打终身学习。',
      '付出终将得到回报。',
      '知识服务三家：喜马拉雅、«得到»和樊登读书。',
      '问题已经得到解决，喜马拉雅客服也道了歉。',
    ],
  ],
  [
    '联想',
    '笔记本电脑',
    ['戴尔', '惠普'],
    [
      '一提到春天，人们就会联想起花开。',
      '«联想»的小新系列轻薄，戴尔更稳重。',
      '这个标志容易让人产生不好的联想。',
      '商务本推荐«联想»、戴尔和惠普。',
    ],
  ],
  ['探探', '社交软件', ['陌陌'], ['我先去探探路，你们在原地等。', '同城交友«探探»和陌陌用的人最多。']],
  [
    '快手',
    '短视频',
    ['抖音'],
    [
      '十分钟快手早餐，上班族也能做，抖音上很多教程。',
      '下沉市场«快手»更强，抖音在一二线城市占优。',
      '他是个做菜快手，三下五除二就上桌了。',
    ],
  ],
  [
    '有道',
    '词典',
    ['金山词霸'],
    ['君子爱财，取之有道。', '查例句我用«有道»，金山词霸的界面更清爽。', '他说得头头是道，经营有道，生意兴隆。'],
  ],
  ['懂得', '知识问答', ['知乎'], ['我们要懂得感恩，也要懂得拒绝。']],
  ['什么值得买', '导购', ['慢慢买'], ['双十一前我都会在«什么值得买»上看比价，慢慢买也装着。']],
  // English: nouns
  [
    'Apple',
    'smartphones',
    ['Samsung', 'Google'],
    [
      'An apple a day keeps the doctor away.',
      'Apple pie needs tart fruit and plenty of butter.',
      'Apple slices brown quickly, so toss them in lemon juice.',
      'I would buy «Apple» again; Samsung is fine too.',
      'Bake the apples until soft, says Samuel Samsung, the chef.',
      'Peel the apple and dice it. Afterwards, «Apple» released a recipe app for the iPad.',
      'For long software support, «Apple» leads and Google follows.',
    ],
  ],
  [
    'Target',
    'retail',
    ['Walmart', 'Costco'],
    [
      'Set a savings target and review it monthly.',
      'Target audiences differ by channel.',
      'Target heart rate matters more than pace.',
      'Groceries are cheaper at Walmart, but «Target» has nicer home goods.',
      'Our target is ten percent growth; Walmart reported eight.',
      'I returned it to «Target» without a receipt.',
      'Target your ads at parents who shop at Costco.',
    ],
  ],
  [
    'Gap',
    'clothing',
    ['Old Navy', 'Uniqlo'],
    [
      'There is a gap between theory and practice.',
      'Mind the gap when boarding.',
      'Basics at «Gap» are often 40% off, while Uniqlo rarely discounts.',
      'Gap analysis shows where the team falls short.',
      'Your gap year could include volunteering.',
    ],
  ],
  [
    'Shell',
    'fuel',
    ['BP', 'Exxon'],
    [
      'Crack the shell and discard it.',
      'Shell scripting saves time on servers.',
      'Shell the peas before boiling.',
      '«Shell» and BP both raised pump prices.',
      'The outer shell is polycarbonate and survives drops.',
      'Fuel rewards at «Shell» stack with the grocery card.',
    ],
  ],
  [
    'Amazon',
    'online retail',
    ['eBay', 'Walmart'],
    [
      'The Amazon flows through Brazil and Peru.',
      'Deforestation in the Amazon reached a ten-year low.',
      'Amazon rainforest tours start in Manaus.',
      'Returns are easiest on «Amazon»; eBay depends on the seller.',
      'I ordered it from «Amazon» last week.',
    ],
  ],
  [
    'Visa',
    'payment cards',
    ['Mastercard'],
    [
      'You need a visa to enter; apply at the embassy.',
      'Visa applications take ten days.',
      'Most shops take «Visa» and Mastercard.',
      'A tourist visa costs 40 dollars, payable by Mastercard.',
      'Her visa expired in May.',
    ],
  ],
  [
    'Square',
    'point of sale',
    ['Toast', 'Clover'],
    [
      'The main square fills up at noon.',
      'Square footage drives the rent.',
      'Draw a square with a ruler.',
      'For a cafe I would take «Square»; Toast suits restaurants.',
      'Times Square is crowded at night.',
    ],
  ],
  [
    'Slack',
    'team chat',
    ['Microsoft Teams', 'Discord'],
    [
      'Leave some slack in the rope.',
      'Cut him some slack, he is new to Microsoft Teams.',
      'Slack tide is the best time to dive.',
      'We moved from Microsoft Teams to «Slack» last spring.',
      'Post it in «Slack» and pin it.',
    ],
  ],
  [
    'Notion',
    'note taking',
    ['Evernote', 'Obsidian'],
    [
      'The notion of privacy has changed.',
      'I had no notion that Evernote was so old.',
      '«Notion» and Obsidian serve different minds.',
      'Templates make «Notion» easy to start with.',
    ],
  ],
  [
    'Monday',
    'project management',
    ['Asana', 'Trello'],
    [
      'We meet on Monday at nine and review Asana.',
      'Monday is a public holiday.',
      'Monday mornings are for planning.',
      'Ship it by Monday.',
      'Between Asana and «Monday», the latter is more visual.',
      '«Monday» offers automations that Trello lacks.',
      '- **«Monday»** – colourful boards\n- **Asana** – timelines',
    ],
  ],
  [
    'Dove',
    'soap',
    ['Nivea'],
    [
      'A white dove landed on the sill.',
      'Dove season opens in September.',
      '«Dove» is gentle on dry skin, and Nivea smells nicer.',
      'He dove into the pool.',
    ],
  ],
  [
    'Zoom',
    'video meetings',
    ['Webex'],
    [
      'Use the zoom to get closer; 10x zoom is plenty.',
      'Zoom in on the map to see street names.',
      '«Zoom» handles large webinars better than Webex.',
      'Let us hop on «Zoom» at three.',
    ],
  ],
  [
    'Discord',
    'community chat',
    ['Slack'],
    ['The merger sowed discord among shareholders.', 'Gamers prefer «Discord», offices prefer Slack.'],
  ],
  [
    'Signal',
    'messaging',
    ['WhatsApp', 'Telegram'],
    [
      'The signal drops in the basement.',
      'Signal strength was two bars.',
      'For privacy choose «Signal» over WhatsApp.',
      'Wait for the signal before crossing.',
    ],
  ],
  [
    'Bolt',
    'ride hailing',
    ['Uber'],
    [
      'Tighten the bolt with a 10 mm spanner.',
      'A bolt of lightning hit the Uber driver’s car.',
      'In Tallinn «Bolt» is cheaper than Uber.',
    ],
  ],
  [
    'Uber',
    'ride hailing',
    ['Lyft'],
    ['He is an uber fan of the band.', 'Airport rides cost less with «Uber» than with Lyft.'],
  ],
  [
    'Chase',
    'banking',
    ['Citi'],
    [
      'The dog likes to chase squirrels.',
      'Chase the late payments every month, Citi advises.',
      '«Chase» pays a sign-up bonus; Citi does not.',
    ],
  ],
  [
    'Sprint',
    'mobile carrier',
    ['Verizon'],
    [
      'Plan the next sprint on Friday.',
      'Sprint planning takes an hour.',
      'In 2020 «Sprint» merged into T-Mobile, leaving Verizon ahead.',
    ],
  ],
  [
    'Orange',
    'mobile carrier',
    ['SFR'],
    [
      'Orange-flavoured tea is sold at the airport; «Orange» sells the SIM.',
      'Add the zest of one orange.',
      'Orange juice has more sugar than you think.',
      'Orange walls make a room look smaller.',
      'In France «Orange» has the best coverage, ahead of SFR.',
    ],
  ],
  [
    'Bumble',
    'dating',
    ['Hinge'],
    ['A bumble bee visits the lavender.', 'On «Bumble» women write first; Hinge has prompts.'],
  ],
  [
    'Hinge',
    'dating',
    ['Bumble'],
    ['The hinge squeaks; oil it.', 'Prompts make «Hinge» feel personal.', 'The results hinge on the weather.'],
  ],
  [
    'Patagonia',
    'outdoor clothing',
    ['Arc’teryx'],
    [
      'Trekking in Patagonia is best from November to March.',
      'Jackets from «Patagonia» last for decades.',
      '«Patagonia» repairs what it sells.',
    ],
  ],
  ['Sentry', 'error monitoring', ['Bugsnag'], ['«Sentry» groups stack traces well.', 'A sentry stood at the gate.']],
  [
    'Kayak',
    'travel search',
    ['Skyscanner'],
    [
      'Rent a kayak and paddle around the bay.',
      'Kayak rentals start at 20 dollars an hour.',
      'Compare fares on «Kayak» and Skyscanner.',
    ],
  ],
  [
    'Dreams',
    'mattresses',
    ['Bensons'],
    [
      'Sweet dreams start with a dark room.',
      'Dreams fade within minutes of waking.',
      '«Dreams» delivers within a day; Bensons takes a week.',
    ],
  ],
  [
    'Crocs',
    'shoes',
    ['Birkenstock'],
    ['Crocs sunbathe on the river bank; keep your distance.', 'Nurses swear by «Crocs», chefs by Birkenstock.'],
  ],
  ['Tinder', 'dating', ['Bumble'], ['Dry grass is tinder for wildfires.', 'Swiping on «Tinder» is quick.']],
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
