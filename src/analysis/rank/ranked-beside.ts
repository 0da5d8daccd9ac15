import type { NameSpan } from '../mentions.ts';
import type { VisibleText } from '../visible-text.ts';
import type { Item } from './item.ts';
import { MOST_ASKED, placeWords, statedRank } from './stated/index.ts';

/**
 * By tracked name, the place that the words beside a list without numbers state ("my own order: Merrell first, Lowa second"); 0 for
 * those of which they state none. Null where they rank nobody: places of two names at least are stated, one after the other.
 *
 * @param beside the indices of the names that stand in none of the items
 */
export function ranksBeside(
  view: VisibleText,
  spans: readonly NameSpan[],
  owners: number,
  items: readonly Item[],
  beside: readonly number[],
): readonly number[] | null {
  if (items.length === 0 || !areTwo(spans, beside) || items.some(isNumbered)) return null;
  const words = placeWords(view);
  if (!words) return null;
  const ranks = new Array<number>(owners).fill(0);
  for (const index of beside.slice(0, MOST_ASKED)) {
    const span = spans[index] as NameSpan;
    if ((ranks[span.owner] as number) > 0 || isOfAField(view, span)) continue;
    ranks[span.owner] = statedRank(view, spans, index, words);
  }
  const stated = ranks.filter((rank) => rank > 0).sort((one, other) => one - other);
  return stated.length >= 2 && stated.every((rank, at) => rank === (stated[0] as number) + at) ? ranks : null;
}

function isNumbered(item: Item): boolean {
  return item.isNumbered;
}

/** Whether they are of two brands at least. */
function areTwo(spans: readonly NameSpan[], beside: readonly number[]): boolean {
  for (const index of beside) if (spans[index]?.owner !== spans[beside[0] as number]?.owner) return true;
  return false;
}

/** First in sales is not first in the answer. */
function isOfAField({ folded }: VisibleText, { start, end }: NameSpan): boolean {
  return OF_A_FIELD.test(folded.slice(Math.max(0, start - 60), end + 40));
}

const OF_A_FIELD =
  /\b(?:sales|revenue|market share|shipments|by volume|units sold)\b|销量|销售额|份额|市占率|营收|出货量|保有量/;
