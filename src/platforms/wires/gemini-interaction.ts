import { groundedSources } from './gemini-sources.ts';
import { countAt, type JsonObject, objectAt, objectsAt, textAt } from './json-reading.ts';
import type { WireAnswer } from './wire.ts';

/** Google's "interaction" form: `steps[]`, of which `model_output` holds the text with its annotations. */
export function parseInteraction(body: JsonObject): WireAnswer {
  const steps = objectsAt(body, 'steps');
  const parts = steps
    .filter((step) => step.type === 'model_output')
    .flatMap((step) => objectsAt(step, 'content'))
    .filter((part) => part.type === 'text');
  const usage = objectAt(body, 'usage');
  const input = countAt(usage, 'total_input_tokens');
  const output = countAt(usage, 'total_output_tokens');
  return {
    text: parts.map((part) => textAt(part, 'text') ?? '').join(''),
    citations: groundedSources(parts.flatMap((part) => objectsAt(part, 'annotations'))),
    model: textAt(body, 'model'),
    inputTokens: input === null ? null : input + (countAt(usage, 'total_tool_use_tokens') ?? 0),
    outputTokens: output === null ? null : output + (countAt(usage, 'total_thought_tokens') ?? 0),
    searches: steps.filter((step) => step.type === 'google_search_call').length,
  };
}
