import type { ServerResponse } from 'node:http';
import type { Fault } from './faults.ts';

/** What the right response would have been; faults distort it. */
export interface RightResponse {
  whole(): unknown;
  withoutUsage(): unknown;
  withoutAnswer(): unknown;
}

const HTML_PAGE =
  '<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/** Answers one request as the fault says. */
export function misbehave(response: ServerResponse, fault: Fault, right: RightResponse): void {
  switch (fault.kind) {
    case 'rate_limit':
      return sendError(response, 429, 'rate_limit_exceeded', 'Rate limit reached.', fault.retryAfter);
    case 'quota':
      return sendError(response, 429, 'insufficient_quota', 'You exceeded your current quota.');
    case 'unauthorized':
      return sendError(response, 401, 'invalid_api_key', 'Incorrect API key provided.');
    case 'status':
      if (fault.body === undefined)
        return sendError(response, fault.status, null, 'Simulated failure.', fault.retryAfter);
      return sendJson(response, fault.status, fault.body, retryAfterHeader(fault.retryAfter));
    case 'html':
      response.writeHead(fault.status ?? 502, { 'content-type': 'text/html' }).end(HTML_PAGE);
      return;
    case 'hang':
      return;
    case 'drip':
      return drip(response, fault.intervalMs ?? 20);
    case 'oversize':
      return oversize(response, fault.bytes ?? 3 * 1024 * 1024);
    case 'empty_choices':
      return sendJson(response, 200, right.withoutAnswer());
    case 'error_body':
      return sendJson(response, 200, {
        error: fault.error ?? { message: 'Something went wrong.', type: 'server_error' },
      });
    case 'missing_usage':
      return sendJson(response, 200, right.withoutUsage());
    case 'broken_json':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(right.whole()).slice(0, -20));
      return;
    case 'wrong_content_type':
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(JSON.stringify(right.whole()));
      return;
    case 'reset':
      return reset(response, fault.within ?? false, JSON.stringify(right.whole()));
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    .end(JSON.stringify(body));
}

export function sendError(
  response: ServerResponse,
  status: number,
  code: string | null,
  message: string,
  retryAfter?: number | string,
): void {
  sendJson(response, status, { error: { message, type: code, code } }, retryAfterHeader(retryAfter));
}

function retryAfterHeader(retryAfter: number | string | undefined): Record<string, string> {
  return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
}

/** White space before the value is valid JSON, so a reader without a time limit would wait for ever. */
function drip(response: ServerResponse, intervalMs: number): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), intervalMs);
  response.on('close', () => clearInterval(timer));
}

/** In chunks, without a content length: the reader has to count. */
function oversize(response: ServerResponse, bytes: number): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = Buffer.alloc(64 * 1024, 0x20);
  let left = bytes;
  const send = () => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.length;
      if (!response.write(chunk)) {
        response.once('drain', send);
        return;
      }
    }
    response.end('{}');
  };
  send();
}

function reset(response: ServerResponse, within: boolean, body: string): void {
  if (!within) {
    response.destroy();
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) });
  response.write(body.slice(0, Math.ceil(body.length / 2)), () => response.destroy());
}
