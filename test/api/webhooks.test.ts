import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newColleague, newOwner } from '../support/console.ts';
import { type Received, useReceiver } from '../support/receiver.ts';
import { bodyOf, useService } from '../support/service.ts';

const receiver = useReceiver();
const service = useService({
  config: {
    alertEmail: 'operators@example.com',
    // The receiver is there before the service, which reads its settings then.
    get alertWebhookUrl() {
      return `${receiver.url}/operators/t0ken-of-theirs`;
    },
  },
});
const PATIENCE = { timeout: 10_000, interval: 20 };

let paths = 0;
const newPath = (): string => {
  paths += 1;
  return `/hook-${paths}`;
};

async function newWebhook(more: object = {}) {
  const owner = await newOwner(service);
  const path = newPath();
  const json = { interface: 'v1', url: receiver.url + path, events: ['citation.discovered'], ...more };
  const response = await owner.call('/console/api/webhooks', { json });
  expect(response.status).toBe(201);
  const { secret, webhook } = await bodyOf(response);
  return { owner, path, secret: secret as string, webhook, base: `/console/api/webhooks/${webhook.id}` };
}

function hmac(key: string | Buffer, text: string, encoding: 'hex' | 'base64'): string {
  return createHmac('sha256', key).update(text).digest(encoding);
}

