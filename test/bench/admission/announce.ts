import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Tells the benchmark where a peer listens. */
export function announce(server: Server): void {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ msg: 'ready', url: `http://127.0.0.1:${port}` })}\n`);
}
