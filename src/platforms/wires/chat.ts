import { addAnnotation, addSourceObject, createSourceCollector } from './cited-sources.ts';
import { countAt, isObject, type JsonObject, listAt, objectAt, objectsAt, textAt } from './json-reading.ts';
import type { Wire, WireAsk } from './wire.ts';

/**
 * OpenAI-style chat completions: DeepSeek, Kimi and GLM, and Perplexity's older form.
 *
 * Sources stand beside the choices: GLM's `web_search[]` (`link`, `title`), Perplexity's `search_results[]` (`url`,
 * `title`) and `citations[]` (addresses alone), Qwen's `search_info.search_results[]`. DeepSeek and Kimi name none.
 */
export const chatWire: Wire = {
  buildAsk: (ask) => ({
    path: '/chat/completions',
    headers: { authorization: `Bearer ${ask.apiKey}` },
    body: {
      model: ask.model,
      messages: [{ role: 'user', content: ask.prompt }],
      stream: false,
      ...(ask.temperature === undefined ? {} : { temperature: ask.temperature }),
      ...outputForm(ask),
    },
  }),

  buildModelList: ({ platform, apiKey, baseUrl }) => ({
    path: platform === 'perplexity' && !baseUrl.endsWith('/v1') ? '/v1/models' : '/models',
    headers: { authorization: `Bearer ${apiKey}` },
  }),

  parseAnswer(body) {
    if (!isObject(body) || !Array.isArray(body.choices)) return null;
    const message = objectAt(objectsAt(body, 'choices')[0], 'message');
    const usage = objectAt(body, 'usage');
    const { citations, searched } = readSources(body, message);
    return {
      text: message === null ? '' : messageText(message),
      citations,
      model: textAt(body, 'model'),
      inputTokens: countAt(usage, 'prompt_tokens') ?? countAt(usage, 'input_tokens'),
      outputTokens: countAt(usage, 'completion_tokens') ?? countAt(usage, 'output_tokens'),
      searches: searched ? 1 : 0,
    };
  },
};

function outputForm(ask: WireAsk): JsonObject {
  if (ask.json) {
    // Perplexity accepts schemas only, no plain JSON mode: the prompt alone has to ask for it there. It searches unless told not to.
    return ask.platform === 'perplexity' ? { disable_search: true } : { response_format: { type: 'json_object' } };
  }
  if (ask.platform !== 'glm') return {};
  return {
    tools: [{ type: 'web_search', web_search: { enable: true, search_engine: 'search_std', search_result: true } }],
  };
}

/** `content` is a string, or a list of parts of which the text ones count. */
function messageText(message: JsonObject): string {
  const content = textAt(message, 'content');
  if (content !== null) return content;
  return objectsAt(message, 'content')
    .map((part) => textAt(part, 'text') ?? '')
    .join('');
}

function readSources(body: JsonObject, message: JsonObject | null) {
  const collector = createSourceCollector();
  const results = [
    ...objectsAt(body, 'web_search'),
    ...objectsAt(body, 'search_results'),
    ...objectsAt(objectAt(body, 'search_info'), 'search_results'),
  ];
  for (const result of results) addSourceObject(collector, result);
  const addresses = listAt(body, 'citations');
  for (const address of addresses) {
    if (typeof address === 'string') collector.add(address);
    else if (isObject(address)) addSourceObject(collector, address);
  }
  for (const annotation of objectsAt(message, 'annotations')) addAnnotation(collector, annotation);
  return { citations: collector.sources(), searched: results.length + addresses.length > 0 };
}
