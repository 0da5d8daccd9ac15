import type { Sentiment } from '../types.ts';
import { mannerOf } from './english-manner.ts';
import { wordingOf } from './english-wording.ts';
import type { Evidence, PassageEvidence } from './evidence.ts';
import { ENGLISH_NETWORK } from './lexicon/english-network.ts';
import { likeliestOf } from './likeliest.ts';
import { squash, sum } from './measures.ts';
import { createToneNetwork, readWith } from './network/index.ts';
import type { Text } from './network/reading.ts';
import { ownWords } from './own-words.ts';
import { withPlainWords } from './plain-words.ts';

/** The tone that the evidence of an English answer amounts to. */
export function decideEnglish(evidence: Evidence): Sentiment {
  const reading = readWith(NETWORK.vocabulary, evidence.text, evidence.passages);
  return likeliestOf(withPlainWords(NETWORK.scoresOf(reading, englishFeatures(evidence)), evidence));
}

const NETWORK = createToneNetwork(ENGLISH_NETWORK);

/** Named measures of the evidence, each between -1 and 1 or so. */
export function englishFeatures({
  text: from,
  passages,
  isListedAsGood,
  isPlainlyDescribed,
  isItem,
  verdicts,
  rivals,
  place,
}: Evidence): Record<string, number> {
  let praise = 0;
  let blame = 0;
  let strongPraise = 0;
  let strongBlame = 0;
  let faintPraise = 0;
  let faintBlame = 0;
  let hits = 0;
  const spoken = passages.filter(({ words }) => words.trim() !== '');
  for (const { weights } of spoken)
    for (const weight of weights) {
      hits++;
      if (Math.abs(weight) < 0.75) {
        if (weight > 0) faintPraise += weight;
        else faintBlame -= weight;
        continue;
      }
      if (weight > 0) praise += weight;
      else blame -= weight;
      if (weight >= 2.5) strongPraise++;
      if (weight <= -2.5) strongBlame++;
    }
  const named = (isOwn: boolean, sign: number) =>
    verdicts.reduce((sum, each) => sum + (each.isOwn === isOwn && each.weight * sign > 0 ? 1 : 0), 0);
  const isOtherChosen = named(true, 1) === 0 && named(false, 1) > 0;
  // Of two, to choose the other one is to refuse this one.
  if (isOtherChosen && rivals === 1) {
    hits++;
    blame += 2;
  }
  // "Our top picks: 1. X": to be on the list is the praise.
  if (hits === 0 && isListedAsGood) {
    hits = 1;
    praise = 1.2;
  }
  const telling = spoken.filter(({ weights }) => weights.length > 0);
  const text = spoken
    .map(({ words }) => words)
    .join(' ')
    .slice(0, MOST_READ);
  const wording = wordingOf(text);
  const length = Math.max(1, wording.length);
  return {
    bias: 1,
    praise: squash(praise, 2),
    blame: squash(blame, 2),
    faintPraise: squash(faintPraise, 1),
    faintBlame: squash(faintBlame, 1),
    faintNet: squash(faintPraise - faintBlame, 1),
    net: squash(praise - blame, 1),
    ratio: (praise - blame) / (praise + blame + 0.5),
    lastSaid: squash(sum(telling.at(-1)?.weights ?? []), 1),
    last: squash(sum(spoken.at(-1)?.weights ?? []), 1),
    first: squash(sum(telling[0]?.weights ?? []), 1),
    strongPraise: Math.min(2, strongPraise) / 2,
    strongBlame: Math.min(2, strongBlame) / 2,
    silent: hits === 0 ? 1 : 0,
    clash: Math.min(praise, blame) / (Math.max(praise, blame) + 0.5),
    negations: squash(wording.negations, 2),
    negationsLast: squash(wordingOf(spoken.at(-1)?.words ?? '').negations, 1),
    numbers: Math.min(1, (4 * wording.numbers) / length),
    firstPerson: squash(wording.firstPerson, 1),
    secondPerson: squash(wording.secondPerson, 1),
    turns: squash(wording.turns, 1),
    facts: squash(wording.facts, 1),
    depends: squash(wording.depends, 1),
    length: Math.log(length) / 5,
    isListedAsGood: isListedAsGood ? 1 : 0,
    isPlainlyDescribed: isPlainlyDescribed ? 1 : 0,
    isItem: isItem ? 1 : 0,
    ties: TIES.test(text) ? 1 : 0,
    divided: passages.some((passage) => passage.isDivided) ? 1 : 0,
    chosen: squash(named(true, 1), 1),
    refused: squash(named(true, -1), 1),
    othersChosen: squash(named(false, 1), 1),
    othersRefused: squash(named(false, -1), 1),
    onlyOtherChosen: isOtherChosen ? 1 / rivals : 0,
    isAlone: rivals === 0 ? 1 : 0,
    isDuel: rivals === 1 ? 1 : 0,
    isFirst: place.rank === 1 && place.last >= 2 ? 1 : 0,
    isLast: place.rank === place.last && place.last >= 3 ? 1 : 0,
    isListedFirst: place.isListed && place.rank === 1 ? 1 : 0,
    isListedSecond: place.isListed && place.rank === 2 ? 1 : 0,
    isListedLast: place.isListed && place.rank === place.last && place.last >= 3 ? 1 : 0,
    isFarDown: place.rank >= 4 ? 1 : 0,
    asks: /\?/.test(text) ? 1 : 0,
    ...courseOf(spoken),
    ...formOf(text, spoken, from),
    ...wording.topics,
    ...mannerOf(spoken, text),
  };
}

