const CHINESE =
  /最(?!近|后|终|初|新|低|少|多(?!的)|早|晚|迟)[\p{Script=Han}]{1,3}|(?:全球|全国|国内|行业|业内|世界|销量|市场)第一|第一品牌|顶级|顶尖|唯一|首个|首家|首款|首创|遥遥领先|无与伦比|独一无二|无可匹敌|王牌|极致|完美|无敌|世界级|国家级|龙头/gu;
const ENGLISH =
  /\b(?:the best|world[’']?s best|best[- ](?:in[- ]class|selling|rated|ever)|number one|no\. ?1|#1|leading|world[- ](?:class|leading)|market[- ]lead(?:er|ing)|unmatched|unrivall?ed|unparalleled|unbeatable|unbeaten|top[- ]rated|perfect|ultimate|first[- ]ever|revolutionary|cutting[- ]edge|state[- ]of[- ]the[- ]art|second to none|most [a-z]{4,}|(?:fast|larg|bigg|strong|cheap|saf|great|high|low|long|short|small|light|quick|strong|clean|smart|rich|fin|hard|old|young|fresh)est)\b/gi;

/** Claims of being first or best, in lower case. */
export function superlativesIn(text: string): string[] {
  return [...(text.match(CHINESE) ?? []), ...(text.match(ENGLISH) ?? [])].map((found) => found.toLowerCase());
}
