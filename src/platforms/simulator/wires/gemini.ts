import type { CitedSource } from '../../ask.ts';
import { objectAt, objectsAt, textAt } from '../../wires/json-reading.ts';
import type { SimulatedWire } from './simulated-wire.ts';

export const simulatedGemini: SimulatedWire = {
  readPrompt: (body) => textAt(objectsAt(objectsAt(body, 'contents').at(-1), 'parts')[0], 'text'),
  wantsJson: (body) => textAt(objectAt(body, 'generationConfig'), 'responseMimeType') === 'application/json',
  render: ({ model, answer, tokens }) => ({
    candidates: answer
      ? [
          {
            content: { role: 'model', parts: [{ text: answer.text }] },
            finishReason: 'STOP',
            index: 0,
            ...(answer.citations.length > 0
              ? { groundingMetadata: { webSearchQueries: ['simulated'], groundingChunks: answer.citations.map(chunk) } }
              : {}),
          },
        ]
      : [],
    modelVersion: model,
    ...(tokens
      ? {
          usageMetadata: {
            promptTokenCount: tokens.input,
            candidatesTokenCount: tokens.output,
            totalTokenCount: tokens.input + tokens.output,
          },
        }
      : {}),
  }),
};

/**
 * As the vendor does it, a composed source is a redirect whose title is the domain. A recorded source, whose page says
 * more than its site, keeps its address.
 */
function chunk({ url, title }: CitedSource) {
  const { hostname } = new URL(url);
  if (!hostname.endsWith('.example')) return { web: { uri: url, ...(title === undefined ? {} : { title }) } };
  const token = Buffer.from(url).toString('base64url');
  return {
    web: {
      uri: `https://vertexaisearch.cloud.google.com/grounding-api-redirect/${token}`,
      title: hostname.replace(/^www\./, ''),
    },
  };
}
