import { scriptsDiffer } from './fold.ts';
import { readBareUrls } from './text/bare-urls.ts';
import { ALPHABET, CJK, SCRIPTS } from './text/characters.ts';
import { hideCode } from './text/code.ts';
import { hideEcho } from './text/echo.ts';
import { DROPPED, EXPANDED, expansionOf, FOLDED, foldSurrogates } from './text/fold-table.ts';
import { readCharacterReferences, readHtml } from './text/html.ts';
import { readMarkdownLinks } from './text/markdown-links.ts';
import type { Link } from './text/page.ts';
import { BREAK, createPage, GAP, hide, JOIN, VISIBLE } from './text/page.ts';
import { hideReasoning } from './text/reasoning.ts';
import { BACKSLASH } from './text/signs.ts';

/**
 * What a reader of the answer sees, folded for comparison, with the way back to the original. Offsets are UTF-16. `units`,
 * `mask`, `codes` and `origin` are good until the next answer is read.
 */
export interface VisibleText {
  readonly original: string;
  /** Code units of the original; there may be others after its end. */
  readonly units: Uint16Array;
  /** 0 where the reader sees the character of the original, another value where markup or hidden content stands. */
  readonly mask: Uint8Array;
  /** The characters of markup that the original has, a bit for each (see signs.ts). */
  readonly signs: number;
  /** Folded visible text. {@link GAP_MARK} stands for what is hidden and separates; "\n" ends a line. */
  readonly folded: string;
  readonly codes: Uint16Array;
  /** Offset in the original of each folded code unit; one more entry for the end. */
  readonly origin: Int32Array;
  /** Links in the order in which a reader meets them. */
  readonly links: readonly Link[];
}

/** Stands in the folded text for hidden content that no name runs across. */
export const GAP_MARK = '\ufffc';

/**
 * Reads the visible text of an answer: without code, URLs, e-mail addresses, link targets, image texts, HTML attributes,
 * footnote definitions, reasoning and a leading repetition of the question.
 */
export function readVisibleText(original: string, prompt?: string): VisibleText {
  if (latest?.view.original === original && latest.prompt === prompt) return latest.view;
  const view = readAfresh(original, prompt);
  latest = original.length <= LONGEST_REMEMBERED ? { view, prompt } : null;
  return view;
}

/** An answer is analysed for one brand after the other; what was read last is what is wanted next. */
let latest: { view: VisibleText; prompt: string | undefined } | null = null;
const LONGEST_REMEMBERED = 1 << 16;

function readAfresh(original: string, prompt: string | undefined): VisibleText {
  const page = createPage(original);
  hideReasoning(page);
  hideCode(page);
  readHtml(page);
  readMarkdownLinks(page);
  readBareUrls(page);
  readCharacterReferences(page);
  hideEscapes(page);
  hideEcho(page, prompt);
  if (page.links.length > 1) page.links.sort(byPlace);
  const { units } = page.scratch;
  const { folded, codes, origin } = fold(page);
  return { original, units, mask: page.mask, signs: page.signs, folded, codes, origin, links: page.links };
}

function byPlace(one: Link, other: Link): number {
  return one.at - other.at;
}

type Page = ReturnType<typeof createPage>;

