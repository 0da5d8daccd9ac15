import type { NameSpan } from '../mentions.ts';
import type { VisibleText } from '../visible-text.ts';
import type { Entry } from './entries.ts';
import { readEntries } from './entries.ts';
import { isGenericHead, looksLikeName } from './generic-heads.ts';
import { labelledPlace, statedRank } from './ordinals.ts';

/**
 * The rank of every tracked name, 0 where it is not named. Where the answer lists brands (items, table rows or columns,
 * headings) it is the place of the item that the name heads, counting items, declared or not, but not points within items;
 * a countdown is read by its numbers. What the words say outright ("第二是", "comes in third") comes first in prose. Else it is 1 +
 * the number of other brands named earlier.
 */
export function rankNames(
  view: VisibleText,
  spans: readonly NameSpan[],
  owners: number,
  items: readonly Item[] = listItems(view, spans),
): number[] {
  const firsts = firstPositions(spans, owners);
  return firsts.map((first, owner) => {
    if (first < 0) return 0;
    const heading = items.find((item) => item.owners.includes(owner));
    if (heading) return heading.rank;
    for (const span of spans) {
      if (span.owner !== owner) continue;
      const stated = statedRank(view, span);
      if (stated > 0) return stated;
    }
    const unknown = items.filter((item) => item.owners.length === 0 && item.start < first).length;
    return 1 + unknown + firsts.filter((other, index) => index !== owner && other >= 0 && other < first).length;
  });
}

/** An item of a list of brands, in original offsets. */
export interface Item {
  start: number;
  end: number;
  rank: number;
  /** Tracked names that head the item; none for a brand that nobody declared. */
  owners: number[];
}

interface Node {
  entry: Entry;
  owners: number[];
  children: Node[];
  /** Whether a tracked name heads an entry somewhere below. */
  leadsToBrand: boolean;
  /** Where the next entry beside or above it begins. */
  sectionEnd: number;
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
  const tree = buildTree(view, readEntries(view), spans);
  collect(view, tree, items, listDepths(tree), false);
  return items;
}

function buildTree(view: VisibleText, entries: readonly Entry[], spans: readonly NameSpan[]): Node[] {
  const roots: Node[] = [];
  const open: Node[] = [];
  let cursor = 0;
  for (const entry of entries) {
    while (cursor < spans.length && (spans[cursor]?.from ?? 0) < entry.start) cursor++;
    const node: Node = {
      entry,
      owners: headOwners(view, entry, spans, cursor),
      children: [],
      leadsToBrand: false,
      sectionEnd: 0,
    };
    while (open.length > 0 && (open.at(-1)?.entry.depth ?? 0) >= entry.depth) {
      const closed = open.pop();
      if (closed) closed.sectionEnd = sectionEndOf(view, closed.entry, entry.start);
    }
    const parent = open.at(-1);
    (parent ? parent.children : roots).push(node);
    if (node.owners.length > 0) for (const ancestor of open) ancestor.leadsToBrand = true;
    open.push(node);
  }
  roots.forEach(yieldToParts);
  for (const node of open) node.sectionEnd = sectionEndOf(view, node.entry, view.original.length);
  return roots;
}

/** A numbered section whose labelled parts name several brands is no item itself, though its first part's brand stands in its head. */
function yieldToParts(node: Node): void {
  node.children.forEach(yieldToParts);
  const named = node.children.filter(({ entry, owners }) => entry.kind === 'labelled' && owners.length > 0);
  if (node.entry.kind !== 'ordered' || new Set(named.flatMap(({ owners }) => owners)).size < 2) return;
  if (named[0]?.owners[0] === node.owners[0] && (named[0]?.entry.start ?? 0) > node.entry.start) node.owners = [];
}

/** Under a heading or bold line all paragraphs belong to it; to an item of a list only those before a blank line. */
function sectionEndOf(view: VisibleText, entry: Entry, next: number): number {
  if (entry.kind === 'heading' || entry.kind === 'bold') return next;
  const { original } = view;
  for (let at = original.indexOf('\n', entry.end); at >= 0 && at < next; at = original.indexOf('\n', at + 1)) {
    const after = /^[ \t\r]*\n[ \t]?(?![ \t])/.exec(original.slice(at + 1, at + 40));
    if (after) return Math.max(entry.end, at);
  }
  return next;
}

const COMPARISON =
  /(?:\b(?:than|like|vs\.?|versus|over|against|unlike|compared (?:to|with)|similar to|alternatives? to|competitors?|rivals?)\b|(?<!性价)比|像|类似|对标|竞品|相比|不如|替代)[^|]{0,6}$/i;
const RELATION =
  /(?:\b(?:to|from|with|by|including|includes?|brands|offers?|such as|at|via|on|of|and|or|is|are|has|which|that)\b|与|和|跟|例如|包括|来自|通过|是|有|在)[^|]{0,6}$/i;

