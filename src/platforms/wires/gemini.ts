import { parseInteraction } from './gemini-interaction.ts';
import { groundedSources } from './gemini-sources.ts';
import { countAt, isObject, type JsonObject, objectAt, objectsAt, textAt } from './json-reading.ts';
import type { Wire, WireAsk } from './wire.ts';

/** Google's generateContent with Google Search; also reads the newer "interaction" form of the same vendor. */
export const geminiWire: Wire = {
  buildAsk: (ask) => ({
    path: `/models/${encodeURIComponent(ask.model)}:generateContent`,
    headers: { 'x-goog-api-key': ask.apiKey },
    body: {
      contents: [{ role: 'user', parts: [{ text: ask.prompt }] }],
      ...generation(ask),
      // The vendor refuses JSON output together with search.
      ...(ask.json ? {} : { tools: [{ google_search: {} }] }),
    },
  }),

  buildModelList: ({ apiKey }) => ({ path: '/models', headers: { 'x-goog-api-key': apiKey } }),

  parseAnswer(body) {
    if (!isObject(body)) return null;
    if (Array.isArray(body.steps)) return parseInteraction(body);
    // A refused prompt has no candidates, only feedback: the form is right, the text is empty.
    if (!Array.isArray(body.candidates) && objectAt(body, 'promptFeedback') === null) return null;
    const candidate = objectsAt(body, 'candidates')[0];
    const grounding = objectAt(candidate, 'groundingMetadata');
    const usage = objectAt(body, 'usageMetadata');
    const queries = grounding?.webSearchQueries;
    return {
      text: objectsAt(objectAt(candidate, 'content'), 'parts')
        .filter((part) => part.thought !== true)
        .map((part) => textAt(part, 'text') ?? '')
        .join(''),
      citations: groundedSources(objectsAt(grounding, 'groundingChunks').map((chunk) => objectAt(chunk, 'web'))),
      model: textAt(body, 'modelVersion'),
      inputTokens: total(usage, 'promptTokenCount', 'toolUsePromptTokenCount'),
      // Thinking is billed as output.
      outputTokens: total(usage, 'candidatesTokenCount', 'thoughtsTokenCount'),
      searches: Array.isArray(queries) ? queries.length : 0,
    };
  },
};

function generation({ json, temperature }: WireAsk): JsonObject {
  if (!json && temperature === undefined) return {};
  return {
    generationConfig: {
      ...(json ? { responseMimeType: 'application/json' } : {}),
      ...(temperature === undefined ? {} : { temperature }),
    },
  };
}

function total(usage: JsonObject | null, main: string, extra: string): number | null {
  const count = countAt(usage, main);
  return count === null ? null : count + (countAt(usage, extra) ?? 0);
}
