import { describe, expect, test } from 'vitest';
import type { PlatformId } from '../../../src/platforms/catalog.ts';
import { WIRES, type WireAsk } from '../../../src/platforms/wires/index.ts';

function ask(platform: PlatformId, more: Partial<WireAsk> = {}): WireAsk {
  return {
    platform,
    baseUrl: 'https://platform.example/v1',
    apiKey: 'key-1',
    model: 'model-1',
    prompt: 'Which CRM is best?',
    language: 'en',
    json: false,
    ...more,
  };
}

describe('chat wire', () => {
  test('asks with one user message and a bearer key', () => {
    expect(WIRES.chat.buildAsk(ask('deepseek'))).toEqual({
      path: '/chat/completions',
      headers: { authorization: 'Bearer key-1' },
      body: { model: 'model-1', messages: [{ role: 'user', content: 'Which CRM is best?' }], stream: false },
    });
  });

  test('asks GLM to search the web and to return what it found', () => {
    expect(WIRES.chat.buildAsk(ask('glm')).body).toMatchObject({
      tools: [{ type: 'web_search', web_search: { enable: true, search_result: true } }],
    });
  });

  test('asks for a JSON object without searching', () => {
    const { body } = WIRES.chat.buildAsk(ask('glm', { json: true }));
    expect(body).toMatchObject({ response_format: { type: 'json_object' } });
    expect(body).not.toHaveProperty('tools');
  });

  test('reads text, tokens and the top-level web_search of GLM', () => {
    const answer = WIRES.chat.parseAnswer({
      model: 'glm-5',
      choices: [{ message: { role: 'assistant', content: '推荐甲。' }, finish_reason: 'stop' }],
      web_search: [
        { link: 'https://a.example/1', title: '甲', refer: 'ref_1' },
        { link: 'https://a.example/1', title: '甲' },
        { link: '', title: 'no address' },
        { link: 'ftp://a.example', title: 'not the web' },
      ],
      usage: { prompt_tokens: 11, completion_tokens: 7 },
    });
    expect(answer).toEqual({
      text: '推荐甲。',
      citations: [{ url: 'https://a.example/1', title: '甲' }],
      model: 'glm-5',
      inputTokens: 11,
      outputTokens: 7,
      searches: 1,
    });
  });

  test('reads the older Perplexity form: addresses get the titles of the search results', () => {
    const answer = WIRES.chat.parseAnswer({
      choices: [{ message: { content: 'A.[1][2]' } }],
      citations: ['https://a.example/1', 'https://b.example/2'],
      search_results: [{ title: 'One', url: 'https://a.example/1', date: null }],
    });
    expect(answer?.citations).toEqual([{ url: 'https://a.example/1', title: 'One' }, { url: 'https://b.example/2' }]);
    expect(answer?.inputTokens).toBeNull();
  });

  test('joins content given in parts and leaves reasoning out', () => {
    const content = [
      { type: 'text', text: 'One ' },
      { type: 'text', text: 'two' },
    ];
    const answer = WIRES.chat.parseAnswer({ choices: [{ message: { content, reasoning_content: 'hidden' } }] });
    expect(answer?.text).toBe('One two');
  });

  test('has no text for empty choices and null content', () => {
    expect(WIRES.chat.parseAnswer({ choices: [] })?.text).toBe('');
    expect(WIRES.chat.parseAnswer({ choices: [{ message: { content: null } }] })?.text).toBe('');
  });
});

describe('responses wire', () => {
  test('asks with web search; Perplexity under its own path and with the language', () => {
    expect(WIRES.responses.buildAsk(ask('chatgpt'))).toMatchObject({
      path: '/responses',
      body: { model: 'model-1', input: 'Which CRM is best?', tools: [{ type: 'web_search' }] },
    });
    const perplexity = ask('perplexity', { baseUrl: 'https://api.perplexity.ai', language: 'zh' });
    expect(WIRES.responses.buildAsk(perplexity)).toMatchObject({
      path: '/v1/agent',
      body: { language_preference: 'zh' },
    });
    expect(WIRES.responses.buildAsk({ ...perplexity, baseUrl: 'https://gateway.example/v1' }).path).toBe('/agent');
  });

  test('asks for a JSON object without searching', () => {
    const { body } = WIRES.responses.buildAsk(ask('qwen', { json: true }));
    expect(body).toMatchObject({ text: { format: { type: 'json_object' } } });
    expect(body).not.toHaveProperty('tools');
  });

  test('reads messages and url_citation annotations; pages merely looked at are not cited', () => {
    const answer = WIRES.responses.parseAnswer({
      status: 'completed',
      error: null,
      model: 'gpt',
      output: [
        { type: 'reasoning', summary: [] },
        {
          type: 'web_search_call',
          action: { type: 'search', sources: [{ type: 'url', url: 'https://seen.example' }] },
        },
        { type: 'web_search_call', action: { type: 'open_page', url: 'https://seen.example' } },
        {
          type: 'message',
          content: [
            {
              type: 'output_text',
              text: 'Take A.',
              annotations: [
                { type: 'url_citation', url: 'https://a.example/', title: 'A' },
                { type: 'url_citation', url_citation: { url: 'https://b.example/' } },
              ],
            },
          ],
        },
      ],
      usage: { input_tokens: 5, output_tokens: 6 },
    });
    expect(answer).toEqual({
      text: 'Take A.',
      citations: [{ url: 'https://a.example/', title: 'A' }, { url: 'https://b.example/' }],
      model: 'gpt',
      inputTokens: 5,
      outputTokens: 6,
      searches: 1,
    });
  });

  test('reads the search_results items of the agent form', () => {
    const answer = WIRES.responses.parseAnswer({
      output: [
        { type: 'search_results', results: [{ id: 1, url: 'https://a.example/', title: 'A' }] },
        { type: 'message', content: [{ type: 'output_text', text: 'A [1].' }] },
      ],
    });
    expect(answer).toMatchObject({
      citations: [{ url: 'https://a.example/', title: 'A' }],
      searches: 1,
      inputTokens: null,
    });
  });
});

