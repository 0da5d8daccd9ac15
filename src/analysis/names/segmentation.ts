const REACH = 7;
/** Looking up a word costs some 5 µs; past this many in one answer the cheap rules must do. */
const MOST_LOOKUPS = 3_000;

const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * Chinese words around places of one text, by the dictionary of the runtime. Only a few characters around an offset are looked at;
 * here is what has been: null where there is nothing to look at, or where too much has been.
 */
export interface Segmentation {
  known: Map<string, Intl.Segments | null> | null;
}

export function createSegmentation(): Segmentation {
  return { known: null };
}

/** Whether a dictionary word runs across the offset. */
export function crossesWord(segmentation: Segmentation, text: string, at: number): boolean {
  const from = hanStart(text, at);
  const words = wordsOf(segmentation, text.slice(from, hanEnd(text, at)));
  // Asking for the word at one place takes half of the time that asking for all takes.
  return words !== null && (at === from || (words.containing(at - from)?.index ?? at - from) < at - from);
}

/** Whether an idiom or another dictionary word of four characters or more does. */
export function crossesIdiom(segmentation: Segmentation, text: string, at: number): boolean {
  const from = hanStart(text, at);
  const word = wordsOf(segmentation, text.slice(from, hanEnd(text, at)))?.containing(at - from);
  return word !== undefined && word.index < at - from && word.segment.length >= 4;
}

/** The first word of the text from the offset on, read as if the text began there. */
export function wordFrom(segmentation: Segmentation, text: string, at: number): string {
  const run = text.slice(at, hanEnd(text, at));
  return wordsOf(segmentation, run)?.containing(0)?.segment ?? run.slice(0, 1);
}

/** The last word of the text before the offset, read as if the text ended there. */
export function wordBefore(segmentation: Segmentation, text: string, at: number): string {
  const run = text.slice(hanStart(text, at), at);
  return wordsOf(segmentation, run)?.containing(run.length - 1)?.segment ?? run;
}

function wordsOf(segmentation: Segmentation, run: string): Intl.Segments | null {
  segmentation.known ??= new Map();
  const { known } = segmentation;
  const found = known.get(run);
  if (found !== undefined) return found;
  const words = run !== '' && known.size < MOST_LOOKUPS ? SEGMENTER.segment(run) : null;
  known.set(run, words);
  return words;
}

/** Asked again and again for the names of the tracked brands only. */
const WORDS = new Map<string, boolean>();
const MOST_WORDS = 1_000;

/** Whether the dictionary of the runtime has the word. */
export function isDictionaryWord(word: string): boolean {
  const known = WORDS.get(word);
  if (known !== undefined) return known;
  const [first] = SEGMENTER.segment(word);
  const isWhole = first?.segment.length === word.length;
  if (WORDS.size >= MOST_WORDS) WORDS.clear();
  WORDS.set(word, isWhole);
  return isWhole;
}

function isHanAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x3400 && code <= 0x9fff;
}

function hanStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < REACH && isHanAt(text, start - 1)) start--;
  return start;
}

function hanEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && end - at < REACH && isHanAt(text, end)) end++;
  return end;
}
