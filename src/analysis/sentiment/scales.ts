/**
 * Measures that are praise at one end and blame at the other: "low failure rate", "故障率偏高". The measure alone says
 * nothing, so neither list of words can hold it. Weights: 1 for the good end, -1 for the bad.
 */
export function scaleTone(words: string): number {
  let tone = 0;
  const patterns = HAN.test(words) ? (LATIN_WORD.test(words) ? PATTERNS : CHINESE_PATTERNS) : ENGLISH_PATTERNS;
  for (const [pattern, weight] of patterns) if (pattern.test(words)) tone += weight;
  return tone;
}

const DEGREE =
  '(?:率|得分|水平)?(?:也|都|却|又|还|就|则|更|最|太|很|偏|较|比较|相对|非常|特别|确实|真的|有点|略|稍|明显|相当|一直|依旧|依然|极|挺|够|十分|实在|普遍|越来越|的){0,3}';
/** Less is better. */
const COST =
  '(?:价格|售价|定价|价钱|价位|单价|费用|收费|会费|年费|手续费|佣金|利率|利息|运费|成本|门槛|故障|投诉|返修|退货|差评|事故|丢件|延误|误判|误报|误差|噪音|噪声|杂音|声音|动静|震动|油耗|能耗|功耗|耗电|电耗|延迟|时延|体积|重量|异味|气味|油烟|广告|弹窗|套路|耗材|学习曲线|上手难度|操作难度|添加剂|刺激性|缺货|等待时间|排队时间|掉毛|泡沫|卡顿|发热|残留)';
/** More is better. */
const GOOD =
  '(?:续航|寿命|口碑|评分|好评|满意度|复购|回购|性价比|颜值|音质|画质|效率|速度|响应|反应|反馈|回复|到账|理赔|发货|配送|物流|更新|充电|加载|启动|精度|准确|稳定性|可靠性|安全性|舒适度|舒适性|透气性|密封性|兼容性|灵敏度|清晰度|亮度|性能|配置|保值|质量|品质|品控|做工|服务|售后|隔音|隔热|保温|散热|信号|覆盖|网点|门店|选择|款式|功能|资源|生态|实力|技术|专业度|知名度|通过率|命中率|容错|效果|体验|手感|质感|口感|味道|信任度|信誉|动力|操控|空间)';
