import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs `work` while no other process of this machine does so for the same `folder`. The turn is a listening local socket,
 * which the system takes back from a process that is killed, so that nothing stale can be left behind; those who wait hold
 * a connection to it and are told by its end.
 */
export async function inTurn<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const address = addressOf(folder);
  for (;;) {
    const release = await take(address);
    if (release === null) {
      await untilReleased(address);
      continue;
    }
    try {
      return await work();
    } finally {
      await release();
    }
  }
}

function addressOf(folder: string): string {
  const name = `answerscope-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

function take(address: string): Promise<(() => Promise<void>) | null> {
  return new Promise((resolve, reject) => {
    const waiting = new Set<{ destroy(): void }>();
    const server = createServer((socket) => {
      waiting.add(socket);
      socket.on('error', () => {}).on('close', () => waiting.delete(socket));
    });
    server.unref();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () =>
      resolve(() => {
        const closed = new Promise<void>((done) => server.close(() => done()));
        for (const socket of waiting) socket.destroy();
        return closed;
      }),
    );
  });
}

function untilReleased(address: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // Where sockets are files, a killed process leaves its file behind, and nobody listens.
      if (error.code === 'ECONNREFUSED' && address.startsWith('/')) rmSync(address, { force: true });
    });
    socket.on('close', () => resolve());
    socket.resume();
  });
}
