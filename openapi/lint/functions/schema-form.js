import { everySchema, resolve } from './document.js';

const FORMATS = { integer: ['int32', 'int64'], number: ['double', 'float'] };
const ANNOTATIONS = new Set(['description', 'title', 'examples', 'example', 'default', 'deprecated']);

/** Forms of a schema that clients generated from it get wrong. */
const CHECKS = {
  /** Without a format a generator chooses: 32 bits cut off large numbers, and some make decimals of fractions. */
  numberFormat(schema) {
    for (const [type, formats] of Object.entries(FORMATS)) {
      if ([schema.type].flat().includes(type) && !formats.includes(schema.format)) {
        return `A schema of type ${type} needs the format ${formats.join(' or ')}.`;
      }
    }
  },
  /** A schema that says nothing becomes `Any` or `interface{}`. */
  noBareSchema(schema) {
    if (Object.keys(schema).every((keyword) => ANNOTATIONS.has(keyword))) return 'A schema must say more than nothing.';
  },
  /** `const` alone becomes `Any`. */
  constWithType(schema) {
    if ('const' in schema && schema.type === undefined) return '`const` needs `type` beside it.';
  },
  /** Tuples become lists of `Any`. */
  noPrefixItems(schema) {
    if ('prefixItems' in schema) return '`prefixItems` is not understood by generated clients; use an object.';
  },
  /** The Python generator stops at a property that can only be null; give it the type that it could have, too. */
  noLoneNull(schema, _document, path) {
    if (schema.type === 'null' && !['oneOf', 'anyOf'].includes(path.at(-2))) return 'A schema must not be null alone.';
  },
  /** Without a discriminator clients try the alternatives one by one, and the first that fits wins. */
  oneOfDiscriminator(schema, document) {
    for (const keyword of ['oneOf', 'anyOf']) {
      const objects = (schema[keyword] ?? []).filter((member) =>
        [resolve(document, member)?.type].flat().includes('object'),
      );
      if (objects.length > 1 && schema.discriminator === undefined)
        return `\`${keyword}\` of objects needs a discriminator.`;
    }
  },
};

/** Reports every schema of the document that has not the form named by `check`. */
export default function schemaForm(document, { check }) {
  const findings = [];
  everySchema(document, (schema, path) => {
    const message = CHECKS[check](schema === null || typeof schema !== 'object' ? {} : schema, document, path);
    if (message !== undefined) findings.push({ message, path });
  });
  return findings;
}
