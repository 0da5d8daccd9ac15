/** The node server under the application: time-outs, refusals that never reach the application, and an orderly end. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type Koa from 'koa';
import type { Logger } from 'pino';
import { MAX_BODY_BYTES } from './body.ts';
import { answerClientError, answerConnect } from './client-error.ts';

export interface RunningServer {
  /** `http://127.0.0.1:8080` */
  url: string;
  host: string;
  port: number;
  /** Stops accepting, lets requests under way finish for up to `graceMs` (default 10 s), then closes every connection. */
  close(graceMs?: number): Promise<void>;
}

export interface ServerOptions {
  app: Koa;
  host: string;
  /** 0: any free port. */
  port: number;
  newId: () => string;
  logger: Logger;
  /** How long a caller may take to send headers, and the whole request. Default 10 s and 30 s. */
  headersTimeoutMs?: number;
  requestTimeoutMs?: number;
}

/** A refused body is read and thrown away up to this size, so that the caller can read the answer; then the connection is cut. */
const MAX_DISCARDED_BYTES = 16 * 1024 * 1024;
const MAX_HEADER_BYTES = 16 * 1024;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const handle = options.app.callback();
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: options.headersTimeoutMs ?? 10_000,
    requestTimeout: options.requestTimeoutMs ?? 30_000,
    connectionsCheckingInterval: 1_000,
    // Longer than the idle time-out of common load balancers, which would otherwise reuse a connection as it closes.
    keepAliveTimeout: 65_000,
    // The application answers a missing Host in the standard shape.
    requireHostHeader: false,
  });
  server.on('request', (request, response) => {
    response.once('finish', () => {
      limitDiscarded(request);
      // A connection kept alive would otherwise hold up the end until its time of grace is over.
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
    void handle(request, response);
  });
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (Number(request.headers['content-length'] ?? 0) <= MAX_BODY_BYTES) response.writeContinue();
    else response.setHeader('Connection', 'close');
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    server.emit('request', request, response),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => answerClientError(error, socket, options));
  server.on('connect', (_request: IncomingMessage, socket: Socket) => answerConnect(socket, options));
  await listen(server, options.host, options.port);
  const { port, family, address } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    host: address,
    port,
    close: (graceMs = 10_000) => close(server, graceMs),
  };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close((error) => {
      clearTimeout(cut);
      if (error) reject(error);
      else resolve();
    });
    server.closeIdleConnections();
  });
}

/** The answer is out; what the caller still sends is read and dropped, or its answer would be lost with the connection. */
function limitDiscarded(request: IncomingMessage): void {
  if (request.complete) return;
  let discarded = 0;
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > MAX_DISCARDED_BYTES) request.socket.destroy();
  });
  request.resume();
}
