/** Words of questions about any category; what remains without them is what the question is about. */
const ENGLISH_FRAME =
  /\b(a|about|am|among|and|any|are|at|avoid|based|be|best|brands?|buy|buyer|buying|can|choose|choice|companies|company|compare|comparing|consider|customer|customers|decide|do|does|experts?|features?|first|five|for|from|get|gives?|good|has|have|help|highest|how|i|if|im|in|innovative|is|it|its|know|known|leading|list|look|market|matters|me|moment|money|more|most|my|names?|need|new|now|of|offer|on|one|ones|options?|or|over|people|popular|price|products?|quality|rank|rate|recommend|recommended|reliable|reputation|reviews?|right|safest|say|services?|several|should|strengths|support|than|that|the|their|them|these|this|those|three|time|to|today|top|use|users?|value|want|weaknesses|week|well|what|whats|when|where|which|who|why|with|worth|would|year|years|you)\b/g;
const CHINESE_FRAME =
  /(刚开始|了解|知道|创新|不考虑价格|品质|这周|第一次|购买|排在前面|有哪些|是哪些|哪些|哪个|哪家|值得|推荐|品牌|最好|最佳|最|知名|领先|行业|领域|市面上|主流|今年|目前|应该|选择|选|如何|怎么|什么|为什么|请|列出|排名|前五名|给|我|想|买|性价比|高|质量|可靠|耐用|口碑|用户|评测|评价|专业|售后|服务|好|优缺点|热门|对比|时|看|只|为|方面|表现|更|吗|呢|的|和|与|在|中|是|了|吧|有|各|会|你|帮|做|决定|对|大多数|人|来说|稳妥|避开|三个|现在|就能|排|个)/g;

/** What a prompt asks for, in its own words: "trail shoes" of "Which trail shoes would you recommend, and why?". */
export function subjectWords(text: string): string {
  const lower = text.toLowerCase();
  const words = /\p{Script=Han}/u.test(lower)
    ? lower.replace(CHINESE_FRAME, ' ')
    : lower.replace(/['’]/g, '').replace(ENGLISH_FRAME, ' ');
  return words
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
}
