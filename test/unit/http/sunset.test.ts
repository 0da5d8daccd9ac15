import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations as v1 } from '../../../generated/v1/operations.ts';
import { fail } from '../../../src/failure.ts';
import { startToyService, type ToyService } from './toy-service.ts';

const PAGE = 'https://pages.example';
const sunset = { announced: '2026-01-01', day: '2026-04-30' };

let service: ToyService;
beforeAll(async () => {
  const operations = {
    getHealth: { ...v1.getHealth, sunset },
    listBrands: { ...v1.listBrands, security: [], sunset },
    listIncidents: { ...v1.listIncidents, sunset },
    getBrand: v1.getBrand,
  };
  const handlers = {
    getHealth: async () => ({ status: 200, body: {} }),
    listBrands: async () => {
      throw new Error('a bug');
    },
    listIncidents: async () => fail('unauthenticated', 'Never called.'),
    getBrand: async () => fail('unauthenticated', 'Never called.'),
  };
  service = await startToyService({
    interfaces: [{ name: 'v1', operations, handlers }],
    validateResponses: 'never',
    cors: { origins: [PAGE] },
  });
});
afterAll(() => service.close());

test.each([
  ['/api/v1/health', 200],
  ['/api/v1/brands', 500],
  ['/api/v1/sentinel/incidents', 401],
])('%s, whose change is announced, says so with a %i as well', async (path, status) => {
  const response = await fetch(service.url + path, { headers: { origin: PAGE } });
  expect(response.status).toBe(status);
  // 2026-01-01T00:00:00Z in seconds.
  expect(response.headers.get('deprecation')).toBe('@1767225600');
  expect(response.headers.get('sunset')).toBe('Thu, 30 Apr 2026 00:00:00 GMT');
  expect(response.headers.get('access-control-expose-headers')).toMatch(/\bDeprecation\b.*\bSunset\b/);
});

test('other operations say nothing', async () => {
  const { headers } = await fetch(`${service.url}/api/v1/brands/7`);
  expect([headers.get('deprecation'), headers.get('sunset')]).toEqual([null, null]);
});
