/** Chinese words around one place of a text, by the dictionary of the runtime. */
export interface Segmentation {
  /** Whether a dictionary word runs across the offset. */
  crosses(text: string, at: number): boolean;
  /** Whether an idiom or another dictionary word of four characters or more does. */
  crossesIdiom(text: string, at: number): boolean;
  /** The first word of the text from the offset on, read as if the text began there. */
  wordFrom(text: string, at: number): string;
  /** The last word of the text before the offset, read as if the text ended there. */
  wordBefore(text: string, at: number): string;
  /** Whether the dictionary has the word. */
  isWord(word: string): boolean;
}

const REACH = 7;
/** Looking up a word costs some 5 µs; past this many in one answer the cheap rules must do. */
const MOST_LOOKUPS = 3_000;

const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });

/** Looks only at a few characters around the offset, and remembers what it has looked at. */
export function createSegmentation(): Segmentation {
  const known = new Map<string, readonly number[]>();

  const ends = (run: string): readonly number[] => {
    const found = known.get(run);
    if (found) return found;
    const result: number[] = [];
    if (known.size < MOST_LOOKUPS) {
      // Asking for the word at a place takes two thirds of the time that iterating over all takes.
      const words = SEGMENTER.segment(run);
      for (let word = words.containing(0); word; word = words.containing(word.index + word.segment.length))
        result.push(word.index + word.segment.length);
    }
    known.set(run, result);
    return result;
  };

  return {
    isWord(word) {
      return isDictionaryWord(word);
    },
    crosses(text, at) {
      const from = hanStart(text, at);
      const run = text.slice(from, hanEnd(text, at));
      const found = ends(run);
      return found.length > 0 && !found.includes(at - from);
    },
    crossesIdiom(text, at) {
      const from = hanStart(text, at);
      const found = ends(text.slice(from, hanEnd(text, at)));
      const next = found.findIndex((end) => end > at - from);
      const begin = found[next - 1] ?? 0;
      return next >= 0 && begin < at - from && (found[next] ?? 0) - begin >= 4;
    },
    wordFrom(text, at) {
      const run = text.slice(at, hanEnd(text, at));
      return run === '' ? '' : run.slice(0, ends(run)[0] ?? 1);
    },
    wordBefore(text, at) {
      const run = text.slice(hanStart(text, at), at);
      const found = ends(run);
      return run.slice(found.at(-2) ?? 0);
    },
  };
}

/** Asked again and again for the names of the tracked brands only. */
const WORDS = new Map<string, boolean>();
const MOST_WORDS = 1_000;

function isDictionaryWord(word: string): boolean {
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
