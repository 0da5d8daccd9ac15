import type { PromptSubject, Stage } from '../../prompts/index.ts';
import { questionParts } from '../../prompts/near-duplicate.ts';
import { type Intent, STAGES_OF } from './intent.ts';

export interface AimablePrompt {
  text: string;
  hash: string;
  stage: Stage;
  inPanel: boolean;
}

const MOST_AIMED = 5;
/** What the right step of the funnel is worth, beside a share of common words between 0 and 1. */
const STAGE_WORTH = [0.3, 0.15];

/**
 * The hashes of the discovery prompts that content answers best: those whose words it shares and that are asked on the step of the funnel
 * that its intent serves. Prompts of the panel before others, for they are asked again and again and can show a lift; at most half of
 * the prompts, so that there are others to compare with.
 */
export function aimedPrompts(
  prompts: readonly AimablePrompt[],
  content: string,
  intent: Intent | null,
  subject: PromptSubject,
): string[] {
  const panel = prompts.filter(({ inPanel }) => inPanel);
  const candidates = panel.length > 0 ? panel : prompts;
  const said = questionParts(content, subject);
  const ranked = candidates
    .map((prompt) => ({
      hash: prompt.hash,
      score: sharedShare(questionParts(prompt.text, subject), said) + stageWorth(prompt.stage, intent),
    }))
    .toSorted((a, b) => b.score - a.score || (a.hash < b.hash ? -1 : 1));
  const most = Math.min(MOST_AIMED, Math.max(1, Math.floor(candidates.length / 2)));
  return ranked.slice(0, most).map(({ hash }) => hash);
}

function sharedShare(asked: ReadonlySet<string>, said: ReadonlySet<string>): number {
  let shared = 0;
  for (const part of asked) if (said.has(part)) shared += 1;
  return asked.size === 0 ? 0 : shared / asked.size;
}

function stageWorth(stage: Stage, intent: Intent | null): number {
  return intent === null ? 0 : (STAGE_WORTH[STAGES_OF[intent].indexOf(stage)] ?? 0);
}
