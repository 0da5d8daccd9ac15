import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';

/** The pools that refuse already: all of a process share the methods of one class. */
const refusing = new WeakSet<PoolMethods>();

const held = new AsyncLocalStorage<{ pool: PoolMethods; trx: Knex.Transaction }>();

/**
 * Has every pool of this process refuse to give a second connection to who holds one of its own in an open transaction. Where
 * that is done, as many callers as the pool has connections wait for one another until their time is up, and all are told
 * 503: seen only under load. A test that holds a lock on purpose opens its transaction without a callback.
 */
export function refuseSecondConnections(knex: Knex): void {
  const methods: PoolMethods = Object.getPrototypeOf(knex.client);
  if (refusing.has(methods)) return;
  refusing.add(methods);
  const { transaction, acquireConnection } = methods;
  methods.transaction = function (container, ...others) {
    return transaction.call(this, (trx) => held.run({ pool: this, trx }, () => container(trx)), ...others);
  };
  methods.acquireConnection = async function () {
    const holder = held.getStore();
    if (holder?.pool === this && !holder.trx.isCompleted()) {
      throw new Error('Within a transaction a second connection was asked for: hand the transaction on.');
    }
    return acquireConnection.call(this);
  };
}

/** As much of Knex's client as is needed here. */
interface PoolMethods {
  transaction(this: PoolMethods, container: (trx: Knex.Transaction) => unknown, ...others: unknown[]): unknown;
  acquireConnection(this: PoolMethods): Promise<unknown>;
}
