import type { Sentiment } from '../types.ts';
import type { Evidence } from './evidence.ts';
import { CHINESE_NETWORK } from './fitted/chinese.ts';
import { CHINESE_WEIGHING } from './fitted/chinese-weighing.ts';
import { ENGLISH_NETWORK } from './fitted/english.ts';
import { ENGLISH_WEIGHING } from './fitted/english-weighing.ts';
import { likeliestOf, type Scores } from './likeliest.ts';
import { measuresOf } from './measures.ts';
import { createToneNetwork, readWith, type ToneNetwork } from './network/index.ts';
import type { Fitted } from './network/weights.ts';
import { createWeighing, type FittedWeighing, type Weighing } from './weighing.ts';

/** By what the tones of one language are told. */
interface Judge {
  network: ToneNetwork;
  weigh: Weighing;
}

const english = whenWanted(ENGLISH_NETWORK, ENGLISH_WEIGHING);
const chinese = whenWanted(CHINESE_NETWORK, CHINESE_WEIGHING);

/** The tone that the evidence of an answer amounts to, in the light of what it says about others. */
export function decide(evidence: Evidence, rivals: readonly Evidence[]): Sentiment {
  const { network, weigh } = evidence.isEnglish ? english() : chinese();
  const own = scoresOf(network, evidence);
  if (rivals.length === 0) return likeliestOf(own);
  const others = rivals.map((rival) => scoresOf(network, rival));
  return likeliestOf(weigh({ own, others, namedBefore: evidence.namedBefore }));
}

function scoresOf({ vocabulary, scoresOf: found }: ToneNetwork, evidence: Evidence): Scores {
  return found(readWith(vocabulary, evidence.text, evidence.passages), measuresOf(evidence));
}

/** Unpacking takes a moment, which a process that judges no tone is spared. */
function whenWanted(fitted: Fitted, weighing: FittedWeighing): () => Judge {
  let made: Judge | undefined;
  return () => {
    made ??= { network: createToneNetwork(fitted), weigh: createWeighing(weighing) };
    return made;
  };
}
