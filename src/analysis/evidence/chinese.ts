import type { Span } from '../boundaries.ts';
import type { ChineseUse } from '../names/common-chinese.ts';
import { formsPhrase } from '../names/compounds.ts';
import { isHan } from '../text/characters.ts';
import { headsItem } from './item-start.ts';
import type { Surroundings } from './surroundings.ts';
import { isEnumerated, nearestWithin, opensLikeNeighbour, sentenceOf } from './surroundings.ts';
import { sharesVocabulary } from './vocabulary.ts';

const COMPANY_AFTER =
  /^[的 ]?(?:公司|集团|手机|电脑|汽车|品牌|官网|官方|旗舰|科技|股份|电器|空调|平板|手表|耳机|笔记本|系统|软件|平台|应用|app|ceo|cto|创始|股价|股票|财报|年报|发布|推出|宣布|生态|商城|之家|专卖|专营|售后|客服|新品|系列|产品|用户|车主|车型|新车|智驾|智能|家电|冰箱|洗衣机|电视|路由|音箱|充电|门店|体验店|总部|员工|高管|市值|营收|销量|全系|这家|这个品牌|这一品牌|等品牌|等厂商|等公司|等车企|厂商|车企|课程|会员|听书|高研院|mac|i?phone|ipad|pro|max|ultra|air|se\b|m\d|x\d|l\d|note|mega|magic|su7|yu7|id\.|one)/;
