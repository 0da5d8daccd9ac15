import type { VisibleText } from '../../visible-text.ts';
import type { Node } from './tree.ts';

/**
 * Neighbours of one kind, each group a list of its own: a table is one, and so is what begins to count anew or what a line of text
 * announces. Order is kept: a group is placed where its first member stands.
 */
export function groupsOf(view: VisibleText, nodes: readonly Node[]): Node[][] {
  const result: Node[][] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (last && goesOn(view, last, node)) last.push(node);
    else result.push([node]);
  }
  return result;
}

function goesOn(view: VisibleText, group: readonly Node[], { entry }: Node): boolean {
  const first = group[0]?.entry;
  const before = group.at(-1)?.entry;
  if (!first || !before) return false;
  if (first.kind !== entry.kind || first.depth !== entry.depth || first.table !== entry.table) return false;
  if (entry.kind === 'ordered') return !(entry.number === 1 && (before.number ?? 0) > 1 && entry.intro);
  return !(entry.kind === 'bullet' && entry.intro && isAnnouncement(view, entry.intro.start, entry.intro.end));
}

function isAnnouncement({ original }: VisibleText, start: number, end: number): boolean {
  return /[:：][\s*_]*$/.test(original.slice(Math.max(start, end - 8), end));
}

/** Whether a tracked brand heads it. */
export function isOfBrand({ owners }: Node): boolean {
  return owners.length > 0;
}

/** Whether a tracked brand heads one of them. */
export function isHeaded(group: readonly Node[]): boolean {
  return group.some(isOfBrand);
}

/** "Last, …" alone continues no list. */
export function beginsWithFirst([first]: readonly Node[]): boolean {
  return first?.entry.kind !== 'ordered' || first.entry.number !== null;
}

/** Whether its numbers are places: those of a countdown, of a column of ranks, and those said to be places out of order. */
export function saysPlaces(group: readonly Node[]): boolean {
  const numbers = group.map((node) => node.entry.number);
  if (numbers.some((number) => number === null)) return false;
  const [first] = group;
  if (first?.entry.kind === 'row' || first?.entry.kind === 'column') return true;
  if (isCountdown(numbers)) return true;
  return group.length > 1 && group.every(({ entry }) => entry.isPlace) && new Set(numbers).size === numbers.length;
}

function isCountdown(numbers: readonly (number | null)[]): boolean {
  if (numbers.length < 2 || numbers.at(-1) !== 1) return false;
  return numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) - 1);
}
