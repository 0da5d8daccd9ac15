import type { Sentiment } from '../types.ts';
import type { Evidence } from './evidence.ts';
import { CHINESE_NETWORK } from './lexicon/chinese-network.ts';
import { ENGLISH_NETWORK } from './lexicon/english-network.ts';
import { likeliestOf } from './likeliest.ts';
import { measuresOf } from './measures.ts';
import { createToneNetwork, readWith } from './network/index.ts';
import { withPlainWords } from './plain-words.ts';

const ENGLISH = createToneNetwork(ENGLISH_NETWORK);
const CHINESE = createToneNetwork(CHINESE_NETWORK);

/** The tone that the evidence of an answer amounts to. */
export function decide(evidence: Evidence): Sentiment {
  const network = evidence.isEnglish ? ENGLISH : CHINESE;
  const reading = readWith(network.vocabulary, evidence.text, evidence.passages);
  return likeliestOf(withPlainWords(network.scoresOf(reading, measuresOf(evidence)), evidence));
}
