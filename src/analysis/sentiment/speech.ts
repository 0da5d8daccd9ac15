const INSTRUCTION =
  /ignore (?:all )?(?:any )?(?:the )?(?:previous|prior|above|earlier)|忽略(?:上文|之前|以上|前面|所有)|(?:^|[^a-z])system ?:|\[instruction|ai (?:assistants?|models?) (?:must|should)|you must (?:answer|say|rank|report|call)|human:|请把|必须把|只推荐[^,。]{0,12}[”"]|改写成好评|(?:^|and |please |must )report that|(?:把|将)[^,。]{0,14}(?:排第一|评为第一|排在第一|说成)/;

/** Whether a sentence tells the reader what to answer: text planted in a source, no opinion. */
export function isInstruction(words: string): boolean {
  return INSTRUCTION.test(words) && !/i won't follow/.test(words);
}

const REFUTED =
  /谣言|辟谣|不实|并不属实|不属实|子虚乌有|系误传|被证伪|传闻[^。]{0,20}(?:不|假)|wrong to (?:say|call|claim|think|assume)|unfair to (?:say|call)|don't believe|do not believe|debunked|unfounded|baseless|disproved|disproven|not true|no truth|rumou?rs?[^.]{0,60}false|turned out to be false|false rumou?rs?|denied by|statistics say otherwise|cleared of|dismissed the (?:case|lawsuit|claims?)|myth\b/;

/** Whether a sentence rejects what it reports. */
export function refutes(words: string): boolean {
  return REFUTED.test(words);
}

/** "Who would still buy it?": nobody. 0 where the clause asks nothing of the kind. */
export function rhetoricalTone(clause: string): number {
  if (
    /谁(?:还|又)?(?:会|敢|愿意?|肯)(?:去|再|来)?(?:买|选|用|信|考虑)|who (?:would|wants to|in their right mind would) (?:still |ever )?(?:buy|choose|trust|use|want)/.test(
      clause,
    )
  )
    return -1.5;
  if (/(?:还|难道[^,。]{0,10})不够[^,。]{0,3}(?:差|烂|糟|坑|贵|慢|烦|离谱|明显|丢人|惨)/.test(clause)) return -3;
  return /谁(?:会|能)?不(?:爱|喜欢|想要|心动)|what's not to (?:like|love)/.test(clause) ? 1.5 : 0;
}

/** Mock praise: "Oh, great: another update", "because who doesn't love queues". */
export function isSarcastic(words: string): boolean {
  return SARCASTIC.test(words);
}

const SARCASTIC =
  /^[\s"“(*-]*(?:oh|ah|wow|yay|hooray|well|so)[,! ]+(?:how |what )?(?:brilliant|great|fantastic|wonderful|lovely|joy|super|nice|good|perfect|marvell?ous)\b|because who doesn't (?:love|enjoy|want)|nothing says [^.]{2,40} like\b|just what (?:we|i|everyone) (?:needed|wanted)[.:,]|what could (?:possibly )?go wrong|if you (?:enjoy|like|love) (?:waiting|queues|queuing|being|paying|surprises|pain|hold music|talking to)|(?:great|perfect|ideal|wonderful)[^.]{0,20} if you (?:enjoy|like|love|don't mind|never|hate)\b/;

/** A word of praise in quotation marks of its own before what it praises: the "free" trial. */
export function isMockQuoted(folded: string, start: number, end: number): boolean {
  return (
    /["“]$/.test(folded.slice(Math.max(0, start - 1), start)) &&
    /^["”] [a-z]/.test(folded.slice(end, end + 3)) &&
    !/\b(?:call(?:s|ed)?|rat(?:es?|ed)|say(?:s)?|said|verdict|labell?ed|named?) [^.,;]{0,20}["“]$/.test(
      folded.slice(Math.max(0, start - 40), start),
    )
  );
}

/** "It's not that X is dangerous": what is denied only leads up to what follows. */
export function onlyLeadsUp(words: string): boolean {
  return /^[\s"“(*-]*(?:it(?:'s| is) )?not that\b/.test(words);
}

/** What was so and is no longer: "used to answer within the hour". */
export function tellsOfThePast(words: string): boolean {
  return (
    /\bused to (?!it\b|the\b|this\b|that\b)[a-z]/.test(words) ||
    /\b(?:once|formerly|previously|in the past|back then|years ago) (?:was|were|had|the|a|it|they|an)\b/.test(words)
  );
}

const DIVIDED =
  /两极|褒贬不一|[选用](?:前者|后者)[^。]{0,24}[选用](?:前者|后者)|习惯哪[边个家]|没有(?:唯一|标准)答案|无(?:所谓)?输赢|没有谁(?:更|比)?[^。,]{0,3}(?:好|better|强)|没有绝对的?(?:好坏|优劣|答案)|各取所需|(?:可以?|请)?(?:根据|按照?|看)(?:自己的?)?(?:口味|需求|预算|习惯|用途|场景)[^。,]{0,6}(?:选|来|定|决定)|不代表(?:品质|好坏|优劣|高下)|再(?:拍板|作决定|做决定|决定)|不作推荐|不构成(?:推荐|建议)|适合[^,。;]{1,14}[,;]不适合|(?:可以|合适|合理|划算|没问题|够了?)[,;][^。,;]{1,16}(?:就不必|就算了|仔细想想|再想想|想清楚|还是[^。,]{0,4}[去看找另]|不必了?|绕道)|可以选[;,]反之|加分项[^。]{2,60}减分项|优点是[^,。、;]{1,8}[,;]缺点是[^,。、;]{1,8}(?:。|$)|毁誉参半|见仁见智|好坏参半|有人[^。]{2,24}也?有人|喜欢的人[^。]{2,24}(?:讨厌|不喜欢)的人|各有(?:千秋|优劣|长短|利弊|所长|取舍|优缺|侧重|拥趸)|半斤八两|平分秋色|不相上下|难分(?:伯仲|高下)|打成平手|旗鼓相当|因人而异|取决于(?:你|您|个人|预算|需求)|(?:两种|双方|正反)[^。]{0,6}(?:说法|声音|意见|观点)|说法(?:不一|并存)|支持者[^。]{2,40}(?:反对者|批评者)|一边是[^。]{2,60}一边是|(?:喜欢|图|想|要|求|追求|看重|在意)[^,。;]{1,14}(?:可以|不妨|适合|合适|值得|就选|没问题|照买)[^。;]{0,12}[,;](?:追求|想|要|介意|在意|讨厌|图|看重|不)[^,。;]{1,14}(?:另|别|不|绕|算了|换|免了)|some (?:people |users |customers |reviewers |critics |owners |guests |of them )?(?:are |find |report |say |call |get )?(?:happy|satisfied|love|like|praise|swear|great|good|adore|enjoy|rave)[^.;]{0,60}\bothers?\b|\bmixed (?:experiences?|picture|ratings|bag|signals|reactions|reviews|feedback|reception|opinions|results)\b|polari[sz]ing|opinions? (?:are|is|remain) (?:divided|split)|love it or hate it|fans and (?:its |their )?(?:critics|detractors)|\bsome (?:love|like|adore|enjoy)[^.;]{0,50}\bsome (?:can't|cannot|hate|don't|find|loathe)|neither better nor worse|(?:not much|little|nothing) (?:to choose )?between\b|evens out|divides? opinions?|\b(?:good|great|strong|excellent) (?:at|for|in|on) [a-z -]{2,30} (?:and|but) (?:bad|poor|weak|awful|terrible|hopeless) (?:at|for|in|on)\b/;

/** Whether a sentence says that opinions differ and takes no side. */
export function isDivided(words: string): boolean {
  return DIVIDED.test(words);
}

/** What a short answer says to the question before it: 1 yes, -1 no, 0 no such answer. */
export function answerTo(question: string, words: string): number {
  if (!/[?]["”')\s]*$/.test(question)) return 0;
  const asks = ASKS_WORTH.test(question) ? 1 : ASKS_FAULT.test(question) ? -1 : 0;
  if (asks === 0) return 0;
  if (
    /^[\s"“(*]*(?:no\b|not |nope|never\b|hardly|unlikely|only if|far from|sadly|unfortunately|i doubt|don't|不|没有|别|未必|很难说|恐怕|算了|并不)/.test(
      words,
    )
  )
    return -asks;
  return /^[\s"“(*]*(?:yes|yep|absolutely|definitely|certainly|of course|without (?:a )?doubt|by all means|in a word,? yes|very much|indeed|it is\b|是的|值得|当然|可以|肯定|绝对|必须|没错|会)/.test(
    words,
  )
    ? asks
    : 0;
}

const ASKS_WORTH =
  /worth|good|safe|reliable|recommend|best|buy|stay|trust|legit|again|better|comfortable|easy|fast|值得|好用|靠谱|好吗|怎么样|推荐|放心|可靠|买吗|选吗|安全/;
const ASKS_FAULT = /bad|scam|unsafe|slow|expensive|overpriced|problem|risky|noisy|不好|差吗|坑吗|贵吗|骗|有问题|吵吗/;
