import { eachReachableSchema, incomingSchemas } from './document.js';

/** What an incoming schema lacks to be bounded. */
function missing(schema, inBody) {
  const types = [schema.type].flat();
  const closed = 'enum' in schema || 'const' in schema;
  if (types.includes('string') && !closed && schema.maxLength === undefined) return 'a maxLength';
  if (types.includes('string') && !closed && schema.minLength === undefined) return 'a minLength';
  if (types.includes('array') && schema.maxItems === undefined) return 'maxItems';
  for (const type of ['integer', 'number']) {
    if (types.includes(type) && (schema.minimum === undefined || schema.maximum === undefined))
      return 'a minimum and a maximum';
  }
  if (inBody && types.includes('object') && schema.additionalProperties !== false)
    return '`additionalProperties: false`';
}

/** Reports whatever comes in with a request and is not bounded in length, count and size, or not closed. */
export default function incomingBounded(document) {
  const findings = [];
  for (const { schema, path, what } of incomingSchemas(document)) {
    eachReachableSchema(document, schema, path, (member, place) => {
      const lack = missing(member, what === 'body');
      if (lack !== undefined) findings.push({ message: `What comes in is bounded: ${lack} is missing.`, path: place });
    });
  }
  return findings;
}