/** 备选：小米14, For travel: Sony – a label of whatever words, and a name that stands alone after it. */
function labelledOwner(view: VisibleText, entry: Entry, spans: readonly NameSpan[], cursor: number): number[] {
  if (entry.kind === 'labelled' || entry.kind === 'row' || entry.kind === 'column') return [];
  const { original } = view;
  const gap = /^[*_]*[:：][\s*_["“]*/.exec(original.slice(entry.headEnd, entry.headEnd + 12));
  const label = original.slice(entry.start, entry.headEnd);
  if (
    !gap ||
    DETAIL.test(label) ||
    (entry.kind !== 'heading' && looksLikeName(label) && !/\p{Script=Han}/u.test(label))
  )
    return [];
  const at = entry.headEnd + gap[0].length;
  for (let index = cursor; index < spans.length && (spans[index]?.from ?? 0) <= at; index++) {
    const span = spans[index];
    if (span?.from !== at) continue;
    const after = original.slice(span.to, span.to + 14);
    if (!/^[的是比与和、-]|^(?:'s| is| has)\b|^[^，,。；;（(\n]{0,10}的/.test(after)) return [span.owner];
  }
  return [];
}

const DETAIL =
  /价格|缺点|优点|对比|竞品|对手|替代|类似|平台|购买|渠道|来源|where|buy|from|alternative|competitor|rival|vs|compare|similar|cons|pros|price|source|made by|brand/i;

const CLAUSE =
  /^ (?:is|are|was|were|comes|came|has|had|wins|won|gets|got|remains|stays|takes|took|deserves|does|did|will|can|could|would|makes|made|offers|gives|says|costs|feels|looks|works)\b/;

/** The tracked names that an entry is about: those in its head, near the start unless the head is set off. */
function headOwners(view: VisibleText, entry: Entry, spans: readonly NameSpan[], cursor: number): number[] {
  const owners: number[] = [];
  let last: NameSpan | undefined;
  let reach = entry.isSetOff ? entry.headEnd : Math.min(entry.headEnd, entry.start + 60);
  for (let index = cursor; index < spans.length; index++) {
    const span = spans[index];
    if (!span || (span.from >= reach && !(last && continuesNames(view, last, span, entry)))) break;
    const lead = view.original.slice(entry.start, span.from);
    if (owners.length === 0) {
      if (
        COMPARISON.test(lead) ||
        (!entry.isSetOff &&
          RELATION.test(lead) &&
          !endsWithMaker(view, entry, span, lead) &&
          !/^[*_[\s]*(?:best|top|the|最)/i.test(lead))
      )
        break;
      if (!entry.isSetOff && entry.kind !== 'labelled' && lead.length > 40) break;
    }
    // "Brightboard is excellent: …" is a sentence with a colon, no label.
    if (entry.kind === 'labelled' && owners.length === 0 && CLAUSE.test(view.original.slice(span.to, entry.headEnd)))
      break;
    if (!owners.includes(span.owner)) owners.push(span.owner);
    last = span;
    reach = Math.max(reach, Math.min(entry.headEnd, span.to + 30));
  }
  return owners.length > 0 ? owners : labelledOwner(view, entry, spans, cursor);
}

/** H135 and H145 from Airbus: all of the item, with its maker last. */
function endsWithMaker({ original }: VisibleText, entry: Entry, span: NameSpan, lead: string): boolean {
  return /(?:\b(?:from|by)|来自)\s*[*_[]*$/i.test(lead) && /^[*_\]\s.。,;]*$/.test(original.slice(span.to, entry.end));
}

/** Tier B: Vortex, Bushnell – an item of nothing but names is about all of them. */
function continuesNames({ original }: VisibleText, last: NameSpan, span: NameSpan, entry: Entry): boolean {
  if (span.to > entry.end || !/^\s*(?:[,，、/&+]|,? ?and\b|和|与|及|or\b)\s*$/.test(original.slice(last.to, span.from)))
    return false;
  return original
    .slice(last.to, entry.end)
    .split(/[,，、/&+]|\band\b|和|与|及/)
    .every((part) => part.trim().split(/\s+/).length <= 3 && !/[。；;：:—–(（]/.test(part));
}

/** Walks the tree in reading order and counts the items of every list that a tracked name heads. */
function collect(
  view: VisibleText,
  nodes: readonly Node[],
  items: Item[],
  depths: ReadonlySet<number>,
  isInSection: boolean,
): void {
  for (const group of groups(nodes)) {
    const isList = isBrandList(group) || (isInSection && isListOfOthers(view, group, depths));
    const countdown = isList && isCountdown(group);
    const lastHeaded = group.findLastIndex((node) => node.owners.length > 0);
    const firstHeaded = group.findIndex((node) => node.owners.length > 0);
    const reach = lastHeaded - firstHeaded + 1;
    const isSparse = group.filter((node) => node.owners.length > 0).length * 4 < reach && reach > 4;
    let firstListed = firstHeaded;
    while (firstListed > 0 && isDescribedName(view, group[firstListed - 1])) firstListed--;
    let isCriteria = false;
    group.forEach((node, index) => {
      if (isPartHeading(node)) isCriteria = CRITERIA.test(view.original.slice(node.entry.start, node.entry.headEnd));
      const isBetween = index >= firstListed && index < lastHeaded && !isSparse && !isCriteria;
      if (!isList || (node.owners.length === 0 && !isUndeclaredBrand(view, node, isBetween))) {
        collect(view, node.children, items, depths, true);
        return;
      }
      const isNumbered = countdown || (node.entry.kind === 'row' && isNumberedTable(group));
      const said = labelledPlace(view.original.slice(node.entry.start, node.entry.start + 40));
      const rank = (isNumbered ? node.entry.number : null) ?? (said || items.length + 1);
      items.push({ start: node.entry.start, end: endOf(node), rank, owners: node.owners });
    });
  }
}

/** A label with nothing after it: the heading of what follows it in a text without line breaks. */
function isPartHeading({ entry }: Node): boolean {
  return entry.kind === 'labelled' && entry.end - entry.headEnd < 12;
}

const CRITERIA =
  /^(?!.*(?:options?|picks?|choices|contenders|recommend|top |best)).*(?:factors|criteria|features|how to|tips|choosing|when (?:buying|shopping)|(?:things|what) to (?:look|consider)|considerations|where to|before you buy|maintenance|notes)/i;

/** How far in the numbered lists stand that name brands. */
function listDepths(nodes: readonly Node[], found = new Set<number>()): Set<number> {
  for (const node of nodes) {
    if (node.owners.length === 0) listDepths(node.children, found);
    else if (node.entry.kind === 'ordered') found.add(node.entry.depth);
  }
  return found;
}

/** Beside sections whose numbered lists name brands, a section may list only brands that nobody declared. */
function isListOfOthers(view: VisibleText, group: readonly Node[], depths: ReadonlySet<number>): boolean {
  const first = group[0]?.entry;
  if (first?.kind !== 'ordered' || !depths.has(first.depth)) return false;
  return group.every(({ entry, leadsToBrand }) => {
    const words = view.original.slice(entry.start, entry.headEnd).replace(/[*_]/g, '').trim();
    if (leadsToBrand || isGenericHead(words)) return false;
    return /\p{Script=Han}/u.test(words) ? words.length <= 12 : words.length <= 50 && looksLikeName(words);
  });
}

/** Neighbours of one kind; a table is a group of its own. Order is kept: a group is placed where its first member stands. */
function groups(nodes: readonly Node[]): Node[][] {
  const result: Node[][] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    const before = last?.[0];
    if (
      last &&
      before &&
      before.entry.kind === node.entry.kind &&
      before.entry.depth === node.entry.depth &&
      before.entry.table === node.entry.table
    )
      last.push(node);
    else result.push([node]);
  }
  return result;
}

function isBrandList(group: readonly Node[]): boolean {
  const headed = group.filter((node) => node.owners.length > 0).length;
  if (headed === 0) return false;
  // The columns of a table are items only where several brands are compared side by side.
  return group[0]?.entry.kind !== 'column' || headed >= 2;
}

function isCountdown(group: readonly Node[]): boolean {
  const numbers = group.map((node) => node.entry.number);
  if (numbers.length < 2 || numbers.some((number) => number === null)) return false;
  return (
    numbers.every((number, index) => index === 0 || (number ?? 0) === (numbers[index - 1] ?? 0) - 1) &&
    numbers.at(-1) === 1
  );
}

function isNumberedTable(group: readonly Node[]): boolean {
  return group.every((node) => node.entry.number !== null);
}

/** A brand nobody declared may open a list of labelled paragraphs: what looks like a name and is described. */
function isDescribedName(view: VisibleText, node: Node | undefined): boolean {
  if (!node || node.leadsToBrand || node.entry.end - node.entry.headEnd < 12) return false;
  const words = view.original.slice(node.entry.start, node.entry.headEnd);
  return !isGenericHead(words) && looksLikeName(words);
}

/** Labelled paragraphs and bold lines are as often criteria as brands, so they count only among those that name brands. */
function isUndeclaredBrand(view: VisibleText, node: Node, isBetween: boolean): boolean {
  if (node.leadsToBrand) return false;
  const words = view.original.slice(node.entry.start, node.entry.headEnd);
  if (isGenericHead(words)) return false;
  // A label with nothing after it names a part of the answer.
  if (node.entry.kind === 'labelled' && node.entry.end - node.entry.headEnd < 12) return false;
  if (node.entry.kind === 'labelled' || node.entry.kind === 'bold') return isBetween && looksLikeName(words);
  return true;
}

/** An item goes on to the next entry that is none of its points. */
function endOf(node: Node): number {
  return Math.max(node.sectionEnd, node.entry.end);
}
