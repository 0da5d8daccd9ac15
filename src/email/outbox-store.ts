import type { Knex } from 'knex';

export interface PromisedEmail {
  id: string;
  recipient: string;
  template: string;
  data: Record<string, string>;
  attempts: number;
}

/** Part of the transaction of what is written about. */
export async function insertEmail(
  trx: Knex,
  email: Pick<PromisedEmail, 'id' | 'recipient' | 'template' | 'data'>,
  at: Date,
): Promise<void> {
  await trx('email_outbox').insert({
    id: email.id,
    recipient: email.recipient,
    template: email.template,
    data: JSON.stringify(email.data),
    due_at: at,
    created_at: at,
  });
}

/** Takes e-mails that are due; until `leaseUntil` no other process takes them. */
export async function claimEmails(knex: Knex, at: Date, leaseUntil: Date, limit: number): Promise<PromisedEmail[]> {
  const { rows } = await knex.raw<{ rows: PromisedEmail[] }>(
    `update email_outbox set due_at = :leaseUntil, attempts = attempts + 1
      where id in (select id from email_outbox
                    where sent_at is null and failed_at is null and due_at <= :at
                    order by due_at limit :limit for update skip locked)
     returning id, recipient, template, data, attempts`,
    { at, leaseUntil, limit },
  );
  return rows;
}

/** A sent e-mail is not kept: it says who wrote to whom. */
export async function deleteEmail(knex: Knex, id: string): Promise<void> {
  await knex('email_outbox').where({ id }).delete();
}

export async function postponeEmail(knex: Knex, id: string, dueAt: Date): Promise<void> {
  await knex('email_outbox').where({ id }).update({ due_at: dueAt });
}

export async function giveUpEmail(knex: Knex, id: string, at: Date): Promise<void> {
  await knex('email_outbox').where({ id }).update({ failed_at: at });
}
