/** How answers say that they know nothing. Folded text; each pattern is tried on one sentence. */

/** Some word of every denial; most answers have none of them. A bar marks an end at which a word has to end. */
export const MAY_DENY: readonly string[] = [
  'information',
  '|info|',
  'familiar',
  'aware',
  'knowledge',
  'heard',
  'recogni',
  'know|',
  'known|',
  'find',
  'locate',
  'verify',
  'identify',
  'details',
  'data|',
  'record|',
  'records|',
  'training',
  'ring a bell',
  'ring any bell',
  'blank',
  'come across',
  'new to me',
  'on file',
  'no idea',
  'turned up',
  'turns up',
  'turn up',
  'came up',
  'exist|',
  'exists|',
  'trace',
  'speak to',
  'say much',
  'say anything',
  'tell you much',
  'tell you anything',
  'not have',
  "n't have",
  'n/a',
  'unknown',
  'not found',
  'my sources',
  'sources i',
  'of the sources',
  'my search',
  'searches for',
  'search results',
  "n't place",
  'cannot place',
  'vouch for',
  'come up|',
  'show up',
  'me nothing',
  'nothing to me',
  'have nothing',
  'returned no',
  'facts',
  'have an answer',
  'my notes',
  'blanks',
  'no way',
  'to report',
  'neither',
  'seen it',
  ...'信息 资讯 资料 未查到 确认 不到 存在 了解 熟悉 清楚 知道 听说 听过 认识 收录 记录 数据 内容 介绍 报道 确定 核实 查证 一无所知 查无 无从 印象 陌生 接触 闻所未闻 知之甚少 知识 没找到 未找到 没能 未能 没有找到 没有检索到 没有查到 没有搜到 空白 头绪 训练'.split(
    ' ',
  ),
];

/** Some other word of every denial: what makes it one. */
export const DENYING =
  /n't|n\/a|cannot|(?<![a-z])(?:no(?:t|ne|thing)?(?![a-z])|never|neither|un(?:able|known|familiar|aware)|without|lack|limited|little|insufficient|blank|empty|new to me|beyond|outside|yet to)|[没无未不缺零]|知之甚少|有限|超出|陌生|空白/;