const PATTERNS: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`${COST}${DEGREE}(?:低|少|小|便宜|轻|可控|为零)(?!于)`), 1],
  [new RegExp(`${COST}${DEGREE}(?:高|多|大|重|贵|不低|不少|不小|频繁|严重|上涨|飙升|吓人)(?!于)`), -1],
  [
    new RegExp(
      `${GOOD}${DEGREE}(?:高|强|好|快|长|久|广|足|稳|准|出色|领先|不俗|不错|到位|过关|在线|拉满|大|多|提升)(?![于低])`,
    ),
    0.8,
  ],
  [
    new RegExp(
      `${GOOD}${DEGREE}(?:低|弱|差|慢|短|少|糟|拉胯|崩|一般|堪忧|下降|下滑|滞后|不行|不足|跟不上|不稳|不高|不好|不长|窄|烂)`,
    ),
    -1,
  ],
  [
    /(?:退款|退费|退货|退订|注销|解约|理赔|维修|提现|取消|预约|联系客服|找客服)[^,。]{0,3}(?:困难|很难|太难|难|无门|被拒|麻烦|繁琐)/,
    -1.2,
  ],
  [
    /(?:迟迟|一直|始终|至今|仍)(?:没有?|未|不)(?:人)?(?:能)?(?:处理|解决|退|回复|发货|到账|恢复|改进|改善|修复|兑现|交付|更新)/,
    -1.2,
  ],
  [/(?:再也|从此)(?:没|不)[^,。]{0,3}(?:回去|换回)/, 0.5],
  [
    /(?:吃灰|用不上|白买|打水漂|交学费|不敢恭维|不忍直视|乏善可陈|差强人意|一言难尽|凉了|没了|寒心|不再信任|失去信任)/,
    -1.2,
  ],
  [/(?:很|几乎|实在)?(?:挑不出|找不到|找不出|难挑出|难找出|没发现)[^,。]{0,10}(?:毛病|缺点|瑕疵|短板|问题)/, 1.5],
  [/(?:没有|没|无)(?:哪[家个款]|人|谁|一家|任何一[家款])[^,。]{0,3}(?:比|能比)/, 2],
  [/(?:没有|无|难逢|难有)(?:什么)?(?:对手|敌手)/, 1.5],
  [/不(?:再)?(?:会|要|能|想)?(?:考虑|再买|再来|再去|再用|再选)|别(?:再)?(?:考虑|买|选|碰|用|信)/, -2.5],
  [/(?:排名?|位列|名列|评为|获|夺得|拿下|稳居)(?:在)?第一(?!季|次|批|代|步|款|家)(?!.{0,10}(?:量|额|%))/, 0.8],
  [
    /(?:low|lower|lowest|fewer|fewest|minimal|very little|less) (?:[a-z-]+ ){0,1}(?:price|prices|cost|costs|fees?|noise|failure rates?|complaints?|maintenance|latency|premiums|rates|downtime|emissions|bugs|errors|problems|issues|returns|wait|waste|fuss|hassle)\b/,
    1,
  ],
  [
    /(?:high|higher|highest|steep|rising|excessive|record|many|numerous|frequent|constant|repeated|countless|endless|as many|more) (?:[a-z-]+ ){0,1}(?:price|prices|cost|costs|fees|noise|failure rates?|return rates?|complaints?|premiums|downtime|bugs|errors|problems|issues|outages|delays|cancellations|refund requests)\b/,
    -1,
  ],
  [
    /(?:low|lower|lowest|poor|short|shorter|weak|bad|declining|slow|terrible|mediocre|falling) (?:[a-z-]+ ){0,1}(?:quality|battery life|range|performance|ratings?|scores?|reviews?|reliability|durability|accuracy|support|satisfaction|build|lifespan|retention|coverage|reputation|service)\b/,
    -0.8,
  ],
  [
    /(?:high|higher|highest|long|longer|wide|wider|broad|deep|rising|strong|large|huge|big) (?:[a-z-]+ ){0,1}(?:quality|battery life|range|performance|ratings?|scores?|reviews?|reliability|durability|accuracy|satisfaction|lifespan|retention|coverage|resale value|selection|choice|catalogue|catalog|library|ecosystem|community|warranty)\b/,
    0.6,
  ],
  [
    /\b(?:takes?|took|waited|wait|waiting) (?:for |up to |over |more than |about )?(?:[a-z\d]+ )?(?:weeks|months|forever|ages|an eternity)\b/,
    -1,
  ],
  [
    /\b(?:repl(?:y|ies|ied)|respond(?:s|ed)?|answer(?:s|ed)?|picked up|delivered?|arrive[sd]?|refunded|pa(?:ys|id) out|fix(?:es|ed)) (?:it |them |everything )?(?:with)?in (?:a |an |one |two |the )?(?:[a-z\d]+ )?(?:seconds?|minutes?|hours?|day)\b/,
    1,
  ],
  [
    /\b(?:dies|died|broke|breaks|fail(?:s|ed)|stopped|quit|empty|dead|worn) (?:[a-z]+ )?(?:after|within|in) (?:just |only |about |less than )?(?:a |an |one |two |three |four |five |six |\d+ )(?:[a-z]+ )?(?:hours?|days?|weeks?|months?|uses?|washes|year)\b/,
    -1,
  ],
  [
    /\b(?:arriv(?:e|es|ed|ing)|came|deliver(?:ed|ies)|ship(?:s|ped)?|paid|show(?:s|ed) up) (?:[a-z]+ ){0,2}(?:late|damaged|broken|cold|wilted|spoiled|melted|stale|wrong|empty|scratched|dirty)\b/,
    -1.2,
  ],
  [
    /\b(?:came|finished|placed|ranked|ranks|rated|finishes|comes|voted|came in|is) (?:in )?(?:first|1st|number one|no\. 1|#1|top)\b(?! in (?:19|20))/,
    0.9,
  ],
  [/\b(?:came|finished|placed|ranked|ranks|finishes|comes) (?:in )?(?:dead )?last\b/, -1.5],
  [/\bneither\b[^.;]{0,50}\b(?:worth|good|great|recommend|reliable|impress|works?|improved?|satisf|safe|useful)/, -2],
  [
    /\b(?:has|have|had|did|does|do|could|can|would)(?:n't| not| never) (?:impress|improved?|fix(?:ed)?|resolved?|address(?:ed)?|repl(?:y|ied)|respond(?:ed)?|refund(?:ed)?|arrived?|recover(?:ed)?|deliver(?:ed)?|deliver|convince|hold up|work|last|help|live up|satisfy|inspire|match|justify|keep up)/,
    -1.2,
  ],
  [
    /\b(?:no longer|hardly|barely|scarcely)\b[^,.;]{0,40}\b(?:comfortable|suggest(?:ing)?|recommend(?:ing)?|competitive|worth|safe|trust(?:ed)?|good|best|works?|usable|happy)/,
    -2.5,
  ],
  [
    /\b(?:no ?one|nobody|none of (?:us|them))\b[^,.;]{0,40}\b(?:complain|regret|dislike|fault|criticiz|criticis|return)/,
    2.5,
  ],
  [
    /\b(?:hard|difficult|impossible|tough) (?:not )?to (?:not )?(?:dislike|fault|find fault|complain|hate|criticize|like|love|recommend enough)\b/,
    1.5,
  ],
  [/(?<!not )(?<!n't )\btoo (?!good|well|many to|to\b|for\b|has\b|is\b|in\b)[a-z]{3,}/, -1],
];
const HAN = /\p{Script=Han}/u;
const LATIN_WORD = /[a-z]{2} [a-z]{2}/;
const CHINESE_PATTERNS = PATTERNS.filter(([pattern]) => HAN.test(pattern.source));
const ENGLISH_PATTERNS = PATTERNS.filter(([pattern]) => !HAN.test(pattern.source));
