import type { Sentiment } from '../types.ts';
import type { Evidence } from './evidence.ts';
import { CHINESE_NETWORK } from './lexicon/chinese-network.ts';
import { ENGLISH_NETWORK } from './lexicon/english-network.ts';
import { likeliestOf } from './likeliest.ts';
import { measuresOf } from './measures.ts';
import { createToneNetwork, readWith, type ToneNetwork } from './network/index.ts';
import type { Fitted } from './network/weights.ts';
import { withPlainWords } from './plain-words.ts';

const english = whenWanted(ENGLISH_NETWORK);
const chinese = whenWanted(CHINESE_NETWORK);

/** The tone that the evidence of an answer amounts to. */
export function decide(evidence: Evidence): Sentiment {
  const network = evidence.isEnglish ? english() : chinese();
  const reading = readWith(network.vocabulary, evidence.text, evidence.passages);
  return likeliestOf(withPlainWords(network.scoresOf(reading, measuresOf(evidence)), evidence));
}

/** Unpacking takes a moment, which a process that judges no tone is spared. */
function whenWanted(fitted: Fitted): () => ToneNetwork {
  let made: ToneNetwork | undefined;
  return () => {
    made ??= createToneNetwork(fitted);
    return made;
  };
}
