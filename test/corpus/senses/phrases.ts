/** What names are laid out in: made texts are put together of these. */
export type Language = 'english' | 'chinese';

/** `#` a number, `@` the product in question, `%` another maker's. */
export const PRODUCTS: Record<Language, readonly string[]> = {
  english: [
    '*Price not available*\n\n### [@](https://www.example.com/review)\n\n#### Best Overall\n\n*$49.94*',
    'some\n\n---\n\n#### #. **@**\n\n* **Best for**: everyday use',
    '### #. **@**\n\n* **Pros**: light, easy to clean\n* **Cons**: pricey',
    '---\n\n### 🥈 **@**\n\n* **Price**: ~$60\n* **Why it stands out**: quiet',
    '1. **%** – dear, but it lasts\n2. **@** – the one most people should buy\n',
    '1. %\n2. @\n3. Store brands\n',
    '| Model | Price |\n|---|---|\n| % | $199 |\n| @ | $89 |\n',
    '| Best overall | % |\n| Budget-Friendly | @ |\n| Ice Crushing | % |',
    'It may not fit everybody.@: A step up for those who need more room.',
    'quiet operation and good battery life. @: Delivers the same for less.',
    '* **@** ($120) has a two-year warranty.\n* **%** has three.',
    '**@**\n\nA solid choice under $100.',
    '#### **@**\n\n* **Highlights**: compact, two speeds',
    '### Budget Pick\n\n*Price not available*\n\n### [@]()\n\n#### Top Performance',
    'In summary: the @ and the % are both safe buys.',
    '- @: best value\n- %: best for small rooms',
  ],
  chinese: [
    '### #. **@**\n\n- **优点**：做工扎实\n- **缺点**：偏贵',
    '#. **@**：性价比高，适合入门',
    '1. %：口碑稳定\n2. @：价格更低\n3. 其他：按需选择',
    '| 型号 | 价格 |\n|---|---|\n| % | 1999 元 |\n| @ | 1299 元 |',
    '**@**\n\n百元档的稳妥之选。',
    '- @，续航更长\n- %，更轻便',
    '预算有限可以看@，预算充足再考虑%。',
    '🥈 @\n推荐理由：省电、安静',
    '续航够用。@：适合送长辈。',
    '## @\n\n售价：899 元',
  ],
};

