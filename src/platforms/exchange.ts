import { type Dispatcher, fetch, type Response } from 'undici';
import { startLifetime } from './lifetime.ts';

/**
 * One HTTP exchange with a platform, headers and body together within one time limit and one size limit. A response
 * that drips byte by byte ends at the time limit like one that never begins.
 */
export type Exchange =
  | { ending: 'response'; status: number; headers: Headers; text: string }
  | { ending: 'timeout' | 'cancelled' | 'too_large' | 'connection' };

type Headers = Response['headers'];

export interface ExchangeRequest {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  /** JSON text. */
  body?: string;
  timeoutMs: number;
  maxBytes: number;
  signal: AbortSignal;
  dispatcher: Dispatcher;
}

export async function exchange(request: ExchangeRequest): Promise<Exchange> {
  const lifetime = startLifetime({ remainingMs: request.timeoutMs, signals: [request.signal] });
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      ...(request.body === undefined ? {} : { body: request.body }),
      // A redirect would carry the key to another address.
      redirect: 'manual',
      dispatcher: request.dispatcher,
      signal: lifetime.signal,
    });
    const text = await readCapped(response, request.maxBytes);
    if (text === null) return { ending: 'too_large' };
    return { ending: 'response', status: response.status, headers: response.headers, text };
  } catch {
    return { ending: lifetime.ended() ?? 'connection' };
  } finally {
    lifetime.release();
  }
}

/** The body as text, or `null` as soon as it is known to be larger than allowed; the rest is not read. */
async function readCapped(response: Response, maxBytes: number): Promise<string | null> {
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel();
    return null;
  }
  if (response.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream and closes the connection.
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
