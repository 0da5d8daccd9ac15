import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuardedHttp, STORED_BODY_BYTES } from '../../../src/events/guarded-http.ts';
import { createAddressRules, type ResolveAddresses } from '../../../src/events/target.ts';

const AT = new Date('2026-11-21T08:00:00.000Z');
const BODY = Buffer.from('{"eventId":"1"}');

/** A server that does to each connection what a test says, and counts them. */
async function rawServer(behave: (socket: Socket, port: number) => void) {
  let connections = 0;
  const sockets = new Set<Socket>();
  let port = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    behave(socket, port);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as { port: number }).port;
  return {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    get connections() {
      return connections;
    },
    get open() {
      return sockets.size;
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

const answering = (text: string) => (socket: Socket) => socket.once('data', () => socket.end(text));
const loopback = createAddressRules(['127.0.0.0/8']);
const never: ResolveAddresses = async () => {
  throw new Error('looked up');
};
const post = (http: ReturnType<typeof createGuardedHttp>, url: string) =>
  http.post({ url, headers: {}, body: BODY, at: AT });

describe('answers', () => {
  const http = createGuardedHttp({ rules: loopback, resolve: never });
  afterAll(() => http.close());

  test.each([
    [200, null],
    [204, null],
    [299, null],
    [301, 'redirect'],
    [307, 'redirect'],
    [400, 'status'],
    [410, 'status'],
    [500, 'status'],
  ])('%d', async (status, failure) => {
    const location = status < 400 && status >= 300 ? 'Location: http://169.254.169.254/latest/meta-data\r\n' : '';
    const server = await rawServer(answering(`HTTP/1.1 ${status} X\r\n${location}Content-Length: 0\r\n\r\n`));
    expect(await post(http, server.url)).toMatchObject({ status, failure, body: null });
    expect(server.connections).toBe(1);
    await server.close();
  });

  test('a redirect to itself is not followed', async () => {
    const server = await rawServer((socket, port) => {
      answering(`HTTP/1.1 302 X\r\nLocation: http://127.0.0.1:${port}/other\r\nContent-Length: 0\r\n\r\n`)(socket);
    });
    expect((await post(http, server.url)).failure).toBe('redirect');
    expect(server.connections).toBe(1);
    await server.close();
  });

  test.each([
    ['seconds', '120', 120_000],
    ['a date', 'Sat, 21 Nov 2026 08:05:00 GMT', 300_000],
    ['a date that has passed', 'Sat, 21 Nov 2026 07:00:00 GMT', null],
    ['nonsense', 'soon', null],
    ['a negative number', '-5', null],
  ])('Retry-After as %s', async (_, value, expected) => {
    const server = await rawServer(answering(`HTTP/1.1 503 X\r\nRetry-After: ${value}\r\nContent-Length: 0\r\n\r\n`));
    expect((await post(http, server.url)).retryAfterMs).toBe(expected);
    await server.close();
  });

  test('of a body only the beginning is kept', async () => {
    const server = await rawServer(answering(`HTTP/1.1 500 X\r\nContent-Length: 50000\r\n\r\n${'x'.repeat(50_000)}`));
    const { body } = await post(http, server.url);
    expect(body).toHaveLength(STORED_BODY_BYTES);
    await server.close();
  });

  test.each([
    ['nothing at all', (socket: Socket) => socket.once('data', () => socket.destroy())],
    ['something that is not HTTP', answering('SSH-2.0-OpenSSH_9.7\r\n')],
    ['headers without end', answering(`HTTP/1.1 200 OK\r\nX: ${'y'.repeat(200_000)}`)],
  ])('%s is a failed connection', async (_, behave) => {
    const server = await rawServer(behave);
    expect(await post(http, server.url)).toMatchObject({ status: null, failure: 'connection' });
    await server.close();
  });

  test('a port where nobody listens', async () => {
    const server = await rawServer(() => {});
    await server.close();
    expect((await post(http, server.url)).failure).toBe('connection');
  });
});

describe('receivers that take their time', () => {
  const TIMEOUT_MS = 400;
  const http = createGuardedHttp({ rules: loopback, resolve: never, timeoutMs: TIMEOUT_MS });
  afterAll(() => http.close());

  /** Calls `work` as often as the connection takes it. */
  const repeatedly = (socket: Socket, milliseconds: number, work: () => void): void => {
    const timer = setInterval(work, milliseconds);
    socket.on('close', () => clearInterval(timer));
  };

  test.each([
    ['never answers', (): void => {}],
    [
      'trickles its headers',
      (socket: Socket): void => {
        socket.write('HTTP/1.1 200 OK\r\n');
        repeatedly(socket, 20, () => socket.write('X-Pad: y\r\n'));
      },
    ],
    [
      'trickles its body',
      (socket: Socket): void => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n');
        repeatedly(socket, 20, () => socket.write('x'));
      },
    ],
    [
      'hangs in its body',
      (socket: Socket): void => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nx');
      },
    ],
  ])('one that %s is cut off', async (_, behave) => {
    const server = await rawServer((socket) => socket.once('data', () => behave(socket)));
    const outcome = await post(http, server.url);
    expect(outcome.failure).toBe('timeout');
    expect(outcome.durationMs).toBeGreaterThanOrEqual(TIMEOUT_MS - 20);
    expect(outcome.durationMs).toBeLessThan(TIMEOUT_MS + 5_000);
    await expect.poll(() => server.open).toBe(0);
    await server.close();
  });

  test('by default after 15 s', { timeout: 30_000 }, async () => {
    const patient = createGuardedHttp({ rules: loopback, resolve: never });
    const server = await rawServer((socket) => {
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\n');
        repeatedly(socket, 1_000, () => socket.write('X-Pad: y\r\n'));
      });
    });
    const { failure, durationMs } = await post(patient, server.url);
    expect(failure).toBe('timeout');
    expect(durationMs).toBeGreaterThanOrEqual(14_900);
    expect(durationMs).toBeLessThan(18_000);
    await server.close();
    await patient.close();
  });

  test('a name look-up that never ends is cut off', async () => {
    const slow = createGuardedHttp({ rules: loopback, resolve: () => new Promise(() => {}), timeoutMs: TIMEOUT_MS });
    expect((await post(slow, 'http://slow.example/')).failure).toBe('timeout');
    await slow.close();
  });

  test('an endless body is not received: what is sent after the beginning stays with its sender', async () => {
    let taken = 0;
    const server = await rawServer((socket) =>
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
        const chunk = Buffer.from(`10000\r\n${'x'.repeat(0x10000)}\r\n`);
        const pour = (): void => {
          while (!socket.destroyed && socket.write(chunk)) taken += chunk.length;
        };
        socket.on('drain', pour);
        pour();
      }),
    );
    const memory = process.memoryUsage().rss;
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => post(http, server.url)));
    for (const { status, body } of outcomes) {
      expect(status).toBe(200);
      expect(body).toHaveLength(STORED_BODY_BYTES);
    }
    await expect.poll(() => server.open).toBe(0);
    // Buffers of the sockets and the kernel, and no more: an endless body would be gigabytes.
    expect(taken).toBeLessThan(20 * 16 * 1024 * 1024);
    expect(process.memoryUsage().rss - memory).toBeLessThan(200 * 1024 * 1024);
    await server.close();
  });
});

