import type { JudgedInit } from './judged-fetch.ts';
import { bodyOf, type TestKey, type TestService } from './service.ts';

export interface ValidRequest {
  path: string;
  init: JudgedInit;
}

/** A request that each operation accepts, about a brand and a probe that its key's account has. */
const REQUESTS: Record<string, (ids: { brandId: string; runId: string }) => ValidRequest> = {
  'direct getHealth': () => get('/api/health'),
  'direct getStatus': () => get('/api/status'),
  'direct runCheck': () => post('/api/check/run', { brand_name: 'Acme', industry: 'tools', competitors: ['Bolt'] }),
  'direct queryPlatforms': () => post('/api/query?mode=all', { brand: 'Acme', category: 'tools', platforms: ['kimi'] }),
  'direct rewriteContent': () =>
    post('/api/aeo/rewrite', { text: 'Acme makes tools.', brand: 'Acme', audience: 'builders' }),
  'direct getVisibilityTimeseries': ({ brandId }) =>
    get(`/api/dashboard/visibility/timeseries?brand_id=${brandId}&days=7`),
  'direct getCompetitorBreakdown': ({ brandId }) =>
    get(`/api/dashboard/competitors/breakdown?brand_id=${brandId}&days=7`),
  'direct getPromptBreakdown': ({ brandId }) => get(`/api/dashboard/prompts/breakdown?brand_id=${brandId}&days=7`),
  'direct getAidaFunnel': ({ brandId }) => get(`/api/dashboard/prompts/aida?brand_id=${brandId}&days=7`),
  'direct compareBrands': () => get('/api/brands/compare?days=7'),
  'direct getSentimentOverview': ({ brandId }) => get(`/api/sentiment/overview?brand_id=${brandId}&days=7`),
  'direct listCrisisIncidents': ({ brandId }) => get(`/api/crisis/incidents?brand_id=${brandId}`),
  'v1 getHealth': () => get('/api/v1/health'),
  'v1 getOpenapi': () => get('/api/v1/openapi.json'),
  'v1 listBrands': () => get('/api/v1/brands'),
  'v1 createBrand': () => post('/api/v1/brands', { name: 'Bolt', category: 'tools', website: 'https://bolt.example' }),
  'v1 getBrand': ({ brandId }) => get(`/api/v1/brands/${brandId}`),
  'v1 createProbe': ({ brandId }) => post('/api/v1/probes', { brandId, platforms: ['kimi'] }),
  'v1 getProbe': ({ runId }) => get(`/api/v1/probes/${runId}`),
  'v1 listCitations': ({ brandId }) => get(`/api/v1/citations?brandId=${brandId}&days=7&platform=kimi&limit=10`),
  'v1 pickPrompts': ({ brandId }) => get(`/api/v1/picker?brandId=${brandId}&limit=10`),
  'v1 getAuthority': ({ brandId }) => get(`/api/v1/authority?brandId=${brandId}`),
  'v1 listIncidents': ({ brandId }) => get(`/api/v1/sentinel/incidents?brandId=${brandId}&severity=high&status=open`),
  'v1 suggestRewrite': ({ brandId }) =>
    post('/api/v1/suggest', { brandId, content: 'Acme makes tools.', intent: 'faq' }),
  'v1 registerWebhook': () =>
    post('/api/v1/webhooks', { url: 'http://127.0.0.1:9/x', events: ['citation.discovered'], description: 'Test' }),
};

/** The request of an operation (`direct runCheck`), with a key of a new account for which it is valid. */
export async function validRequests(
  service: TestService,
  operation: string,
): Promise<{ key: TestKey; request: ValidRequest; brandId: string; runId: string }> {
  const write = REQUESTS[operation];
  if (write === undefined) throw new Error(`There is no valid request for ${operation}: add one.`);
  const account = `account of ${operation} ${Math.random()}`;
  const v1 = await service.key({ interface: 'v1', account, tier: 'scale' });
  const { brand } = await bodyOf(await v1.call('/api/v1/brands', { json: { name: 'Acme', category: 'tools' } }));
  const probe = await bodyOf(await v1.call('/api/v1/probes', { json: { brandId: brand.id, platforms: ['kimi'] } }));
  const ids = { brandId: brand.id, runId: probe.runId };
  const key = operation.startsWith('v1') ? v1 : await service.key({ interface: 'direct', account });
  return { key, request: write(ids), ...ids };
}

function get(path: string): ValidRequest {
  return { path, init: {} };
}

function post(path: string, json: object): ValidRequest {
  return { path, init: { json } };
}
