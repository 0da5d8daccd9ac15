/** Words that head the parts of an answer that are no brands: criteria, advice, summaries. Folded. */
const GENERIC =
  /^(?:[\s\d.、)(#*_:：\-–—"“|/]|\p{Extended_Pictographic}|\ufe0f)*(?:(?:the |a |an |our |your |my |some |other |more |key |main |important |final |quick |overall |additional |general |related |honou?rable |notable |customer |user |in |about )*(?:tips?|summary|conclusion|overview|introduction|intro|background|verdict|faqs?|questions?|notes?|disclaimer|caveats?|sources?|references?|further reading|links?|advice|recommendations?|thoughts?|takeaways?|mentions?|considerations?|factors?|criteria|features?|specs?|specifications?|pros?|cons?|price|prices|pricing|cost|costs|budget|performance|quality|design|display|battery(?: life)?|comfort|durability|warranty|support|availability|where to buy|how (?:to|we|i|they|it|you)|bottom line|why|what|which|when|who|things|best for|best overall|best value|best budget|best (?!western\b|buy\b)|top picks?|top |comparison|compare|alternatives?|others?|others to consider|options?|choices?|highlights?|ideal for|good for|great for|for |if you|use cases?|methodology|ratings?|reviews?|score|size|weight|material|fit|range|safety|interior|noise|capacity|connectivity|compatibility|security|integrations?|ease of use|value|drawbacks?|downsides?|limitations?|strengths?|weaknesses?|advantages?|disadvantages?|buying guide|next steps?|step \d+|brand|brands|product|products|model|name)(?![\p{L}]*\d)\b|结论|总结|小结|综上|前言|引言|简介|概述|概览|背景|说明|注意|提示|建议|温馨|贴士|参考|来源|出处|资料|链接|如何|怎么|怎样|为什么|为何|什么|选购|先看|看懂|了解|认清|避坑|购买|挑选|选择|推荐|价格|售价|预算|价位|性能|续航|外观|设计|屏幕|拍照|电池|配置|参数|优点|缺点|优势|劣势|不足|亮点|特点|特色|适合|适用|理由|评价|口碑|用户|售后|服务|保修|品质|质量|安全|空间|舒适|功能|对比|比较|其他|其它|此外|另外|更多|常见|问题|注意事项|使用|场景|人群|维度|标准|指标|方法|步骤|最佳|最适合|性价比|入门|中端|高端|旗舰级|品牌|产品|型号|名称|国产|进口|国际|国内|国外|第一梯队|第二梯队|第三梯队|梯队|新手|预算有限|追求)/u;

/** Whether the words in the head of an item or heading are no name. */
export function isGenericHead(words: string): boolean {
  const text = words.replace(/[*_[\]]/g, '').trim();
  return text === '' || GENERIC.test(text.toLowerCase()) || /[?？]\s*$/.test(text) || text.length > 70;
}

const GENERIC_ENDING =
  /\b(?:options?|choices?|picks?|contenders?|recommendations?|considerations?|factors?|alternatives?|mentions?|brands?|models?|features?|tips?|consider|choosing|needs?|shop|buy|overall|value|guide)[\s:：*]*$/i;
const GENERIC_BEGINNING =
  /^[^\p{L}]*(?:top|best(?! (?:western|buy)\b)|other|more|most|good|great|key|things|factors|why|how|what|when|where|if|for|ideal|longest|fastest|cheapest|popular|affordable|recommended|suggested|favou?rite|highly|budget|luxury|premium|high-end|mid-range|entry-level|additional|important|see more)\b/iu;
const FUNCTION_WORD = /\s(?:for|to|with|under|in|your|you|a|an|the|of|on|is|are|that|these|here|it|from|based|when)\s/;

/** Sony, 3M, citizenM */
const NAME_PART = /^[\p{Lu}\d(&]|^\p{Ll}+\p{Lu}/u;

/** A label whose words all begin with a capital or a digit, and that no phrase is made of, reads as a product's name. */
export function looksLikeName(words: string): boolean {
  const text = words.replace(/[*_[\]]/g, '').trim();
  if (GENERIC_ENDING.test(text) || GENERIC_BEGINNING.test(text)) return false;
  const parts = text.split(/\s+/);
  // KitchenAid Semi-Automatic Espresso Machine with Burr Grinder
  const isLongName = parts.length >= 5 && parts.length <= 12 && / with /.test(text);
  if (FUNCTION_WORD.test(isLongName ? text.replace(' with ', ' ') : text)) return false;
  if (isLongName) return parts.filter((part) => /^[\p{Lu}\d(&]/u.test(part)).length >= parts.length - 1;
  return parts.length <= 9 && parts.filter((part) => NAME_PART.test(part)).length >= parts.length * 0.6;
}

/** "Sony vs Bose", "Sony or Bose?", 对比: the title of what sets brands against each other. */
export function announcesComparison(title: string): boolean {
  return /\b(?:vs\.?|versus|compared)(?![\p{L}])|\bor\b[^\n]*\?|对比|比较|还是|PK/iu.test(title);
}
