import { describe, expect, test } from 'vitest';
import { clientVariant } from '../../openapi/codegen/client-variant.ts';
import type { OpenApiDocument } from '../../openapi/codegen/document.ts';

const ID = { type: 'string', format: 'uuid', minLength: 36, maxLength: 36, description: 'Identifier.' };
const NAME = { type: 'string', minLength: 1, maxLength: 200, pattern: '\\S' };

const document = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1.2.3', summary: 'In short.', description: 'At length.' },
  paths: { '/things': { parameters: [{ name: 'id', in: 'query', schema: ID }] } },
  webhooks: { 'thing.made': { post: {} } },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        additionalProperties: false,
        properties: {
          id: ID,
          name: NAME,
          labels: { type: 'object', additionalProperties: { type: 'string' } },
          additionalProperties: { type: 'boolean' },
        },
      },
    },
    securitySchemes: { key: { type: 'http', scheme: 'bearer', bearerFormat: 'sk_<32>' } },
  },
} as unknown as OpenApiDocument;

describe('the document for generators of clients', () => {
  const variant = clientVariant(document);

  test('has no webhooks, and its summary for a description', () => {
    expect(variant.webhooks).toBeUndefined();
    expect(variant.info).toEqual({ title: 'T', version: '1.2.3', description: 'In short.' });
  });

  test('lets objects grow; a field of that name, and maps, stay', () => {
    expect(variant.components?.schemas?.Thing).toEqual({
      type: 'object',
      properties: {
        id: { type: 'string', description: 'Identifier.' },
        name: NAME,
        labels: { type: 'object', additionalProperties: { type: 'string' } },
        additionalProperties: { type: 'boolean' },
      },
    });
  });

  test('has opaque identifiers also in parameters, and no form of keys', () => {
    expect(variant.paths['/things']?.parameters).toEqual([
      { name: 'id', in: 'query', schema: { type: 'string', description: 'Identifier.' } },
    ]);
    expect(variant.components?.securitySchemes).toEqual({ key: { type: 'http', scheme: 'bearer' } });
  });

  test('leaves the published document as it is', () => {
    expect(document.webhooks).toBeDefined();
    expect(JSON.stringify(document)).toContain('"additionalProperties":false');
  });
});
