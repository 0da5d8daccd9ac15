import type { Evidence } from './evidence.ts';

/** Named measures of how the brand stands among others, and of how much is said about it, each between 0 and 1 or so. */
export function measuresOf(evidence: Evidence): Record<string, number> {
  const { passages, isListedAsGood, isListedAsBad, isItem, rivals, place } = evidence;
  const { rank, last, isListed } = place;
  let length = 0;
  for (const { start, end } of passages) length += end - start;
  return {
    isListedAsGood: isListedAsGood ? 1 : 0,
    isListedAsBad: isListedAsBad ? 1 : 0,
    isItem: isItem ? 1 : 0,
    rivals: Math.min(1, rivals / 3),
    isAlone: rivals === 0 ? 1 : 0,
    isDuel: rivals === 1 ? 1 : 0,
    isFirst: rank === 1 && last >= 2 ? 1 : 0,
    isLast: rank === last && last >= 3 ? 1 : 0,
    isListedFirst: isListed && rank === 1 ? 1 : 0,
    isListedSecond: isListed && rank === 2 ? 1 : 0,
    isListedLast: isListed && rank === last && last >= 3 ? 1 : 0,
    isFarDown: rank >= 4 ? 1 : 0,
    sentences: Math.min(1, passages.length / 8),
    isOneSentence: passages.length === 1 ? 1 : 0,
    length: Math.log(Math.max(1, Math.min(MOST_READ, length))) / 6,
  };
}

/** Characters. Longer answers repeat themselves. */
const MOST_READ = 3_000;