/** Verdicts, their denial and news, plain, as they are said of any company: `@`, beside a rival: `%`. */
export const PLAIN: Record<Language, readonly string[]> = {
  english: [
    '@ is worth it.',
    '@ is not worth the money.',
    "@ isn't the best choice.",
    '@ is hardly a bargain, but it lasts.',
    "You can't go wrong with @.",
    'Is @ really that good?',
    '@ was fined last week.',
    '@ apologised to its customers.',
    '@ and % are both fine.',
    '@ beats %.',
    '@ is worse than %.',
    'Choose @ over %.',
    '% is good; @ is better.',
    'I would not buy from @ again.',
    'My sister swears by @.',
    "@ doesn't disappoint.",
    'Nobody I know uses @ any more.',
    '@ is expensive.',
    '@: good value, slow support.',
    '“@” gets good reviews.',
    'What about @?',
    'Avoid @.',
    'First comes %, then @.',
    'First is %, second is @.',
    '% takes first place, followed by @.',
    'The winner is @. Second place goes to %.',
    'My order would be %, @, then the rest.',
    '@ ranks third.',
    'If % is sold out, get @.',
    '@ is popular with families.',
    'Lots of people use @ every day.',
    '@ is well known for its service.',
    'We switched from % to @ last year.',
    '@ has been around since 1994.',
    '@ costs $12 a month.',
    '@ offers a free plan.',
    'People like @ because it is simple.',
    'Reviewers praise @; users less so.',
    'Try @ first.',
    'Try @, %, or a local shop.',
    'Between % and @, I would take @.',
    'There is also @.',
    'Others mention @.',
    '@ (founded in 2011) is based in Ohio.',
    'For beginners: @.',
    'For large teams, @ is the usual choice.',
    'Most reviewers put @ at the top.',
    'Options include %, @ and a few smaller ones.',
    'Examples: @, %.',
    'e.g. @ or %',
    'Companies like @ charge more.',
    'such as %, @, and others',
    '@ announced a new version today.',
    "@'s support is slow.",
    "I've had good luck with @.",
    "I don't trust @.",
    'Is @ legit?',
    'Compared with %, @ is cheaper.',
    '@ vs %: which one?',
    'Unlike %, @ works offline.',
    'Bottom line: @.',
    'Winner: @',
    'Runner-up: @',
    '@ – 4.5/5',
    '@ (best value)',
    'Our pick is @.',
    '@ recalled two models in May.',
    'Customers of @ complain about fees.',
  ],
  chinese: [
    '@不算好选择。',
    '@并不值得买。',
    '@贵是贵，但值。',
    '买@不会后悔。',
    '@真有那么好吗？',
    '@上周被罚了。',
    '@因宣传不实道歉。',
    '@和%都不错。',
    '@比%强。',
    '@不如%。',
    '@没有%好用。',
    '%可以，@更好。',
    '我再也不会买@了。',
    '我姐只认@。',
    '@没让人失望过。',
    '身边已经没人用@了。',
    '@有点贵。',
    '@：便宜，售后慢。',
    '“@”的口碑还行。',
    '那@呢？',
    '别选@。',
    '难道@就没有缺点？',
    '@的表现一直稳定。',
    '说到底，还是@靠谱。',
    '第一是%，第二是@。',
    '首推@，其次是%。',
    '首选%，备选@。',
    '排第一的是%，@排第二。',
    '论口碑，%第一，@第二，其余差不多。',
    '%领先，@紧随其后。',
    '前三名是%、@和一家新公司。',
    '@很受欢迎。',
    '@和%都很受欢迎。',
    '@和%都很常见，看你喜欢哪个。',
    '@与%齐名。',
    '@以及%都值得考虑。',
    '用@的人很多。',
    '大家都在用@。',
    '@成立于2011年，总部在杭州。',
    '@的服务不错。',
    '@主打性价比。',
    '@每月12元。',
    '@有免费版。',
    '去年我们从%换成了@。',
    '先试试@。',
    '可以试试@、%，或者本地的小店。',
    '如果%缺货，就选@。',
    '此外还有@。',
    '也有人提到@。',
    '新手建议用@。',
    '大团队一般选@。',
    '例如@、%等。',
    '像@这样的公司收费更高。',
    '比如%、@等品牌',
    '@今天发布了新版本。',
    '@客服慢。',
    '@靠谱吗？',
    '相比%，@更便宜。',
    '@和%哪个好？',
    '与%不同，@可以离线用。',
    '结论：@。',
    '综合最佳：@',
    '@（性价比之选）',
    '我们最后选了@。',
    '@召回了两款产品。',
    '@的用户抱怨手续费。',
    '听说过@，没用过。',
    '我常用的是@。',
    '用过@和%，各有优缺点。',
    '@在国内的份额不小。',
    '在这一行，@算老牌子。',
  ],
};

/** Names and nothing else: what an item begins and ends with, or what stands between two. */
export const BARE = {
  items: [
    ['#. ', ''],
    ['#) ', ''],
    ['- ', ''],
    ['* ', ''],
    ['• ', ''],
    ['', ''],
    ['#. **', '**'],
    ['- **', '**'],
    ['## ', '\n'],
    ['### #. ', '\n'],
    ['| ', ' |'],
  ],
  joints: {
    english: [', ', ' and ', ' / ', '; ', ' > ', ' vs. '],
    chinese: ['、', '，', '和', ' / ', '；', '与', '以及'],
  },
} as const;

/** What stands before names alone, where anything does: `%` an invented one. */
export const BEFORE: Record<Language, readonly string[]> = {
  english: [
    'Top picks:',
    'Popular options:',
    'Here are a few:',
    'I would look at:',
    'Short list',
    'Alternatives to %:',
  ],
  chinese: ['推荐：', '常见的有：', '可以考虑：', '以下几家：', '品牌推荐', '同类还有：'],
};

