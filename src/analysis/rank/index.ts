import type { Detection } from '../matcher.ts';
import type { NameSpan } from '../mentions.ts';
import type { VisibleText } from '../visible-text.ts';
import { type Item, namesBeside } from './item.ts';
import { leadingPicks } from './leading-picks.ts';
import { readEntries } from './list/entries.ts';
import { beginsWithFirst, groupsOf, isHeaded, isOfBrand, saysPlaces } from './list/groups.ts';
import { isListOfPoints } from './list/points.ts';
import type { Node } from './list/tree.ts';
import { buildTree } from './list/tree.ts';
import {
  CRITERIA,
  isDescribedName,
  isLabelledList,
  isListBeside,
  isListOfOthers,
  isPartHeading,
  isUndeclaredBrand,
} from './list/undeclared.ts';
import { ranksBeside } from './ranked-beside.ts';
import { choiceBehind, labelledPlace, MOST_ASKED, placeWords, statedRank } from './stated/index.ts';

/**
 * The rank of every tracked name, 0 where it is not named. Where the answer lists brands (items, table rows or columns,
 * headings) it is the place of the item that the name heads, counting items, declared or not, but not points within items;
 * a countdown is read by its numbers, a place that an item's label says is believed, and so are those that words beside a list
 * without numbers give several names. A pick before "other options" comes before their list. In prose, what the words say outright
 * ("第二是", "comes in third") comes first. Else it is 1 + the number of other tracked names before it.
 */
export function rankNames(
  view: VisibleText,
  spans: readonly NameSpan[],
  owners: number,
  items: readonly Item[] = listItems(view, spans),
): number[] {
  const firsts = firstPositions(spans, owners);
  const picked = leadingPicks(view, spans, items);
  const ranks = new Array<number>(owners).fill(0);
  const besideItems = namesBeside(spans, items);
  const beside = ranksBeside(view, spans, owners, items, besideItems);
  const isUnordered = besideItems.length > 0 && saysNoOrder(view, items);
  let words: Detection | null | undefined;
  for (let owner = 0; owner < owners; owner++) {
    const first = firsts[owner] as number;
    if (first < 0) continue;
    const listed = picked.indexOf(owner) + 1 || listedRank(view, spans, owner, items, picked.length);
    if (listed > 0 && !isUnordered) {
      ranks[owner] = beside?.[owner] || listed;
      continue;
    }
    if (words === undefined) words = placeWords(view);
    const stated = words ? rankInWords(view, spans, owner, words) : 0;
    ranks[owner] = stated || listed || 1 + namedBefore(first, firsts);
  }
  return ranks;
}

/** Whether what introduces the list says that its order means nothing: what the words say then comes first. */
function saysNoOrder({ original }: VisibleText, [first]: readonly Item[]): boolean {
  if (!first) return false;
  return NO_ORDER.test(original.slice(Math.max(0, first.start - REACH), first.start));
}

const REACH = 160;
const NO_ORDER =
  /[Aa]lphabet|no particular order|anything into the order|order (?:says|means) nothing|不分先后|先后顺序无关|按(?:首字母|字母|拼音|笔画|笔顺|价格|售价)[^。\n]{0,12}(?:排|列)/;

/** The place of the item that a name heads, behind those picked before the list; 0 where it heads none. */
function listedRank(
  view: VisibleText,
  spans: readonly NameSpan[],
  owner: number,
  items: readonly Item[],
  picked: number,
): number {
  for (const item of items)
    if (item.owners.includes(owner))
      return (item.isNumbered ? 0 : placeChosen(view, spans, owner, item)) || item.rank + picked;
  return 0;
}

/** What the words around its first mentions say outright; 0 where they say nothing. */
function rankInWords(view: VisibleText, spans: readonly NameSpan[], owner: number, words: Detection): number {
  for (let index = 0, asked = 0; index < spans.length && asked < MOST_ASKED; index++) {
    if (spans[index]?.owner !== owner) continue;
    asked++;
    const stated = statedRank(view, spans, index, words);
    if (stated > 0) return stated;
  }
  return 0;
}

