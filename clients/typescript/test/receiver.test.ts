import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateSecret, signingKeyOf } from '../../../src/events/secrets/secret.ts';
import { signedHeaders } from '../../../src/events/signature.ts';
import { createReceiver } from '../examples/receiver.ts';
import { createSeenEvents } from '../src/index.ts';

describe('the sample receiver', () => {
  const secret = generateSecret();
  const handled: string[] = [];
  let failing = false;
  const server = createReceiver({
    secret: () => secret,
    handle: ({ eventId }) => {
      if (failing) throw new Error('not now');
      handled.push(eventId);
    },
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => void server.close());

  const send = async (eventId: string, signedWith = secret): Promise<number> => {
    const body = Buffer.from(JSON.stringify({ eventId, type: 'webhook.test' }));
    const keys = [signingKeyOf(signedWith)];
    const headers = signedHeaders({ interface: 'v1', eventId, body, at: new Date(), keys });
    return (await fetch(url, { method: 'POST', headers, body })).status;
  };

  test('answers 204 and deals with an event once', async () => {
    expect([await send('a'), await send('a'), await send('b')]).toEqual([204, 204, 204]);
    expect(handled).toEqual(['a', 'b']);
  });

  test('answers 401 to a bad signature, and does nothing', async () => {
    expect(await send('c', generateSecret())).toBe(401);
    expect((await fetch(url, { method: 'POST', body: '{"eventId":"c"}' })).status).toBe(401);
    expect(handled).not.toContain('c');
  });

  test('lets an event come again that it could not deal with', async () => {
    failing = true;
    expect(await send('d')).toBe(500);
    failing = false;
    expect(await send('d')).toBe(204);
    expect(handled.filter((id) => id === 'd')).toHaveLength(1);
  });
});

test('ids are forgotten after their time, the oldest first', () => {
  let now = 0;
  const seen = createSeenEvents({ keepMs: 100, now: () => now });
  expect(seen.add('a')).toBe(true);
  now = 50;
  expect(seen.add('b')).toBe(true);
  expect(seen.add('a')).toBe(false);
  now = 120;
  expect(seen.add('a')).toBe(true);
  expect(seen.add('b')).toBe(false);
});
