import { isObject, objectAt, objectsAt, textAt } from '../../wires/json-reading.ts';
import type { SimulatedAnswer } from '../compose-answer.ts';
import type { SimulatedWire } from './simulated-wire.ts';

export const simulatedResponses: SimulatedWire = {
  readPrompt(body) {
    if (!isObject(body)) return null;
    const input = body.input;
    if (typeof input === 'string') return input;
    return textAt(objectsAt(body, 'input').at(-1), 'content');
  },
  wantsJson: (body) => textAt(objectAt(objectAt(body, 'text'), 'format'), 'type') === 'json_object',
  render: ({ platform, model, at, answer, tokens }) => ({
    id: 'resp_simulated',
    object: 'response',
    created_at: Math.floor(at.getTime() / 1000),
    status: 'completed',
    error: null,
    model,
    output: answer ? [search(platform, answer), message(answer)] : [],
    ...(tokens
      ? {
          usage: {
            input_tokens: tokens.input,
            output_tokens: tokens.output,
            total_tokens: tokens.input + tokens.output,
          },
        }
      : {}),
  }),
};

function search(platform: string, answer: SimulatedAnswer) {
  if (platform === 'perplexity') {
    const results = answer.citations.map(({ url, title }, at) => ({
      id: at + 1,
      url,
      title: title ?? '',
      snippet: '',
    }));
    return { type: 'search_results', queries: ['simulated'], results };
  }
  return {
    id: 'ws_simulated',
    type: 'web_search_call',
    status: 'completed',
    action: { type: 'search', query: 'simulated' },
  };
}

function message(answer: SimulatedAnswer) {
  const annotations = answer.citations.map(({ url, title }) => ({
    type: 'url_citation',
    url,
    ...(title === undefined ? {} : { title }),
    start_index: 0,
    end_index: Math.min(80, answer.text.length),
  }));
  return {
    id: 'msg_simulated',
    type: 'message',
    status: 'completed',
    role: 'assistant',
    content: [{ type: 'output_text', text: answer.text, annotations }],
  };
}
