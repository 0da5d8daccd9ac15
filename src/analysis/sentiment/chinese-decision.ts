import type { Sentiment } from '../types.ts';
import type { Evidence, PassageEvidence } from './evidence.ts';
import { CHINESE_NETWORK } from './lexicon/chinese-network.ts';
import { likeliestOf } from './likeliest.ts';
import { squash, sum } from './measures.ts';
import { createToneNetwork, readWith } from './network/index.ts';
import { withPlainWords } from './plain-words.ts';
import { turnTone } from './turns-chinese.ts';

/** The tone that the evidence of a Chinese answer amounts to. */
export function decideChinese(evidence: Evidence): Sentiment {
  const reading = readWith(NETWORK.vocabulary, evidence.text, evidence.passages);
  return likeliestOf(withPlainWords(NETWORK.scoresOf(reading, chineseFeatures(evidence)), evidence));
}

const NETWORK = createToneNetwork(CHINESE_NETWORK);

/** Longer answers repeat themselves. */
const MOST_READ = 3_000;

/** Named measures of the evidence, each between -1 and 1 or so: how much is praised and blamed, and where. */
export function chineseFeatures(evidence: Evidence): Record<string, number> {
  const spoken = evidence.passages.filter(({ words }) => words.trim() !== '');
  const telling = spoken.filter(({ weights }) => weights.length > 0);
  const length = Math.min(
    MOST_READ,
    spoken.reduce((total, { words }) => total + words.length, 0),
  );
  const weighed = amounts(evidence);
  // The less is said, the less words can tell that are not praise or blame.
  const brevity = BRIEF / (BRIEF + length);
  return {
    ...weighed,
    briefRatio: 2 * brevity * weighed.ratio,
    briefNet: 2 * brevity * weighed.net,
    briefSilent: 2 * brevity * weighed.silent,
    ...turns(spoken),
    first: squash(sum(telling[0]?.weights ?? []), 1),
    lastSaid: squash(sum(telling.at(-1)?.weights ?? []), 1),
    last: squash(sum(spoken.at(-1)?.weights ?? []), 1),
    length: Math.log(Math.max(1, length)) / 6,
    listedAsGood: evidence.isListedAsGood ? 1 : 0,
    listedAsBad: evidence.isListedAsBad ? 1 : 0,
    plainlyDescribed: evidence.isPlainlyDescribed ? 1 : 0,
    item: evidence.isItem ? 1 : 0,
    divided: evidence.passages.some(({ isDivided }) => isDivided) ? 1 : 0,
    rivals: Math.min(1, evidence.rivals / 3),
  };
}

/** Characters of an answer, such that half of it is brevity. */
const BRIEF = 40;

/** Of praise and blame; a word of less than {@link FAINT} hardly says anything, one of {@link STRONG} concludes. */
function amounts({ passages, isListedAsGood, isListedAsBad }: Evidence) {
  let praise = isListedAsGood ? 1 : 0;
  let blame = isListedAsBad ? 2 : 0;
  let faintPraise = 0;
  let faintBlame = 0;
  let strongPraise = 0;
  let strongBlame = isListedAsBad ? 1 : 0;
  let said = isListedAsGood || isListedAsBad ? 1 : 0;
  for (const { weights } of passages)
    for (const weight of weights) {
      if (Math.abs(weight) >= 0.3) said++;
      if (weight >= FAINT) praise += weight;
      else if (weight > 0) faintPraise += weight;
      else if (weight > -FAINT) faintBlame -= weight;
      else blame -= weight;
      if (weight >= STRONG) strongPraise++;
      if (weight <= -STRONG) strongBlame++;
    }
  return {
    praise: squash(praise, 2),
    blame: squash(blame, 2),
    faintPraise: squash(faintPraise, 1),
    faintBlame: squash(faintBlame, 1),
    net: squash(praise - blame, 1),
    ratio: (praise - blame) / (praise + blame + 0.5),
    clash: Math.min(praise, blame) / (Math.max(praise, blame) + 0.5),
    strongPraise: Math.min(2, strongPraise) / 2,
    strongBlame: Math.min(2, strongBlame) / 2,
    silent: said === 0 ? 1 : 0,
    even: praise > 0 && Math.abs(praise - blame) < 0.4 ? 1 : 0,
  };
}

const FAINT = 0.75;
const STRONG = 1.8;

/** What turns of phrase say of whatever the sentences are about. */
function turns(spoken: readonly PassageEvidence[]): Record<string, number> {
  let praise = 0;
  let blame = 0;
  let last = 0;
  let left = MOST_READ;
  for (const { words } of spoken) {
    left -= words.length;
    if (left < 0) break;
    last = 0;
    for (const clause of words.split(/[,;|]/)) {
      const tone = turnTone(clause);
      last += tone;
      if (tone > 0) praise += tone;
      else blame -= tone;
    }
  }
  return {
    turnsPraise: squash(praise, 1.5),
    turnsBlame: squash(blame, 1.5),
    turnsNet: squash(praise - blame, 1),
    turnsLast: squash(last, 1),
  };
}
