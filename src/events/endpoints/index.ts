import type { Knex } from 'knex';
import { type Actor, type AuditAction, recordAudit } from '../../accounts/audit.ts';
import { type Failure, fail, isFailure } from '../../failure.ts';
import { type EventInterface, selectableEvents } from '../catalog.ts';
import { ESCALATE_AFTER_MS } from '../delivery/schedule.ts';
import type { Outbox } from '../outbox.ts';
import type { SecretCipher } from '../secrets/cipher.ts';
import { generateSecret } from '../secrets/secret.ts';
import { type AddressRules, type ResolveAddresses, targetFault } from '../target.ts';
import type { Wake } from '../wake.ts';
import type { Endpoint } from './endpoint.ts';
import {
  cancelDeliveries,
  countEndpoints,
  deleteRetiringSecrets,
  insertEndpoint,
  insertSecret,
  lockEndpoint,
  putOffEscalation,
  retireSecrets,
  selectEndpoint,
  selectEndpoints,
  updateEndpoint,
} from './endpoint-store.ts';
import { placeOf } from './place.ts';

export type { Endpoint } from './endpoint.ts';

export interface NewEndpoint {
  interface: EventInterface;
  url: string;
  events: readonly string[];
  description: string | null;
}

/** `secret` is shown once: it is stored encrypted. */
export interface EndpointWithSecret {
  secret: string;
  endpoint: Endpoint;
}

type Changed = Promise<Endpoint | Failure<'not_found' | 'conflict'>>;

/** The endpoints of an account. Every change is audited in its transaction, and senders know of it within a second. */
export interface Endpoints {
  list(accountId: string): Promise<Endpoint[]>;
  find(accountId: string, endpointId: string): Promise<Endpoint | Failure<'not_found'>>;
  /** `invalid_request`: the address or an event type is not one; `unprocessable`: the address leads where nobody may send. */
  create(
    accountId: string,
    actor: Actor,
    wanted: NewEndpoint,
  ): Promise<EndpointWithSecret | Failure<'invalid_request' | 'unprocessable'>>;
  change(
    accountId: string,
    actor: Actor,
    endpointId: string,
    change: { url?: string; events?: readonly string[]; description?: string },
  ): Promise<Endpoint | Failure<'not_found' | 'invalid_request' | 'unprocessable'>>;
  /** Holds what is to be delivered. */
  pause(accountId: string, actor: Actor, endpointId: string): Changed;
  resume(accountId: string, actor: Actor, endpointId: string): Changed;
  /** After it was disabled. */
  enable(accountId: string, actor: Actor, endpointId: string): Changed;
  remove(accountId: string, actor: Actor, endpointId: string): Promise<Endpoint | Failure<'not_found'>>;
  /** Sends `webhook.test`; gives the id of the event. */
  test(
    accountId: string,
    actor: Actor,
    endpointId: string,
  ): Promise<{ eventId: string } | Failure<'not_found' | 'conflict'>>;
  /** A new secret; the old one signs too for 24 hours, or until the rotation is finished. */
  rotate(
    accountId: string,
    actor: Actor,
    endpointId: string,
  ): Promise<EndpointWithSecret | Failure<'not_found' | 'conflict'>>;
  finishRotation(accountId: string, actor: Actor, endpointId: string): Changed;
}

const MOST_ENDPOINTS = 100;
const ROTATION_MS = 24 * 3_600_000;

