import type { Prices } from './catalog.ts';
import type { WireAnswer } from './wires/index.ts';

/** US dollars of one answer: tokens and searches times prices. `null` when the platform did not report its usage. */
export function costOf(
  answer: Pick<WireAnswer, 'inputTokens' | 'outputTokens' | 'searches'>,
  prices: Prices,
): number | null {
  if (answer.inputTokens === null || answer.outputTokens === null) return null;
  const tokens = answer.inputTokens * prices.inputPerMillionUsd + answer.outputTokens * prices.outputPerMillionUsd;
  return tokens / 1_000_000 + answer.searches * (prices.perSearchUsd ?? 0);
}
