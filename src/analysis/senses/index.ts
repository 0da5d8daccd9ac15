import type { Candidate } from '../candidates.ts';
import type { Weighed } from '../evidence/weigh.ts';
import { MOST_JUDGED } from '../evidence/weigh.ts';
import { foldName } from '../fold.ts';
import type { VisibleText } from '../visible-text.ts';
import { SENSE_NETWORK } from './fitted.ts';
import { createSenseNetwork, type SenseNetwork } from './network.ts';
import { othersOf } from './others.ts';
import { openingOf, readPlace } from './reading.ts';
import { numbersIn } from './vocabulary.ts';

/** Judges the places of one answer. */
export interface Judge {
  namesBrand(place: Candidate): boolean;
}

/** @param category the brand's line of business: the network was fitted without questions */
export function openJudge(
  view: VisibleText,
  candidates: readonly Candidate[],
  category: string,
  { evidence, surroundingsOf }: Weighed,
): Judge {
  let others: ReturnType<typeof othersOf> | null = null;
  let opening: readonly number[] | null = null;
  let judged = 0;
  /** What was said of each brand last, and how often in a row. */
  const said = new Map<number, { names: boolean; times: number }>();

  function judge(place: Candidate, found: number): boolean {
    others ??= othersOf(view, candidates);
    const { network, wordsOf } = open();
    opening ??= openingOf(view, network.vocabulary);
    const reading = readPlace({
      place,
      evidence: found,
      others: others(place),
      around: surroundingsOf(place),
      vocabulary: network.vocabulary,
      opening,
      name: wordsOf(view.folded.slice(place.start, place.end)),
      subject: wordsOf(category),
    });
    return isLikely(found, network.likelihoodOf(reading));
  }

  return {
    namesBrand(place) {
      const found = evidence.get(place) ?? Number.POSITIVE_INFINITY;
      if (isSure(found, place)) return found > 0;
      const last = said.get(place.owner);
      // Who has been meant three times running is meant again; an answer that repeats a word more often than MOST_JUDGED is none.
      if (last?.names && last.times >= ENOUGH && found > 0) return true;
      if (judged++ >= MOST_JUDGED) return last?.names ?? found > 0;
      const names = judge(place, found);
      if (last?.names === names) last.times++;
      else said.set(place.owner, { names, times: 1 });
      return names;
    },
  };
}

/** So often running a brand is asked about while it is meant each time. */
const ENOUGH = 3;

/** Stronger evidence, for or against, is believed: a likelihood that outweighs it is next to never found. */
const SURE = 3.5;

/** Whether evidence alone decides; Infinity is said of what is no word, which may still be the name of others. */
export function isSure(evidence: number, { ambiguity }: Pick<Candidate, 'ambiguity'>): boolean {
  return evidence === Number.POSITIVE_INFINITY ? !ambiguity.isOtherName : Math.abs(evidence) >= SURE;
}

/**
 * What evidence counts for, beside the logarithm of the odds that the network finds, and what both must come to where evidence is for
 * the brand and where it is not. The network is told the evidence, too: of lines left out of a fit, no weight and no bounds judge most
 * rightly; so weighed, the plain sentences of the tests stay as they are.
 */
const WEIGHT = 0.3;
const LEAST = { for: 0, against: 1.5 };
/** How likely the brand must at least be meant where its name is no word, but means something else, too. */
const LEAST_LIKELY = 0.06;

/** Whether a place names the brand where evidence is not sure, by the likelihood that the network finds. */
export function isLikely(evidence: number, likelihood: number): boolean {
  if (evidence === Number.POSITIVE_INFINITY) return likelihood >= LEAST_LIKELY;
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