function standardSignature(secret: string, { headers, body }: Received): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${hmac(key, `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`, 'base64')}`;
}

describe('registering', () => {
  test('with a key of the versioned interface: the secret is shown, and stored only encrypted', async () => {
    const key = await service.key({ interface: 'v1', scope: 'admin' });
    const json = { url: `${receiver.url}/v1`, events: ['citation.discovered', 'sentinel.triggered'] };
    const response = await key.call('/api/v1/webhooks', { json });
    expect(response.status).toBe(201);
    const made = await bodyOf(response);
    expect(made).toMatchObject(json);
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const [stored] = await service.knex('endpoint_secrets').where({ endpoint_id: made.webhookId });
    expect(JSON.stringify(stored)).not.toContain(made.secret);
    expect(stored?.cipher_text.includes(made.secret.slice(6, 20))).toBe(false);
    expect(service.log).not.toContain(made.secret);
    const [entry] = await service.knex('audit_entries').where({ account_id: key.accountId, action: 'webhook.created' });
    expect(entry).toMatchObject({ actor_kind: 'key', target_id: made.webhookId });
  });

  test.each([
    ['http to a public address', 'http://8.8.8.8/', 400],
    ['a user name', 'https://user@8.8.8.8/', 400],
    ['a private address', 'https://10.0.0.1/', 422],
    ['a metadata service', 'https://169.254.169.254/latest/meta-data', 422],
    ['a mapped private address', 'https://[::ffff:a00:1]/', 422],
    ['a name that leads nowhere', 'https://nowhere.invalid/', 422],
  ])('refuses %s', async (_, url, status) => {
    const key = await service.key({ interface: 'v1', scope: 'admin' });
    const response = await key.call('/api/v1/webhooks', { json: { url, events: ['citation.discovered'] } });
    expect(response.status).toBe(status);
    expect((await bodyOf(response)).error.details[0].path).toBe('body.url');
    expect(await service.knex('endpoints').where({ account_id: key.accountId })).toEqual([]);
  });

  test('event types of the other interface are refused', async () => {
    const owner = await newOwner(service);
    const json = { interface: 'direct', url: receiver.url, events: ['wiki.page.created', 'citation.discovered'] };
    const response = await owner.call('/console/api/webhooks', { json });
    expect(response.status).toBe(400);
    expect((await bodyOf(response)).error.details[0].path).toBe('body.events[1]');
  });

  test('needs the role admin; other accounts see nothing of an endpoint', async () => {
    const { owner, base, webhook } = await newWebhook();
    const member = await newColleague(service, owner, 'member');
    expect((await member.call('/console/api/webhooks')).status).toBe(403);
    const admin = await newColleague(service, owner, 'admin');
    expect((await bodyOf(await admin.call('/console/api/webhooks'))).webhooks).toHaveLength(1);
    const other = await newOwner(service);
    expect((await bodyOf(await other.call('/console/api/webhooks'))).webhooks).toEqual([]);
    const attempts: [string, string][] = [
      ['GET', base],
      ['DELETE', base],
      ['POST', `${base}/pause`],
      ['POST', `${base}/resumption`],
      ['POST', `${base}/enabling`],
      ['POST', `${base}/test`],
      ['POST', `${base}/rotation`],
      ['DELETE', `${base}/rotation`],
      ['GET', `${base}/deliveries`],
    ];
    for (const [method, path] of attempts) {
      expect([method, path, (await other.call(path, { method })).status]).toEqual([method, path, 404]);
    }
    const changed = await other.call(base, { method: 'PATCH', json: { description: 'Mine' } });
    expect(changed.status).toBe(404);
    const [row] = await service.knex('endpoints').where({ id: webhook.id });
    expect(row).toMatchObject({ status: 'enabled', description: null });
  });
});

describe('a test event', () => {
  test('arrives at once, with both signatures of the versioned interface', async () => {
    const { owner, path, secret, base, webhook } = await newWebhook();
    const response = await owner.call(`${base}/test`, { method: 'POST' });
    expect(response.status).toBe(200);
    const delivery = await bodyOf(response);
    await receiver.until(1, path);
    const [got] = receiver.at(path) as [Received];
    expect(JSON.parse(got.body)).toEqual({
      eventId: delivery.eventId,
      type: 'webhook.test',
      createdAt: delivery.createdAt,
      data: { webhookId: webhook.id, message: 'This is a test of your endpoint.' },
    });
    expect(got.headers['content-type']).toBe('application/json');
    expect(got.headers['webhook-id']).toBe(delivery.eventId);
    expect(got.headers['x-service-signature']).toBe(`sha256=${hmac(secret, got.body, 'hex')}`);
    expect(got.headers['webhook-signature']).toBe(standardSignature(secret, got));
    const detail = async () => bodyOf(await owner.call(`/console/api/deliveries/${delivery.id}`));
    await expect.poll(async () => (await detail()).status, PATIENCE).toBe('delivered');
    const { history, payload, dueAt } = await detail();
    expect(payload).toBe(got.body);
    expect(dueAt).toBeNull();
    expect(history).toEqual([expect.objectContaining({ number: 1, outcome: 'delivered', responseStatus: 204 })]);
  });

  test('carries the signature of the direct interface at an endpoint of that', async () => {
    const { owner, path, secret, base } = await newWebhook({ interface: 'direct', events: ['wiki.page.created'] });
    const delivery = await bodyOf(await owner.call(`${base}/test`, { method: 'POST' }));
    await receiver.until(1, path);
    const [got] = receiver.at(path) as [Received];
    const seconds = got.headers['webhook-timestamp'] ?? '';
    expect(Math.abs(Number(seconds) * 1000 - got.at)).toBeLessThan(5_000);
    expect(got.headers['x-service-signature']).toBe(`t=${seconds},v1=${hmac(secret, `${seconds}.${got.body}`, 'hex')}`);
    expect(got.headers['webhook-signature']).toBe(standardSignature(secret, got));
    expect(JSON.parse(got.body)).toMatchObject({ event: 'webhook.test', brandId: null, timestamp: delivery.createdAt });
  });
});

describe('rotating the secret', () => {
  test('both sign for 24 hours, the old one alone X-Service-Signature; then the new one alone', async () => {
    const { owner, path, secret: old, base } = await newWebhook();
    const rotated = await bodyOf(await owner.call(`${base}/rotation`, { method: 'POST' }));
    expect(rotated.secret).not.toBe(old);
    expect(rotated.webhook.rotation).not.toBeNull();
    expect((await owner.call(`${base}/rotation`, { method: 'POST' })).status).toBe(409);

    await owner.call(`${base}/test`, { method: 'POST' });
    await receiver.until(1, path);
    const [during] = receiver.at(path) as [Received];
    expect(during.headers['x-service-signature']).toBe(`sha256=${hmac(old, during.body, 'hex')}`);
    expect(during.headers['webhook-signature']).toBe(
      `${standardSignature(rotated.secret, during)} ${standardSignature(old, during)}`,
    );

    const finished = await owner.call(`${base}/rotation`, { method: 'DELETE' });
    expect((await bodyOf(finished)).rotation).toBeNull();
    await owner.call(`${base}/test`, { method: 'POST' });
    await receiver.until(2, path);
    const after = receiver.at(path)[1] as Received;
    expect(after.headers['x-service-signature']).toBe(`sha256=${hmac(rotated.secret, after.body, 'hex')}`);
    expect(after.headers['webhook-signature']).toBe(standardSignature(rotated.secret, after));
    expect((await owner.call(`${base}/rotation`, { method: 'DELETE' })).status).toBe(409);
  });
});

describe('pausing, disabling and deleting', () => {
  test('a paused endpoint holds what comes, and gets it when it is resumed', async () => {
    const { owner, path, base, webhook } = await newWebhook();
    const { eventId } = await bodyOf(await owner.call(`${base}/test`, { method: 'POST' }));
    await receiver.until(1, path);
    expect((await bodyOf(await owner.call(`${base}/pause`, { method: 'POST' }))).status).toBe('paused');
    expect((await owner.call(`${base}/test`, { method: 'POST' })).status).toBe(409);
    const replayed = await owner.call(`/console/api/events/${eventId}/replay`, { json: { webhookId: webhook.id } });
    expect(replayed.status).toBe(201);
    const { deliveries } = await bodyOf(replayed);
    expect(deliveries).toEqual([expect.objectContaining({ eventId, replay: 1, status: 'held' })]);
    await service.service.events.worker?.sweep();
    expect(receiver.at(path)).toHaveLength(1);
    expect((await bodyOf(await owner.call(`${base}/resumption`, { method: 'POST' }))).status).toBe('enabled');
    await receiver.until(2, path);
    const [first, second] = receiver.at(path) as [Received, Received];
    expect(second.body).toBe(first.body);
    expect(second.headers['webhook-id']).toBe(eventId);
  });

  test('410 disables the endpoint and cancels what waits; it can be enabled again', async () => {
    const { owner, path, base } = await newWebhook();
    receiver.answer(410, path);
    const delivery = await bodyOf(await owner.call(`${base}/test`, { method: 'POST' }));
    const current = async () => bodyOf(await owner.call(base));
    await expect.poll(async () => (await current()).status, PATIENCE).toBe('disabled');
    expect(await current()).toMatchObject({ disabledReason: 'gone' });
    expect((await owner.call(`${base}/test`, { method: 'POST' })).status).toBe(409);
    expect((await owner.call(`/console/api/deliveries/${delivery.id}/replay`, { method: 'POST' })).status).toBe(409);
    expect((await bodyOf(await owner.call(`/console/api/deliveries/${delivery.id}`))).status).toBe('failed');
    expect((await owner.call(`${base}/resumption`, { method: 'POST' })).status).toBe(409);

    receiver.answer(204, path);
    expect(await bodyOf(await owner.call(`${base}/enabling`, { method: 'POST' }))).toMatchObject({
      status: 'enabled',
      disabledReason: null,
    });
    expect((await owner.call(`/console/api/deliveries/${delivery.id}/replay`, { method: 'POST' })).status).toBe(201);
    await receiver.until(2, path);
    const entries = await bodyOf(await owner.call('/console/api/audit-log'));
    const actions = entries.entries.map(({ action }: { action: string }) => action);
    for (const action of [
      'webhook.created',
      'webhook.tested',
      'webhook.disabled',
      'webhook.enabled',
      'event.replayed',
    ]) {
      expect(actions).toContain(action);
    }
  });

  test('a deleted endpoint gets nothing more', async () => {
    const { owner, path, base } = await newWebhook();
    receiver.answer(500, path);
    const delivery = await bodyOf(await owner.call(`${base}/test`, { method: 'POST' }));
    await receiver.until(1, path);
    expect((await bodyOf(await owner.call(base, { method: 'DELETE' }))).status).toBe('deleted');
    expect((await bodyOf(await owner.call('/console/api/webhooks'))).webhooks).toEqual([]);
    const detail = async () => bodyOf(await owner.call(`/console/api/deliveries/${delivery.id}`));
    await expect.poll(async () => (await detail()).attempts, PATIENCE).toBe(1);
    expect(await detail()).toMatchObject({ status: 'cancelled', dueAt: null });
    expect((await owner.call(`${base}/test`, { method: 'POST' })).status).toBe(404);
  });
});

describe('what is shown of a failed attempt', () => {
  test('status, the beginning of the body, and when it is tried again', async () => {
    const { owner, path, base } = await newWebhook();
    receiver.answer((response) => response.writeHead(500).end('x'.repeat(100_000)), path);
    const delivery = await bodyOf(await owner.call(`${base}/test`, { method: 'POST' }));
    const detail = async () => bodyOf(await owner.call(`/console/api/deliveries/${delivery.id}`));
    await expect.poll(async () => (await detail()).attempts, PATIENCE).toBe(1);
    const { history, dueAt, status } = await detail();
    expect(status).toBe('pending');
    expect(history[0]).toMatchObject({ outcome: 'failed', responseStatus: 500, failure: 'status' });
    expect(history[0].responseBody).toBe('x'.repeat(16 * 1024));
    const wait = Date.parse(dueAt) - Date.parse(history[0].startedAt);
    expect(wait).toBeGreaterThanOrEqual(30_000);
    expect(wait).toBeLessThan(33_500);
    expect((await bodyOf(await owner.call(base))).failingSince).not.toBeNull();
    const failed = await bodyOf(await owner.call(`${base}/deliveries?status=pending&type=webhook.test`));
    expect(failed.deliveries).toHaveLength(1);
    expect((await bodyOf(await owner.call(`${base}/deliveries?status=delivered`))).deliveries).toEqual([]);
  });
});

// The last, for it moves the service's clock.
describe('what nobody takes for 24 hours', () => {
  test('becomes an alert in console, log, e-mail and at the operators’ address, which someone resolves', async () => {
    const { owner, path, base, webhook } = await newWebhook();
    const operators = '/operators/t0ken-of-theirs';
    receiver.answer(500, path);
    // Each notice is taken the second time only.
    const refused = new Set<string>();
    receiver.answer((response, { body }) => {
      response.writeHead(refused.has(body) ? 204 : 503).end();
      refused.add(body);
    }, operators);
    const delivery = await bodyOf(await owner.call(`${base}/test`, { method: 'POST' }));
    const attempts = () => service.knex('attempts').where({ delivery_id: delivery.id });
    await expect.poll(async () => (await attempts()).length, PATIENCE).toBe(1);
    service.advanceClock(24 * 3_600_000);
    await service.service.events.worker?.sweep();
    await owner.signIn();
    const { alerts } = await bodyOf(await owner.call('/console/api/alerts?status=open'));
    expect(alerts).toEqual([
      expect.objectContaining({ webhookId: webhook.id, status: 'open', deliveries: 1, lastFailure: 'status' }),
    ]);
    const shown = await bodyOf(await owner.call(`/console/api/deliveries/${delivery.id}`));
    expect(shown.escalatedAt).not.toBeNull();
    expect(service.log).toContain('events were not delivered for 24 hours');
    await service.accounts.mailer.sendDue();
    expect(service.log).toContain('"to":"operators@example.com","subject":"Events were not delivered for 24 hours"');
    // Endpoints of other accounts have theirs.
    const notices = () =>
      receiver
        .at(operators)
        .map(({ body }) => JSON.parse(body))
        .filter(({ alertId }) => alertId === alerts[0].id);
    await expect.poll(() => notices().length, { timeout: 30_000, interval: 20 }).toBe(2);
    expect(notices()[0]).toEqual({
      type: 'delivery.alert.opened',
      alertId: alerts[0].id,
      accountId: owner.accountId,
      endpointId: webhook.id,
      url: receiver.url + path,
      deliveries: 1,
      lastFailure: 'status',
      openedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      text: expect.stringContaining(receiver.url + path),
    });
    expect(notices()[1]).toEqual(notices()[0]);
    expect(service.log).toContain('ALERT_WEBHOOK_URL did not take a notice (503)');
    expect(service.log).not.toContain('t0ken-of-theirs');

    const resolution = () => owner.call(`/console/api/alerts/${alerts[0].id}/resolution`, { method: 'POST' });
    expect(await bodyOf(await resolution())).toMatchObject({ status: 'resolved', resolvedBy: owner.userId });
    expect((await resolution()).status).toBe(200);
    expect((await bodyOf(await owner.call('/console/api/alerts?status=open'))).alerts).toEqual([]);
    expect((await bodyOf(await owner.call('/console/api/alerts'))).alerts).toHaveLength(1);
  });

  test('events can be replayed for 30 days', async () => {
    const { owner, path, base } = await newWebhook();
    const { id, eventId } = await bodyOf(await owner.call(`${base}/test`, { method: 'POST' }));
    await receiver.until(1, path);
    expect((await bodyOf(await owner.call('/console/api/events?type=webhook.test'))).events).toHaveLength(1);
    service.advanceClock(30 * 24 * 3_600_000 - 60_000);
    await owner.signIn();
    const replay = (of: string, json = {}) => owner.call(`/console/api/${of}/replay`, { method: 'POST', json });
    expect((await owner.call(`/console/api/deliveries/${id}/replay`, { method: 'POST' })).status).toBe(201);
    await receiver.until(2, path);
    const [first, second] = receiver.at(path) as [Received, Received];
    expect(second.body).toBe(first.body);
    // Nobody chooses tests.
    expect((await bodyOf(await replay(`events/${eventId}`))).deliveries).toEqual([]);
    service.advanceClock(120_000);
    expect((await owner.call(`/console/api/deliveries/${id}/replay`, { method: 'POST' })).status).toBe(409);
    expect((await replay(`events/${eventId}`)).status).toBe(409);
  });
});