/** And after them. */
export const AFTER: Record<Language, readonly string[]> = {
  english: [
    'See https://www.example.com/reviews and https://shop.example/1',
    'Sources: https://news.example/a',
    'Prices vary.',
    'Let me know if you need more.',
    'It depends on your budget.',
    'Both are fine.',
    '[1] https://www.example.org/best',
  ],
  chinese: [
    '参见 https://www.example.com/pinpai',
    '来源：https://news.example/a',
    '价格会变动。',
    '看预算。',
    '都不错。',
    '以上仅供参考。',
  ],
};

/** Rivals that nobody has heard of. */
export const INVENTED: Record<Language, readonly string[]> = {
  english: (
    'Tellora,Brivanto,Quillbase,Normio,Castellan & Vey,Zyntra,Fennick,Oakmere,Plandora,Vuelto,Harbinex,Sortly,NovaDesk,Trackwell,Lumeno,' +
    'Birchway,GoPerch,Kettleworks,Mindloop,Papertrail,Stackline,Drivn,Aerolux,HomeNest,Fairmont & Daughters,Bluehaven'
  ).split(','),
  chinese:
    '拓乐,明桥,优启,云栖堂,恒沃,佳霖,芯途,安屿,拾味记,乐澜,丰之源,亿晟,悦途,禾木家,锐驰,小鹿屋,贝诺,青橙云'.split(','),
};

/** Lines of business that sell nothing to hold. */
export const SERVICES: Record<Language, readonly string[]> = {
  english: (
    'project management software,CRM,bank,airline,streaming service,VPN,web hosting,email marketing,insurance,payroll,meal kit delivery,' +
    'password manager,ride hailing,online education,note-taking app,hotel chain,accounting software,mobile carrier,gym,travel booking'
  ).split(','),
  chinese:
    '项目管理软件,外卖平台,银行,视频网站,快递,在线教育,招聘网站,云服务器,咖啡连锁,酒店,打车软件,保险,企业协作软件,笔记软件,二手交易平台'.split(
      ',',
    ),
};

/** Where longer names of others stand in the same places: `@`. */
export const OTHERS: Record<Language, readonly string[]> = {
  english: [
    '#. **@** – see the section below\n',
    '## @\n\nWhat it is and why it matters.',
    '### #. @\n\n* **When**: early in the year',
    '| Topic | Page |\n|---|---|\n| @ | 12 |\n',
    '* **@**: ask somebody who knows.',
    'Read it slowly. @: a short introduction.',
    '- @\n- The rest\n',
  ],
  chinese: [
    '#. **@**：见下文\n',
    '## @\n\n先说由来。',
    '- @：注意事项',
    '| 项目 | 页码 |\n|---|---|\n| @ | 12 |\n',
    '**@**\n\n分三点说明。',
  ],
};

/** What is sold, in singular. */
export const KINDS: Record<Language, readonly string[]> = {
  english: (
    'Air Fryer,Rain Jacket,Blender,Electric Toothbrush,Game Ball,Sedan,Headphones,Frying Pan,Backpack,Running Shoes,Office Chair,' +
    'Robot Vacuum,Mattress,Tent,Card,Monitor,Watch,Suitcase,Espresso Machine,Toaster,Bike,Camera,Speaker,Helmet'
  ).split(','),
  chinese: '手机,空调,冰箱,耳机,电视,扫地机器人,电饭煲,跑鞋,面霜,奶粉,背包,轮胎,手表,牛奶,酸奶,油烟机'.split(','),
};

export const MODELS: Record<Language, readonly string[]> = {
  english: (
    'Evolution,Classic,Pro,Max,One,Series 5,X200,4100,Air,Lite 2,Elite,Ultra,Core,Go,Mini,Titan,Summit,Legacy,Model 3,Model X,GT,Studio,' +
    'Signature,Essential,Original,The Carry-On,1100 Power,Men’s Alpine,Women’s Trail,Q7,Horizon II,DayTrip,ProtectMax,Solution,NXT,XL'
  ).split(','),
  chinese: 'Pro,X9,S10 Max,A5,3,Air,Ultra,经典款,青春版,T20,6S,旗舰版,mini,2号,GT4,轻享版'.split(','),
};

export function languageOf(name: string): Language {
  return /[\u3400-\u9fff]/.test(name) ? 'chinese' : 'english';
}