const COMPANY_BEFORE =
  /(?:正品|正版|正牌|原装|真正的?|品牌|公司|厂商|车企|企业|巨头|购买|入手|推荐|选购|首推|国产|美国|中国|例如|比如|譬如|包括|以及|还有|其中|来自|旗下有?|隶属|属于|竞品|对手|官方|注册|下载|使用|打开|登录|换成|换了|创始人|子公司|创立了?|创办了?|收购了?|投资了?|任职于|供职于|加盟|入职)[:“"《'「 ]?$/;
const BUSINESS =
  /公司|品牌|手机|电脑|汽车|车企|电动|续航|智驾|suv|芯片|屏幕|像素|影像|拍照|快充|电池|系统|安卓|android|ios|旗舰|售后|销量|市场份额|厂商|股价|营收|发布会|新能源|增程|座舱|驾驶|轿车|空调|冰箱|洗衣机|家电|电器|平板|笔记本|耳机|手表|路由器|音箱|应用|软件|app|平台|用户|课程|知识付费|订阅|会员|科技|数码|性价比|机型|车型|配置|价位|预算/;
const FOOD =
  /吃|水果|营养|维生素|煮|熬|蒸|炒|炖|榨|泡|粥|果园|种植|果农|新鲜|香甜|酸甜|甜度|脆|多汁|口感|膳食|纤维|淀粉|热量|卡路里|谷物|杂粮|粗粮|主食|早餐|烘焙|食材|食谱|大米|糯米|玉米|燕麦|面粉|红豆|绿豆|香蕉|牛奶|葡萄|橙子|梨|桃|奶昔|清香|红枣|食用|减肥|富含|脾胃|养胃|公斤|斤|采摘|成熟|品种|红富士|果皮|果肉|削|切|洗净|淘洗|浸泡|产地|丰收|原产|产量|减产|增产|收购价|期货|地标|农户|农民|亩|糖尿病|空腹|血糖/;
const MEASURED =
  /(?:(?:kilos?|pounds?|bags?|baskets?|slices?|pieces?) of ?|[一二两三四五六七八九十几半每\d] ?(?:个|斤|公斤|颗|粒|箱|袋|碗|克|千克|片|块|筐|棵|株|杯|瓣|把|勺|吨|只|头|匹|本|册|根|枚|座|群|窝|堆|朵|捧)|(?:这|那)(?:只|头|匹|本|册|根|枚|座|群|窝|堆|颗|粒|把|棵|朵))$/;
/** 吃苹果, 鲜荔枝. */
const EATEN = /(?:[吃喝煮熬蒸种摘削切啃榨洗]了?(?:个|点|些)?|鲜|红|青|烂|甜|野|嫩|熟)$/;
/** By the pound and by the box, as nothing but food is had under such a name. */
const BY_WEIGHT = /[一二两三四五六七八九十几半\d] ?(?:斤|公斤|箱|筐|兜|颗|粒|棵|碗|盘|勺)$/;
const COUNTED_AFTER = /^ ?\d+ ?(?:个|斤|公斤|颗|粒|箱|袋|碗|克|千克|片|块|g\b|kg|ml|元|%)/;
const THING_BEFORE = /(?:一路|祝|祝您|祝你|报|保|岁岁|古都|古城|万里|我们?|你们?|他们?|他的|您的|当)$/;
const THING_AFTER = /^(?:说|让|要求|给我|是谁|问|娘|夜|城墙|古城|归来|抵达|健康|喜乐)/;
/** 骑骆驼, 捡贝壳; 长城脚下, 元宝的样子: done to a thing, and said of it. */
const HANDLED_BEFORE =
  /(?:骑|养|喂|捉|抓|捡|拾|爬|赏|射|摘|宰|逗|遛|放生|挖|捏|蒸|剥|嗑|抡|挥|驯|像|如同|形如|折成?|捏成|做成|变成)(?:了|着|过|点|些|起|一?[只头匹个块把]?)?$|(?:岭|峪|古|黏|粘)$/;
const HANDLED_AFTER =
  /^(?:的样子|(?:的)?形状|造型|图案|似的|般|一样|脾气|脚下|遗址|闹海|点水|搬家|履带|繁殖|幼崽|产卵|开花|冲向|出巡|做的|制成|材质|导电|上空|彼岸|对岸|沿岸|海域|西部|东部|两岸|两端|上?生成|非好汉|到(?:家|达|校|站)|是(?:[^,。]{0,10}(?:俗称|学名|别称|统称)|构成|一种|常见|传统|古代|组成)|要(?:蒸|煮|烤|炸)|喇叭|坚果|在(?:树[上枝]|水[里面中]|草[地丛]|天上|海里|海边|林[中间]|松树|沙[滩漠]))/;
/** 对答自如: how something is done. */
const MANNER_BEFORE =
  /(?:对答|谈吐|收放|运用|应对|应付|进退|伸缩|来去|行动|行走|操作|切换|活动|发挥|驾驭|转换|挥洒|神态|态度|表现|屈伸|走动|出入|使用)$/;
/** 饿了么，还是尿布湿了; 去哪儿玩; 什么值得买、什么不用买: the words mean what they say. */
const ASKED_BEFORE =
  /(?:你|您|他|她|它|我|咱|宝宝|孩子|们|是|都|又|真的?|早就?|周末|假期|今天|明天|我们|带娃|看看|知道|到底|究竟)$/;
const ASKED_AFTER = /^(?:[?]|[,、]?(?:还是|什么|谁)|玩|吃|买|找|逛|住|呢|吗|了|啊|呀|比较|好|才|都|过|转)/;
const COLOURS = new Set('深蓝 蔚蓝 红色 橙色 紫色 绿色 白色 黑色 蓝色'.split(' '));
const COLOURED = /颜色|车漆|漆面|配色|色号|内饰|衬衫|外套|裙|西装|天空|星空|海水|大海|夜空|窗帘|壁纸|墙面|渐变/;
const PAST =
  /二战|军事|装甲|神话|传说|质子|粒子|台风|洋流|皇室|动物园|斗牛|古书|唐朝|唐代|古代|朝代|诗人|首都|古都|帝国/;
/** Said where something is bought, used or complained of, whatever the trade. */
const COMMERCE =
  /价|元|块钱|万块|客服|售后|门店|快递|服务|顾客|客户|产品|官网|员工|优惠|会员|预约|质量|耐用|退款|退货|投诉|安装|师傅|型号|合同|押金|发货|到货|下单|包装|赔付|赔偿|维修|检测|客人|老客|复购|性能|功能|配件|厂家|工厂|经销|加盟|营业|套餐|课时|老师|医生|疗程|房间|酒店|航班|额度|利率|保费|理赔|试用|入住|口味|味道|尺码|面料|做工|标签|认证|评测|榜单|对手|同行|同价位|竞争/;
/** Adverbs of degree and the like: what follows is a quality, whatever else the answer speaks of. */
const DEGREE_BEFORE =
  /(?:不|很|更|最|太|较|够|挺|非常|十分|比较|不够|有点|有些|多么|越来越|特别|格外|相当|尤为|如此|这么|那么|还算|真|好|越|得|不太|并不|并非|过于|略|稍|极为|极其|颇为|最为|更加|更为|显得|变得|觉得|感觉|感到)$/;
const QUALITY_BEFORE =
  /(?:追求|实现|坚持|放弃|梦想|我的|你的|他的|她的|人生|人民|广大|普通|社会|国家|民族|无上|至高|个人|最高|伟大|远大|共同|崇高|为|被|受|深受|备受|为|带来|赢得|获得|夺得|是我|是您|是你|是一种|是一份|的|个|一个|一种|一份|这份|那份|这种|那种|份|才|符合|面向|走向|贴近|全国|全厂|全校|全员|保持|需要|达到|接近|有|无)$/;
/** 成绩理想, 妆感自然: said of what comes before. */
const PREDICATED_BEFORE = /(?:感|觉|色|果|现|绩|质|工|度|渡|容|音|局|心|态|法|子|里|得)$/;
const CLAUSE_END = /^(?:[,，。;；!！?？、\n]|$|多了|一些|不少|得多|极了)/;
const QUALITY_AFTER =
  /^(?:的|地|欢迎|喜爱|青睐|状态|选择|情况|之|化|主义|型|感|时刻|中的|是|与现实|和现实|不|程度|条件|效果|体重|睡眠|温度|价格|目标|伴侣|生活|工作|身材|居所|人群|而|最|很丰满|多了|一些|来之不易|属于)/;
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

export function chineseEvidence(span: Span, use: ChineseUse, around: Surroundings): number {
  const { folded, codes } = around.view;
  const before = folded.slice(Math.max(0, span.start - 8), span.start);
  const after = folded.slice(span.end, span.end + 12);
  const sentence = sentenceOf(around.view, span);
  const opensClause = before === '' || /[,，。;；:：、!?\n"“《「(（]$/.test(before);
  // Where nothing is known of the trade, nothing speaks against the brand either.
  let score = use === 'verb' ? -2 : use === 'rare' ? 2 : use === 'phrase' ? 1 : around.vocabulary ? 0 : 1;
  if (!around.knowsTrade && around.vocabulary && COMMERCE.test(sentence.text)) score += 1;
  if (COMPANY_AFTER.test(after))
    score += use === 'verb' && !/^(?:app|课程|会员|听书|高研院|平台|公司|官网|软件|应用)/.test(after) ? 2 : 4;
  else if (
    isLatinOrDigit(codes[span.end] ?? 0) &&
    !/^ [a-z]+ /.test(around.view.original.slice(span.to, span.to + 12)) &&
    !COUNTED_AFTER.test(after) &&
    !/^ ?\d+[.、)]/.test(after)
  )
    score += 3;
  if (use !== 'verb' && /^的 ?[a-z]/.test(after)) score += 2;
  if (COMPANY_BEFORE.test(before)) score += use === 'verb' ? 1 : 2;
  if (/[“"《「]$/.test(before) && /^[”"》」]/.test(after)) score += 2;
  if (headsItem(around.view, span)) score += 3;
  if (isEnumerated(span, around.certain, folded)) score += 3;
  else if (nearestWithin(span, around.certain, folded, sentence)) score += use === 'verb' ? 0.5 : 2;
  else if (around.certain.length > 0 && !around.isEstablished) score += 0.5;
  if (opensLikeNeighbour(span, around.certain, folded)) score += 3;
  // 帆布鞋里飞跃最轻便: one of the trade's things.
  if (/[里中]$/.test(before) && sharesVocabulary(before, around.vocabulary)) score += 2;
  if (sharesVocabulary(sentence.text, around.vocabulary)) score += use === 'verb' ? 1 : 2;
  else if (around.sharesTrade && !around.isEstablished) score += 1;
  if (BUSINESS.test(sentence.text)) score += 1;
  if (ACTS_AFTER.test(after)) score += use === 'verb' && !opensClause ? 1 : 3;
  if (CHOSEN_BEFORE.test(before)) score += use !== 'verb' ? 1 : CLAUSE_END.test(after) ? 3 : 0;
  if (use !== 'verb' && isListed(before, after)) score += 1.5;
  // 常见的有:得到、喜马拉雅.
  if (/:$/.test(before) && after.startsWith('、')) score += 4;
  if (isHan(codes[span.end] ?? 0) && formsPhrase(folded, span.end)) score -= 5;
  if (use !== 'food' && MANNER_AFTER.test(after) && !COMPANY_AFTER.test(after)) score -= 5;
  if (use !== 'verb' && (use !== 'quality' || opensClause) && OPINION.test(sentence.text)) score += 1;
  if (use !== 'verb' && MANNER_BEFORE.test(before)) score -= 6;
  if (use === 'food') {
    if (BY_WEIGHT.test(before)) score -= 7;
    else if (MEASURED.test(before) || EATEN.test(before) || COUNTED_AFTER.test(after)) score -= 4;
    else if (HANDLED_BEFORE.test(before) || HANDLED_AFTER.test(after)) score -= 4;
    if (FOOD.test(clauseOf(folded, span))) score -= /^、/.test(after) && FOOD.test(after.slice(0, 4)) ? 7 : 4;
    else if (FOOD.test(sentence.text)) score -= 2;
    else if (score > 0 && score <= 1 && isAboutFood(folded, span.start, around.foodNear)) score -= 1;
  } else if (use === 'quality') {
    const isCompany = COMPANY_AFTER.test(after);
    const isPraise = QUALITY_BEFORE.test(before);
    const name = folded.slice(span.start, span.end);
    if (COLOURS.has(name) && COLOURED.test(sentence.text) && !isLatinOrDigit(codes[span.end] ?? 0)) score -= 6;
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
  } else if (use === 'phrase') {
    if (ASKED_AFTER.test(after) || (ASKED_BEFORE.test(before) && CLAUSE_END.test(after))) score -= 6;
    if (/(?:在|上|打开|从|用|下载|刷|逛|再?到)$/.test(before)) score += 5;
  } else if (
    PERSONS.has(folded.slice(span.start, span.end)) &&
    (PERSON_BEFORE.test(before) || PERSON_AFTER.test(after))
  )
    score -= 4;
  else if (use === 'rare' && /(?:[一两几]|这|那)[本只头匹条](?:[^,。]{0,5}的)?$/.test(before)) score -= 8;
  else if (HANDLED_BEFORE.test(before) || HANDLED_AFTER.test(after)) score -= use === 'rare' ? 6 : 5;
  else if (use === 'rare') return score;
  else if (MEASURED.test(before) || THING_BEFORE.test(before) || THING_AFTER.test(after) || PAST.test(sentence.text))
    score -= 3;
  return score;
}

const PERSONS = new Set('老板 校长 掌门 管家 先生 公主 女王 皇帝 英雄 骑士 朋友 老友 伙伴 大家 群众'.split(' '));
const PERSON_AFTER = /^(?:今天|昨天|刚才|心情|说|问|答|同意|批|发火|不在|来了|娘|们|脸色|亲自|姓)/;
const PERSON_BEFORE = /(?:问|找|跟|和|对|叫|让|请|给|我|你|他|她|们|当|新|女|小|大|个|位|的|当了)$/;

/** What companies and products do and undergo, and what is said of them. */
const ACTS_AFTER =
  /^(?:正式|近期|近日|最近|目前|今年|去年|此前|随后|曾经?|也|还|则|都|均|一直|已经?|将|会|能|可以)?(?:成立|创立|创办|提供|适合|被[曝罚诉告]|被处罚|被指|被通报|被质疑|被约谈|因(?!人|地|时|此|为|而|果)|涉嫌|宣传|虚假|遭|表示|回应|道歉|致歉|宣布|推出|上市|召回|裁员|涨价|降价|评分|支持|主打|采用|承诺|补贴|发售|开售|首发|卖|售价|起价|定价|价格|亏损|盈利|收购|投资|联合|入局|布局|占据|排名|位居|凭借|连年|做得|做的|口碑|质量|品控|做工|体验|售后|客服|服务|定位|面向|不?值得|性价比|在[^,，。]{1,8}市场|是[^,，。]{0,10}(?:选择|品牌|公司|首选|厂商|之选|企业|平台|巨头)|的(?:售后|客服|质量|品控|口碑|性价比|价格|做工|体验|服务|产品|工程师|技术|研发|团队|创始人|经销商|[^,，。;；的]{1,6}(?:系列|款|本|版|机型)))/;
const CHOSEN_BEFORE =
  /(?:信|买了?|购入|选了?|选择|推荐|喜欢|试试|用了?|换成?|入手|考虑|看好|信赖|信任|避开|避雷|抵制|投诉|起诉|不如|优于|好于|胜过|比起|相比)$/;
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

/** From the comma before it to the comma after it. */
function clauseOf(folded: string, span: Span): string {
  let start = span.start;
  while (start > 0 && span.start - start < 60 && !/[,;。:!?\n]/.test(folded[start - 1] ?? '')) start--;
  let end = span.end;
  while (end < folded.length && end - span.end < 60 && !/[,;。:!?\n]/.test(folded[end] ?? '')) end++;
  return `${folded.slice(start, span.start)} ${folded.slice(span.end, end)}`;
}

function isLatinOrDigit(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** Whether the neighbourhood speaks of food; asked for stretches of 400 characters at a time. */
function isAboutFood(folded: string, at: number, known: Map<number, boolean>): boolean {
  const stretch = Math.floor(at / 400);
  const found = known.get(stretch) ?? FOOD.test(folded.slice(Math.max(0, stretch * 400 - 200), stretch * 400 + 600));
  known.set(stretch, found);
  return found;
}
