import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { type AddressRules, literalOf, type ResolveAddresses } from './target.ts';

/** What came of one request to a receiver. */
export interface Outcome {
  /** `null` when there was no answer. */
  status: number | null;
  /** The first bytes of the answer's body; `null` when there were none. */
  body: Buffer | null;
  /** `null` for a 2xx answer. */
  failure: RequestFailure | null;
  /** What the receiver asked for with `Retry-After`. */
  retryAfterMs: number | null;
  durationMs: number;
}

export type RequestFailure = 'status' | 'redirect' | 'timeout' | 'connection' | 'tls' | 'dns' | 'forbidden_address';

/** HTTP to addresses that others name: whatever they lead to, it opens no connection that the rules do not admit. */
export interface GuardedHttp {
  /** Never throws. Redirects are not followed. `now` reads dates in `Retry-After`. */
  post(request: { url: string; headers: Record<string, string>; body: Buffer; at: Date }): Promise<Outcome>;
  close(): Promise<void>;
}

export interface GuardedHttpOptions {
  rules: AddressRules;
  resolve: ResolveAddresses;
  /** Of the whole exchange, name look-up and body included. Default 15 s. */
  timeoutMs?: number;
  /** Certificates to trust besides those of the system; for tests. */
  certificateAuthority?: string;
}

/** So much of an answer's body is read; the rest is not even received. */
export const STORED_BODY_BYTES = 16 * 1024;

export function createGuardedHttp(options: GuardedHttpOptions): GuardedHttp {
  const timeoutMs = options.timeoutMs ?? 15_000;
  const agent = new Agent({
    connect: guardedConnector(options, timeoutMs),
    // Connections are as many as requests, of which an endpoint has few; the names of idle ones are looked up anew.
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 30_000,
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: 16 * 1024,
  });

  return {
    async post({ url, headers, body, at }) {
      const started = performance.now();
      const abort = new AbortController();
      const timer = setTimeout(() => abort.abort(new TimeoutError()), timeoutMs);
      const took = (): number => Math.round(performance.now() - started);
      try {
        const target = new URL(url);
        const response = await agent.request({
          origin: target.origin,
          path: target.pathname + target.search,
          method: 'POST',
          headers,
          body,
          signal: abort.signal,
        });
        const { statusCode: status } = response;
        const kept = await firstBytes(response.body);
        const failure = failureOf(status);
        const retryAfterMs = failure === null ? null : retryAfter(response.headers['retry-after'], at);
        return { status, body: kept, failure, retryAfterMs, durationMs: took() };
      } catch (error) {
        const failure = abort.signal.aborted ? 'timeout' : classify(error);
        return { status: null, body: null, failure, retryAfterMs: null, durationMs: took() };
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => agent.destroy(),
  };
}

class TimeoutError extends Error {}

class ForbiddenAddressError extends Error {}

function guardedConnector({ rules, resolve, certificateAuthority }: GuardedHttpOptions, timeoutMs: number) {
  const connectors = new Map<string, buildConnector.connector>();
  const connectorOf = (protocol: string): buildConnector.connector => {
    const lookup: LookupFunction = (hostname, lookupOptions, callback) => {
      resolve(hostname).then(
        (addresses) => {
          // One bad address among good ones is an attempt to get past this check.
          if (addresses.length === 0 || !addresses.every((address) => rules.admits(address, protocol))) {
            callback(new ForbiddenAddressError(), '', 4);
            return;
          }
          const found = addresses.map((address) => ({ address, family: isIP(address) }));
          const [first] = found;
          if (lookupOptions.all === true || first === undefined) callback(null, found);
          else callback(null, first.address, first.family);
        },
        (error: NodeJS.ErrnoException) => callback(error, '', 4),
      );
    };
    return buildConnector({
      timeout: timeoutMs,
      allowH2: false,
      lookup,
      ...(certificateAuthority === undefined ? {} : { ca: certificateAuthority }),
    });
  };
  return (target: buildConnector.Options, callback: buildConnector.Callback): void => {
    const host = literalOf(target.hostname);
    // A literal never reaches `lookup`.
    if (isIP(host) !== 0 && !rules.admits(host, target.protocol)) {
      callback(new ForbiddenAddressError(), null);
      return;
    }
    let connect = connectors.get(target.protocol);
    if (connect === undefined) {
      connect = connectorOf(target.protocol);
      connectors.set(target.protocol, connect);
    }
    connect(target, callback);
  };
}

/** Reads no further than what is kept: a longer answer, or an endless one, is cut off. */
async function firstBytes(body: AsyncIterable<Buffer> & { destroy(): unknown }): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body) {
    parts.push(part);
    length += part.length;
    // Leaving the loop destroys the body, and with it the connection.
    if (length >= STORED_BODY_BYTES) break;
  }
  return length === 0 ? null : Buffer.concat(parts).subarray(0, STORED_BODY_BYTES);
}

function failureOf(status: number): RequestFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

function retryAfter(value: string | string[] | undefined, at: Date): number | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - at.getTime();
  return Number.isFinite(wait) && wait > 0 ? wait : null;
}

function classify(error: unknown): RequestFailure {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof ForbiddenAddressError) return 'forbidden_address';
    const code = (current as NodeJS.ErrnoException).code ?? '';
    if (code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT') return 'timeout';
    if (code === 'ENOTFOUND' || code.startsWith('EAI_')) return 'dns';
    if (/^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code)) return 'tls';
  }
  return 'connection';
}
