import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';

/** What a platform is asked to reply with, as JSON Schema: told to it, and checked when it has replied. */
export const REWRITE_SCHEMA = {
  type: 'object',
  required: ['headline', 'answer', 'evidence', 'context', 'faq'],
  properties: {
    headline: { type: 'string', minLength: 1, maxLength: 200 },
    answer: { type: 'string', minLength: 1, maxLength: 2_000 },
    evidence: { type: 'array', maxItems: 12, items: { type: 'string', minLength: 1, maxLength: 800 } },
    context: { type: 'string', maxLength: 4_000 },
    faq: {
      type: 'array',
      maxItems: 12,
      items: {
        type: 'object',
        required: ['q', 'a'],
        properties: {
          q: { type: 'string', minLength: 1, maxLength: 300 },
          a: { type: 'string', minLength: 1, maxLength: 1_200 },
        },
      },
    },
  },
} as const;

export const SUGGESTION_SCHEMA = {
  type: 'object',
  required: ['rewritten', 'claims'],
  properties: {
    rewritten: { type: 'string', minLength: 1, maxLength: 8_000 },
    claims: { type: 'array', maxItems: 20, items: { type: 'string', minLength: 1, maxLength: 400 } },
  },
} as const;

/** The object of a reply, fenced as code at most, or what is wrong with it. */
export type ReadObject<Value> = (reply: string) => { value: Value } | { fault: string };

/** Reads replies that are to be as `schema` says. */
export function readerOf<Value>(schema: object): ReadObject<Value> {
  const validate = new Ajv2020({ allErrors: true }).compile<Value>(schema);
  return (reply) => {
    const json = /^\s*(?:```(?:json)?\s*)?(\{[\s\S]*\})\s*(?:```\s*)?$/.exec(reply)?.[1];
    if (json === undefined) return { fault: 'The reply is not one JSON object.' };
    let value: unknown;
    try {
      value = JSON.parse(json);
    } catch {
      return { fault: 'The reply is not valid JSON.' };
    }
    return validate(value) ? { value } : { fault: (validate.errors ?? []).slice(0, 5).map(described).join(' ') };
  };
}

function described({ instancePath, message = 'is not valid' }: ErrorObject): string {
  return `${instancePath === '' ? 'The object' : instancePath} ${message}.`;
}
