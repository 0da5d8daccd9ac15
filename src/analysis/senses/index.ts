import type { Candidate } from '../candidates.ts';
import type { Weighed } from '../evidence/weigh.ts';
import { MOST_JUDGED } from '../evidence/weigh.ts';
import { foldName } from '../fold.ts';
import type { VisibleText } from '../visible-text.ts';
import { SENSE_NETWORK } from './fitted.ts';
import { createSenseNetwork, type SenseNetwork } from './network.ts';
import { othersOf } from './others.ts';
import { readPlace } from './reading.ts';
import { numbersIn } from './vocabulary.ts';

/** Judges the places of one answer. */
export interface Judge {
  namesBrand(place: Candidate): boolean;
}

/** Stronger evidence, for or against, is believed: no likelihood would outweigh it. */
const SURE = 3.5;

/** @param subject the brand's category and the question */
export function openJudge(
  view: VisibleText,
  candidates: readonly Candidate[],
  subject: string,
  { evidence, surroundingsOf }: Weighed,
): Judge {
  let others: ReturnType<typeof othersOf> | null = null;
  let judged = 0;
  return {
    namesBrand(place) {
      const { ambiguity } = place;
      const found = evidence.get(place) ?? Number.POSITIVE_INFINITY;
      const isSure = Math.abs(found) >= SURE && !(found > 0 && ambiguity.isOtherName);
      if (isSure || judged === MOST_JUDGED) return found > 0;
      judged++;
      others ??= othersOf(view, candidates);
      const { network, wordsOf } = open();
      const reading = readPlace({
        place,
        evidence: found,
        others: others(place),
        around: surroundingsOf(place),
        vocabulary: network.vocabulary,
        name: wordsOf(view.folded.slice(place.start, place.end)),
        subject: wordsOf(subject),
      });
      return isLikely(found, network.likelihoodOf(reading));
    },
  };
}

/** What evidence counts for, beside the logarithm of the odds that the network finds. */
const WEIGHT = 1.5;
/** What both must come to where evidence alone says so, and where it does not: a plain word is more often right than the network. */
const LEAST = { for: -1.5, against: 2.5 };
/** How likely the brand must at least be meant where its name is no word, but the name of others, too. */
const LEAST_LIKELY = 0.025;

/** Whether a place names the brand, by the evidence there (Infinity where there is none) and by the likelihood that the network finds. */
export function isLikely(evidence: number, likelihood: number): boolean {
  if (evidence === Number.POSITIVE_INFINITY) return likelihood >= LEAST_LIKELY;
  if (Math.abs(evidence) >= SURE) return evidence > 0;
  const odds = Math.log(likelihood / (1 - likelihood));
  return odds + WEIGHT * evidence > (evidence > 0 ? LEAST.for : LEAST.against);
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

const MOST_REMEMBERED = 1_000;

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