describe('gemini wire', () => {
  test('asks with its own key header and Google Search', () => {
    expect(WIRES.gemini.buildAsk(ask('gemini'))).toEqual({
      path: '/models/model-1:generateContent',
      headers: { 'x-goog-api-key': 'key-1' },
      body: { contents: [{ role: 'user', parts: [{ text: 'Which CRM is best?' }] }], tools: [{ google_search: {} }] },
    });
  });

  test('resolves redirects by the domain in the title and drops those without one', () => {
    const redirect = (token: string) => `https://vertexaisearch.cloud.google.com/grounding-api-redirect/${token}`;
    const answer = WIRES.gemini.parseAnswer({
      modelVersion: 'gemini',
      candidates: [
        {
          content: { parts: [{ text: 'thinking', thought: true }, { text: 'Take ' }, { text: 'A.' }] },
          groundingMetadata: {
            webSearchQueries: ['one', 'two'],
            groundingChunks: [
              { web: { uri: redirect('x'), title: 'Reviews.example' } },
              { web: { uri: redirect('y'), title: 'reviews.example' } },
              { web: { uri: redirect('z'), title: 'A page title' } },
              { web: { uri: redirect('v'), title: 'A page title', domain: 'vertex.example' } },
              { web: { uri: 'https://plain.example/page', title: 'Plain' } },
              { retrievedContext: { uri: 'https://own.example' } },
            ],
          },
        },
      ],
      usageMetadata: {
        promptTokenCount: 3,
        toolUsePromptTokenCount: 40,
        candidatesTokenCount: 5,
        thoughtsTokenCount: 10,
      },
    });
    expect(answer).toEqual({
      text: 'Take A.',
      citations: [
        { url: 'https://reviews.example/', title: 'Reviews.example' },
        { url: 'https://vertex.example/', title: 'A page title' },
        { url: 'https://plain.example/page', title: 'Plain' },
      ],
      model: 'gemini',
      inputTokens: 43,
      outputTokens: 15,
      searches: 2,
    });
  });

  test('a refused prompt has the form but no text', () => {
    expect(WIRES.gemini.parseAnswer({ promptFeedback: { blockReason: 'SAFETY' } })?.text).toBe('');
  });
});

test.each(['chat', 'responses', 'gemini'] as const)(
  '%s wire reads no answer from other JSON and never throws',
  (wire) => {
    const hostile = [undefined, null, 0, '', 'text', [], [1], {}, { choices: 1 }, { output: {} }, { candidates: 'x' }];
    for (const body of hostile) expect(WIRES[wire].parseAnswer(body)).toBeNull();
    const broken = [
      { choices: [null, 3], output: [null, { type: 'message', content: 4 }], candidates: [null], steps: [7] },
      {
        choices: [{ message: 5 }],
        output: [{ type: 'message', content: [{ type: 'output_text', text: 1, annotations: [null] }] }],
        candidates: [{ content: 2, groundingMetadata: { groundingChunks: [null, { web: 1 }] } }],
      },
    ];
    for (const body of broken) expect(WIRES[wire].parseAnswer(body)?.text).toBe('');
  },
);

describe('a judgement', () => {
  const judging = { json: true, temperature: 0 };

  test('is asked at its temperature, as JSON, without searching', () => {
    expect(WIRES.chat.buildAsk(ask('deepseek', judging)).body).toEqual({
      model: 'model-1',
      messages: [{ role: 'user', content: 'Which CRM is best?' }],
      stream: false,
      temperature: 0,
      response_format: { type: 'json_object' },
    });
    expect(WIRES.responses.buildAsk(ask('chatgpt', judging)).body).toEqual({
      model: 'model-1',
      input: 'Which CRM is best?',
      temperature: 0,
      text: { format: { type: 'json_object' } },
    });
    expect(WIRES.gemini.buildAsk(ask('gemini', judging)).body).toEqual({
      contents: [{ role: 'user', parts: [{ text: 'Which CRM is best?' }] }],
      generationConfig: { responseMimeType: 'application/json', temperature: 0 },
    });
  });

  test('of Perplexity, which has no JSON mode, does not search either', () => {
    expect(WIRES.responses.buildAsk(ask('perplexity', judging)).body).toEqual({
      model: 'model-1',
      input: 'Which CRM is best?',
      temperature: 0,
    });
    expect(WIRES.chat.buildAsk(ask('perplexity', judging)).body).toMatchObject({
      temperature: 0,
      disable_search: true,
    });
  });
});
