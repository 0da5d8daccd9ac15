import { connect } from 'node:net';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../../src/http/server.ts';
import { recordingLogger } from './recording-logger.ts';
import { AUTHORIZED, startToyService, type ToyService } from './toy-service.ts';

let service: ToyService;

beforeAll(async () => {
  service = await startToyService();
});
afterAll(() => service.close());

describe('requests that the parser refuses get the standard shape', () => {
  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'invalid_request'],
    ['a broken header', 'GET /api/v1/health HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n', 400, 'invalid_request'],
    [
      'headers beyond 16 KiB',
      `GET /api/v1/health HTTP/1.1\r\nHost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    ['an address beyond 16 KiB', `GET /${'y'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, 'headers_too_large'],
    [
      'two lengths',
      'POST /api/check/run HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
      'invalid_request',
    ],
    [
      'length and chunks',
      'POST /api/check/run HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'invalid_request',
    ],
    ['a tunnel', 'CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'method_not_allowed'],
    [
      'a large body where none belongs',
      'GET /api/v1/health HTTP/1.1\r\nHost: a\r\nContent-Length: 10000000\r\nConnection: close\r\n\r\n',
      413,
      'payload_too_large',
    ],
    ['no Host', 'GET /api/v1/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'invalid_request'],
  ])('%s', async (_name, text, status, code) => {
    const answer = await exchange(service.port, text);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error: { code, requestId: answer.requestId } });
  });

  test('an unknown expectation is no reason to refuse', async () => {
    const answer = await exchange(
      service.port,
      'GET /api/v1/health HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
    );
    expect(answer.status).toBe(200);
  });

  test('a request that arrives too slowly is a 408', async () => {
    const { logger } = recordingLogger();
    const slow = await startServer({
      app: new Koa(),
      host: '127.0.0.1',
      port: 0,
      newId: () => 'id',
      logger,
      headersTimeoutMs: 50,
      requestTimeoutMs: 100,
    });
    const answer = await exchange(slow.port, 'GET / HTTP/1.1\r\nHost: a\r\n');
    expect(answer.status).toBe(408);
    expect(answer.body).toMatchObject({ error: { code: 'request_timeout' } });
    await slow.close();
  });
});

describe('closing', () => {
  test('finishes what is under way, refuses what is new, and ends idle connections', async () => {
    const closing = await startToyService();
    let release: () => void = () => {};
    const entered = new Promise<void>((enter) => {
      closing.replies.listBrands = () =>
        new Promise((resolve) => {
          release = () => resolve({ status: 200, body: { brands: [], persisted: true, authed: true } });
          enter();
        });
    });
    await fetch(`${closing.url}/api/v1/health`);
    const pending = fetch(`${closing.url}/api/v1/brands`, { headers: AUTHORIZED });
    await entered;
    const closed = closing.close();
    await expect(fetch(`${closing.url}/api/v1/health`)).rejects.toThrow();
    release();
    expect((await pending).status).toBe(200);
    await closed;
  });

  test('cuts off what does not finish in its time of grace', async () => {
    const closing = await startToyService();
    const entered = new Promise<void>((enter) => {
      closing.replies.listBrands = () => {
        enter();
        return new Promise(() => {});
      };
    });
    const pending = fetch(`${closing.url}/api/v1/brands`, { headers: AUTHORIZED }).catch((error: Error) => error);
    await entered;
    await closing.close(10);
    expect(await pending).toBeInstanceOf(Error);
  });
});

/** Sends the bytes as they are and reads until the server closes. */
function exchange(
  port: number,
  text: string,
): Promise<{ status: number; requestId: string | undefined; body: unknown }> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      answer += chunk;
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
      if (Buffer.byteLength(body) !== length) return;
      socket.destroy();
      resolve({
        status: Number(head.split(' ')[1]),
        requestId: /x-request-id: (\S+)/i.exec(head)?.[1],
        body: JSON.parse(body),
      });
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`closed after: ${answer}`)));
  });
}
