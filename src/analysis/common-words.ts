import type { Span } from './boundaries.ts';
import type { ChineseUse } from './names/common-chinese.ts';
import { chineseUse } from './names/common-chinese.ts';
import { ALSO_WORDS, CALENDAR, isEverydayEnglish, PLACES } from './names/common-english.ts';
import { formsPhrase } from './names/compounds.ts';
import { wordsOfTrade } from './names/trades.ts';
import { isHan } from './text/characters.ts';
import type { VisibleText } from './visible-text.ts';

/** How a declared name can be mistaken for an everyday word. */
export interface Ambiguity {
  kind: 'chinese' | 'english' | 'none';
  use: ChineseUse | null;
  /** Whether the name is declared with a capital; small letters in the answer then speak against it. */
  isCapitalised: boolean;
  isCalendar: boolean;
  isShort: boolean;
  /** Whether it is a name when written with a capital, and only a word in small letters. */
  isWordWhenSmall: boolean;
}

/** `declared` is the name as written by the caller, `folded` its folded form. */
export function ambiguityOf(declared: string, folded: string): Ambiguity {
  const words = folded.split(/[\s-]+/);
  const isAlphabetic = /^[a-z][a-z' -]*$/.test(folded);
  const use = chineseUse(folded);
  return {
    kind: use
      ? 'chinese'
      : isAlphabetic && (words.every(isEverydayEnglish) || folded.length === 1 || PLACES.has(folded))
        ? 'english'
        : 'none',
    use,
    isCapitalised: /\p{Lu}/u.test(declared),
    isCalendar: CALENDAR.has(folded),
    isShort: isAlphabetic && folded.length <= 3,
    isWordWhenSmall: ALSO_WORDS.has(folded),
  };
}

/** What else is known of the answer when one occurrence is judged. */
export interface Surroundings {
  view: VisibleText;
  /** Folded words of the brand's category and of the question. */
  vocabulary: RegExp | null;
  /** Whether the answer uses one of them anywhere. */
  sharesTrade: boolean;
  /** Folded offsets of other names that are beyond doubt, ascending. */
  certain: readonly Span[];
  /** What is known already of whether the parts of the answer speak of food. */
  foodNear: Map<number, boolean>;
  /** Whether the answer names the same brand beyond doubt elsewhere. */
  isEstablished: boolean;
}

/** Evidence for (above 0) and against (0 and below) the occurrence being the brand; Infinity when nothing is in doubt. */
export function evidenceFor(span: Span, ambiguity: Ambiguity, around: Surroundings): number {
  if (ambiguity.kind === 'chinese') return chineseEvidence(span, ambiguity.use ?? 'thing', around);
  if (ambiguity.kind === 'english') return englishEvidence(span, ambiguity, around);
  if (
    ambiguity.isWordWhenSmall &&
    hasCapitals(around.view) &&
    !/\p{Lu}/u.test(around.view.original.slice(span.from, span.to))
  )
    return englishEvidence(span, ambiguity, around);
  if (ambiguity.isWordWhenSmall && GIVEN_NAME.test(around.view.original.slice(Math.max(0, span.from - 14), span.from)))
    return -1;
  if (ambiguity.isShort && looksLikeUnit(span, ambiguity, around.view)) return -1;
  return Number.POSITIVE_INFINITY;
}

function looksLikeUnit(span: Span, ambiguity: Ambiguity, view: VisibleText): boolean {
  const written = view.original.slice(span.from, span.to);
  const before = view.folded.slice(Math.max(0, span.start - 8), span.start);
  if (!/\d[,\d]*(?:\.\d+)?\s?$/.test(before)) return false;
  return (
    written === written.toLowerCase() ||
    (ambiguity.isCapitalised && !/^ [a-z]/.test(view.folded.slice(span.end, span.end + 2)))
  );
}

const COMPANY_AFTER =
  /^[的 ]?(?:公司|集团|手机|电脑|汽车|品牌|官网|官方|旗舰|科技|股份|电器|空调|平板|手表|耳机|笔记本|系统|软件|平台|应用|app|ceo|cto|创始|股价|股票|财报|年报|发布|推出|宣布|生态|商城|之家|专卖|专营|售后|客服|新品|系列|产品|用户|车主|车型|新车|智驾|智能|家电|冰箱|洗衣机|电视|路由|音箱|充电|门店|体验店|总部|员工|高管|市值|营收|销量|全系|这家|这个品牌|这一品牌|等品牌|等厂商|等公司|等车企|厂商|车企|课程|会员|听书|高研院|mac|i?phone|ipad|pro|max|ultra|air|se\b|m\d|x\d|l\d|note|mega|magic|su7|yu7|id\.|one)/;
const COMPANY_BEFORE =
  /(?:品牌|公司|厂商|车企|企业|巨头|购买|入手|推荐|选购|首推|国产|美国|中国|例如|比如|譬如|包括|以及|还有|其中|来自|旗下有?|隶属|属于|竞品|对手|官方|注册|下载|使用|打开|登录|换成|换了|创始人|子公司|创立了?|创办了?|收购了?|投资了?|任职于|供职于|加盟|入职)[:“"《'「 ]?$/;
const BUSINESS =
  /公司|品牌|手机|电脑|汽车|车企|电动|续航|智驾|suv|芯片|屏幕|像素|影像|拍照|快充|电池|系统|安卓|android|ios|旗舰|售后|销量|市场份额|厂商|股价|营收|发布会|新能源|增程|座舱|驾驶|轿车|空调|冰箱|洗衣机|家电|电器|平板|笔记本|耳机|手表|路由器|音箱|应用|软件|app|平台|用户|课程|知识付费|订阅|会员|科技|数码|性价比|机型|车型|配置|价位|预算/;
const FOOD =
  /吃|水果|营养|维生素|煮|熬|蒸|炒|炖|榨|泡|粥|果园|种植|果农|新鲜|香甜|酸甜|甜度|脆|多汁|口感|膳食|纤维|淀粉|热量|卡路里|谷物|杂粮|粗粮|主食|早餐|烘焙|食材|食谱|大米|糯米|玉米|燕麦|面粉|红豆|绿豆|香蕉|牛奶|葡萄|橙子|梨|桃|奶昔|清香|红枣|食用|减肥|富含|脾胃|养胃|公斤|斤|采摘|成熟|品种|红富士|果皮|果肉|削|切|洗净|淘洗|浸泡|产地|丰收|农户|农民|亩|糖尿病|空腹|血糖/;
const MEASURED =
  /(?:(?:kilos?|pounds?|bags?|baskets?|slices?|pieces?) of ?|[一二两三四五六七八九十几半每\d] ?(?:个|斤|公斤|颗|粒|箱|袋|碗|克|千克|片|块|筐|棵|株|杯|瓣|把|勺|吨)|[吃喝煮熬蒸种摘削切啃榨洗]了?(?:个|点|些)?|鲜|红|青|烂|甜|野|嫩|熟)$/;
const COUNTED_AFTER = /^ ?\d+ ?(?:个|斤|公斤|颗|粒|箱|袋|碗|克|千克|片|块|g\b|kg|ml|元|%)/;
const THING_BEFORE = /(?:一路|祝|祝您|祝你|报|保|岁岁|古都|古城|万里|我们?|你们?|他们?|他的|您的|当)$/;
const THING_AFTER = /^(?:说|让|要求|给我|是谁|问|娘|夜|城墙|古城|归来|抵达|健康|喜乐)/;
const PAST = /唐朝|唐代|古代|朝代|诗人|首都|古都|帝国/;
/** Adverbs of degree and the like: what follows is a quality, whatever else the answer speaks of. */
const DEGREE_BEFORE =
  /(?:不|很|更|最|太|较|够|挺|非常|十分|比较|不够|有点|有些|多么|越来越|特别|格外|相当|尤为|如此|这么|那么|还算|真|好|越|得|不太|并不|并非|过于|略|稍|极为|极其|颇为|最为|更加|更为|显得|变得|觉得|感觉|感到)$/;
const QUALITY_BEFORE =
  /(?:追求|实现|坚持|放弃|梦想|我的|你的|他的|她的|人生|人民|广大|普通|社会|国家|民族|无上|至高|个人|最高|伟大|远大|共同|崇高|为|被|带来|赢得|获得|夺得|是我|是您|是你|是一种|是一份|的|个|一个|一种|一份|这份|那份|这种|那种|份|才|符合|面向|走向|贴近|全国|全厂|全校|全员|保持|需要|达到|接近|有|无)$/;
/** 成绩理想, 妆感自然: said of what comes before. */
const PREDICATED_BEFORE = /(?:感|觉|色|果|现|绩|质|工|度|渡|容|音|局|心|态|法|子|里|得)$/;
const CLAUSE_END = /^(?:[,，。;；!！?？、\n]|$|多了|一些|不少|得多|极了)/;
const QUALITY_AFTER =
  /^(?:的|地|状态|选择|情况|之|化|主义|型|感|时刻|中的|是|与现实|和现实|不|程度|条件|效果|体重|睡眠|温度|价格|目标|伴侣|生活|工作|身材|居所|人群|而|最|很丰满|多了|一些|来之不易|属于)/;
/** 统一采购: an adverb before what is done. */
const MANNER_AFTER =
  /^(?:社会|建筑|农业|医学|艺术|城市|工业|文明|诗|汉语|舞|教育|意义|天象|公式|定理|着装|采购|管理|标准|规划|安排|时间|思想|口径|部署|调度|配送|度量|规格|发放|回复|格式|命名|认证|身份|收费|定价|打卡|上课|下班|集合|回收|处理|收纳|行动|意见|认识|步调|入口|登录|接口|风格|色调|使用|放松|入睡|出行|过渡|流露|成长|晾干|呼吸|分娩|界|风光|景观|灾害|语言|资源|光|科学|规律|人|主义|生长|醒|老去|上色|食品|阶层|创业|情人|服务业|娱乐|歌曲|品味|媒体|菜|早餐|午餐|晚餐|晚饭|便当|小吃|家常|料理|面点)/;
const VERB_AFTER =
  /^(?:的|了|过|着|到|更|很|一|广泛|大|较|有效|充分|良好|认可|支持|保障|提升|改善|验证|解决|满足|控制|体现|应用|发展|好评|这|那|他|她|你|我|什么|不|许多|多|相|进一步|显著|明显|高|回报|帮助|回应|回复|反馈|答案|结果|起来|如|几|多少|吗|呢|系统|最|足够|全面|准确|专业|所有|任何|全部|部分|官方|市场|消费者|用户的|顾客|客户)/;
/** 在什么值得买上, 打开得到搜: a place to go to, which no verb is. */
const VISITED_BEFORE = /(?:在|到|上|刷|逛|去|打开|用|装了|下载)$/;
const VISITED_AFTER = /^(?:上(?!了|的|去)|里|搜|app|下单|直播|首页)/;
const OFFERED_AFTER =
  /^的?(?:课程|app|会员|听书|专栏|电子书|主讲|讲师|知识|内容|产品|系列|品牌|主打|定位|上线|客服|创始)/;

function chineseEvidence(span: Span, use: ChineseUse, around: Surroundings): number {
  const { folded, codes } = around.view;
  const before = folded.slice(Math.max(0, span.start - 8), span.start);
  const after = folded.slice(span.end, span.end + 12);
  const sentence = sentenceOf(folded, span);
  const opensClause = before === '' || /[,，。;；:：、!?\n"“《「(（]$/.test(before);
  // Where nothing is known of the trade, nothing speaks against the brand either.
  let score = use === 'verb' ? -2 : around.vocabulary ? 0 : 1;
  if (COMPANY_AFTER.test(after))
    score += use === 'verb' && !/^(?:app|课程|会员|听书|高研院|平台|公司|官网|软件|应用)/.test(after) ? 2 : 4;
  else if (
    isLatinOrDigit(codes[span.end] ?? 0) &&
    !/^ [a-z]+ /.test(around.view.original.slice(span.to, span.to + 12)) &&
    !COUNTED_AFTER.test(after) &&
    !/^ ?\d+[.、)]/.test(after)
  )
    score += 3;
  if (COMPANY_BEFORE.test(before)) score += use === 'verb' ? 1 : 2;
  if (/[“"《「]$/.test(before) && /^[”"》」]/.test(after)) score += 2;
  if (headsItem(around.view, span)) score += 3;
  if (isEnumerated(span, around.certain, folded)) score += 3;
  else if (nearestWithin(span, around.certain, folded, sentence)) score += use === 'verb' ? 0.5 : 2;
  else if (around.certain.length > 0) score += 0.5;
  if (sharesVocabulary(sentence.text, around.vocabulary)) score += use === 'verb' ? 1 : 2;
  else if (around.sharesTrade) score += 1;
  if (BUSINESS.test(sentence.text)) score += 1;
  if (around.isEstablished) score += 1;
  if (ACTS_AFTER.test(after)) score += use === 'verb' && !opensClause ? 1 : 3;
  if (CHOSEN_BEFORE.test(before)) score += use === 'verb' ? 0 : 1;
  if (use !== 'verb' && isListed(before, after)) score += 1.5;
  if (isHan(codes[span.end] ?? 0) && formsPhrase(folded, span.end)) score -= 5;
  if (use !== 'food' && MANNER_AFTER.test(after) && !COMPANY_AFTER.test(after)) score -= 5;
  if (use !== 'verb' && (use !== 'quality' || opensClause) && OPINION.test(sentence.text)) score += 1;
  if (use === 'food') {
    if (MEASURED.test(before) || COUNTED_AFTER.test(after)) score -= 4;
    if (FOOD.test(sentence.text)) score -= /^、/.test(after) && FOOD.test(after.slice(0, 4)) ? 7 : 4;
    else if (score > 0 && score <= 1 && isAboutFood(folded, span.start, around.foodNear)) score -= 1;
  } else if (use === 'quality') {
    const isCompany = COMPANY_AFTER.test(after);
    const isPraise = QUALITY_BEFORE.test(before);
    if (DEGREE_BEFORE.test(before) && !isCompany) score -= 6;
    else if (isPraise && !isCompany) score -= 3;
    else if (PREDICATED_BEFORE.test(before) && CLAUSE_END.test(after) && !COMPANY_BEFORE.test(before)) score -= 4;
    // 理想的续航, 荣耀的屏幕: what belongs to a maker, where nothing before makes an adjective of it.
    if (
      !isPraise &&
      /^的/.test(after) &&
      (BUSINESS.test(after.slice(0, 8)) || sharesVocabulary(after.slice(0, 8), around.vocabulary))
    )
      score += 2;
    else if (QUALITY_AFTER.test(after) && !isCompany) score -= 2;
  } else if (use === 'verb') {
    if (/^的 ?[a-z]/.test(after)) score += 4;
    else if (VISITED_BEFORE.test(before) && VISITED_AFTER.test(after)) score += 5;
    else if (OFFERED_AFTER.test(after) && (opensClause || !VERB_SUBJECT.test(before))) score += opensClause ? 4 : 3;
    else if (opensClause && /^的[^,，。;；的]{1,6}(?:系列|款|版)/.test(after)) score += 4;
    else if (opensClause && /^的/.test(after) && sharesVocabulary(after, around.vocabulary)) score += 4;
    else if (opensClause && /^的/.test(after) && folded[span.start] === folded[span.start + 1]) score += 4;
    else if (VERB_AFTER.test(after)) score -= 3;
    if (VERB_SUBJECT.test(before)) score -= 2;
  } else if (PERSONS.has(folded.slice(span.start, span.end)) && PERSON_BEFORE.test(before)) score -= 4;
  else if (MEASURED.test(before) || THING_BEFORE.test(before) || THING_AFTER.test(after) || PAST.test(sentence.text))
    score -= 3;
  return score;
}

const PERSONS = new Set('老板 校长 掌门 管家 先生 公主 女王 皇帝 英雄 骑士 朋友 老友 伙伴 大家 群众'.split(' '));
const PERSON_BEFORE = /(?:问|找|跟|和|对|叫|让|请|给|我|你|他|她|们|当|新|女|小|大|个|位|的|当了)$/;

/** What companies and products do and undergo, and what is said of them. */
const ACTS_AFTER =
  /^(?:正式|近期|近日|最近|目前|今年|去年|此前|随后|曾经?|也|还|则|都|均|一直|已经?|将|会|能|可以)?(?:成立|创立|创办|提供|适合|被[曝罚诉告]|被处罚|被指|被通报|被质疑|被约谈|因(?!人|地|时|此|为|而|果)|涉嫌|宣传|虚假|遭|表示|回应|道歉|致歉|宣布|推出|上市|召回|裁员|涨价|降价|评分|支持|主打|采用|承诺|补贴|发售|开售|首发|卖|售价|起价|定价|价格|亏损|盈利|收购|投资|联合|入局|布局|占据|排名|位居|凭借|连年|做得|做的|口碑|质量|品控|做工|体验|售后|客服|服务|定位|面向|不?值得|性价比|在[^,，。]{1,8}市场|是[^,，。]{0,10}(?:选择|品牌|公司|首选|厂商|之选|企业|平台|巨头)|的(?:售后|客服|质量|品控|口碑|性价比|价格|做工|体验|服务|产品|工程师|技术|研发|团队|创始人|经销商|[^,，。;；的]{1,6}(?:系列|款|本|版|机型)))/;
const CHOSEN_BEFORE =
  /(?:买了?|购入|选了?|选择|推荐|喜欢|用了?|换成?|入手|考虑|看好|信赖|信任|避开|避雷|抵制|投诉|起诉|不如|优于|好于|胜过|比起|相比)$/;
/** What is said of things to buy. */
const OPINION =
  /口碑|成绩|优秀|选择|耐用|质量|推荐|购买|缺点|优点|失望|物有所值|值得|划算|性价比|不错|好评|差评|便宜|太贵|虽贵|偏贵|不好|更好|靠谱|避坑|踩坑/;
/** Between other names of an enumeration. */
const LISTED = /^[a-z\u3400-\u9fff]{2,6}(?:[、,，]|等|和|$)/;

function isListed(before: string, after: string): boolean {
  return (
    (before.endsWith('、') && /^(?:、|等|和|都|,|。|$)/.test(after)) ||
    (after.startsWith('、') && LISTED.test(after.slice(1)))
  );
}

/** What stands before a verb. */
const VERB_SUBJECT =
  /(?:能|会|可以|可|将|已|应|被|会被|才能|都|也|未|没有|没|可能|希望|容易|让人|使人|令人|想|从中|由此|因此|用户|大家|我|你|您|他|们|要|是否|充分|普遍|广泛|必将|逐渐|逐步|都能|都会|终将|人们|不|先|再)$/;

const ENGLISH_NEGATIVE_AFTER =
  /^(?:[’'-]?(?: pies?| juice| cider| trees?| sauce| orchards?| seeds?| vinegar| crumble| slices?| cores?| peels?| rainforest| river| basin| jungle| delta| scripts?| script(?:ing)?| egg| finger| variant| soap bar| years?\b|-(?!like|based|branded|owned|made|compatible|only)[a-z]| morning| afternoon| evening| night| through\b| to friday| and cream))/;
const ENGLISH_TARGETED_AFTER = /^ (?:audiences?|markets?|prices?|dates?|customers?|users?|demographics?|groups?)\b/;
/** Small words after which the name can only have been a verb or a common noun. */
const ENGLISH_GOES_ON = /^ (?:of|that|between|the|your|our|a|an|this|these|to)\b/;
const ENGLISH_BEFORE_NAME =
  /(?:^|[\s(,"])(?:with|like|using|use|uses|used|by|from|at|via|and|or|vs\.?|versus|than|choose|try|consider|recommend|prefer|brand|company|brands|called|named|including|both|while|about|alternatives? to|competitors?|switch(?:ed|ing)? to|such as|on|in|of|for|to|is|was|are)(?: the)? ?["(]?$/;
const ENGLISH_AFTER_NAME =
  /^(?:\.com|\.so|\.io|[’']s\b|\)|,| \(| (?:is|has|offers?|provides?|was|lets|allows?|makes?|also|helps?|gives?|comes|delivers?|features|includes?|supports?|integrates?|excels?|stands|remains|ranks?|sells|launched|announced|ai|app|inc|corp|ltd|llc|group|pro|plus|max|ultra|air|cloud|music|watch|tv|prime|one|home|business|software|platform|brand|company|stores?|products?|laptops?|phones?|watches|headphones|mattress(?:es)?|shoes|jackets?|users|customers|support|and|or|vs|can|may|might|will|does|works?|focuses|ranked|leads?|tends|seems|would|could|for|shines|targets|boasts|starts|uses|costs|isn't|wasn't|doesn't|hasn't|can't|won't|had|got|did|should|must|remains)\b)/;
const COMMON_NOUN_BEFORE =
  /(?:^|[\s"(])(?:a|an|the|any|some|no|your|our|their|its|his|her|my|this|that|these|those|each|every|per|one|two|three|main|primary|key|new|specific|ideal|fresh|ripe|red|green|eat|eating|slightly)\s$/;
const CALENDAR_BEFORE =
  /(?:on|every|next|last|this|by|until|till|from|since|each|through|and|or|late|early|mid|in|of|to|between|,|-) ?(?:the )?$/;
const CALENDAR_AFTER =
  /^(?: (?:morning|afternoon|evening|night|to|through|and|or|at|is the first|\d|blues|mornings|nights)|s\b|[,-] ?(?:\d|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)|\.$)/;

/** What a company or product does, in the third person. */
const DOES =
  "is|was|has|had|does|did|makes|made|takes|took|gets|got|gives|gave|goes|went|comes|came|keeps|kept|lets|puts|sets|says|said|sells|sold|buys|bought|builds|built|wins|won|leads|led|loses|lost|beats|beat|runs|ran|costs|pays|paid|charges|offers|provides|allows|helps|supports|includes|integrates|works|feels|fits|lasts|needs|wants|requires|uses|shows|handles|manages|tracks|delivers|ships|serves|suits|excels|shines|stands|remains|stays|tends|seems|looks|boasts|features|focuses|launched|launches|announced|announces|released|releases|introduced|acquired|acquires|merged|owns|charges|raised|raises|cut|cuts|earns|earned|repairs|covers|starts|ships|adds|added|brings|brought|combines|competes|ranks|ranked|scores|scored|targets|appeals|dominates|holds|grew|grows|expanded|supports|reported|reports|opened|opens|closed|lacks|struggles|falls|fell|delivers|generates|writes|wrote|reads|answers|replaced|replaces|protects|blocks|syncs|automates|simplifies|connects|stores|protects|promises|guarantees|covers|refunds|returns|accepts|denied|denies|settled|faces|faced|lags|trails|edges|outsells|outperforms|hosts|lists|books|compares|searches|tastes|smells|cleans|cools|heats|isn't|wasn't|doesn't|didn't|hasn't|can't|won't|couldn't|can|could|may|might|will|would|should|must|still|also|now|never|always|already|usually|often|even|and|or|vs|versus|but|for|on|in|at|with|from|to|as|by|because|if|when|while|where|which|who|than|too|again|instead|first|here|there|then|only|just|rather|either|both";
const DOING = new RegExp(
  `^ (?:(?:[a-z]+ly )?(?:[a-z]{3,}ed|froze|hid|sank|quit|stole|spent|sent|blew|broke|drew|threw|sued|kept|met|left|swept|knew|chose|began|ate|caught|taught|let)|${DOES})\\b`,
);
/** Gap analysis shows, visa applications take: the name is the first half of a compound that does something. */
const BASE =
  'are|were|have|do|can|should|will|may|might|must|could|would|make|take|start|cost|show|need|require|help|chase|begin|vary|differ|run|drive|save|give|get|go|come|keep|let|put|say|tell|use|want|work|look|seem|feel|fit|include|offer|provide|contain|rose|rise|fell|fall|lead|mean|matter|happen|grow|live|eat|feed|lie|sit|stand|hold|bring|turn|open|close|weigh|calm|made|never|often|rarely|usually|seldom|change|follow|add|move|stay|remain|support|allow';
const COMPOUND_AFTER = new RegExp(
  `^ (?!(?:${DOES})\\b)(?:[a-z]{3,}(?<!ly|ed)(?: (?:is|was|has|does|${BASE})\\b)|[a-z]{3,}(?<!ly|ed|[^si]s) (?!(?:its|this|less|plus|always|sales|users|customers)\\b)[a-z]{3,}(?<!ss|us|is)s\\b)`,
);
const BRAND_NOUN =
  /^ (?:app|apps|account|accounts|site|website|store|stores|brand|team|platform|product|products|lineup|range|card|cards|logo|website|stock|shares|ceo|workspace|channel|user|users|customers?|drivers?|riders?|page|marketplace|subscription|plan|plans|api|integration|service|services|employees?|headquarters|office|circle|executive|spokes\w+|hosts?|driver|ecosystem|family|model|models|crossover|suv|sedan|phone|laptop|tablet|watch|headphones|mattress(?:es)?|shoes?|jackets?|machines?|blenders?|review|reviews|alternatives?|competitors?|deals?)\b/;
const LANDMARK =
  /\b(?:(?:Times|Union|Trafalgar|Red|Town|Market|Leicester|Central|Washington|Madison|Main|Harvard|Herald|Pioneer|Wall|Hyde|Golden|Grand|Silicon|Death) (?:Square|Gate|Park|Valley|Street|Canyon|Bay)|(?:New|South|North|East|West|Saint|St\.?|Mount|Lake|Cape|Fort|Port|San) \p{Lu}\p{Ll}+)$/u;
/** Words that say nothing by standing first in a sentence. */
const FUNCTION_WORDS = new Set(
  'on in at by for to of and or but so nothing something indeed away still then just like only over under up down out off all any every each one first last next new best this that it once ever always never now here there away like'.split(
    ' ',
  ),
);

const GIVEN_NAME =
  /(?:^|[^\p{L}])(?:Abraham|Harrison|Henry|John|James|William|George|Thomas|Robert|Michael|David|Richard|Joseph|Charles|Daniel|Matthew|Andrew|Paul|Mark|Steven?|Peter|Brian|Kevin|Jason|Jeff(?:rey)?|Ryan|Jacob|Gary|Eric|Jonathan|Larry|Justin|Scott|Brandon|Benjamin|Sam(?:uel)?|Frank|Alexander|Patrick|Jack|Dennis|Jerry|Tyler|Aaron|Adam|Nathan|Mary|Patricia|Jennifer|Linda|Elizabeth|Susan|Jessica|Sarah|Karen|Lisa|Nancy|Margaret|Emily|Michelle|Laura|Anna|Emma|Kate|Jane|Alice|Julia|Helen|Rachel|Maria|Betty|Gerald|Kurt|Mr\.?|Mrs\.?|Ms\.?|Dr\.?|President|Professor|Senator|Captain) $/u;
const STATE_AFTER =
  /^, (?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|florida|georgia|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new |north |south |ohio|oklahoma|oregon|pennsylvania|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|england|scotland|ontario|brazil|argentina)/;
/** Teams work better: more than one of them. */
const PLURAL_DOES = new RegExp(`^ (?:${BASE})\\b`);

/** What a passage speaks of where the word means the star, the animal, the plant. */
const SENSES: readonly (readonly [ReadonlySet<string>, RegExp])[] = [
  [
    new Set(
      'mercury saturn mars jupiter venus neptune earth moon sun galaxy orbit comet eclipse nova luna corona meteor'.split(
        ' ',
      ),
    ),
    /\b(?:planets?|orbits?|solar|telescopes?|moons?|rings|gas giant|astronom|nasa|spacecraft|sun|eclipse|poison|thermometer|pandemic|virus)/,
  ],
  [
    new Set(
      'jaguar puma panther lynx tiger lion wolf fox bear eagle falcon hawk dolphin whale shark beaver otter owl raven crane swan dove bee ant spider snake cobra python viper turtle rabbit horse mustang bronco ram bull croc gazelle impala kangaroo koala camel elephant mouse bat duck goose penguin'.split(
        ' ',
      ),
    ),
    /\b(?:species|predators?|prey|habitat|cats? in|wildlife|zoo|forest|nest(?:s|ed|ing)?|feathers?|wings?|herd|cattle|animals?|birds?|mammals?|trail|roared|hunted|breed|endangered|river bank|migrat)/,
  ],
  [
    new Set(
      'apple orange peach mango banana lime lemon cherry olive kiwi papaya plum fig berry blackberry raspberry strawberry avocado tomato pumpkin sage basil mint pepper ginger garlic clove'.split(
        ' ',
      ),
    ),
    /\b(?:peel|ripe|orchards?|harvest|recipe|bake|baked|baking|dice|slice|sliced|juice|salad|butter|cinnamon|vitamin|fibre|fiber|fruits?|eat|eating|leaves|soup|roast|cook|tart|crisp|sauce)\b/,
  ],
];

const RIVERS_AND_WILDS =
  /river|rainforest|jungle|trek|hik(?:e|ing)|glacier|brazil|peru|argentin|chile|deforest|indigenous|wildlife|tribe|basin|mountain|desert|valley|canyon|backpack|national park|kingdom|ancient|island|region/;

function englishEvidence(span: Span, ambiguity: Ambiguity, around: Surroundings): number {
  const { folded, original } = around.view;
  const written = original.slice(span.from, span.to);
  const isCapital = /\p{Lu}/u.test(written);
  const before = folded.slice(Math.max(0, span.start - 24), span.start);
  const after = folded.slice(span.end, span.end + 24);
  const sentence = sentenceOf(folded, span);
  const opensSentence = /(?:^|[.!?。！？:;\n\ufffc"“(•·|>#]|[-–—•*] |\d[.)、]) ?$/.test(before) || before.trim() === '';
  const joinsChinese = isHan(around.view.codes[span.start - 1] ?? 0) || isHan(around.view.codes[span.end] ?? 0);
  // Where the whole answer is in small letters, small letters say nothing.
  let score = isCapital
    ? opensSentence
      ? 0
      : 2
    : ambiguity.isCapitalised
      ? hasCapitals(around.view)
        ? -4
        : -1.5
      : -3;
  if (joinsChinese) score += 3;
  if (/^[\p{Lu}\d&]{2,}$/u.test(written) && written.length > 1) score += 1;
  const isMultiWord = folded.slice(span.start, span.end).includes(' ');
  if (isMultiWord && isCapital && /\s\p{Lu}/u.test(written)) score += 2;
  const heads = headsItem(around.view, span);
  if (heads && !(ambiguity.isCalendar && CALENDAR_AFTER.test(after))) score += 3;
  if (isEnumerated(span, around.certain, folded)) score += 3;
  else if (nearestWithin(span, around.certain, folded, sentence)) score += 1;
  const nextName = /^ ?(\p{Lu}[\p{L}\d]*|\d+)/u.exec(original.slice(span.to, span.to + 20));
  const isCompound =
    !isMultiWord &&
    COMPOUND_AFTER.test(after) &&
    !BRAND_NOUN.test(after) &&
    !sharesVocabulary(/^ [a-z]+/.exec(after)?.[0] ?? '', around.vocabulary);
  if (ENGLISH_AFTER_NAME.test(after) || DOING.test(after)) score += isCapital ? 2 : 1;
  else if (isCapital && /^ [a-z]{3,}(?<!ss|us|si)s\b/.test(after) && !isCompound) score += 1;
  const word = folded.slice(span.start, span.end);
  const sense = SENSES.find(([words]) => words.has(word) || (word.endsWith('s') && words.has(word.slice(0, -1))));
  if (sense?.[1].test(sentence.text))
    score -= DOING.test(after) && !/^ (?:is|has|are|was|can|of)\b/.test(after) ? 1 : 4;
  if (
    isCapital &&
    (GIVEN_NAME.test(original.slice(Math.max(0, span.from - 14), span.from)) || STATE_AFTER.test(after)) &&
    !isMultiWord
  )
    score -= 6;
  if (opensSentence && word.endsWith('s') && PLURAL_DOES.test(after)) score -= 3;
  if (
    opensSentence &&
    (!heads || after.startsWith(',')) &&
    FUNCTION_WORDS.has(word) &&
    !(nextName && !CALENDAR.has(nextName[1]?.toLowerCase() ?? ''))
  )
    score -= 8;
  if (opensSentence && /^ (?:and|or) [a-z]/.test(original.slice(span.to, span.to + 8))) score -= 2;
  if (isCapital && opensSentence && isCompound && !around.isEstablished)
    score -= sharesVocabulary(sentence.text, around.vocabulary) ? 1 : 2;
  if (
    isCapital &&
    opensSentence &&
    !isMultiWord &&
    /^ (?:in|out|up|down|off|over|your|the|my|our|a|an|some|each|every|[a-z]+ing)\b/.test(after) &&
    !BRAND_NOUN.test(after)
  )
    score -= 3;
  const isDefined = /^ is (?:an?|the|one)\b/.test(after) && !COMMON_NOUN_BEFORE.test(before);
  if (!isCapital && isDefined && sharesVocabulary(sentence.text, around.vocabulary)) score += 4;
  if (ENGLISH_BEFORE_NAME.test(before)) score += 1;
  if (/[“"]$/.test(before) && /^[”"]/.test(after) && isCapital) score += 1;
  const nextWord = /^ ?(\p{Lu}[\p{L}\d]*|\d+)/u.exec(original.slice(span.to, span.to + 20));
  if (
    isCapital &&
    /(?:\*\*|__|\[)$/.test(original.slice(Math.max(0, span.from - 2), span.from)) &&
    startsItem(around.view, span)
  )
    score += 1;
  if (nextWord && isCapital) {
    // A product's name goes on in capitals: "Away Carry-On", at the start of an item all the more.
    score += startsItem(around.view, span)
      ? 3
      : /^ ?\p{Lu}[^\s]* (?:\p{Lu}|\d)/u.test(original.slice(span.to, span.to + 40))
        ? 2
        : 1;
  }
  if (sharesVocabulary(sentence.text, around.vocabulary)) score += isCapital || opensSentence ? 1.5 : 1;
  else if (around.sharesTrade && isCapital) score += 0.5;
  if (around.isEstablished) score += isCapital ? 1 : 0;
  const lead = original.slice(Math.max(0, span.from - 24), span.from);
  if (isCapital && !isMultiWord && !startsItem(around.view, span)) {
    // Times Square, Red Square: the end of a longer proper name.
    const previous = /(^|[^\s] |\n)(\p{Lu}[\p{Ll}]+) $/u.exec(lead)?.[2];
    if (
      previous &&
      !LEADS_TO_NAME.has(previous.toLowerCase()) &&
      !around.certain.some((other) => other.to === span.from - 1)
    )
      score -= 2;
    if (LANDMARK.test(`${lead}${written}`)) score -= 4;
    // "the Amazon" is the river, "the Slack workspace" the company's.
    if (
      /(?:^|[^a-z])(?:the|a|an|your|our|his|her|their|this|that) $/.test(before) &&
      !nextWord &&
      !BRAND_NOUN.test(after) &&
      (DOING.test(after) || /^(?:[.,;:!?)\n]|$| [a-z]{3,}s\b)/.test(after))
    )
      score -= 3;
  }
  if (PLACES.has(folded.slice(span.start, span.end))) {
    if (RIVERS_AND_WILDS.test(sentence.text)) score -= 6;
    else if (
      /(?:^|[^a-z])(?:in|across|through|throughout|around|visit|visiting|of|to) (?:the )?$/.test(before) &&
      !around.isEstablished
    )
      score -= 2;
  }
  if (ENGLISH_NEGATIVE_AFTER.test(after) || (!nextWord && ENGLISH_GOES_ON.test(after))) score -= 4;
  if (ENGLISH_TARGETED_AFTER.test(after) && (!isCapital || opensSentence))
    score -= sharesVocabulary(sentence.text, around.vocabulary) ? 0 : 4;
  if (COMMON_NOUN_BEFORE.test(before) && !isMultiWord) score -= isCapital ? 1 : 3;
  if (ambiguity.isCalendar) {
    score -= opensSentence && !heads ? 3 : 1;
    if (CALENDAR_BEFORE.test(before) && !heads) score -= 3;
    if (OTHER_DAYS.test(folded.replace(folded.slice(span.start, span.end), ''))) score -= 3;
    if (CALENDAR_AFTER.test(after)) score -= 3;
    if (
      /(?:每周|下周|上周|本周|这周|每个|星期)[一二三四五六日]? ?$/.test(before) ||
      /^ ?(?:早上|上午|中午|下午|晚上|之前|前|那天|当天|例会|站会|放假|休息)/.test(after)
    )
      score -= 6;
  }
  if (folded.slice(span.start, span.end).length === 1) score -= 2;
  return score;
}

function hasCapitals({ original }: VisibleText): boolean {
  return /\p{Lu}/u.test(original.slice(0, 2_000));
}

const OTHER_DAYS = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/;
/** Words with a capital at the start of a sentence after which a name may come. */
const LEADS_TO_NAME = new Set(
  'with for at on in from to by via and or but while when if as like unlike than is are does do can could should would will has have was use using try choose pick consider compare visit switch both either neither only even also then today yesterday here once since after before because so although though however buy buying book booking order ordering shop shopping get getting open opening check see skip avoid meet ask take rent compared versus vs not why how what which where who instead of the a an my our your his her their its this that these those between among about against over under through within without during until per via near inside besides despite except given prefer love loves recommend recommends rate call let put add make makes made'.split(
    ' ',
  ),
);

function isLatinOrDigit(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

interface Sentence {
  text: string;
  start: number;
  end: number;
}

/** The sentence around a span of the folded text, cut at 200 characters on each side. */
function sentenceOf(folded: string, span: Span): Sentence {
  let start = span.start;
  while (start > 0 && span.start - start < 200 && !isSentenceEnd(folded, start - 1)) start--;
  let end = span.end;
  while (end < folded.length && end - span.end < 200 && !isSentenceEnd(folded, end)) end++;
  return { text: `${folded.slice(start, span.start)} ${folded.slice(span.end, end)}`, start, end };
}

function isSentenceEnd(folded: string, at: number): boolean {
  const code = folded.charCodeAt(at);
  if (code === 46) return folded.charCodeAt(at + 1) === 32 || folded.charCodeAt(at + 1) === 10;
  return code === 10 || code === 0x3002 || code === 33 || code === 63;
}

/** Whether the neighbourhood speaks of food; asked for stretches of 400 characters at a time. */
function isAboutFood(folded: string, at: number, known: Map<number, boolean>): boolean {
  const stretch = Math.floor(at / 400);
  const found = known.get(stretch) ?? FOOD.test(folded.slice(Math.max(0, stretch * 400 - 200), stretch * 400 + 600));
  known.set(stretch, found);
  return found;
}

export function sharesVocabulary(text: string, vocabulary: RegExp | null): boolean {
  return vocabulary?.test(text) ?? false;
}

/** What speaks of the subject: its own words of two characters of Chinese or four letters, and those of its trade. */
export function vocabularyOf(subject: string): RegExp | null {
  const words: string[] = [];
  for (const run of subject.match(/[\u3400-\u9fff]+|[a-z]{4,}/g) ?? []) {
    if (/[a-z]/.test(run)) {
      if (!STOP_WORDS.has(run)) words.push(run.replace(/(?:ies|es|s)$/, ''));
    } else
      for (let at = 0; at + 2 <= run.length; at++)
        if (!STOP_PAIRS.has(run.slice(at, at + 2))) words.push(run.slice(at, at + 2));
  }
  const all = [...new Set([...words.slice(0, 24), ...wordsOfTrade(subject)])];
  if (all.length === 0) return null;
  const latin = all.filter((word) => /^[a-z0-9-]+$/.test(word));
  const parts = all.filter((word) => /^[\u3400-\u9fff]+$/.test(word));
  if (latin.length > 0) parts.push(`(?<![a-z0-9])(?:${latin.map(stemPattern).join('|')})`);
  return new RegExp(parts.join('|'));
}

/** A long word stands for all that begins with it, a short one only for itself and its plural. */
function stemPattern(word: string): string {
  return word.length > 5 ? word : `${word}s?(?![a-z0-9])`;
}

const STOP_WORDS = new Set(
  'best what which good with that this from have does about should would could recommend brand brands under most your they their there tell help find please between compare versus'.split(
    ' ',
  ),
);
const STOP_PAIRS = new Set(
  '什么 怎么 么样 哪些 哪个 哪款 哪家 推荐 有什 有哪 比较 最好 好的 一下 可以 值得 请问 应该 选择 如何 为什 一款 介绍 好吗 好不 不好 区别 牌子'.split(
    ' ',
  ),
);

function nearestWithin(span: Span, certain: readonly Span[], folded: string, sentence: Sentence): boolean {
  return nearby(span, certain).some(
    (other) => other.start >= sentence.start && other.end <= sentence.end && other.start < folded.length,
  );
}

/** Set beside a certain name in an enumeration: 华为、小米和荣耀; Asana, Notion and Monday. */
function isEnumerated(span: Span, certain: readonly Span[], folded: string): boolean {
  return nearby(span, certain).some((other) => {
    const between = other.end <= span.start ? folded.slice(other.end, span.start) : folded.slice(span.end, other.start);
    return (
      between.length <= 8 &&
      /^ ?(?:[a-z0-9]{0,6} ?)?(?:[、,/|+&]|和|与|或|及|以及|还是|vs\.?|,? ?and|,? ?or|versus|对比|跟|比|不如|优于) ?(?:\()?$/.test(
        between,
      )
    );
  });
}

function nearby(span: Span, certain: readonly Span[]): Span[] {
  let low = 0;
  let high = certain.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((certain[middle]?.start ?? 0) < span.start) low = middle + 1;
    else high = middle;
  }
  return certain
    .slice(Math.max(0, low - 2), low + 3)
    .filter((other) => other.end <= span.start || other.start >= span.end);
}

/** At the start of a list item, table cell, heading or emphasised phrase. */
function startsItem({ original }: VisibleText, span: Span): boolean {
  const from = Math.max(0, span.from - 40);
  const lead = original.slice(from, span.from);
  const line = lead.slice(lead.lastIndexOf('\n') + 1);
  if (!lead.includes('\n') && from > 0) return /[*_|[]$/.test(line);
  const words = line.replace(/第?[一二三四五六七八九十]{1,3}[名位]?[、.)）:：]?|\b(?:top|no)\b/gi, '');
  return !/\p{L}/u.test(words);
}

/** ## Best for long days — Canyon: all that comes after the label of a heading or item. */
function followsLabel(original: string, { from, to }: Span): boolean {
  const before = original.slice(Math.max(0, from - 80), from);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return (
    /^\s*(?:#{1,6}|[-*•+]|\d{1,2}[.)、]|\*\*)[^.。]*(?:[:：—–]|\s-)\s*[*_[]*$/.test(line) &&
    /^[*_\]]*\s*(?:$|[\n\r(（])/.test(original.slice(to, to + 8))
  );
}

/** At such a start, and followed by what separates a name from its description. */
export function headsItem(view: VisibleText, span: Span): boolean {
  const { original } = view;
  if (!startsItem(view, span)) return followsLabel(original, span);
  return /^(?:[*_\]】》」”"]*\s*(?:$|[\n\r:：|(（\-–—,，、]|\]\())|^[*_]{2}/.test(
    original.slice(span.to, span.to + 12),
  );
}
