import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createReceiver } from '../../clients/typescript/examples/receiver.ts';

export interface ReceivedEvent {
  type: string;
  data: object;
}

/** The sample receiver of the TypeScript client, on loopback. */
export interface DemoReceiver {
  url: string;
  /** Believes what is signed with this secret from now on. */
  trust(secret: string): void;
  /** Resolves with everything that has arrived when an event of this type has, or when half a minute has passed. */
  until(type: string): Promise<readonly ReceivedEvent[]>;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;

export async function startDemoReceiver(): Promise<DemoReceiver> {
  const secrets: string[] = [];
  const received: ReceivedEvent[] = [];
  let arrived = Promise.withResolvers<void>();
  const server = createReceiver({
    secret: () => secrets,
    handle: (event) => {
      received.push(event as unknown as ReceivedEvent);
      arrived.resolve();
      arrived = Promise.withResolvers();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    trust: (secret) => void secrets.push(secret),
    async until(type) {
      const deadline = AbortSignal.timeout(PATIENCE_MS);
      const over = once(deadline, 'abort');
      while (!deadline.aborted && !received.some((event) => event.type === type)) {
        await Promise.race([arrived.promise, over]);
      }
      return received;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}
