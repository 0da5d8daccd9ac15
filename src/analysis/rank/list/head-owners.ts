import type { NameSpan } from '../../mentions.ts';
import type { VisibleText } from '../../visible-text.ts';
import type { Entry } from './entry.ts';
import { looksLikeName } from './generic-heads.ts';
import { isLabel } from './heads.ts';

const COMPARISON =
  /(?:\b(?:than|like|vs\.?|versus|over|against|unlike|compared (?:to|with)|similar to|alternatives? to|competitors?|rivals?)\b|(?<!性价)比|像|类似|对标|竞品|相比|不如|替代)[^|]{0,6}$/i;
const RELATION =
  /(?:\b(?:to|from|with|by|including|includes?|brands|offers?|such as|at|via|on|of|and|or|is|are|has|which|that)\b|与|和|跟|例如|包括|来自|通过|是|有|在)[^|]{0,6}$/i;

/** Buffalo Run and …: what precedes is a name, too. */
const FURTHER_NAME =
  /^[*_\s]*(?:[\p{Lu}\d][\p{L}\d'’.&-]*\s){1,3}(?:and|&|or)\s[*_]*$|^[*_\s]*\p{Script=Han}{2,6}[和与、跟]$/u;

/** 备选：小米14, For travel: Sony – a label of whatever words, and a name that stands alone after it. */
function labelledOwners(view: VisibleText, entry: Entry, spans: readonly NameSpan[], cursor: number): number[] {
  if (entry.kind === 'labelled' || entry.kind === 'row' || entry.kind === 'column') return [];
  if (!begins(spans, cursor, entry.headEnd, entry.headEnd + LONGEST_GAP)) return [];
  const { original } = view;
  const isColonInside = /[:：]/.test(original[entry.headEnd - 1] ?? '');
  const gap = (isColonInside ? /^[*_]+[\s*_["“]*/ : /^[*_]*[:：][\s*_["“]*/).exec(
    original.slice(entry.headEnd, entry.headEnd + LONGEST_GAP),
  );
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
    const joined = joinedTo(view, entry, spans, index);
    const after = original.slice(joined.to, joined.to + 14);
    if (/^[的是比与和、-]|^(?:'s| is| has)\b|^[^，,。；;（(\n]{0,10}的/.test(after)) return [];
    return DOING.test(after) && !isLabel(label) ? [] : joined.owners;
  }
  return [];
}

/** 石头 / 科沃斯, A & B: a name and those that stand beside it, and where they end. */
function joinedTo({ original }: VisibleText, { end }: Entry, spans: readonly NameSpan[], first: number) {
  const owners: number[] = [];
  let to = spans[first]?.from ?? end;
  for (let index = first; index < spans.length; index++) {
    const { owner, from, to: next } = spans[index] as NameSpan;
    if (index > first && (next > end || !/^\s*[/／&＆+、]\s*$/.test(original.slice(to, from)))) break;
    if (!owners.includes(owner)) owners.push(owner);
    to = next;
  }
  return { owners, to };
}

/** Battery: Coros lasts longer – what is compared, and who does better, is no label with its name. */
const DOING =
  /^ (?!(?:because|with|for|if|since|as|and|or|on|in|at|by|thanks|when|while|though|but|every|any)\b)[a-z]{2,}/;

/** What may stand between a label and a name. */
const LONGEST_GAP = 12;

/** Whether a name begins between the offsets; few labels have one so near that the rest is worth reading. */
function begins(spans: readonly NameSpan[], cursor: number, from: number, to: number): boolean {
  let index = cursor;
  while (index < spans.length && (spans[index]?.from ?? 0) < from) index++;
  return (spans[index]?.from ?? Number.POSITIVE_INFINITY) <= to;
}

const DETAIL =
  /价格|缺点|优点|对比|竞品|对手|替代|类似|平台|购买|渠道|来源|where|buy|from|alternative|competitor|rival|vs|compare|similar|cons|pros|price|source|made by|brand/i;

const CLAUSE =
  /^ (?:only |also |simply |just |still |then )?(?:is|are|was|were|comes|came|has|had|wins|won|gets|got|remains|stays|takes|took|deserves|does|did|will|can|could|would|makes|made|offers|gives|says|costs|feels|looks|works)\b/;

/** The tracked names that an entry is about: those in its head, near the start unless the head is set off. */
export function headOwners(view: VisibleText, entry: Entry, spans: readonly NameSpan[], cursor: number): number[] {
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
          !FURTHER_NAME.test(lead) &&
          !/[:：][\s*_"“]*$/.test(lead) &&
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
  if (owners.length > 0) return owners;
  const makers = makerBehind(view, entry, spans, cursor);
  return makers.length > 0 ? makers : labelledOwners(view, entry, spans, cursor);
}

/** Quest 3 (Meta) – …; 每日鲜语，蒙牛旗下: the maker of what the head names. */
function makerBehind({ original }: VisibleText, { headEnd, end }: Entry, spans: readonly NameSpan[], cursor: number) {
  if (!begins(spans, cursor, headEnd, headEnd + LONGEST_GAP)) return [];
  const gap =
    /^[*_\s]*(?:[(（]\s?|[,，]\s?(?:出自)?)/.exec(original.slice(headEnd, headEnd + LONGEST_GAP))?.[0].length ?? 0;
  if (gap === 0) return [];
  const at = headEnd + gap;
  const made = /[(（]/.test(original.slice(headEnd, at)) ? /^[)）]/ : /^(?:旗下|出品|家的|推出)/;
  const owners: number[] = [];
  for (let index = cursor; index < spans.length; index++) {
    const span = spans[index] as NameSpan;
    if (span.from > at) break;
    if (span.from === at && span.to < end && made.test(original.slice(span.to, span.to + 2))) owners.push(span.owner);
  }
  return owners;
}

/** H135 and H145 from Airbus: all of the item, with its maker last. */
function endsWithMaker({ original }: VisibleText, entry: Entry, span: NameSpan, lead: string): boolean {
  return (
    /[\p{L}\d]\s+(?:from|by)\s*[*_[]*$|[\p{L}\d]来自\s*$/iu.test(lead) &&
    /^[*_\]\s.。,;]*$/.test(original.slice(span.to, entry.end))
  );
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
