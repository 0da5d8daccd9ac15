import type { Knex } from 'knex';

/** An open transaction, to be handed on by those who do not speak SQL themselves. */
export type Transaction = Knex.Transaction;
