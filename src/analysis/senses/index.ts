import type { Candidate } from '../candidates.ts';
import type { Weighed } from '../evidence/weigh.ts';
import { MOST_JUDGED, surroundingsOf } from '../evidence/weigh.ts';
import { foldName } from '../fold.ts';
import type { VisibleText } from '../visible-text.ts';
import { SENSE_NETWORK } from './fitted.ts';
import { createSenseNetwork, type SenseNetwork } from './network.ts';
import { countNames, type Others, othersThan } from './others.ts';
import { openingOf, readPlace } from './reading.ts';
import { numbersIn, type Vocabulary } from './vocabulary.ts';

/** Who tells which of an answer's places name brands, by what is known of them. */
export interface Judge {
  view: VisibleText;
  candidates: readonly Candidate[];
  category: string;
  weighed: Weighed;
  counts: ReadonlyMap<number, Others> | null;
  opening: readonly number[] | null;
  judged: number;
  /** What was said of each brand last, and how often in a row. */
  said: Map<number, { names: boolean; times: number }>;
}

/** @param category the brand's line of business: the network was fitted without questions */
export function openJudge(
  view: VisibleText,
  candidates: readonly Candidate[],
  category: string,
  weighed: Weighed,
): Judge {
  return { view, candidates, category, weighed, counts: null, opening: null, judged: 0, said: new Map() };
}

/** Whether a place names its brand; to be asked in reading order. */
export function namesBrand(judge: Judge, place: Candidate): boolean {
  const found = judge.weighed.evidence.get(place) ?? Number.POSITIVE_INFINITY;
  if (isSure(found, place)) return found > 0;
  const last = judge.said.get(place.owner);
  // Who has been meant three times running is meant again; an answer that repeats a word more often than MOST_JUDGED is none.
  if (last?.names && last.times >= ENOUGH && found > 0) return true;
  if (judge.judged++ >= MOST_JUDGED) return last?.names ?? found > 0;
  const names = isLikely(found, likelihoodOf(judge, place, found));
  if (last?.names === names) last.times++;
  else judge.said.set(place.owner, { names, times: 1 });
  return names;
}

function likelihoodOf(judge: Judge, place: Candidate, evidence: number): number {
  const { view, weighed } = judge;
  const { network, words } = open();
  const { vocabulary } = network;
  judge.counts ??= countNames(view, judge.candidates);
  judge.opening ??= openingOf(view, vocabulary);
  const reading = readPlace({
    place,
    evidence,
    others: othersThan(place, view, judge.counts),
    around: surroundingsOf(weighed, place),
    vocabulary,
    opening: judge.opening,
    name: wordsOf(view.folded.slice(place.start, place.end), words, vocabulary),
    subject: wordsOf(judge.category, words, vocabulary),
  });
  return network.likelihoodOf(reading);
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
  /** Of names and subjects: scans ask about the same ones again and again. */
  words: Map<string, readonly number[]>;
}

let opened: Reader | null = null;

/** Made when the first answer needs it. */
function open(): Reader {
  opened ??= { network: createSenseNetwork(SENSE_NETWORK), words: new Map() };
  return opened;
}

const MOST_REMEMBERED = 256;

/** The words of a name or a subject; the same list for the same one. */
function wordsOf(text: string, recent: Reader['words'], vocabulary: Vocabulary): readonly number[] {
  const known = recent.get(text);
  if (known) return known;
  const words = numbersIn(vocabulary, foldName(text));
  if (recent.size >= MOST_REMEMBERED) recent.clear();
  recent.set(text, words);
  return words;
}
