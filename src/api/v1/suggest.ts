import { isFailure } from '../../failure.ts';
import type { V1 } from './contract.ts';

export const suggestRewrite: V1['suggestRewrite'] = async ({ body, principal, deps, workId, signal }) => {
  const { brandId, content, intent = null } = body;
  const suggestion = await deps.suggestions.suggest(principal, {
    brandId,
    content,
    intent,
    signal,
    ...(workId === undefined ? {} : { workId }),
  });
  if (isFailure(suggestion)) return suggestion;
  const { id, rewritten, factClaims, eeatSignals, expectedLift } = suggestion;
  return { status: 200, body: { suggestionId: id, rewritten, factClaims, eeatSignals, expectedLift } };
};
