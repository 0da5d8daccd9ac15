/**
 * Type tests of the client: this file is compiled by the type check, never run. Each `@ts-expect-error` fails the type check when the
 * mistake under it starts to compile.
 */
import {
  createDirectClient,
  createV1Client,
  type ErrorStatus,
  eachCitation,
  isAnswerscopeError,
  unwrap,
  type V1Components,
  waitForProbe,
} from '../src/index.ts';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<A, B>(_: Equal<A, B>): void {}

const direct = createDirectClient({ baseUrl: 'https://service.example' });
const v1 = createV1Client({
  baseUrl: 'https://service.example',
  apiKey: process.env.KEY,
  retries: 3,
  timeoutMs: 1_000,
});

export async function replies(): Promise<void> {
  const { brands } = await unwrap(v1.GET('/brands'));
  same<typeof brands, V1Components['schemas']['Brand'][]>(true);
  const check = await unwrap(direct.POST('/check/run', { body: { brand_name: 'A', industry: 'b', competitors: [] } }));
  same<typeof check.rateLimitRemaining, number>(true);
  const probe = await waitForProbe(v1, 'id');
  same<typeof probe, V1Components['schemas']['Probe']>(true);
  const { data, error } = await v1.GET('/brands');
  if (data === undefined) same<typeof error.error.code, string>(true);
  for await (const citation of eachCitation(v1, { brandId: 'id', platform: 'kimi' })) {
    same<typeof citation.sourceUrl, string>(true);
    // @ts-expect-error: no such field
    citation.url;
  }
}

export async function mistakes(): Promise<void> {
  // @ts-expect-error: a path of the other interface
  await v1.POST('/check/run', { body: { brand_name: 'A', industry: 'b' } });
  // @ts-expect-error: no such operation
  await v1.DELETE('/brands/{id}', { params: { path: { id: 'a' } } });
  // @ts-expect-error: the body is required
  await v1.POST('/probes');
  // @ts-expect-error: a field is missing
  await v1.POST('/brands', { body: { name: 'A' } });
  // @ts-expect-error: no such platform
  await v1.POST('/probes', { body: { brandId: 'a', platforms: ['bing'] } });
  // @ts-expect-error: the path parameter is required
  await v1.GET('/probes/{id}');
  // @ts-expect-error: the brand is required
  void eachCitation(v1, {});
  // @ts-expect-error: the cursor is the iterator's
  void eachCitation(v1, { brandId: 'a', cursor: 'b' });
  // @ts-expect-error: a client of the other interface
  await waitForProbe(direct, 'id');
  // @ts-expect-error: without an address
  createV1Client({ apiKey: 'key' });
}

export function errors(thrown: unknown): void {
  if (isAnswerscopeError(thrown, 'rate_limited')) {
    same<typeof thrown.code, 'rate_limited'>(true);
    same<typeof thrown.status, 429>(true);
    same<typeof thrown.retryAfterSeconds, number | null>(true);
  }
  if (isAnswerscopeError(thrown, 402)) same<typeof thrown.status, 402>(true);
  if (isAnswerscopeError(thrown)) same<typeof thrown.code, string>(true);
  same<Extract<ErrorStatus, 409>, 409>(true);
  // @ts-expect-error: no such code
  isAnswerscopeError(thrown, 'rate_limit');
  // @ts-expect-error: no error has this status
  isAnswerscopeError(thrown, 200);
}
