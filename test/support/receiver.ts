import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** One request that a receiver got, whole. */
export interface Received {
  path: string;
  headers: Record<string, string>;
  body: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** What a receiver answers: a status, or whatever it does with the response itself. */
export type Answer = number | ((response: ServerResponse, request: Received) => void);

/** A receiver of webhooks on loopback, which answers as a test wishes. */
export interface TestReceiver {
  readonly url: string;
  /** Everything received so far. */
  readonly received: Received[];
  /** Received at a path. */
  at(path: string): Received[];
  /** How to answer from now on; by path, or everywhere. Default: 204. */
  answer(answer: Answer, path?: string): void;
  /** Requests that have no answer yet. */
  readonly open: number;
  /** Resolves when `count` requests have come in at a path. */
  until(count: number, path?: string): Promise<void>;
}

export async function startReceiver(): Promise<TestReceiver & { close(): Promise<void> }> {
  const received: Received[] = [];
  const answers = new Map<string, Answer>();
  const waiting = new Set<() => void>();
  let open = 0;

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const path = request.url ?? '/';
    const got = {
      path,
      headers: request.headers as Record<string, string>,
      body: Buffer.concat(parts).toString('utf8'),
      at: Date.now(),
    };
    received.push(got);
    const answer = answers.get(path) ?? answers.get('*') ?? 204;
    if (typeof answer === 'number') response.writeHead(answer).end();
    else answer(response, got);
    for (const look of waiting) look();
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const at = (path: string): Received[] => received.filter((got) => got.path === path);

  return {
    url: `http://127.0.0.1:${port}`,
    received,
    at,
    answer: (answer, path = '*') => void answers.set(path, answer),
    get open() {
      return open;
    },
    until: (count, path) =>
      new Promise((resolve) => {
        const look = (): void => {
          if ((path === undefined ? received : at(path)).length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** To be called at the top of a test file; ends with it. */
export function useReceiver(): TestReceiver {
  let started: Awaited<ReturnType<typeof startReceiver>> | undefined;
  beforeAll(async () => {
    started = await startReceiver();
  });
  afterAll(() => started?.close());
  const running = (): TestReceiver => {
    if (started === undefined) throw new Error('The receiver is there from the first hook or test on.');
    return started;
  };
  return {
    get url() {
      return running().url;
    },
    get received() {
      return running().received;
    },
    get open() {
      return running().open;
    },
    at: (path) => running().at(path),
    answer: (answer, path) => running().answer(answer, path),
    until: (count, path) => running().until(count, path),
  };
}
