/**
 * A receiver that answers at once and notes how old each event was: `GET /figures` tells, and begins anew. At `/hang`, `/trickle`
 * and `/endless` it behaves as badly as these names say.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

let ages: number[] = [];
let seen = new Set<string>();
let duplicates = 0;

const BAD: Record<string, (response: ServerResponse) => void> = {
  '/hang': () => {},
  '/trickle': (response) => {
    response.writeHead(200, { 'content-length': 1_000_000 });
    const timer = setInterval(() => response.write('x'), 500);
    response.on('close', () => clearInterval(timer));
  },
  '/endless': (response) => {
    response.writeHead(500);
    const chunk = Buffer.alloc(65_536, 'x');
    const pour = (): void => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', pour);
    pour();
  },
};

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    ages.sort((a, b) => a - b);
    const at = (share: number): number | null =>
      ages[Math.min(ages.length - 1, Math.floor(ages.length * share))] ?? null;
    response.end(
      JSON.stringify({ count: ages.length, duplicates, p50: at(0.5), p99: at(0.99), most: ages.at(-1) ?? null }),
    );
    ages = [];
    seen = new Set();
    duplicates = 0;
    return;
  }
  const misbehave = BAD[request.url ?? ''];
  if (misbehave !== undefined) {
    request.resume();
    misbehave(response);
    return;
  }
  const arrived = performance.timeOrigin + performance.now();
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => {
    body += text;
  });
  request.on('end', () => {
    response.writeHead(204).end();
    const { eventId, createdAt } = JSON.parse(body) as { eventId: string; createdAt: string };
    if (seen.has(eventId)) duplicates += 1;
    seen.add(eventId);
    ages.push(arrived - Date.parse(createdAt));
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