describe('addresses that may not be connected to', () => {
  const none = createAddressRules([]);
  let server: Awaited<ReturnType<typeof rawServer>>;
  beforeAll(async () => {
    server = await rawServer(answering('HTTP/1.1 204 No Content\r\n\r\n'));
  });
  afterAll(() => server.close());

  const LOOPBACK = [
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::7f00:1]',
  ];

  test.each(LOOPBACK.flatMap((host) => [`http://${host}`, `https://${host}`]))('%s: no connection', async (origin) => {
    const http = createGuardedHttp({ rules: none, resolve: never });
    const outcome = await post(http, `${origin}:${server.port}/`);
    expect(outcome).toMatchObject({ status: null, failure: 'forbidden_address' });
    expect(server.connections).toBe(0);
    await http.close();
  });

  test('a name that turns private after it was registered: no connection', async () => {
    let addresses = ['93.184.215.14'];
    const http = createGuardedHttp({ rules: none, resolve: async () => addresses });
    addresses = ['127.0.0.1'];
    expect((await post(http, `https://rebound.example:${server.port}/`)).failure).toBe('forbidden_address');
    expect(server.connections).toBe(0);
    await http.close();
  });

  test('good and bad addresses together: no connection, not even to the good one', async () => {
    // Here loopback is the good address, and a private one the bad.
    const http = createGuardedHttp({ rules: loopback, resolve: async () => ['127.0.0.1', '10.0.0.1'] });
    expect((await post(http, `http://mixed.example:${server.port}/`)).failure).toBe('forbidden_address');
    expect(server.connections).toBe(0);
    await http.close();
  });

  test('where the address may be connected to, the same name is', async () => {
    const http = createGuardedHttp({ rules: loopback, resolve: async () => ['127.0.0.1'] });
    expect(await post(http, `http://good.example:${server.port}/`)).toMatchObject({ status: 204, failure: null });
    expect(server.connections).toBe(1);
    await http.close();
  });

  test('a name that is unknown', async () => {
    const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    const http = createGuardedHttp({ rules: loopback, resolve: () => Promise.reject(unknown) });
    expect((await post(http, 'http://unknown.example/')).failure).toBe('dns');
    await http.close();
  });
});
