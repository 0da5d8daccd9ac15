import type { OpenApiDocument } from '../../../openapi/codegen/document.ts';

/** A small released contract with every form that the published documents use: what the planted changes are planted in. */
export function shop(): OpenApiDocument {
  return structuredClone(SHOP) as unknown as OpenApiDocument;
}

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ 'application/json': { schema } });
const policy = { 'x-limit': 'v1', 'x-maturity': 'Stable' };
const reads = [{ apiKey: ['read'] }];
const error = { description: 'Refused.', content: json(reference('Error')) };

const SHOP = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1.0.0' },
  servers: [{ url: '/shop' }],
  security: reads,
  paths: {
    '/brands': {
      get: {
        operationId: 'listBrands',
        summary: 'The brands',
        ...policy,
        security: reads,
        parameters: [
          { name: 'days', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 90, default: 7 } },
          { name: 'tone', in: 'query', schema: { type: 'string', enum: ['positive', 'negative'] } },
          {
            name: 'tags',
            in: 'query',
            schema: { type: 'array', items: { type: 'string', maxLength: 20 }, maxItems: 5 },
          },
        ],
        responses: {
          '200': {
            description: 'The brands.',
            headers: { ETag: { required: true, schema: { type: 'string' } } },
            content: json({
              type: 'object',
              required: ['brands'],
              properties: { brands: { type: 'array', items: reference('Brand') } },
            }),
          },
          '304': { description: 'Unchanged.' },
          '400': error,
        },
      },
      post: {
        operationId: 'createBrand',
        summary: 'A new brand',
        ...policy,
        'x-role': 'member',
        security: [{ apiKey: ['write'] }, { cookie: [] }],
        requestBody: { required: true, content: json(reference('BrandRequest')) },
        responses: { '201': { description: 'Made.', content: json(reference('Brand')) }, '400': error },
      },
    },
    '/brands/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
      get: {
        operationId: 'getBrand',
        summary: 'A brand',
        ...policy,
        'x-maturity': 'Beta',
        security: reads,
        responses: { '200': { description: 'The brand.', content: json(reference('Brand')) }, '404': error },
      },
    },
    '/export': {
      get: {
        operationId: 'exportBrands',
        summary: 'All brands',
        ...policy,
        security: reads,
        responses: {
          '200': {
            description: 'The brands.',
            content: { ...json(reference('Brand')), 'text/csv': { schema: { type: 'string' } } },
          },
        },
      },
    },
    '/notes': {
      post: {
        operationId: 'takeNote',
        summary: 'A note',
        ...policy,
        security: reads,
        requestBody: { content: json(reference('Note')) },
        responses: { '204': { description: 'Taken.' } },
      },
    },
    '/health': {
      get: {
        operationId: 'getHealth',
        summary: 'Health',
        'x-limit': 'none',
        'x-maturity': 'Stable',
        security: [],
        responses: { '200': { description: 'Well.', content: json(reference('Health')) } },
      },
    },
    '/plans': {
      get: {
        operationId: 'listPlans',
        summary: 'Not there yet',
        ...policy,
        'x-maturity': 'Roadmap',
        security: reads,
        responses: { '200': { description: 'The plans.', content: json(reference('Health')) } },
      },
    },
  },
  webhooks: {
    'brand.created': {
      post: {
        operationId: 'onBrandCreated',
        summary: 'A brand was made',
        'x-limit': 'none',
        'x-maturity': 'Stable',
        security: [],
        parameters: [{ name: 'webhook-id', in: 'header', required: true, schema: { type: 'string' } }],
        requestBody: { required: true, content: json(reference('BrandCreated')) },
        responses: { '204': { description: 'Received.' } },
      },
    },
  },
  components: {
    securitySchemes: {
      apiKey: { type: 'http', scheme: 'bearer' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
    },
    schemas: {
      Brand: {
        type: 'object',
        required: ['id', 'name', 'website', 'rank', 'severity', 'tags'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          name: { type: 'string' },
          website: { type: ['string', 'null'] },
          rank: { type: 'integer', format: 'int64', minimum: 0 },
          severity: { type: 'string', enum: ['low', 'high'] },
          tags: { type: 'array', items: { type: 'string' } },
          note: { type: 'string' },
          origin: { oneOf: [reference('Feed'), reference('Page')], discriminator: { propertyName: 'kind' } },
        },
      },
      BrandRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 100, pattern: '\\S' },
          website: { type: ['string', 'null'], format: 'uri' },
          budget: { type: 'number', format: 'double', minimum: 0, maximum: 1000 },
          language: { type: 'string', enum: ['zh', 'en', 'de'] },
          aliases: { type: 'array', items: { type: 'string' }, maxItems: 10 },
          source: { oneOf: [reference('Feed'), reference('Page')], discriminator: { propertyName: 'kind' } },
        },
      },
      Note: {
        type: 'object',
        properties: { text: { type: 'string' }, of: { type: 'object', properties: { brand: { type: 'string' } } } },
      },
      Feed: source('feed'),
      Page: source('page'),
      BrandCreated: {
        type: 'object',
        required: ['eventId', 'type', 'data'],
        properties: {
          eventId: { type: 'string' },
          type: { type: 'string', const: 'brand.created' },
          data: { type: 'object', required: ['brandId'], properties: { brandId: { type: 'string' } } },
        },
      },
      Health: { type: 'object', required: ['status'], properties: { status: { type: 'string' } } },
      Error: { type: 'object', required: ['code'], properties: { code: { type: 'string' } } },
    },
  },
};

function source(kind: string): object {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'url'],
    properties: { kind: { type: 'string', const: kind }, url: { type: 'string', maxLength: 200 } },
  };
}
