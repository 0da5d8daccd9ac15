import { objectAt, objectsAt, textAt } from '../../wires/json-reading.ts';
import type { SimulatedWire } from './simulated-wire.ts';

export const simulatedChat: SimulatedWire = {
  readPrompt(body) {
    const last = objectsAt(body, 'messages').findLast((message) => message.role === 'user');
    return last === undefined ? null : textAt(last, 'content');
  },
  wantsJson: (body) => textAt(objectAt(body, 'response_format'), 'type') === 'json_object',
  render: ({ platform, model, at, answer, tokens }) => ({
    id: 'chatcmpl-simulated',
    object: 'chat.completion',
    created: Math.floor(at.getTime() / 1000),
    model,
    choices: answer ? [{ index: 0, message: { role: 'assistant', content: answer.text }, finish_reason: 'stop' }] : [],
    ...(tokens
      ? {
          usage: {
            prompt_tokens: tokens.input,
            completion_tokens: tokens.output,
            total_tokens: tokens.input + tokens.output,
          },
        }
      : {}),
    ...(answer && answer.citations.length > 0 ? sourcesBeside(platform, answer.citations) : {}),
  }),
};

function sourcesBeside(platform: string, citations: readonly { url: string; title?: string }[]) {
  if (platform === 'perplexity') {
    return {
      citations: citations.map(({ url }) => url),
      search_results: citations.map(({ url, title }) => ({ title: title ?? '', url, date: null })),
    };
  }
  return {
    web_search: citations.map(({ url, title }, at) => ({
      link: url,
      title: title ?? '',
      media: '',
      content: '',
      refer: `ref_${at + 1}`,
    })),
  };
}
