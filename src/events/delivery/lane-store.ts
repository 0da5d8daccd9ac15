import type { Pipeline } from '../../storage/pipeline.ts';
import type { EventInterface } from '../catalog.ts';
import type { Lane } from '../outbox-store.ts';
import type { SealedSecret } from '../secrets/cipher.ts';

/** A lane under a lease: results count as long as no other lease was given since. */
export interface LeasedLane extends Lane {
  token: string;
}

/**
 * Takes those of the lanes that are enabled and that nobody holds. Until `until` no other process takes them; should this one
 * die, they are looked at again then.
 */
export async function claimLanes(
  database: Pipeline,
  lanes: readonly Lane[],
  lease: { token: string; at: Date; until: Date },
): Promise<Lane[]> {
  return database.run<Lane>(CLAIM, [
    lanes.map(({ accountId }) => accountId),
    lanes.map(({ endpointId }) => endpointId),
    lease.token,
    lease.at,
    lease.until,
  ]);
}

const CLAIM = {
  name: 'claim-delivery-lanes',
  text: `
    update delivery_lanes l
       set lease_token = $3, leased_until = $5, wake_at = $5
      from unnest($1::uuid[], $2::uuid[]) as wanted (account_id, endpoint_id)
     where l.account_id = wanted.account_id and l.endpoint_id = wanted.endpoint_id
       and (l.lease_token is null or l.leased_until <= $4)
       and exists (select from endpoints e
                    where e.account_id = l.account_id and e.id = l.endpoint_id and e.status = 'enabled')
    returning l.account_id as "accountId", l.endpoint_id as "endpointId"`,
};

/** Prolongs leases; those that are not among the result are lost. */
export async function renewLanes(
  database: Pipeline,
  lanes: readonly LeasedLane[],
  until: Date,
): Promise<(Lane & { revision: number })[]> {
  return database.run(RENEW, [
    lanes.map(({ accountId }) => accountId),
    lanes.map(({ endpointId }) => endpointId),
    lanes.map(({ token }) => token),
    until,
  ]);
}

const RENEW = {
  name: 'renew-delivery-lanes',
  text: `
    update delivery_lanes l
       set leased_until = $4, wake_at = $4
      from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as held (account_id, endpoint_id, token), endpoints e
     where l.account_id = held.account_id and l.endpoint_id = held.endpoint_id and l.lease_token = held.token
       and e.account_id = l.account_id and e.id = l.endpoint_id
    returning l.account_id as "accountId", l.endpoint_id as "endpointId", e.revision`,
};

/**
 * Gives lanes back; says when each of them has something to do again, as far as known. What is overdue waits behind the lanes
 * that have waited longer.
 */
export async function releaseLanes(
  database: Pipeline,
  lanes: readonly LeasedLane[],
  at: Date,
): Promise<{ wakeAt: Date | null }[]> {
  return database.run(RELEASE, [
    lanes.map(({ accountId }) => accountId),
    lanes.map(({ endpointId }) => endpointId),
    lanes.map(({ token }) => token),
    at,
  ]);
}

const RELEASE = {
  name: 'release-delivery-lanes',
  text: `
    update delivery_lanes l
       set lease_token = null, leased_until = null,
           wake_at = (select case when min(d.due_at) is not null then greatest(min(d.due_at), $4) end
                        from deliveries d
                       where d.account_id = l.account_id and d.endpoint_id = l.endpoint_id and d.status = 'pending')
      from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as held (account_id, endpoint_id, token)
     where l.account_id = held.account_id and l.endpoint_id = held.endpoint_id and l.lease_token = held.token
    returning l.wake_at as "wakeAt"`,
};

/** Lanes with something to do by `at`, as far as known when they were given back, and those whose leases end by then. */
export async function selectWakingLanes(
  database: Pipeline,
  at: Date,
  limit: number,
): Promise<(Lane & { wakeAt: Date })[]> {
  return database.run(WAKING, [at, limit]);
}

const WAKING = {
  name: 'waking-delivery-lanes',
  text: `
    select l.account_id as "accountId", l.endpoint_id as "endpointId", l.wake_at as "wakeAt"
      from delivery_lanes l
      join endpoints e on e.account_id = l.account_id and e.id = l.endpoint_id
     where l.wake_at <= $1 and e.status = 'enabled'
     order by l.wake_at
     limit $2`,
};

/** Lanes with something to do that nobody holds and nobody was told of: a crash came between the two. */
export async function selectForgottenLanes(database: Pipeline, at: Date, limit: number): Promise<Lane[]> {
  return database.run(FORGOTTEN, [at, limit]);
}

const FORGOTTEN = {
  name: 'forgotten-delivery-lanes',
  text: `
    select l.account_id as "accountId", l.endpoint_id as "endpointId"
      from delivery_lanes l
      join endpoints e on e.account_id = l.account_id and e.id = l.endpoint_id
     where e.status = 'enabled' and (l.lease_token is null or l.leased_until <= $1)
       and exists (select from deliveries d
                    where d.account_id = l.account_id and d.endpoint_id = l.endpoint_id and d.status = 'pending'
                      and d.due_at <= $1)
     limit $2`,
};

/** What a sender must know of an endpoint. */
export interface Receiver {
  interface: EventInterface;
  url: string;
  enabled: boolean;
  revision: number;
  failingSince: Date | null;
  /** Newest first. */
  secrets: (SealedSecret & { retiresAt: Date | null })[];
}

export async function selectReceiver(database: Pipeline, { accountId, endpointId }: Lane): Promise<Receiver | null> {
  const rows = await database.run<Omit<Receiver, 'secrets'> & Receiver['secrets'][number]>(RECEIVER, [
    accountId,
    endpointId,
  ]);
  const [first] = rows;
  if (first === undefined) return null;
  const { interface: iface, url, enabled, revision, failingSince } = first;
  return { interface: iface, url, enabled, revision, failingSince, secrets: rows };
}

const RECEIVER = {
  name: 'delivery-receiver',
  text: `
    select e.interface, e.url, e.status = 'enabled' as enabled, e.revision, e.failing_since as "failingSince",
           s.cipher_text as "cipherText", s.nonce, s.auth_tag as "authTag", s.encryption_key_id as "encryptionKeyId",
           s.retires_at as "retiresAt"
      from endpoints e
      join endpoint_secrets s on s.account_id = e.account_id and s.endpoint_id = e.id
     where e.account_id = $1 and e.id = $2
     order by s.created_at desc, s.id desc`,
};
