import { eachReachableSchema, operations, responses } from './document.js';

/** Reports response schemas that could not grow: closed objects, and enumerations that are not fixed for good. */
export default function outgoingOpen(document, { fixedVocabularies }) {
  const findings = [];
  const seen = new Set(fixedVocabularies.map((name) => `#/components/schemas/${name}`));
  for (const entry of operations(document, 'paths')) {
    for (const { response, path } of responses(document, entry)) {
      for (const [type, content] of Object.entries(response.content ?? {})) {
        const visit = (schema, place) => {
          if (schema.additionalProperties === false) {
            findings.push({
              message: 'A response object must not be closed: added fields are no breaking change.',
              path: place,
            });
          }
          if ('enum' in schema) {
            findings.push({
              message: 'A vocabulary in a response may grow: use a plain string and document its values.',
              path: place,
            });
          }
        };
        eachReachableSchema(document, content.schema, [...path, 'content', type, 'schema'], visit, seen);
      }
    }
  }
  return findings;
}
