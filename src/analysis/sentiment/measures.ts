import type { Evidence, PassageEvidence } from './evidence.ts';

/**
 * Named measures of the evidence, each between -1 and 1 or so: how much is praised and blamed, where, and how the brand stands
 * among others.
 */
export function measuresOf(evidence: Evidence): Record<string, number> {
  const { passages, isListedAsGood, isListedAsBad, isPlainlyDescribed, isItem, rivals, place } = evidence;
  const { chosen, refused, othersChosen, othersRefused } = verdictsOf(evidence);
  const isOtherChosen = chosen === 0 && othersChosen > 0;
  const said = amountsOf(evidence, isOtherChosen);
  const last = place.last;
  return {
    ...said,
    ...courseOf(passages),
    isListedAsGood: isListedAsGood ? 1 : 0,
    isListedAsBad: isListedAsBad ? 1 : 0,
    isPlainlyDescribed: isPlainlyDescribed ? 1 : 0,
    isItem: isItem ? 1 : 0,
    chosen: squash(chosen, 1),
    refused: squash(refused, 1),
    othersChosen: squash(othersChosen, 1),
    othersRefused: squash(othersRefused, 1),
    onlyOtherChosen: isOtherChosen ? 1 / rivals : 0,
    rivals: Math.min(1, rivals / 3),
    isAlone: rivals === 0 ? 1 : 0,
    isDuel: rivals === 1 ? 1 : 0,
    isFirst: place.rank === 1 && last >= 2 ? 1 : 0,
    isLast: place.rank === last && last >= 3 ? 1 : 0,
    isListedFirst: place.isListed && place.rank === 1 ? 1 : 0,
    isListedSecond: place.isListed && place.rank === 2 ? 1 : 0,
    isListedLast: place.isListed && place.rank === last && last >= 3 ? 1 : 0,
    isFarDown: place.rank >= 4 ? 1 : 0,
  };
}

/** Between -1 and 1; half way at `half`. */
function squash(value: number, half: number): number {
  return value / (half + Math.abs(value));
}

function verdictsOf({ verdicts }: Evidence) {
  const found = { chosen: 0, refused: 0, othersChosen: 0, othersRefused: 0 };
  for (const { isOwn, weight } of verdicts)
    if (weight > 0) found[isOwn ? 'chosen' : 'othersChosen']++;
    else if (weight < 0) found[isOwn ? 'refused' : 'othersRefused']++;
  return found;
}

/** Of praise and blame; a word of less than {@link FAINT} hardly says anything, one of {@link STRONG} concludes. */
function amountsOf({ passages, isListedAsGood, isListedAsBad, rivals }: Evidence, isOtherChosen: boolean) {
  // "Our top picks: 1. X": to be on the list is the praise. Of two, to choose the other one is to refuse this one.
  let praise = isListedAsGood ? 1 : 0;
  let blame = (isListedAsBad ? 2 : 0) + (isOtherChosen && rivals === 1 ? 2 : 0);
  let hits = praise + blame > 0 ? 1 : 0;
  let faintPraise = 0;
  let faintBlame = 0;
  let strongPraise = 0;
  let strongBlame = isListedAsBad ? 1 : 0;
  let strongest = 0;
  let weakest = 0;
  let length = 0;
  for (const { words, weights } of passages) {
    length += words.length;
    for (const weight of weights) {
      hits++;
      if (weight >= FAINT) praise += weight;
      else if (weight > 0) faintPraise += weight;
      else if (weight > -FAINT) faintBlame -= weight;
      else blame -= weight;
      if (weight >= STRONG) strongPraise++;
      if (weight <= -STRONG) strongBlame++;
      if (weight > strongest) strongest = weight;
      if (weight < weakest) weakest = weight;
    }
  }
  const net = squash(praise - blame, 1);
  const ratio = (praise - blame) / (praise + blame + 0.5);
  const silent = hits === 0 ? 1 : 0;
  length = Math.max(1, Math.min(MOST_READ, length));
  // The less is said, the less words can tell that are not praise or blame.
  const brevity = BRIEF / (BRIEF + length);
  return {
    praise: squash(praise, 2),
    blame: squash(blame, 2),
    faintPraise: squash(faintPraise, 1),
    faintBlame: squash(faintBlame, 1),
    faintNet: squash(faintPraise - faintBlame, 1),
    net,
    ratio,
    silent,
    briefNet: 2 * brevity * net,
    briefRatio: 2 * brevity * ratio,
    briefSilent: 2 * brevity * silent,
    clash: Math.min(praise, blame) / (Math.max(praise, blame) + 0.5),
    even: praise > 0 && Math.abs(praise - blame) < 0.4 ? 1 : 0,
    strongPraise: Math.min(2, strongPraise) / 2,
    strongBlame: Math.min(2, strongBlame) / 2,
    strongest: squash(strongest, 1.5),
    weakest: squash(weakest, 1.5),
    evidence: squash(hits, 4),
    length: Math.log(length) / 6,
  };
}

const FAINT = 0.75;
const STRONG = 2;
/** Longer answers repeat themselves. */
const MOST_READ = 3_000;
/** Characters of an answer, such that half of it is brevity. */
const BRIEF = 60;

/** How praise and blame are spread over the sentences. */
function courseOf(passages: readonly PassageEvidence[]) {
  let spoken = 0;
  let divided = 0;
  let praising = 0;
  let blaming = 0;
  let evened = 0;
  let first = 0;
  let last = 0;
  let lastSaid = 0;
  let lastClear = 0;
  let lastButOne = 0;
  let lastWord = 0;
  let withName = 0;
  let withoutName = 0;
  let isFirst = true;
  for (const { words, weights, isDivided, namedAt } of passages) {
    if (isDivided) divided = 1;
    if (words.length === 0) continue;
    spoken++;
    let net = 0;
    for (const weight of weights) net += weight;
    last = net;
    if (namedAt >= 0) withName += net;
    else withoutName += net;
    if (weights.length === 0) continue;
    if (isFirst) first = net;
    isFirst = false;
    lastSaid = net;
    lastWord = weights.at(-1) ?? 0;
    evened += Math.tanh(net / 2);
    if (Math.abs(net) <= CLEAR) continue;
    if (net > 0) praising++;
    else blaming++;
    lastButOne = lastClear;
    lastClear = net;
  }
  return {
    divided,
    sentences: Math.min(1, spoken / 8),
    isOneSentence: spoken === 1 ? 1 : 0,
    praisingSentences: squash(praising, 1),
    blamingSentences: squash(blaming, 1),
    moreSentences: squash(praising - blaming, 1),
    lastTwo: squash(lastClear + 0.5 * lastButOne, 1),
    evened: squash(evened, 1),
    first: squash(first, 1),
    last: squash(last, 1),
    lastSaid: squash(lastSaid, 1),
    lastWord: squash(lastWord, 1),
    saidWithName: squash(withName, 1.5),
    saidWithoutName: squash(withoutName, 1.5),
  };
}

const CLEAR = 0.4;
