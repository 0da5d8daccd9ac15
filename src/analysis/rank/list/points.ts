import type { VisibleText } from '../../visible-text.ts';
import type { Range } from './entry.ts';
import { announcesComparison, isGenericHead, looksLikeName } from './generic-heads.ts';
import { isOfBrand } from './groups.ts';
import type { Node } from './tree.ts';
import { nameWords } from './undeclared.ts';

const POINTS =
  /\b(?:steps?|how (?:to|i|we|you)|here's how|reasons?|why|pros|cons|benefits|advantages|drawbacks|features|criteria|factors|questions?|ask|checklist|check|look (?:at|for|out)|tips|remember|keep in mind|before (?:you|buying)|what you(?:'ll| will| would)? (?:get|need)|instructions|to (?:set up|install|move|export|cancel|apply|connect|use|fix|reset|return|claim|switch|clean|book))\b|步骤|理由|原因|优点|缺点|优势|好处|几点|注意|事项|条件|流程|操作|确认|检查|标准|要点|问题|如何|怎么|[两三四五六几]件事|[两三四五六几]点[:：]|指标|维度|因素|[看想](?:这|哪)?几|先看|看什么|看重|想清楚|在意|教程|技巧|方法/i;
const BRANDS =
  /\b(?:options?|choices?|picks?|contenders|brands?|recommend\w*|top|best|alternatives?|models|products|tools|apps|companies|providers|makers|names)\b|品牌|推荐|牌子|(?<![退付贷存汇罚借条还收打扣])款|机型|排行|榜|选择|产品|平台|公司|名单|哪家|哪些/i;

/** 理由有三：, whatever they begin with. */
const REASONS = /(?:理由|原因|\breasons?|\bbecause)[^。.\n]{0,8}[:：]\s*$/i;

/** Steps, reasons, features or questions that name a brand here and there rank none. */
export function isListOfPoints(view: VisibleText, group: readonly Node[], parent: Node | null): boolean {
  const first = group[0]?.entry;
  if (!first || (first.kind !== 'ordered' && first.kind !== 'bullet') || group.length < 2) return false;
  const { intro } = first;
  if (REASONS.test(endOf(view, intro))) return true;
  const headed = group.filter(isOfBrand).length;
  if (headed * 2 > group.length || (headed > 1 && group.every((node) => isName(view, node)))) return false;
  const title = endOf(view, intro ?? (parent && { start: parent.entry.start, end: parent.entry.headEnd }));
  if (POINTS.test(title) && !BRANDS.test(title)) return true;
  // Sony vs Bose: under such a title stands what they are compared by.
  if (!intro && announcesComparison(title)) return true;
  return headed === 1 && group.length > 2 && group.every((node) => isOfBrand(node) || isPlainPhrase(view, node));
}

const LONGEST_TITLE = 80;

/** The last words of what announces a list; none where nothing does. */
function endOf({ original }: VisibleText, said: Range | null): string {
  return said ? original.slice(Math.max(said.start, said.end - LONGEST_TITLE), said.end) : '';
}

/** A tracked brand's, or another that is set off as such. */
function isName(view: VisibleText, node: Node): boolean {
  if (isOfBrand(node)) return true;
  const words = node.entry.isSetOff ? nameWords(view, node) : null;
  return words !== null && looksLikeName(words);
}

/** A phrase in small letters: no name of anybody. */
function isPlainPhrase({ original }: VisibleText, { entry, leadsToBrand }: Node): boolean {
  const words = original.slice(entry.start, entry.headEnd);
  if (leadsToBrand || /\p{Script=Han}/u.test(words)) return false;
  return isGenericHead(words) || (!looksLikeName(words) && words.trim().split(/\s+/).length > 2);
}