/** How many tracked names come before an offset: in prose, brands that nobody declared count nowhere. */
function namedBefore(offset: number, firsts: readonly number[]): number {
  let named = 0;
  for (const first of firsts) if (first >= 0 && first < offset) named++;
  return named;
}

/** The place that an item says of the brand that heads it: "Xero – first choice" as the third of them. */
function placeChosen(view: VisibleText, spans: readonly NameSpan[], owner: number, { start, end }: Item): number {
  const named = spans.find((span) => span.owner === owner && span.from >= start && span.from < end);
  return named ? choiceBehind(view, named) : 0;
}

function firstPositions(spans: readonly NameSpan[], owners: number): number[] {
  const firsts = new Array<number>(owners).fill(-1);
  for (const span of spans) if ((firsts[span.owner] ?? 0) < 0) firsts[span.owner] = span.from;
  return firsts;
}

/** The items that brands head, in reading order. */
export function listItems(view: VisibleText, spans: readonly NameSpan[]): Item[] {
  if (spans.length === 0) return [];
  const items: Item[] = [];
  const tree = buildTree(view, readEntries(view, spans), spans);
  collect(view, tree, items, listDepths(tree), null);
  return items;
}

/** Walks the tree in reading order and counts the items of every list that a tracked name heads. */
function collect(
  view: VisibleText,
  nodes: readonly Node[],
  items: Item[],
  depths: ReadonlySet<number>,
  parent: Node | null,
): void {
  const all = groupsOf(view, nodes);
  const kinds = new Set(all.filter(isHeaded).map(([first]) => first?.entry.kind));
  for (const group of all) {
    const isList =
      beginsWithFirst(group) &&
      !isListOfPoints(view, group, parent) &&
      (isHeaded(group) || (parent !== null && isListOfOthers(view, group, depths)) || isListBeside(view, kinds, group));
    const hasPlaces = isList && saysPlaces(group);
    const isWhole = group.every(isOfBrand);
    const { first: firstListed, last: lastHeaded } = isList && !isWhole ? listedRange(view, group) : NOTHING_BETWEEN;
    const isLabelled = isList && !isWhole && isLabelledList(view, group);
    let isCriteria = false;
    for (let index = 0; index < group.length; index++) {
      const node = group[index] as Node;
      if (isPartHeading(node)) isCriteria = CRITERIA.test(view.original.slice(node.entry.start, node.entry.headEnd));
      const isBetween = index >= firstListed && index < lastHeaded && !isCriteria;
      if (!isList || (node.owners.length === 0 && !isUndeclaredBrand(view, node, isBetween, isLabelled))) {
        collect(view, node.children, items, depths, node);
        continue;
      }
      const said = labelledPlace(view.original.slice(node.entry.start, node.entry.start + 40));
      const rank = (hasPlaces ? node.entry.number : null) ?? (said || items.length + 1);
      items.push({
        start: node.entry.start,
        end: endOf(node),
        rank,
        isNumbered: node.entry.number !== null,
        owners: node.owners,
      });
    }
  }
}

const NOTHING_BETWEEN = { first: 0, last: 0 };

/** From where to where a list that tracked names head may name other brands; nowhere, if tracked names are too few. */
function listedRange(view: VisibleText, group: readonly Node[]): { first: number; last: number } {
  const last = group.findLastIndex(isOfBrand);
  let first = group.findIndex(isOfBrand);
  const reach = last - first + 1;
  if (reach > 4 && group.filter(isOfBrand).length * 4 < reach) return NOTHING_BETWEEN;
  while (first > 0 && isDescribedName(view, group[first - 1])) first--;
  return { first, last };
}

/** How far in the numbered lists stand that name brands. */
function listDepths(nodes: readonly Node[], found = new Set<number>()): Set<number> {
  for (const node of nodes) {
    if (node.owners.length === 0) listDepths(node.children, found);
    else if (node.entry.kind === 'ordered') found.add(node.entry.depth);
  }
  return found;
}

/** An item goes on to the next entry that is none of its points. */
function endOf(node: Node): number {
  return Math.max(node.sectionEnd, node.entry.end);
}
