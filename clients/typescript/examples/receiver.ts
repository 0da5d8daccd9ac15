/**
 * A receiver of webhooks: verifies, deals with each event once, and answers 204, or 401 for a bad signature.
 *
 *     WEBHOOK_SECRET=whsec_… node_modules/.bin/node clients/typescript/examples/receiver.ts
 *
 * (or with a Node of 22.18 or newer of your own), then register its address (`POST /api/v1/webhooks`, or in the console) and send it a test from the console.
 */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { pathToFileURL } from 'node:url';
import { createSeenEvents, verifyWebhook, WebhookVerificationError } from '../src/index.ts';

const MOST_BYTES = 1024 * 1024;

/** `handle` gets each event once, as it was sent; when it throws, the event is sent again later. */
export function createReceiver(options: {
  secret: () => string | readonly string[];
  handle: (event: { eventId: string; [field: string]: unknown }) => Promise<void> | void;
}): Server {
  const seen = createSeenEvents();

  const receive = async (request: IncomingMessage): Promise<number> => {
    if (request.method !== 'POST') return 405;
    const body = await rawBody(request);
    if (body === null) return 413;
    // First of all: what is not signed is not even parsed.
    const { eventId } = verifyWebhook({ body, headers: request.headers, secret: options.secret() });
    if (!seen.add(eventId)) return 204;
    try {
      await options.handle(JSON.parse(body.toString('utf8')) as { eventId: string });
    } catch (error) {
      seen.forget(eventId);
      throw error;
    }
    return 204;
  };

  return createServer((request, response) => {
    void receive(request)
      .catch((error: unknown) => (error instanceof WebhookVerificationError ? 401 : 500))
      .then((status) => response.writeHead(status).end());
  });
}

/** The body byte for byte; `null` when it is longer than any event. */
async function rawBody(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    parts.push(part as Buffer);
    length += (part as Buffer).length;
    if (length > MOST_BYTES) return null;
  }
  return Buffer.concat(parts);
}

function main(): void {
  const { WEBHOOK_SECRET: secret = '', PORT: port = '4100' } = process.env;
  if (secret === '') throw new Error('WEBHOOK_SECRET is missing');
  const server = createReceiver({ secret: () => secret, handle: (event) => console.log(JSON.stringify(event)) });
  server.listen(Number(port), '127.0.0.1', () => console.log(`listening on http://127.0.0.1:${port}`));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
