import type { CitedSource } from '../ask.ts';
import { addAnnotation, addSourceObject, createSourceCollector } from './cited-sources.ts';
import { countAt, isObject, type JsonObject, objectAt, objectsAt, textAt } from './json-reading.ts';
import type { Wire, WireAsk } from './wire.ts';

/**
 * OpenAI-style responses with the vendor's own web search: Qwen, Doubao, ChatGPT, and Perplexity's agent form.
 *
 * Sources are the `url_citation` annotations of the text, and Perplexity's `search_results` items. The pages that a
 * `web_search_call` merely looked at (`action.sources`) are not cited and do not count.
 */
export const responsesWire: Wire = {
  buildAsk: (ask) => ({
    path: ask.platform === 'perplexity' ? perplexityPath(ask.baseUrl, 'agent') : '/responses',
    headers: { authorization: `Bearer ${ask.apiKey}` },
    body: {
      model: ask.model,
      input: ask.prompt,
      ...(ask.temperature === undefined ? {} : { temperature: ask.temperature }),
      ...outputForm(ask),
    },
  }),

  buildModelList: ({ platform, apiKey, baseUrl }) => ({
    path: platform === 'perplexity' ? perplexityPath(baseUrl, 'models') : '/models',
    headers: { authorization: `Bearer ${apiKey}` },
  }),

  parseAnswer(body) {
    if (!isObject(body)) return null;
    const output = objectsAt(body, 'output');
    if (!Array.isArray(body.output) && textAt(body, 'output_text') === null) return null;
    const parts = output.filter((item) => item.type === 'message').flatMap((item) => objectsAt(item, 'content'));
    const texts = parts.filter((part) => part.type === 'output_text' || part.type === 'text');
    const usage = objectAt(body, 'usage');
    return {
      text: texts.map((part) => textAt(part, 'text') ?? '').join('') || (textAt(body, 'output_text') ?? ''),
      citations: readSources(output, texts),
      model: textAt(body, 'model'),
      inputTokens: countAt(usage, 'input_tokens') ?? countAt(usage, 'prompt_tokens'),
      outputTokens: countAt(usage, 'output_tokens') ?? countAt(usage, 'completion_tokens'),
      searches: output.filter(isSearch).length,
    };
  },
};

/** Perplexity's host is given without a version, for its older chat form has none. */
function perplexityPath(baseUrl: string, resource: string): string {
  return baseUrl.endsWith('/v1') ? `/${resource}` : `/v1/${resource}`;
}

function outputForm(ask: WireAsk): JsonObject {
  if (ask.json) {
    // Perplexity accepts schemas only, no plain JSON mode: the prompt alone has to ask for it there.
    return ask.platform === 'perplexity' ? {} : { text: { format: { type: 'json_object' } } };
  }
  const search = { tools: [{ type: 'web_search' }] };
  return ask.platform === 'perplexity' ? { ...search, language_preference: ask.language } : search;
}

function readSources(output: JsonObject[], texts: JsonObject[]): CitedSource[] {
  const collector = createSourceCollector();
  for (const item of output.filter((each) => each.type === 'search_results')) {
    for (const result of objectsAt(item, 'results')) addSourceObject(collector, result);
  }
  for (const text of texts) {
    for (const annotation of objectsAt(text, 'annotations')) addAnnotation(collector, annotation);
  }
  return collector.sources();
}

/** One charge per search; opening a page that was found is part of it. */
function isSearch(item: JsonObject): boolean {
  if (item.type === 'search_results') return true;
  if (item.type !== 'web_search_call') return false;
  const action = textAt(objectAt(item, 'action'), 'type');
  return action === null || action === 'search';
}
