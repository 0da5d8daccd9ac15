import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

export interface PageServer {
  origin: string;
  close(): Promise<void>;
}

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.mjs': 'text/javascript' };

/** Somebody's own site: `page()` at `/`, and `files` by their path. */
export async function startPageServer(page: () => string, files: Record<string, string>): Promise<PageServer> {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const file = Object.entries(files).find(([prefix]) => path.startsWith(prefix));
    if (file === undefined) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(path === '/' ? page() : '');
      return;
    }
    const [prefix, folder] = file;
    readFile(`${folder}/${path.slice(prefix.length)}`).then(
      (content) => response.setHeader('Content-Type', TYPES[extname(path)] ?? 'text/plain').end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