export function createEndpoints(options: {
  knex: Knex;
  outbox: Outbox;
  cipher: SecretCipher;
  rules: AddressRules;
  resolve: ResolveAddresses;
  now: () => Date;
  newId: () => string;
  /** Called after the commit: senders look at the endpoint again. */
  wake: Wake;
}): Endpoints {
  const { knex, outbox, cipher, now, newId, wake } = options;

  const audit = (trx: Knex, endpoint: Endpoint, actor: Actor, action: AuditAction, details = {}): Promise<void> => {
    const target = { kind: 'webhook', id: endpoint.id };
    return recordAudit(trx, { id: newId(), accountId: endpoint.accountId, actor, action, target, details, at: now() });
  };

  /** Decides about the endpoint alone with it, and wakes its sender when something was changed. */
  const alter = async <Result>(
    accountId: string,
    endpointId: string,
    work: (trx: Knex.Transaction, endpoint: Endpoint) => Promise<Result>,
  ): Promise<Result | Failure<'not_found'>> => {
    const result = await knex.transaction(async (trx) => {
      const endpoint = await lockEndpoint(trx, { accountId, endpointId, at: now() });
      return endpoint === null || endpoint.status === 'deleted' ? unknownEndpoint() : work(trx, endpoint);
    });
    if (!isFailure(result)) wake([{ accountId, endpointId, changed: true }]);
    return result;
  };

  const asItIs = async (trx: Knex, { accountId, id }: Endpoint): Promise<Endpoint> =>
    (await selectEndpoint(trx, { accountId, endpointId: id, at: now() })) as Endpoint;

  const addSecret = async (trx: Knex, endpoint: Pick<Endpoint, 'accountId' | 'id'>): Promise<string> => {
    const secret = generateSecret();
    const sealed = cipher.seal(secret, placeOf(endpoint));
    await insertSecret(trx, endpoint, { ...sealed, id: newId(), at: now() });
    return secret;
  };

  const wrongTarget = async (url: string): Promise<Failure<'invalid_request' | 'unprocessable'> | null> => {
    const fault = await targetFault(url, options);
    if (fault === null) return null;
    const code = fault.kind === 'malformed' ? 'invalid_request' : 'unprocessable';
    return wrong(code, 'body.url', fault.message);
  };

  return {
    list: (accountId) => selectEndpoints(knex, accountId, now()),

    async find(accountId, endpointId) {
      return (await selectEndpoint(knex, { accountId, endpointId, at: now() })) ?? unknownEndpoint();
    },

    async create(accountId, actor, wanted) {
      const fault = wrongEvents(wanted.interface, wanted.events) ?? (await wrongTarget(wanted.url));
      if (fault !== null) return fault;
      return knex.transaction(async (trx) => {
        if ((await countEndpoints(trx, accountId)) >= MOST_ENDPOINTS) {
          return fail('unprocessable', `An account has at most ${MOST_ENDPOINTS} endpoints.`);
        }
        const createdAt = now();
        const endpoint = { ...wanted, accountId, id: newId(), events: [...wanted.events], createdAt };
        await insertEndpoint(trx, { ...endpoint, createdBy: actor.kind === 'user' ? actor.id : null });
        const secret = await addSecret(trx, endpoint);
        const made = await asItIs(trx, endpoint as Endpoint & typeof endpoint);
        await audit(trx, made, actor, 'webhook.created', { url: made.url, interface: made.interface });
        return { secret, endpoint: made };
      });
    },

    async change(accountId, actor, endpointId, change) {
      const found = await selectEndpoint(knex, { accountId, endpointId, at: now() });
      if (found === null) return unknownEndpoint();
      const fault =
        (change.events === undefined ? null : wrongEvents(found.interface, change.events)) ??
        (change.url === undefined ? null : await wrongTarget(change.url));
      if (fault !== null) return fault;
      return alter(accountId, endpointId, async (trx, endpoint) => {
        const { events, ...rest } = change;
        await updateEndpoint(
          trx,
          endpoint,
          { ...rest, ...(events === undefined ? {} : { events: [...events] }) },
          now(),
        );
        await audit(trx, endpoint, actor, 'webhook.changed', { fields: Object.keys(change).join(', ') });
        return asItIs(trx, endpoint);
      });
    },

    pause: (accountId, actor, endpointId) =>
      alter(accountId, endpointId, async (trx, endpoint) => {
        if (endpoint.status === 'paused') return endpoint;
        if (endpoint.status !== 'enabled') return fail('conflict', 'The endpoint is disabled.');
        await updateEndpoint(trx, endpoint, { status: 'paused' }, now());
        await audit(trx, endpoint, actor, 'webhook.paused');
        return asItIs(trx, endpoint);
      }),

    resume: (accountId, actor, endpointId) =>
      alter(accountId, endpointId, async (trx, endpoint) => {
        if (endpoint.status === 'enabled') return endpoint;
        if (endpoint.status !== 'paused') return fail('conflict', 'The endpoint is disabled: enable it.');
        await updateEndpoint(trx, endpoint, { status: 'enabled' }, now());
        await putOffEscalation(trx, endpoint, new Date(now().getTime() + ESCALATE_AFTER_MS));
        await audit(trx, endpoint, actor, 'webhook.resumed');
        return asItIs(trx, endpoint);
      }),

    enable: (accountId, actor, endpointId) =>
      alter(accountId, endpointId, async (trx, endpoint) => {
        if (endpoint.status === 'enabled') return endpoint;
        if (endpoint.status !== 'disabled') return fail('conflict', 'The endpoint is paused: resume it.');
        // What was written while it was being disabled is not sent as a surprise later.
        await cancelDeliveries(trx, endpoint, now());
        await updateEndpoint(trx, endpoint, { status: 'enabled', disabled_reason: null, failing_since: null }, now());
        await audit(trx, endpoint, actor, 'webhook.enabled');
        return asItIs(trx, endpoint);
      }),

    remove: (accountId, actor, endpointId) =>
      alter(accountId, endpointId, async (trx, endpoint) => {
        await updateEndpoint(trx, endpoint, { status: 'deleted' }, now());
        await cancelDeliveries(trx, endpoint, now());
        await audit(trx, endpoint, actor, 'webhook.deleted', { url: endpoint.url });
        return asItIs(trx, endpoint);
      }),

    test: (accountId, actor, endpointId) =>
      alter(accountId, endpointId, async (trx, endpoint) => {
        if (endpoint.status !== 'enabled') return fail('conflict', `The endpoint is ${endpoint.status}.`);
        const eventId = newId();
        const data = { webhookId: endpointId, message: 'This is a test of your endpoint.' };
        const at = now();
        await outbox.write(trx, { accountId, brandId: null, type: 'webhook.test', at, data, id: eventId, endpointId });
        await audit(trx, endpoint, actor, 'webhook.tested');
        return { eventId };
      }),

    rotate: (accountId, actor, endpointId) =>
      alter(accountId, endpointId, async (trx, endpoint) => {
        if (endpoint.rotation !== null) return fail('conflict', 'A rotation is under way: finish it first.');
        const at = now();
        await retireSecrets(trx, endpoint, { until: new Date(at.getTime() + ROTATION_MS), at });
        const secret = await addSecret(trx, endpoint);
        await updateEndpoint(trx, endpoint, {}, at);
        await audit(trx, endpoint, actor, 'webhook.secret_rotated');
        return { secret, endpoint: await asItIs(trx, endpoint) };
      }),

    finishRotation: (accountId, actor, endpointId) =>
      alter(accountId, endpointId, async (trx, endpoint) => {
        if (endpoint.rotation === null) return fail('conflict', 'No rotation is under way.');
        await deleteRetiringSecrets(trx, endpoint);
        await updateEndpoint(trx, endpoint, {}, now());
        await audit(trx, endpoint, actor, 'webhook.rotation_finished');
        return asItIs(trx, endpoint);
      }),
  };
}

function unknownEndpoint(): Failure<'not_found'> {
  return fail('not_found', 'The account has no endpoint with this id.');
}

function wrongEvents(iface: EventInterface, events: readonly string[]): Failure<'invalid_request'> | null {
  const known: readonly string[] = selectableEvents(iface);
  const at = events.findIndex((type) => !known.includes(type));
  if (at === -1) return null;
  return wrong('invalid_request', `body.events[${at}]`, `is no event type of the interface ${iface}`);
}

function wrong<const Code extends 'invalid_request' | 'unprocessable'>(
  code: Code,
  path: string,
  message: string,
): Failure<Code> {
  return fail(code, `The request is not valid: ${path} ${message}.`, { details: [{ path, message }] });
}
