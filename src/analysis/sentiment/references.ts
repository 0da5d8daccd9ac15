import type { NameSpan } from '../mentions.ts';
import type { VisibleText } from '../visible-text.ts';

/**
 * The names of an answer together with the words that stand for them: "the latter", "(c)", "the second option", and what a
 * product is called after its maker was named with it ("Dell XPS 13 … the XPS").
 */
export function withReferences(view: VisibleText, spans: readonly NameSpan[]): readonly NameSpan[] {
  if (spans.length === 0 || view.folded.length > LONGEST) return spans;
  const added = [...productNames(view, spans), ...lettered(view, spans), ...formerAndLatter(view, spans)];
  if (added.length === 0) return spans;
  const all = [...spans, ...added].sort((a, b) => a.start - b.start || b.end - a.end);
  return all.filter((span, index) => index === 0 || span.start >= (all[index - 1]?.end ?? 0));
}

/** Longer answers name what they speak of often enough. */
const LONGEST = 20_000;

function spanAt(view: VisibleText, start: number, end: number, owner: number): NameSpan {
  return { start, end, owner, from: view.origin[start] ?? 0, to: view.origin[end] ?? view.original.length };
}

/** Capitalised words right after a name, where only one brand's products are called so. */
function productNames(view: VisibleText, spans: readonly NameSpan[]): NameSpan[] {
  const owners = new Map<string, number>();
  for (const span of spans) {
    const after = view.original.slice(span.to, span.to + 40);
    const product = /^(?:'s|’s)? ((?:[A-Z][\w-]*|\d+[A-Za-z][\w-]*)(?: (?:[A-Z][\w-]*|\d+[A-Za-z][\w-]*)){0,2})/.exec(
      after,
    )?.[1];
    for (const word of product?.split(' ') ?? []) {
      if (
        word.length < 2 ||
        /^(?:[A-Z]|I|The|And|Or|In|On|It|For|Of|With|Is|Has|At|By|To|Pro|Plus|Max|Mini|Air|Ultra)$/.test(word)
      )
        continue;
      const known = owners.get(word);
      owners.set(word, known === undefined || known === span.owner ? span.owner : -1);
    }
  }
  const found: NameSpan[] = [];
  for (const [word, owner] of owners) {
    if (owner < 0) continue;
    const folded = word.toLowerCase();
    for (let at = view.folded.indexOf(folded); at >= 0; at = view.folded.indexOf(folded, at + 1)) {
      const end = at + folded.length;
      if (/[a-z\d]/.test(view.folded[at - 1] ?? '') || /[a-z\d]/.test(view.folded[end] ?? '')) continue;
      const first = view.original[view.origin[at] ?? 0] ?? '';
      if (!/[A-Z\d]/.test(first)) continue;
      if (
        spans.some(
          (span) =>
            at >= span.start - 1 &&
            at <= span.end + 24 &&
            view.folded.slice(span.end, at).trim().split(/\s+/).length <= 2,
        )
      )
        continue;
      found.push(spanAt(view, at, end, owner));
    }
  }
  return found;
}

const MARK = /(?:^|\n)[ \t]*\(?([a-h])[).:]\s+/g;

/** Items with letters, and where the text speaks of them by letter. */
function lettered(view: VisibleText, spans: readonly NameSpan[]): NameSpan[] {
  const owners = new Map<string, number>();
  let listEnd = 0;
  for (const mark of view.folded.matchAll(MARK)) {
    const from = mark.index + mark[0].length;
    const line = view.folded.indexOf('\n', from);
    const end = line < 0 ? view.folded.length : line;
    const named = spans.find((span) => span.start >= from && span.start < Math.min(end, from + 40));
    if (named) owners.set(mark[1] ?? '', named.owner);
    listEnd = end;
  }
  if (owners.size < 2) return [];
  const found: NameSpan[] = [];
  for (const letter of view.folded
    .slice(listEnd)
    .matchAll(/(?:\(([a-h])\)|\b(?:option|choice|buy|take|pick|choose|or|get) ([a-h])\b(?!['’]))/g)) {
    const owner = owners.get(letter[1] ?? letter[2] ?? '');
    if (owner === undefined) continue;
    const end = listEnd + letter.index + letter[0].length;
    found.push(letter[1] ? spanAt(view, end - 3, end, owner) : spanAt(view, end - 1, end, owner));
  }
  return found;
}

/** "The former" and "the latter" of two brands named before. */
function formerAndLatter(view: VisibleText, spans: readonly NameSpan[]): NameSpan[] {
  const found: NameSpan[] = [];
  for (const word of view.folded.matchAll(
    /\bthe (former|latter|first one|second one|other one|first of (?:these|the two)|second of (?:these|the two))\b|(前者|后者)/g,
  )) {
    const before = spans.filter((span) => span.end <= word.index && span.start > word.index - 400);
    const last = before.at(-1);
    const first = before.findLast((span) => span.owner !== last?.owner);
    if (!last || !first) continue;
    const isFirst = /^(?:former|first|前)/.test(word[1] ?? word[2] ?? '');
    const owner = isFirst || word[1] === 'other one' ? first.owner : last.owner;
    found.push(spanAt(view, word.index, word.index + word[0].length, owner));
  }
  return found;
}
