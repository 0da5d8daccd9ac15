import type { NameSpan } from '../../mentions.ts';
import type { VisibleText } from '../../visible-text.ts';
import type { Entry } from './entry.ts';
import { announcesComparison } from './generic-heads.ts';
import { headOwners } from './head-owners.ts';

/** Entries of an answer as they lie in one another. */
export interface Node {
  entry: Entry;
  owners: number[];
  children: Node[];
  /** Whether a tracked name heads an entry somewhere below. */
  leadsToBrand: boolean;
  /** Where the next entry beside or above it begins. */
  sectionEnd: number;
}

/** Headings above the items under them, items above their points. */
export function buildTree(view: VisibleText, entries: readonly Entry[], spans: readonly NameSpan[]): Node[] {
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
    let parent = open.at(-1);
    while (parent && parent.entry.depth >= entry.depth) {
      parent.sectionEnd = sectionEndOf(view, parent.entry, entry.start);
      open.pop();
      parent = open.at(-1);
    }
    (parent ? parent.children : roots).push(node);
    if (node.owners.length > 0) for (const ancestor of open) ancestor.leadsToBrand = true;
    open.push(node);
  }
  yieldToParts(view, roots);
  for (const node of open) node.sectionEnd = sectionEndOf(view, node.entry, view.original.length);
  return roots;
}

/**
 * A numbered section whose labelled parts name several brands is no item itself, though its first part's brand stands in its head;
 * nor is the title of a list that names one of its brands ("Sony alternatives"), or that stands alone, nor that of a comparison.
 */
function yieldToParts(view: VisibleText, nodes: readonly Node[]): void {
  const titles = nodes.filter(isTitle);
  const headings = titles.filter(({ entry }) => entry.kind === 'heading').length;
  for (const node of nodes) {
    const { entry, owners, children } = node;
    if (
      titles.length === 1 &&
      titles[0] === node &&
      owners.length > 1 &&
      announcesComparison(view.original.slice(entry.start, entry.end))
    )
      node.owners = [];
    if (children.length === 0) continue;
    yieldToParts(view, children);
    if (owners.length === 0) continue;
    if (entry.kind === 'ordered') {
      const named = children.filter((part) => isLabelled(part) && part.owners.length > 0);
      if (ownersOf(named).size < 2) continue;
      if (named[0]?.owners[0] === owners[0] && (named[0]?.entry.start ?? 0) > entry.start) node.owners = [];
    } else if (entry.kind === 'heading') {
      const listed = ownersOf(children.filter((part) => !isLabelled(part)));
      if (listed.size >= 2 && (headings === 1 || owners.some((owner) => listed.has(owner)))) node.owners = [];
    }
  }
}

/** A heading, or a line all in bold, with a tracked name. */
function isTitle({ entry, owners }: Node): boolean {
  const { kind, headEnd, end } = entry;
  return owners.length > 0 && (kind === 'heading' || (kind === 'bold' && end - headEnd < 8));
}

function isLabelled({ entry }: Node): boolean {
  return entry.kind === 'labelled';
}

function ownersOf(nodes: readonly Node[]): Set<number> {
  const owners = new Set<number>();
  for (const node of nodes) for (const owner of node.owners) owners.add(owner);
  return owners;
}

/** Under a heading or bold line all paragraphs belong to it; to an item of a list only those before a blank line. */
function sectionEndOf(view: VisibleText, entry: Entry, next: number): number {
  if (entry.kind === 'heading' || entry.kind === 'bold') return next;
  const { original, units } = view;
  for (let at = original.indexOf('\n', entry.end); at >= 0 && at < next; at = original.indexOf('\n', at + 1)) {
    // A letter at the start of a line: the line is not blank.
    if ((units[at + 1] as number) > 32) continue;
    const after = /^[ \t\r]*\n[ \t]?(?![ \t])/.exec(original.slice(at + 1, at + 40));
    if (after) return Math.max(entry.end, at);
  }
  return next;
}
