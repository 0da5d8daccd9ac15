import { expandTemplates, type Prompt, type PromptSubject } from './expand.ts';
import { BUILT_IN_TEMPLATES, STAGES } from './templates.ts';

/**
 * `count` discovery questions for a brand, spread over the AIDA stages (first one of each stage, then the second of
 * each, …), in the brand's language. Deterministic: the same brand is always asked about in the same words.
 */
export function discoveryPrompts(subject: PromptSubject, count: number): Prompt[] {
  const prompts = expandTemplates(BUILT_IN_TEMPLATES, subject).filter((prompt) => prompt.discovery);
  const byStage = STAGES.map((stage) => prompts.filter((prompt) => prompt.stage === stage));
  const rounds = Math.max(...byStage.map((stage) => stage.length));
  const spread = Array.from({ length: rounds }, (_, round) =>
    byStage.flatMap((stage) => stage.slice(round, round + 1)),
  );
  return spread.flat().slice(0, count);
}
