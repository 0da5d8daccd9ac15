import type { components, operations } from '../../../generated/client/v1.ts';
import { unwrap, type V1Client } from './client.ts';

/** What a page of any list has. */
export interface Page {
  nextCursor: string | null;
}

export type CitationQuery = Omit<operations['listCitations']['parameters']['query'], 'cursor'>;

/** Every page of a list, each read when the one before was used; `read` gets no cursor for the first. */
export async function* pages<Read extends Page>(
  read: (cursor: string | undefined) => Promise<Read>,
): AsyncGenerator<Read> {
  let cursor: string | null | undefined;
  do {
    const page: Read = await read(cursor ?? undefined);
    yield page;
    cursor = page.nextCursor;
  } while (cursor !== null);
}

/**
 * Every source cited in answers about a brand, newest first, over all pages. `limit` is the number on one page.
 * @throws AnswerscopeError as {@link unwrap}, and the reason of `signal` when it aborts.
 */
export async function* eachCitation(
  client: V1Client,
  query: CitationQuery,
  options: { signal?: AbortSignal } = {},
): AsyncGenerator<components['schemas']['Citation']> {
  const { signal = null } = options;
  const read = (cursor: string | undefined) =>
    unwrap(
      client.GET('/citations', {
        params: { query: { ...query, ...(cursor === undefined ? {} : { cursor }) } },
        signal,
      }),
    );
  for await (const page of pages(read)) yield* page.citations;
}