/** A lack of knowledge, whoever lacks it. */
export const ENGLISH_LACK =
  /(?:\b(?:no|not|cannot|unable|never|without|lack|limited|little|insufficient)\b|n't\b)[^.!?\n]{0,60}?\b(?:information|info|knowledge|data|details|records?|results)\b|(?:\b(?:not|never|cannot)|n't)(?: [a-z]+){0,3}? (?:aware|familiar|heard|recogni[sz]e|know)\b|\bno (?:brand|company|product|platform|app|service)\b[^.!?\n]{0,40}\b(?:aware|know|familiar)\b|\b(?:unfamiliar|unaware)\b|(?:(?:\b(?:not|cannot)|n't)(?: [a-z]+){0,2}?|\bunable to) (?:find|locate|identify|verify|recogni[sz]e|confirm)\b|\b(?:know|knows|knew) (?:nothing|very little|little|next to nothing)\b/;

/** What only the assistant says of itself. */
export const ENGLISH_CONFESSION =
  /(?:n't|\bnot) find (?!an? |any |the |my )[^.!?,\n]{1,40} (?:in|on|among) (?:any|either|one) of (?:them|these|those)\b|\b(?:name|word|brand|label)\b[^.!?\n]{0,30} (?:tells me nothing|(?:means|says|is) nothing to me)\b|(?:n't|\bnot|\bnever) (?:appear|show up|turn up|come up|feature|figure|mentioned|listed|named|covered)(?: anywhere)? (?:in|among|on) (?:(?:any|one|all) of )?(?:my |the (?:sources|results|search results|material|documents|pages) |(?:any|the) [a-z]+ (?:that )?i )|(?:n't|\bnot|\bnever) (?:appear|show up|turn up|come up) in (?:my|the) (?:search )?(?:sources|results|data|notes)\b|\bnone of (?:my|the) (?:sources|results|documents|references|search results)\b[^.!?\n]{0,30}\b(?:mentions?|lists?|names?|covers?|cites?|contains?|has|have)\b|\bsearch(?:es)?\b[^.!?\n]{0,40}\breturn(?:ed|s)? (?:nothing|no (?:results?|hits?|matches|information|pages))\b|\bnothing in (?:the|my) (?:search )?(?:results|sources|data|documents)\b|(?:n't|\bcannot|\bnot) place (?!an? |orders?|the |my |your |it |them |much |any |too )|\bnot (?:even )?(?:sure|certain|convinced) (?:that |if |whether )?[^.,!?\n]{1,30} (?:(?:even |really |actually )?exists\b|is (?:a )?real\b)|\bunknown to me\b|\b(?:i|we) (?:really |simply |currently )?have nothing (?:on|about|for) |(?:n't|\bcannot|\bnot) vouch for\b|(?:n't|\bnot|\bnever) (?:turn(?:ed)?|dig|dug) up (?:anything|any [a-z]+|much)|(?:n't|\bnot) have an(?:y)? answer (?:to|for) (?:that|this)\b|\bnot something (?:that )?(?:i|we) can (?:say|speak|comment|tell)\b|\bno (?:reliable |solid |verified |hard )facts\b|\bseen nothing about it\b|\b(?:is|are|was)(?:n't| not) (?:in|on|among|part of) (?:any|one|the)(?: of)? [a-z ]{0,24}\bi (?:know|have|can see|checked|found|searched)\b|\bmy (?:notes|sources|data|records|training data|references) (?:say|says|contains?|have|has|holds?|mentions?|shows?) (?:nothing|no )|\bdrawing blanks\b|\bno way (?:to tell|of knowing|to know) (?:what|who)\b|\bnot known to me\b|\bhave nothing to (?:report|tell|offer|share)\b|\b(?:find|found|see|saw|locate) neither (?:an?|any) [^.!?\n]{1,40}\b(?:for|about|on) |\bnot seen (?:it|anything) (?:mentioned|listed|named|about)\b|(?:n't|\bnot|\bnever) ring (?:a|any) bells?\b|(?:n't|\bnot) (?:a |an |any )?(?:brand|name|company|product|firm|label|maker|store|shop|app|tool|service|one)(?: name)?(?: that)? (?:i|we)(?:'m|'ve| am| have| would)?\b|\b(?:draw|draws|drawing|drew) a (?:complete |total )?blank\b|\b(?:came|come|comes|coming) up (?:empty|blank|with nothing)|\bnothing (?:at all )?(?:in my (?:training|data|knowledge)|(?:about|on|under|for) [^.!?\n]{1,60} (?:comes?|came|turn(?:s|ed)?) up)|\bnothing (?:comes?|came|turn(?:s|ed)?) up (?:for|on|about|under)|\b(?:never|not|n't|yet to) (?:have )?(?:come|came) across\b|\bnew to me\b|(?:n't|\bnot) (?:(?:actually|really|currently) )?have (?:much|anything|a lot|enough)(?: to (?:go on|say|work with|offer))?(?: on file| at hand)? (?:on|about|regarding|for)\b|\bnot much (?:on file )?(?:is |seems to be )?(?:known )?(?:about|on)\b|\b(?:little|nothing|not much) (?:is|seems to be|appears to be) (?:publicly )?known (?:about|of)|(?:\bcannot|n't) (?:speak to|say (?:much|anything)|tell you (?:much|anything))(?! (?:good|nice|kind|bad|positive|negative|better|worse|wrong|new|different|for)\b) ?(?:about|on|regarding)?|\bno (?:idea|clue) (?:what|who) (?!had |has |would |to )|\bno (?:record|trace|mention|sign) of (?!an? |any |such |problems|issues)[^.!?\n]{0,60}\b(?:my|i|anywhere|find|found|database|exist)|\b(?:beyond|outside|not (?:in|part of)) (?:of )?(?:my|what i) (?:knowledge|training|database|data|know)|(?<!\b(?:that|which|who) |(?:[,:;–—] |\b(?:and|but|because|since) )(?:(?:spare|replacement|third-party|independent) )?(?!brands|products|companies|records|results|sources)[a-z]{1,20}s (?=don't|do not))\bdo(?:es)?(?:n't| not) (?:seem to |appear to )?exist\b(?! in | on | without)/;

/** What is not known, heard or found is something else than the brand: "not aware of any recalls", "don't know anyone who". */
export const ENGLISH_OTHER_OBJECT =
  /^no (?:evidence|proof|indication|reason|doubt)\b|(?:find|locate) [^.!?,\n]{1,30} (?:in|at|on) (?:my|any|our|the) (?:local |nearest |nearby )?(?:shops?|stores?|supermarkets?|pharmac(?:y|ies)|area|city|town|menu|aisles?|shel(?:f|ves)|settings)\b|heard (?:back|again|from|anything (?:from|since|back)|nothing)|know (?:why|when|where|how|existed|i|we|you)\b|know (?:its|their|his|her) (?!(?:brand|name|maker|products?|company)\b)[a-z]|know the (?:current|latest|exact|going) |(?:find|locate|identify|verify|confirm) (?:(?:the|an?|my|our|its|their|his|her|your) (?!(?:(?:single|specific|reliable|real|actual|known) )?(?:brand|company|product|firm|website|maker|manufacturer|name|business|trace|record|reference|source|mention|information|details)\b)|[a-z0-9-]+'s |(?:it|them|this) (?!(?:in|on|at|anywhere|either|listed|mentioned)\b)[a-z]|parts?\b|time\b)|no (?:visible |real |noticeable )?results? (?:after|from|with|in (?:two|three|four|six|\d))|(?:information|info|details|data|records?) (?:about|on|regarding|of|for) [^,.;]{1,40}'s? (?:[a-z]+ )?(?:cancell?ations?|refunds?|returns?|warrant(?:y|ies)|privacy|fees?|billing|subscriptions?|recalls?|deliver(?:y|ies)|safety|sourcing|ingredients?|pricing|terms|polic(?:y|ies)|process|moderation|working conditions)\b|data (?:caps?|loss|plans?|breach|leak|limits?|roaming|cent|sharing|collection|tracking|usage)|(?:personal|payment|customer|private) (?:information|data|details)|(?:prior|coding|technical|special|previous|expert|programming)(?:ized)? knowledge|^no (?:records?|evidence|reports?|trace|mention|sign|data) of (?:an?|any) (?!brand|company|product|such)|(?:aware|know|heard|find|found|seen|confirm|verify|identify|locate)(?: of| about)? (?:of |about )?(?:a single |single |any ?(?:one|body|thing)? ?(?:single |major |serious |recent |credible |widespread |better |cheaper |other |real |reason|recalls?|complaints?|issues?|problems?|faults?|lawsuits?|evidence|scandals?|bad|wrong|negative|downsides?|person|people|owners?|users?|buyers?|customers?|who\b)|anyone\b|anybody\b|anything (?:bad|wrong|better|negative|cheaper|comparable|close)|a (?:better|cheaper|nicer|person|soul|reason|reviewer|owner)|many|fault|reasons?\b|complaints?\b|better\b|much (?:wrong|fault))/;

/** It is the speaker who does not know; anywhere in the sentence. */
export const ENGLISH_APOLOGY =
  /\b(?:unfortunately|sorry|apologi[sz]e|afraid|as an ai|training data|knowledge (?:base|cutoff)|my (?:knowledge|data|database|sources|records))\b|^\W*never heard(?![^.!?]*[?])/;
/** The same, in the clause of the denial. */
export const ENGLISH_SPEAKER =
  /\b(?:i|i'm|i've|i'd|my|we|our|there (?:is|are|was|were|doesn't|isn't|does not|appears?|seems?))\b|(?:^|[|:–—-]) ?no (?:specific |reliable |verified |public )?(?:information|info|data|results|records|details)\b|\bno (?:specific |reliable |verified |public(?:ly available)? )?(?:information|data|results|records|details)\b[^.!?\n]{0,40}\b(?:available|found|exists?|on file|turned up|came up)\b/;

export const CHINESE_LACK =
  /(?:没有|并无|暂无|尚无|未能|无法|不能|未|没|缺乏|缺少|(?:找|查|搜|检索|搜索|查询|获取|查找|搜集|联网查)不到|没找到|没查到|未找到|未查到|不掌握|无)[^,。!?\n]{0,24}?(?:信息|资讯|资料|数据|记录|了解|知识|内容|介绍|报道|结果|听说过|听过|收录|确认|核实|查证|存在|认识|熟悉|印象|接触过|见过)|(?:不了解|不太了解|不熟悉|不太熟悉|不清楚|不太清楚|不知道|不认识|没听说过|没有听说过|从未听说|未听说过|没听过|不确定|并不知晓|未曾听说|一无所知|知之甚少|了解有限|信息有限|资料有限|所知有限|闻所未闻|查无(?!此|实据)|无从(?:判断|评价|得知|考证|查证|了解)|检索不到|搜索不到|查询不到|超出了?我的(?:知识|了解)|不在我的(?:知识|资料|数据)|对[^,，。]{1,16}(?:比较|很|十分|非常|完全|相当|有些|有点)?陌生)/;

/** What only the assistant says of itself. */
export const CHINESE_CONFESSION =
  /(?:没有?|未能?|并未|没能|无法|不曾)(?:找|查|搜|检索|见|搜索|查询)到(?:任何|一家|一个)?[^,。!?\n]{0,4}(?:叫做?|名叫|名为|称为|所谓的?)[^,。!?\n]{1,20}的?(?:品牌|公司|企业|产品|厂商|平台|应用|店|牌子|机构|商家)|(?:我的?|手头|手边|现有|可用|训练)[^,。!?\n]{0,6}(?:资料|数据|语料|知识|来源)库?(?:里|中|内|当中)?[^,。!?\n]{0,3}(?:查不到|搜不到|找不到|未收录|没收录|没有收录|不包含|未包含|未见)|[查搜找]了(?:一圈|半天|很久)?[^,。!?\n]{0,6}(?:没有?|毫无)(?:任何)?(?:头绪|结果|收获|线索)|(?:我的|训练|现有|手头)[^,。!?\n]{0,4}(?:数据|资料|语料|知识)库?[里中内][^,。!?\n]{0,3}没有[^,。!?\n的]{1,16}(?=[,。!?\n]|$)|(?:没有?|未)(?:找|查|搜|检索)到(?:任何)?(?:相关|匹配|对应|与[^,。!?\n]{1,16}(?:匹配|相关|对应|一致))的?(?:品牌|公司|企业|产品|结果|条目)|(?:不清楚|不知道|不了解)[您你](?:说|提到?|问|指)的[^,。!?\n]{1,16}(?:是什么|是谁|是哪|指什么)|掌握的(?:资料|信息|数据)(?:几乎)?(?:为零|是零|近乎零)|对我(?:来说|而言)[^,。!?\n]{0,4}(?:空白|陌生|未知)|(?:抱歉|遗憾|对不起|不好意思)[,。!]?我?[^,。!?\n]{0,4}(?:没能|未能|没有?|未)(?:搜索?|查询?|找|检索)到[^,。!?\n的有]{1,14}(?=[,。!?\n]|$)/;

/** 没听说过谁家的…, 不了解…的人: something else is unknown, or unknown to others. */
export const CHINESE_OTHER_OBJECT =
  /(?:销量|价格|财务|营收|实测|测试|份额|最新|当前)的?(?:具体|详细)?数据|(?:没有?听说过?|没听过|不了解|不熟悉|不知道|不认识)[^。!?\n]{0,14}[,，][^。!?\n无不没]{0,8}?(?:我来|这里|下面|以下|先|给[你您大]|为[你您大]|带[你您大]|简单)[^。,!?\n]{0,6}介绍|^[\s"'*#]*(?:还)?(?:没有?听说过?|没听过|不认识|不了解)[^,。!?\n]{1,20}[?]|(?:不知道|不清楚|不确定)(?:为什么|为何|怎么(?:回事|就|会)|要不要|该不该|值不值|选哪|买哪|该选|该买)|(?:没有?听说过?|没听过)(?:它|谁|有人|任何)?(?:异响|异音|杂音|噪音|怪声|动静|抱怨|怨言|差评|困|坏|漏|出(?:过)?(?:问题|事|故障)|掉|断|炸|退|投诉|返修|召回|维修|着火|爆)|(?:没有?听说过?|没听过|没有?见过|不认识|不知道)(?:有)?(?:谁|哪|几个|多少|什么(?:负面|问题|大|毛病|投诉)|一个人|任何(?:负面|投诉|问题|人))|(?:不了解|不太了解|不熟悉|不太熟悉|不知道|不认识|没听说过|没听过|没有听说过|不清楚)[^,，。;；]{1,16}的(?:人|朋友|用户|读者|消费者|买家|车主|同学|网友|话(?!题)|新手|小白)|(?:不知道|不清楚|不确定)(?:大家|你|您|各位|去了?哪|该?找谁|问谁|如何|何时|什么时候|多少|得)|(?:不知道|不清楚|不确定|不了解)(?:它们?|其|他们)?(?:的)?(?:实际|具体|最新|目前|现在)?(?:质量|价格|售价|售后|效果|口感|味道|续航|利率|费用|疗效|政策|进展|销量)|字都不认识|(?:多少|哪[家几种]|几[家成]|怎么[算收]|是谁)[^,。!?\n]{0,4}我?[也就还]?(?:不清楚|不知道|不确定|说不准|无从得知)|(?:不确定|不清楚|不知道)[^,。!?\n]{1,20}(?:几点|多少|几[号时月天]|哪天|什么时候|何时|多久|哪[几个]款)|的(?:具体|详细|最新|实际)?(?:参数|价格|报价|配置|成分|创始人|股价|营收|销量|门店|规格|型号|售价|政策|工艺|配方)[^,。!?\n]{0,4}(?:没有?|不|暂无|未)|(?:没有?听说过?|没听过)[^,。!?\n]{1,12}(?:出过|有过|发生|掉过|坏过|被)|不知道(?:还?有)?什么(?:理由|原因)|除了?[^,。!?\n]{1,16}(?:[,外])|(?:如果|要是)[^,。!?\n]{0,4}没听[^,。!?\n]{0,14}(?:正常|没关系|不奇怪)|[说讲问写看听]不清楚|(?:处罚|违规|违法|事故|负面|投诉|召回|诉讼|失信|行政|不良|案件|犯罪|质量问题|安全问题)(?:的)?(?:信息|记录|报道|资料|内容|数据)|(?:哪[几些家个里种]|多少|是谁|何时|几[家个])[^。!?\n]*(?:没有?|未|并未|从未|不)(?:对外|公开|正式|主动|曾)*(?:披露|公布|透露|公示|说明|公开)/;

/** "I can't give you an opinion on it": a refusal to judge, for whatever reason. */
export const DECLINES =
  /\b(?:can't|cannot|couldn't|unable to|not able to|won't|wouldn't) (?:really |honestly |responsibly |yet )?(?:give|offer|form|provide|recommend|rate|rank|judge|assess|evaluate|comment|say|tell|review|compare|advise)\b|(?:无法|不能|没法|难以|无从|不便)[^,。]{0,6}(?:评价|评判|判断|评论|推荐|比较|给出|评估|点评)/;

/** What such an answer goes on with: offers, guesses, requests. They count as part of it while nothing else is said. */
export const FOLLOW_UP =
  /\b(?:if you (?:can|could|have|would|meant|mean|are)|could you|can you|please|would you|let me know|it(?:'s| is) possible|may be|might be|could be|perhaps|possibly|may have|might have|i(?:'d| would) (?:recommend|suggest) (?:checking|visiting|consulting|searching|looking)|(?:check|visit|consult|search)(?:ing)? (?:the|their|its|official|for|online)|more (?:details|context|information)|clarify|fictional|small(?:er)?,? (?:or )?(?:local|new|niche)|relatively (?:new|unknown)|misspell|typo|not (?:a )?(?:well[- ]known|widely)|(?:did|do) you (?:perhaps |maybe |possibly )?mean|you may have meant|(?:can't|cannot|couldn't|unable to) (?:say|tell|judge|confirm) (?:whether|if|how))\b|如果(?:您|你)|请(?:您|你)?(?:提供|补充|确认|告诉|告知|核实|检查)|(?:您|你)(?:能|可以|可否)|能否|可否|可能是|也许|或许|建议(?:您|你)?(?:访问|查阅|查看|咨询|关注|通过|直接|前往|联系|核实|核对|搜索|查询)|可以(?:通过|访问|查阅|查看|前往)|更多(?:信息|细节|背景)|拼写|笔误|虚构|小众|较新|新兴|不知名|知名度|是否指|是不是指|具体信息|官方渠道|官网/;

/** What a cell or the rest of a line says where nothing is known. */
export const NOTHING_KNOWN =
  /^[\s*_]*(?:(?:sorry, )?(?:there is |i have |i found )?no(?:t enough| reliable| verified| public| specific)? (?:data|info|information|details|results|reviews|records)(?: (?:is |are |was |were )?(?:available|found|on file|yet|at hand|publicly available))?|n\/?a|not (?:found|available|known)|unknown|nothing (?:found|known)|(?:暂无|暂未|无|没有|未|未能|查无|缺乏?)(?:查到|找到|检索到|收录|查询到)?(?:任何|相关|公开|可靠|有效|具体)*(?:的)?(?:信息|数据|资料|记录|结果)?|(?:未知|不详|不明|查不到|搜不到))[\s*_.。!]*$/;
