import type { Knex } from 'knex';
import {
  claimEmails,
  deleteEmail,
  giveUpEmail,
  insertEmail,
  type PromisedEmail,
  postponeEmail,
} from './outbox-store.ts';
import type { Email, EmailTransport } from './transport.ts';

export { createLogTransport, createSmtpTransport, type Email, type EmailTransport } from './transport.ts';

/**
 * E-mails are promised in the transaction of what they are about, and written when they are sent: a link's token is made then, so
 * that it is stored nowhere but as its digest. Retried for a day; a retried e-mail has a token of its own.
 */
export interface Mailer {
  promise(trx: Knex, email: { recipient: string; template: string; data?: Record<string, string> }): Promise<void>;
  /** Sends what is due. Any number of processes may do so. */
  sendDue(): Promise<void>;
  /** Lets `sendDue` run soon, without waiting for it. */
  poke(): void;
  start(): void;
  stop(): Promise<void>;
}

/** Writes an e-mail at the moment of sending; `null` when there is no longer anything to say. */
export type WriteEmail = (promised: Pick<PromisedEmail, 'recipient' | 'data'>) => Promise<Email | null>;

const LOOK_EVERY_MS = 15_000;
const LEASE_MS = 120_000;
const AT_ONCE = 10;
/** Waits after a failed attempt; after the last the e-mail is given up. */
const WAITS_MS = [60_000, 300_000, 1_800_000, 7_200_000, 43_200_000];

export function createMailer(options: {
  knex: Knex;
  transport: EmailTransport;
  writers: Readonly<Record<string, WriteEmail>>;
  now: () => Date;
  newId: () => string;
  onError: (error: unknown) => void;
}): Mailer {
  const { knex, transport, writers, now, newId, onError } = options;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  const sendOne = async (promised: PromisedEmail): Promise<void> => {
    try {
      const email = (await writers[promised.template]?.(promised)) ?? null;
      if (email !== null) await transport.send(email);
      await deleteEmail(knex, promised.id);
    } catch (error) {
      onError(error);
      const wait = WAITS_MS[promised.attempts - 1];
      if (wait === undefined) await giveUpEmail(knex, promised.id, now());
      else await postponeEmail(knex, promised.id, new Date(now().getTime() + wait));
    }
  };

  const sendDue = async (): Promise<void> => {
    let taken: PromisedEmail[];
    do {
      taken = await claimEmails(knex, now(), new Date(now().getTime() + LEASE_MS), AT_ONCE);
      await Promise.all(taken.map(sendOne));
    } while (taken.length === AT_ONCE);
  };

  const poke = (): void => {
    sending = sending.then(sendDue).catch(onError);
  };

  return {
    promise: (trx, { recipient, template, data = {} }) =>
      insertEmail(trx, { id: newId(), recipient, template, data }, now()),
    sendDue,
    poke,
    start() {
      timer = setInterval(poke, LOOK_EVERY_MS);
    },
    async stop() {
      clearInterval(timer);
      await sending;
      transport.close();
    },
  };
}
