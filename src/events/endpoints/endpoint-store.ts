import type { Knex } from 'knex';
import type { SealedSecret } from '../secrets/cipher.ts';
import type { Endpoint, EndpointStatus } from './endpoint.ts';

/** `:at` decides whether a rotation is still under way. */
const SELECT_ENDPOINTS = `
  select e.account_id as "accountId", e.id, e.interface, e.url, e.events, e.description, e.status,
         e.disabled_reason as "disabledReason", e.failing_since as "failingSince",
         e.created_at as "createdAt", e.updated_at as "updatedAt",
         (select min(s.retires_at) from endpoint_secrets s
           where s.account_id = e.account_id and s.endpoint_id = e.id and s.retires_at > :at) as "rotationEndsAt",
         (select max(s.created_at) from endpoint_secrets s
           where s.account_id = e.account_id and s.endpoint_id = e.id and s.retires_at is null) as "rotatedAt"
    from endpoints e
   where e.account_id = :accountId`;

interface EndpointRow extends Omit<Endpoint, 'rotation'> {
  rotationEndsAt: Date | null;
  rotatedAt: Date;
}

function endpointOf({ rotationEndsAt, rotatedAt, ...row }: EndpointRow): Endpoint {
  return { ...row, rotation: rotationEndsAt === null ? null : { startedAt: rotatedAt, endsAt: rotationEndsAt } };
}

/** Those that are not deleted, oldest first. */
export async function selectEndpoints(knex: Knex, accountId: string, at: Date): Promise<Endpoint[]> {
  const { rows } = await knex.raw<{ rows: EndpointRow[] }>(
    `${SELECT_ENDPOINTS} and e.status <> 'deleted' order by e.created_at, e.id`,
    { accountId, at },
  );
  return rows.map(endpointOf);
}

/** Deleted ones too. */
export async function selectEndpoint(
  knex: Knex,
  key: { accountId: string; endpointId: string; at: Date },
): Promise<Endpoint | null> {
  const { rows } = await knex.raw<{ rows: EndpointRow[] }>(`${SELECT_ENDPOINTS} and e.id = :endpointId`, key);
  return rows[0] === undefined ? null : endpointOf(rows[0]);
}

/** Locked until the transaction ends: changes of an endpoint happen one after the other. */
export async function lockEndpoint(
  trx: Knex,
  key: { accountId: string; endpointId: string; at: Date },
): Promise<Endpoint | null> {
  await trx('endpoints').where({ account_id: key.accountId, id: key.endpointId }).forUpdate().select('id');
  return selectEndpoint(trx, key);
}

export async function countEndpoints(trx: Knex, accountId: string): Promise<number> {
  const [row] = await trx('endpoints').where({ account_id: accountId }).whereNot({ status: 'deleted' }).count();
  return Number(row?.count ?? 0);
}

export async function insertEndpoint(
  trx: Knex,
  endpoint: Pick<Endpoint, 'accountId' | 'id' | 'interface' | 'url' | 'events' | 'description' | 'createdAt'> & {
    createdBy: string | null;
  },
): Promise<void> {
  const { accountId, id, createdAt: at } = endpoint;
  await trx('endpoints').insert({
    account_id: accountId,
    id,
    interface: endpoint.interface,
    url: endpoint.url,
    description: endpoint.description,
    events: endpoint.events,
    created_by: endpoint.createdBy,
    created_at: at,
    updated_at: at,
  });
  await trx('delivery_lanes').insert({ account_id: accountId, endpoint_id: id });
}

/** Senders notice by the revision. */
export async function updateEndpoint(
  trx: Knex,
  { accountId, id }: Pick<Endpoint, 'accountId' | 'id'>,
  change: {
    url?: string;
    events?: string[];
    description?: string;
    status?: EndpointStatus;
    disabled_reason?: Endpoint['disabledReason'];
    failing_since?: null;
  },
  at: Date,
): Promise<void> {
  await trx('endpoints')
    .where({ account_id: accountId, id })
    .update({ ...change, updated_at: at, revision: trx.raw('revision + 1') });
}

/** What waits for an endpoint that is disabled or deleted is never sent, and nothing of it is escalated. */
export async function cancelDeliveries(trx: Knex, { accountId, id }: Pick<Endpoint, 'accountId' | 'id'>, at: Date) {
  // In the order in which results are stored, so that neither waits for the other in a circle.
  await trx('deliveries')
    .where({ account_id: accountId, endpoint_id: id, status: 'pending' })
    .orderBy('id')
    .forUpdate()
    .select('id');
  await trx('deliveries')
    .where({ account_id: accountId, endpoint_id: id, status: 'pending' })
    .update({ status: 'cancelled', due_at: null, escalates_at: null, finished_at: at });
  await trx('deliveries')
    .where({ account_id: accountId, endpoint_id: id })
    .whereNotNull('escalates_at')
    .update({ escalates_at: null });
}

/** Held deliveries have as long as new ones before they are escalated. */
export async function putOffEscalation(
  trx: Knex,
  { accountId, id }: Pick<Endpoint, 'accountId' | 'id'>,
  until: Date,
): Promise<void> {
  await trx('deliveries')
    .where({ account_id: accountId, endpoint_id: id, status: 'pending' })
    .where('escalates_at', '<', until)
    .update({ escalates_at: until });
}

export async function insertSecret(
  trx: Knex,
  { accountId, id: endpointId }: Pick<Endpoint, 'accountId' | 'id'>,
  secret: SealedSecret & { id: string; at: Date },
): Promise<void> {
  await trx('endpoint_secrets').insert({
    account_id: accountId,
    endpoint_id: endpointId,
    id: secret.id,
    cipher_text: secret.cipherText,
    nonce: secret.nonce,
    auth_tag: secret.authTag,
    encryption_key_id: secret.encryptionKeyId,
    created_at: secret.at,
  });
}

/** The secrets that there were sign until `until` and are forgotten by the rotation after that. */
export async function retireSecrets(
  trx: Knex,
  { accountId, id: endpointId }: Pick<Endpoint, 'accountId' | 'id'>,
  { until, at }: { until: Date; at: Date },
): Promise<void> {
  const ofEndpoint = { account_id: accountId, endpoint_id: endpointId };
  await trx('endpoint_secrets').where(ofEndpoint).where('retires_at', '<=', at).delete();
  await trx('endpoint_secrets').where(ofEndpoint).whereNull('retires_at').update({ retires_at: until });
}

export async function deleteRetiringSecrets(
  trx: Knex,
  { accountId, id: endpointId }: Pick<Endpoint, 'accountId' | 'id'>,
): Promise<void> {
  await trx('endpoint_secrets')
    .where({ account_id: accountId, endpoint_id: endpointId })
    .whereNotNull('retires_at')
    .delete();
}

/** The keys that stored secrets were sealed with. */
export async function selectEncryptionKeyIds(knex: Knex): Promise<string[]> {
  const rows = await knex('endpoint_secrets').distinct('encryption_key_id');
  return rows.map((row) => row.encryption_key_id);
}