function hideEscapes(page: Page): void {
  if ((page.signs & BACKSLASH) === 0) return;
  const { text } = page;
  for (let at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', at + 1)) {
    if (/[!-/:-@[-`{-~]/.test(text[at + 1] ?? '')) hide(page, at, at + 1, JOIN);
  }
}

function fold({
  text: original,
  mask,
  hidden: ways,
  characters,
  scratch,
}: Page): Pick<VisibleText, 'folded' | 'codes' | 'origin'> {
  const end = original.length;
  const { units } = scratch;
  // All but expansions fold to one code unit or none, so that only these may need more room.
  let { codes, origin, codeBytes } = scratch;
  let length = 0;
  let last = 10;
  let spaceAt = -1;
  const table = FOLDED;
  const plain = PLAIN;
  const pairs = PAIRS;
  const scripts = SCRIPTS;
  const nextHidden = ways === 0 ? null : createNextHidden(mask, ways);
  for (let at = 0; at < end; at++) {
    let form: number;
    // Words and single spaces between them are most of any answer; their characters only have to be looked up.
    if (spaceAt < 0 && characters === null && mask[at] === VISIBLE) {
      const stop = nextHidden ? nextHidden(at) : end;
      for (; at < stop; at++) {
        let unit = units[at] as number;
        if (unit !== 32) {
          while (at + 1 < stop) {
            const next = units[at + 1] as number;
            if ((unit | next) > 127 || pairs[(unit << 7) | next] === 0) break;
            codes[length] = table[unit] as number;
            origin[length++] = at++;
            unit = next;
          }
        }
        form = plain[unit] as number;
        if (form === 0) {
          if (unit !== 32) {
            if (table[unit] === DROPPED) continue;
            break;
          }
          if (at + 1 === stop) break;
          const next = plain[units[at + 1] as number] as number;
          if (next <= 32) break;
          last = length === 0 ? 10 : (codes[length - 1] as number);
          if (last === 10 || (scripts[last] as number) + (scripts[next] as number) === CJK + ALPHABET) continue;
          form = 32;
        }
        codes[length] = form;
        origin[length++] = at;
      }
      if (at === end) break;
      last = length === 0 ? 10 : (codes[length - 1] as number);
    }
    const hidden = mask[at] as number;
    let begin = at;
    if (hidden === VISIBLE) {
      let code = units[at] as number;
      if (code === 38 && characters !== null) code = characters.get(at) ?? code;
      form = table[code] as number;
      if (form === 32) {
        if (spaceAt < 0) spaceAt = at;
        continue;
      }
      if (form <= EXPANDED) {
        if (form === DROPPED) continue;
        const letters = expansionOf(code);
        if (length + letters.length + end - at + 1 >= codes.length) {
          codes = grown(codes, new Uint16Array(codes.length * 2 + 8));
          codeBytes = Buffer.from(codes.buffer);
          origin = grown(origin, new Int32Array(codes.length + 1));
        }
        if (spaceAt >= 0) {
          if (separates(last, letters.charCodeAt(0))) {
            codes[length] = 32;
            origin[length++] = spaceAt;
          }
          spaceAt = -1;
        }
        for (let letter = 0; letter < letters.length; letter++) {
          last = letters.charCodeAt(letter);
          codes[length] = last;
          origin[length++] = at;
        }
        continue;
      }
      if (code >= 0xd800 && code <= 0xdbff) {
        const plain = foldSurrogates(code, original.charCodeAt(at + 1));
        if (plain) {
          form = plain;
          begin = at++;
        }
      }
    } else if (hidden === GAP && last !== 0xfffc) form = 0xfffc;
    else if (hidden === BREAK && last !== 10) form = 10;
    else continue;
    if (spaceAt >= 0) {
      // What separates() says, without a call for every word.
      if (last !== 10 && form !== 10 && (scripts[last] as number) + (scripts[form] as number) !== CJK + ALPHABET) {
        codes[length] = 32;
        origin[length++] = spaceAt;
      }
      spaceAt = -1;
    }
    codes[length] = form;
    origin[length++] = begin;
    last = form;
  }
  origin[length] = end;
  const kept = codes.subarray(0, length);
  return {
    folded: codeBytes.toString('utf16le', 0, length * 2),
    codes: kept,
    origin: origin.subarray(0, length + 1),
  };
}

/** What the characters fold to for which nothing but that has to be known, 0 for blanks, surrogates and all others. */
const PLAIN = FOLDED.map((form, code) =>
  form <= EXPANDED || form === 32 || (code >= 0xd800 && code <= 0xdfff) ? 0 : form,
);

/**
 * By two characters of ASCII, one after the other, whether of the first nothing has to be known but what it folds to, even where
 * it is a blank. Words and the blanks between them are read this way without asking what each character is: a processor cannot
 * guess where the next word ends.
 */
const PAIRS = new Uint8Array(1 << 14).map((_, pair) => {
  const first = FOLDED[pair >> 7] as number;
  const second = FOLDED[pair & 127] as number;
  if (first <= EXPANDED || second <= EXPANDED) return 0;
  // A tab is a blank that the loop does not know for one.
  if (first === 32 && pair >> 7 !== 32) return 0;
  return (first === 32 && second <= 32) || (first === 10 && second === 32) ? 0 : 1;
});

/** The first hidden code unit from an offset on, to be asked in ascending order: looking for each way of hiding costs less than asking at every unit. */
function createNextHidden(mask: Uint8Array, ways: number): (from: number) => number {
  const used = [JOIN, GAP, BREAK].filter((way) => (ways & (1 << way)) !== 0);
  const next = used.map(() => -1);
  return (from) => {
    let first = mask.length;
    for (let index = 0; index < used.length; index++) {
      let at = next[index] as number;
      if (at < from) {
        at = mask.indexOf(used[index] as number, from);
        if (at < 0) at = mask.length;
        next[index] = at;
      }
      if (at < first) first = at;
    }
    return first;
  };
}

/** Whether a space between these two is kept: not at the ends of lines, and not between scripts. */
function separates(last: number, next: number): boolean {
  return last !== 10 && next !== 10 && !scriptsDiffer(last, next);
}

function grown<T extends Uint16Array | Int32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
