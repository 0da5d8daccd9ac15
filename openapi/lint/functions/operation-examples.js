import { operations, resolve, responses } from './document.js';

/** Reports request bodies and success responses, of operations and webhooks, that show no example with a summary. */
export default function operationExamples(document) {
  const findings = [];
  const inspect = (content, path) => {
    for (const [type, media] of Object.entries(content ?? {})) {
      const examples = Object.values(media.examples ?? {});
      if (examples.length === 0 || examples.some((example) => !resolve(document, example).summary)) {
        findings.push({ message: 'Needs examples, each with a summary.', path: [...path, 'content', type] });
      }
    }
  };
  for (const entry of [...operations(document, 'paths'), ...operations(document, 'webhooks')]) {
    inspect(resolve(document, entry.operation.requestBody)?.content, [...entry.path, 'requestBody']);
    for (const { status, response, path } of responses(document, entry)) {
      if (status.startsWith('2')) inspect(response.content, path);
    }
  }
  return findings;
}
