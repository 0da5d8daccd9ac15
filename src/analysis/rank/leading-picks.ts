import type { NameSpan } from '../mentions.ts';
import type { VisibleText } from '../visible-text.ts';

const OTHERS =
  /\b(?:other|additional|more|alternative|further)\b[^.!?\n]{0,30}\b(?:options?|choices?|picks?|contenders?|models?|brands?|alternatives?|recommendations?|products?|worth)\b|\b(?:runners?-up|alternatives|also consider|honou?rable mentions?)\b|(?:其他|其它|另外|更多|备选|替代)[^。！？\n]{0,10}(?:选择|选项|品牌|推荐|产品|方案|款)?[:：]/i;
const PICKED =
  /\b(?:top|best|recommend|stands? out|pick|winner|first choice|go with|hard to beat)\b|首选|首推|最推荐|推荐|最佳|最好/i;

/** How far before the first item what introduces the list may stand. */
const REACH = 120;

/**
 * The brands that an answer picks in prose before it lists "other options" without numbers: they come before the list. By
 * place; none where the list is what the answer recommends.
 */
export function leadingPicks(
  { original }: VisibleText,
  spans: readonly NameSpan[],
  items: readonly { start: number; rank: number; isNumbered: boolean }[],
): number[] {
  const first = items[0];
  if (!first || first.isNumbered || first.rank !== 1) return [];
  const intro = original.slice(Math.max(0, first.start - REACH), first.start);
  const said = OTHERS.exec(intro);
  if (!said) return [];
  const until = first.start - intro.length + said.index;
  const picked: number[] = [];
  for (const span of spans) {
    if (span.from >= until) break;
    if (picked.includes(span.owner)) continue;
    const start = Math.max(0, span.from - 160, original.lastIndexOf('\n', span.from));
    if (PICKED.test(original.slice(start, span.to + 60))) picked.push(span.owner);
  }
  return picked.length <= MOST_PICKED ? picked : [];
}

/** More than these are no picks but a text about many. */
const MOST_PICKED = 2;
