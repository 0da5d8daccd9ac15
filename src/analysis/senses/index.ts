import type { Candidate } from '../candidates.ts';
import { foldName } from '../fold.ts';
import type { VisibleText } from '../visible-text.ts';
import { SENSE_NETWORK } from './fitted.ts';
import { isBeyondDoubt, type KnownAnswer, readAnswer } from './known.ts';
import { createSenseNetwork, type SenseNetwork } from './network.ts';
import { readPlace } from './reading.ts';
import { isUnit } from './units.ts';
import { numbersIn } from './vocabulary.ts';

/**
 * The places that name a brand, and mean no word, person or place.
 * @param category the brand's line of business, "" where it is not known
 */
export function namingPlaces(view: VisibleText, candidates: readonly Candidate[], category: string): readonly Candidate[] {
  return chosen(view, candidates, category, (likelihood, { kind }) => likelihood > LEAST_LIKELY[kind]);
}

/** The places that may name a brand: in doubt they do. */
export function possiblyNamingPlaces(
  view: VisibleText,
  candidates: readonly Candidate[],
  category: string,
): readonly Candidate[] {
  return chosen(view, candidates, category, (likelihood, { kind }) => likelihood > LEAST_LIKELY[kind] * DOUBTFUL);
}

/**
 * How likely the brand must at least be meant. Whoever is tracked is mostly meant by what reads like its name, and most of the lines
 * that the network was fitted to were written to tell both apart, so that doubt speaks for the brand; the more so where its name is no
 * word.
 */
export const LEAST_LIKELY = { word: 0.5, otherName: 0.2, none: 0.2 } as const;
/** Of these, what is enough to be in doubt. */
const DOUBTFUL = 0.3;

/** Asking the network costs some 10 µs; an answer that repeats a word more often is no answer. */
const MOST_JUDGED = 2_000;

function chosen(
  view: VisibleText,
  candidates: readonly Candidate[],
  category: string,
  isLikely: (likelihood: number, ambiguity: Candidate['ambiguity']) => boolean,
): readonly Candidate[] {
  if (candidates.every(isBeyondDoubt)) return candidates;
  const answer = readAnswer(view, candidates);
  let judged = 0;
  /** What was said of each brand last. */
  const said = new Map<number, boolean>();
  return candidates.filter((place) => {
    const sure = isSure(place, answer);
    if (sure !== null) return sure;
    const known = judged++ >= MOST_JUDGED ? said.get(place.owner) : undefined;
    if (known !== undefined) return known;
    const names = isLikely(likelihoodAt(place, answer, category), place.ambiguity);
    said.set(place.owner, names);
    return names;
  });
}

/** What is known without asking; null where the network is to be asked. */
export function isSure(place: Candidate, answer: KnownAnswer): boolean | null {
  const { kind, isShort, isWordWhenSmall } = place.ambiguity;
  if (isShort && kind === 'none' && isUnit(place, answer.view)) return false;
  if (kind !== 'none') return null;
  const { original } = answer.view;
  return isWordWhenSmall && answer.hasCapitals && !/\p{Lu}/u.test(original.slice(place.from, place.to)) ? null : true;
}

function likelihoodAt(place: Candidate, answer: KnownAnswer, category: string): number {
  const { network, wordsOf } = open();
  return network.likelihoodOf(
    readPlace({
      place,
      others: answer.othersOf(place),
      answer,
      vocabulary: network.vocabulary,
      name: wordsOf(answer.view.folded.slice(place.start, place.end)),
      subject: wordsOf(category),
    }),
  );
}

interface Reader {
  network: SenseNetwork;
  /** The words of a name or a subject; the same list for the same one. */
  wordsOf(text: string): readonly number[];
}

let opened: Reader | null = null;

/** Made when the first answer needs it. */
function open(): Reader {
  if (!opened) {
    const network = createSenseNetwork(SENSE_NETWORK);
    opened = { network, wordsOf: rememberWords((text) => numbersIn(network.vocabulary, foldName(text))) };
  }
  return opened;
}

const MOST_REMEMBERED = 256;

/** Scans ask about the same names and subjects again and again. */
function rememberWords(read: (text: string) => readonly number[]): Reader['wordsOf'] {
  const recent = new Map<string, readonly number[]>();
  return (text) => {
    const known = recent.get(text);
    if (known) return known;
    const words = read(text);
    if (recent.size >= MOST_REMEMBERED) recent.clear();
    recent.set(text, words);
    return words;
  };
}