/** How praise and blame are spread over the sentences. */
function courseOf(spoken: readonly PassageEvidence[]): Record<string, number> {
  const nets = spoken.map(({ weights }) => sum(weights));
  const clear = nets.filter((net) => Math.abs(net) > 0.4);
  const all = spoken.flatMap(({ weights }) => weights);
  return {
    praisingSentences: squash(clear.filter((net) => net > 0).length, 1),
    blamingSentences: squash(clear.filter((net) => net < 0).length, 1),
    moreSentences: squash(
      clear.reduce((total, net) => total + Math.sign(net), 0),
      1,
    ),
    lastTwo: squash((clear.at(-1) ?? 0) + 0.5 * (clear.at(-2) ?? 0), 1),
    evened: squash(
      nets.reduce((total, net) => total + Math.tanh(net / 2), 0),
      1,
    ),
    lastWord: squash(all.at(-1) ?? 0, 1),
    strongest: squash(Math.max(0, ...all), 1.5),
    weakest: squash(Math.min(0, ...all), 1.5),
    evidence: squash(all.length, 4),
  };
}

/** What kind of text it is. */
function formOf(
  text: string,
  spoken: readonly PassageEvidence[],
  { folded, spans, owner }: Text,
): Record<string, number> {
  const own = spoken.map(({ start, end }) => ownWords(folded, spans, start, end, owner));
  const words = countWords(text);
  return {
    isOneSentence: spoken.length === 1 ? 1 : 0,
    ownShare: countWords(own.join(' ')) / Math.max(1, words),
    exclaims: /!/.test(text) ? 1 : 0,
    quotes: /["“]/.test(text) ? 1 : 0,
    hasParentheses: /\(/.test(text) ? 1 : 0,
    hasShares: /%/.test(text) ? 1 : 0,
    hasSums: /[$€£]/.test(text) ? 1 : 0,
    hasColons: /:/.test(text) ? 1 : 0,
    hasSemicolons: /;/.test(text) ? 1 : 0,
    hasCells: /\|/.test(text) ? 1 : 0,
    hasYears: /\b(?:19|20)\d\d\b/.test(text) ? 1 : 0,
    endsShortly: countWords(spoken.at(-1)?.words ?? '') < 7 ? 1 : 0,
    sentenceLength: Math.min(1, words / Math.max(1, spoken.length) / 30),
  };
}

function countWords(text: string): number {
  return text.match(/[a-z]+/g)?.length ?? 0;
}

/** Longer answers repeat themselves. */
const MOST_READ = 2_500;

/** Words that leave it to the reader, or call it even. */
const TIES =
  /\b(?:depends? (?:on|whether)|it depends|depending on|up to you|your call|you decide|matter of taste|horses for courses|swings and roundabouts|pick (?:what|your|whichever)|choose (?:your|what|whichever|by)|either (?:one|will|would|is|of them)|any of (?:the|them|these)|too close to call|no clear winner|little between (?:them|the two)|it's a wash|evenly matched|about the same|much the same|much alike|neck and neck|on balance|for some|for others|some people|those who|mixed (?:bag|reviews|feelings|picture)|pros and cons|less so|rather not|evens out|(?:not much|little|nothing) (?:to choose|in it|between)|neither better nor worse|no better and no worse|not for everyone|suits?|suitable (?:if|for)|whether it's worth|which (?:one )?(?:fits|suits)|toss a coin|nothing more,? (?:and )?nothing less|neither needs|par for|stays divided|(?:haven't|have not) (?:decided|agreed)|no advice|for or against|opinions? (?:are|remain|differ|split|vary)|tips one way|or the other|by the colou?r|as you like|not much in it|makes? no difference|each (?:has|have) (?:its|their)|make no(?:thing)? distinction|two sides|both sides)\b/;
