import type { VisibleText } from '../visible-text.ts';
import type { Section } from './section.ts';

/** Whether the brand heads an item of a list that is announced as one of recommendations, or as one of what to avoid. */
export function announcementOf(
  view: VisibleText,
  sections: readonly Section[],
): { isListedAsGood: boolean; isListedAsBad: boolean } {
  const title = titleOf(view, sections);
  return { isListedAsGood: RECOMMENDS.test(title) && !WARNS.test(title), isListedAsBad: WARNED_OF.test(title) };
}

const RECOMMENDS =
  /推荐|首选|优选|值得|最好|最佳|口碑(?:较|最|很)?好|靠谱|好用|top ?\d* |best\b|picks?\b|recommend|favou?rite|worth|i'd (?:buy|look|choose|shortlist)|shortlist/;
const WARNS =
  /避雷|避坑|避开|口碑(?:较|最|很)?差|不建议|不推荐|最差|翻车|吐槽|avoid|worst|stay away|倒数|份额|销量|营收|出货|price|参数/;

const WARNED_OF =
  /避雷|避坑|踩雷|踩坑|不推荐|不建议|避开|黑榜|慎[选买入]|翻车|吐槽|劝退|拉黑|最差|垫底|智商税|口碑(?:较|最|很)?差|投诉(?:最多|集中|榜)|to avoid|\bavoid\b|\bworst\b|stay away/;

/** The first line or two of the answer, which announce its list; '' where the brand heads no item. */
function titleOf({ folded }: VisibleText, [section]: readonly Section[]): string {
  return section ? folded.slice(0, Math.min(160, section.start)).split('\n', 2).join(' ') : '';
}
