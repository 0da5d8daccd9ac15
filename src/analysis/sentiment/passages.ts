import type { NameSpan } from '../mentions.ts';
import type { VisibleText } from '../visible-text.ts';
import { namesWithin } from './names-within.ts';
import type { Section } from './section.ts';

/** A sentence about the brand. Folded offsets. */
export interface Passage {
  start: number;
  end: number;
}

const GOES_ON =
  /^[\s"“(*•-]*(?:它|其|该|这家|这款|这个品牌|这一品牌|这台|此外|另外|同时|而且|并且|不过|但|然而|可是|可惜|虽然|缺点|优点|不足|缺陷|优势|劣势|总体|整体|总的|总之|综合|尤其|特别|用户|车主|消费者|网友|售后|价格|质量|服务|续航|公司|改名后|如今|现在|it\b|its\b|it's\b|they\b|their\b|this\b|these\b|the (?:brand|company|product|app|tool|platform|software|car|phone|device|service|model|firm|airline|hotel|price|quality|battery|only)|however|but\b|yet\b|still\b|also|additionally|on the |users?\b|customers?\b|reviewers?\b|owners?\b|critics?\b|many\b|some\b|overall|pros?\b|cons?\b|unfortunately|plus\b|moreover|furthermore|in short|bottom line|in the end|support\b|pricing\b|quality\b|i (?:would|wouldn't|do|don't|can't|cannot|highly|strongly|love)|i'd|avoid\b|highly\b|not recommended|recommended|verdict|conclusion)/;
const MARKED = /^\s*(?:[-*+•·|>#]|\d{1,2}\s?[.):、]|[①-⑳]|[一二三四五六七八九十]{1,2}[、.]|\p{Extended_Pictographic})/u;

/** The sentences of an answer about one brand, in reading order; other text is passed over. */
export function* passagesAbout(
  view: VisibleText,
  spans: readonly NameSpan[],
  owner: number,
  sections: readonly Section[],
): Generator<Passage> {
  const { folded } = view;
  const own = sections.map(({ start, end }) => ({
    start: foldedAt(view, start),
    end: beforeMark(folded, foldedAt(view, end)),
  }));
  const isAlone = spans.every((span) => span.owner === owner);
  // Where no other brand is named, what stands before the name is about it too.
  let topic = isAlone && sections.length === 0 ? owner : openingTopic(view, spans);
  let section = 0;
  let lineStart = true;
  for (let start = 0; start < folded.length; ) {
    const end = sentenceEnd(folded, start);
    const named = namesWithin(spans, start, end);
    while (section < own.length && (own[section]?.end ?? 0) <= start) section++;
    const current = own[section];
    const isOwn = current !== undefined && start >= current.start - 2 && start < current.end;
    if (lineStart && !isOwn && start >= (spans[0]?.start ?? 0)) {
      const words = folded.slice(start, Math.min(end, start + 40));
      if (
        words.trim() !== '' &&
        topic === owner &&
        !(isAlone && !/^#/.test(words)) &&
        (MARKED.test(words) || !GOES_ON.test(words))
      )
        topic = -1;
    }
    if (isOwn && lineStart) topic = owner;
    const isAbout = isOwn || topic === owner || named.some((span) => span.owner === owner);
    if (isAbout && end > start) yield { start, end };
    const subjects = named.filter((span) => !isStandard(folded, start, span.start));
    const last = (subjects.length > 0 ? subjects : named).at(-1);
    if (last) topic = last.owner;
    lineStart = folded.charCodeAt(end - 1) === 10 || folded.charCodeAt(end) === 10;
    start = Math.max(end, start + 1);
  }
}

/** Sentences that lead up to the first name on its line are about it, unless they ask. */
function openingTopic({ folded }: VisibleText, spans: readonly NameSpan[]): number {
  const first = spans[0];
  if (!first) return -1;
  const opening = folded.slice(0, first.start);
  return /[\n?:]/.test(opening.trim()) || opening.length > 300 ? -1 : first.owner;
}

const STANDARD =
  /(?:\b(?:than|unlike|next to|beside|alongside|put beside|versus|vs\.?|compared (?:to|with)|instead of|rather than|over|outperforms?|beats?|surpass(?:es)?|outclass(?:es)?|rings around|edges? out|trounces?|leaves?|against|alternatives? to|rival|like|from|after|behind)(?: the| a| rival)? ?|(?:比|比起|相比于?|相较于?|相对于?|不同于|有别于|对比|和|与|跟|不像|像|如同|而不是|不是|除了|从) ?)$/;

/** Whether a name is what the clause compares with, not what it speaks of. */
export function isStandard(folded: string, from: number, at: number): boolean {
  const before = folded.slice(Math.max(from, at - 18), at);
  if (!STANDARD.test(before)) return false;
  if (/(?:和|与|跟) ?$/.test(before)) return /^[^,。;]{0,16}?(?:相比|比起来|比较|比,)/.test(folded.slice(at, at + 24));
  return true;
}

/** The folded offset of an original one. */
function foldedAt(view: VisibleText, offset: number): number {
  const { origin } = view;
  let low = 0;
  let high = origin.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((origin[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A section ends before the mark of the next item, not behind it. */
function beforeMark(folded: string, end: number): number {
  const line = folded.lastIndexOf('\n', end - 1);
  return line > 0 && end - line <= 9 && !/[a-z\u4e00-\u9fff]/.test(folded.slice(line, end)) ? line + 1 : end;
}

const LONGEST = 600;

function sentenceEnd(folded: string, start: number): number {
  for (let at = start; at < folded.length; at++) {
    const code = folded.charCodeAt(at);
    if (code === 10 || at - start >= LONGEST) return at + 1;
    if (code === 0x3002 || code === 33 || code === 63) return closing(folded, at + 1);
    if (
      code === 46 &&
      /^["')\]]*(?:[\s\ufffc]|$)/.test(folded.slice(at + 1, at + 4)) &&
      !/\b(?:vs|dr|mr|mrs|st|no|inc|ltd|co|e\.g|i\.e|approx)$/.test(folded.slice(Math.max(0, at - 6), at)) &&
      !/(?:^|[\s(])[a-z]$/.test(folded.slice(Math.max(0, at - 2), at)) &&
      !/(?:^|\n)\s*\d{1,2}$/.test(folded.slice(Math.max(0, at - 5), at))
    )
      return closing(folded, at + 1);
  }
  return folded.length;
}

function closing(folded: string, from: number): number {
  let at = from;
  while (at < folded.length && at < from + 3 && /["')\]”’」]/.test(folded[at] ?? '')) at++;
  return at;
}
