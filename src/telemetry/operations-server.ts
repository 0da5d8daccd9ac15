/**
 * What operators and their machines ask a process, on a port of its own, which is not the public one: `GET /metrics`, `/livez` and
 * `/readyz`. It answers from before the process is ready until after it has stopped taking work.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readiness } from './readiness.ts';

export interface OperationsServer {
  url: string;
  close(): Promise<void>;
}

export interface OperationsServerOptions {
  host: string;
  /** 0: any free port. */
  port: number;
  metrics: { contentType: string; text(): Promise<string> };
  checkReadiness: () => Promise<Readiness>;
}

interface Answer {
  status: number;
  type: string;
  body: string;
}

export async function startOperationsServer(options: OperationsServerOptions): Promise<OperationsServer> {
  const { metrics, checkReadiness } = options;
  const answers = new Map<string, () => Promise<Answer>>([
    // That it is said at all is the answer.
    ['/livez', async () => json(200, { status: 'alive' })],
    [
      '/readyz',
      async () => {
        const status = await checkReadiness();
        return json(status === 'ready' ? 200 : 503, { status });
      },
    ],
    ['/metrics', async () => ({ status: 200, type: metrics.contentType, body: await metrics.text() })],
  ]);
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return json(405, { error: 'only GET' });
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    return (await answers.get(path)?.()) ?? json(404, { error: `there is ${[...answers.keys()].join(', ')}` });
  };
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    answer(request).then(
      (given) => send(response, given),
      () => send(response, json(500, { error: 'it could not be read' })),
    );
  });
  await listen(server, options);
  const { address, family, port } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function json(status: number, body: object): Answer {
  return { status, type: 'application/json', body: `${JSON.stringify(body)}\n` };
}

function send(response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** The error says which settings are meant: another listener of the process has settings of its own. */
function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(Object.assign(error, { listener: 'OPERATIONS' })));
    server.listen(port, host, resolve);
  });
}
