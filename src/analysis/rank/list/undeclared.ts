import type { VisibleText } from '../../visible-text.ts';
import { isGenericHead, looksLikeName } from './generic-heads.ts';
import { isLabel } from './heads.ts';
import type { Node } from './tree.ts';

/** A label with nothing after it: the heading of what follows it in a text without line breaks. */
export function isPartHeading({ entry }: Node): boolean {
  return entry.kind === 'labelled' && entry.end - entry.headEnd < 12;
}

export const CRITERIA =
  /^(?!.*(?:options?|picks?|choices|contenders|recommend|top |best)).*(?:factors|criteria|features|how to|tips|choosing|when (?:buying|shopping)|(?:things|what) to (?:look|consider)|considerations|where to|before you buy|maintenance|notes)/i;

/** A brand nobody declared may open a list of labelled paragraphs: what looks like a name and is described. */
export function isDescribedName(view: VisibleText, node: Node | undefined): boolean {
  if (!node || node.leadsToBrand) return false;
  const { kind, start, headEnd, end } = node.entry;
  const isLineOfItsOwn = kind === 'bold' && end - headEnd < 4;
  if ((isLineOfItsOwn ? node.sectionEnd - end : end - headEnd) < 12) return false;
  const words = view.original.slice(start, headEnd);
  return !isGenericHead(words) && (looksLikeName(words) || (isLineOfItsOwn && isShortHan(words)));
}

/** As names of brands in Chinese are. */
function isShortHan(words: string): boolean {
  return /^[*_\s]*\p{Script=Han}{2,6}(?:[·・•][^\n]{1,20})?(?:[(（][^)）]{1,12}[)）])?[*_\s]*$/u.test(words);
}

/** **Best for long runs**: Hoka Clifton – the label and the name that comes after it, null where none does. */
function labelAndName(view: VisibleText, { entry }: Node): { label: string; name: string } | null {
  if (!hasColon(view, entry)) return null;
  const line = view.original.slice(entry.start, Math.min(entry.end, entry.start + LONGEST_LABELLED));
  const parts =
    /^[\s*_]*([^:：】\n]{2,48}?)[\s*_]*[:：】][\s*_"“[]*([^\s:：\n,，。;；(（–—][^:：\n,，。;；(（–—]*)/.exec(line);
  // **Best overall: Volvo EX90.** Serene on the motorway
  const [words = ''] = (parts?.[2] ?? '').split(/\.?(?:\*\*|__)/);
  const name = words.replace(/[*_[\]]/g, '').trim();
  if (!parts || isGenericHead(name)) return null;
  const reads = /^[^\p{L}\d]*\p{Script=Han}/u.test(name)
    ? name.length <= 12 && /[a-z\d]|^\p{Script=Han}{2,6}$/iu.test(name)
    : looksLikeName(name);
  return reads ? { label: parts[1] ?? '', name } : null;
}

const LONGEST_LABELLED = 120;
const LONGEST_LABEL = 52;
const COLONS = [...':：】'].map((colon) => colon.charCodeAt(0));

function hasColon({ units }: VisibleText, { start, end }: Node['entry']): boolean {
  for (let at = start; at < end && at < start + LONGEST_LABEL; at++)
    if (COLONS.includes(units[at] as number)) return true;
  return false;
}

function nameAfterLabel(view: VisibleText, node: Node): string {
  const found = labelAndName(view, node);
  return found && isLabel(found.label) ? found.name : '';
}

/** Lines that all say what is best for what, or for whom, and then what that is. */
export function isLabelledList(view: VisibleText, group: readonly Node[]): boolean {
  // Each is headed by a tracked name or by a label of places; or each by what is no name, and goes on with one.
  let areLabels = group.length > 1;
  let areUses = areLabels;
  for (const node of group) {
    const isOwned = node.owners.length > 0;
    const found = isOwned && !areUses ? null : labelAndName(view, node);
    areLabels &&= isOwned || (found !== null && isLabel(found.label));
    areUses &&= found !== null && !looksLikeName(found.label);
    if (!areLabels && !areUses) return false;
  }
  return true;
}

/** Labelled paragraphs and bold lines are as often criteria as brands, so they count only among those that name brands. */
export function isUndeclaredBrand(view: VisibleText, node: Node, isBetween: boolean, isLabelled: boolean): boolean {
  if (node.leadsToBrand) return false;
  const { kind, start, headEnd, end } = node.entry;
  if (isLabelled && kind !== 'labelled') return true;
  const words = view.original.slice(start, headEnd);
  if (isGenericHead(words))
    return (
      (kind === 'ordered' || kind === 'heading' || (kind === 'bold' && isBetween)) && nameAfterLabel(view, node) !== ''
    );
  // A label with nothing after it names a part of the answer.
  if (kind === 'labelled' && end - headEnd < 12) return false;
  if (kind === 'bold' && end - headEnd < 4 && isShortHan(words)) return isBetween;
  if (kind === 'labelled' || kind === 'bold') return isBetween && looksLikeName(words);
  return true;
}

/** A list of brands that nobody declared beside one of its kind that names tracked brands. */
export function isListBeside(
  view: VisibleText,
  kinds: ReadonlySet<Node['entry']['kind'] | undefined>,
  group: readonly Node[],
): boolean {
  const kind = group[0]?.entry.kind;
  if ((kind !== 'ordered' && kind !== 'bullet') || !kinds.has(kind)) return false;
  return group.every((node) => {
    const words = nameWords(view, node);
    if (words === null) return false;
    if (!HAN.test(words)) return looksLikeName(words);
    const { headEnd, end } = node.entry;
    return words.length <= 12 && /^[*_\s]*(?:[:：—–\-(（]|$)/.test(view.original.slice(headEnd, end));
  });
}

/** Beside sections whose numbered lists name brands, a section may list only brands that nobody declared. */
export function isListOfOthers(view: VisibleText, group: readonly Node[], depths: ReadonlySet<number>): boolean {
  const first = group[0]?.entry;
  if (first?.kind !== 'ordered' || !depths.has(first.depth)) return false;
  return group.every((node) => {
    const words = nameWords(view, node);
    if (words === null) return false;
    return HAN.test(words) ? words.length <= 12 : words.length <= 50 && looksLikeName(words);
  });
}

const HAN = /\p{Script=Han}/u;

/** The words in the head of an item that may be a brand's, without emphasis; null where they are those of something else. */
export function nameWords({ original }: VisibleText, { entry, leadsToBrand }: Node): string | null {
  const words = original.slice(entry.start, entry.headEnd).replace(/[*_]/g, '').trim();
  return leadsToBrand || isGenericHead(words) ? null : words;
}
