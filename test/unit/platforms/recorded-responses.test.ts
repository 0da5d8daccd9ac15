import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { failureInBody } from '../../../src/platforms/vendor-error.ts';
import { WIRES } from '../../../src/platforms/wires/index.ts';

const folder = new URL('../../../../shared/data/provider_response_fixtures/', import.meta.url);
const present = existsSync(folder);
if (!present)
  console.info('skipped: recorded platform responses are not there (../shared/data/provider_response_fixtures)');

const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as unknown;

describe.skipIf(!present)('recorded responses', () => {
  test.each([
    ['alibaba-text.json', 'chat', 'Festival of Forgotten Things', 0, 18, 1064],
    ['moonshotai-text.json', 'chat', 'Hello, world!', 0, 9, 5],
    ['perplexity-citations.json', 'chat', 'San Francisco', 7, 10, 251],
    ['perplexity-text.json', 'chat', 'EcoVista Day', 6, 11, 392],
    ['openai-web-search-tool.1.json', 'responses', 'Short answer first', 7, 19681, 3773],
    ['xai-web-search-tool.1.json', 'responses', 'xAI is an American', 5, 1941, 583],
  ] as const)('%s is read by the %s wire', (file, wire, words, citations, input, output) => {
    const body = read(file);
    expect(failureInBody(body)).toBeNull();
    const answer = WIRES[wire].parseAnswer(body)!;
    expect(answer.text).toContain(words);
    expect(answer.citations.length).toBe(citations);
    expect(answer.citations.every(({ url }) => URL.canParse(url))).toBe(true);
    expect([answer.inputTokens, answer.outputTokens]).toEqual([input, output]);
  });

  test('google-search.json, the interaction form, is read by the gemini wire', () => {
    const answer = WIRES.gemini.parseAnswer(read('google-search.json'))!;
    expect(answer.text).toContain('notable AI developments');
    expect(answer.citations).toContainEqual({ url: 'https://marketingprofs.com/', title: 'marketingprofs.com' });
    expect(answer.citations.some(({ url }) => url.includes('google.com'))).toBe(false);
    expect([answer.inputTokens, answer.outputTokens, answer.searches]).toEqual([151, 1222, 1]);
  });
});
