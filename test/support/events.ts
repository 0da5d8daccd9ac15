import type { Knex } from 'knex';
import { v7 as newId } from 'uuid';
import { createProvisioning } from '../../src/accounts/provisioning.ts';
import type { Events, EventsOptions } from '../../src/events/index.ts';
import { createEvents } from '../../src/events/index.ts';
import { isFailure } from '../../src/failure.ts';
import { isUnavailable } from '../../src/storage/database.ts';

/** The key of all processes of a test. */
export const SECRETS_KEY = Buffer.alloc(32, 7);

const ACTOR = { kind: 'system', id: null, ip: null } as const;

/** Events of a process of their own, which send to loopback. */
export async function testEvents(
  options: Pick<EventsOptions, 'knex' | 'databaseUrl'> & Partial<EventsOptions>,
): Promise<Events> {
  return createEvents({
    sends: true,
    secretsKeys: [SECRETS_KEY],
    allowedNetworks: ['127.0.0.0/8'],
    version: 'test',
    validate: () => null,
    now: () => new Date(),
    newId,
    promiseNotice: async () => {},
    log: { warn() {}, error() {} },
    isUnavailable,
    ...options,
  });
}

export async function newAccount(knex: Knex): Promise<string> {
  const provisioning = createProvisioning({ knex, now: () => new Date(), newId });
  const wanted = { interface: 'v1', scope: 'admin', test: false, newAccount: true, tier: null, email: null } as const;
  return (await provisioning.createKey({ ...wanted, accountName: '' })).accountId;
}

/** An endpoint that chose `citation.discovered`. */
export async function newEndpoint(events: Events, accountId: string, url: string) {
  const wanted = { interface: 'v1', url, events: ['citation.discovered'], description: null } as const;
  const made = await events.endpoints.create(accountId, ACTOR, wanted);
  if (isFailure(made)) throw new Error(made.message);
  return { accountId, endpointId: made.endpoint.id, secret: made.secret, actor: ACTOR };
}

/** Writes an event in a transaction of its own; gives its id. */
export async function writeEvent(knex: Knex, events: Events, accountId: string, at = new Date()): Promise<string> {
  const id = newId();
  await knex.transaction((trx) => events.outbox.write(trx, discovered(accountId, id, at)));
  return id;
}

export function discovered(accountId: string, id: string, at: Date) {
  const data = {
    brandId: newId(),
    platform: 'perplexity',
    sourceUrl: 'https://www.autohome.com.cn/news/202611/1302211.html',
    sourceDomain: 'autohome.com.cn',
    promptHash: '9b74c9897bac770ffc029102a200c5de9b74c9897bac770ffc029102a200c5de',
    discoveredAt: at.toISOString(),
  };
  return { accountId, brandId: data.brandId, type: 'citation.discovered', at, data, id } as const;
}
