import { v7 as newId } from 'uuid';
import { validateEvent } from '../compose.ts';
import { insertEmail } from '../email/outbox-store.ts';
import { ANNOUNCED_AHEAD_MS, announceChange } from '../events/announcements.ts';
import { createOutbox } from '../events/index.ts';
import { createWake } from '../events/wake.ts';
import { type Command, readOptions, UsageError } from './command.ts';
import { withAccounts } from './with-accounts.ts';

export const announce: Command = {
  name: 'announce',
  usage:
    'answerscope announce --title TEXT --summary TEXT --operations ID,… --effective DATE [--url ADDRESS] [--id ID]',
  summary:
    'Announces a breaking change of the interfaces to every account, by webhook and by e-mail.\n' +
    '--effective is at least 90 days ahead. Should it be interrupted, call it again with the --id that it printed first: those\n' +
    'who were told already are not told again. E-mails are sent by the running service.',
  run: async (args, environment) => {
    const { values } = readOptions(args, {
      title: { type: 'string' },
      summary: { type: 'string' },
      operations: { type: 'string' },
      effective: { type: 'string' },
      url: { type: 'string' },
      id: { type: 'string' },
    });
    const { title, summary, operations = '', effective = '', url = null, id = newId() } = values;
    if (title === undefined || summary === undefined) throw new UsageError('--title and --summary are needed.');
    const named = operations.split(',').flatMap((name) => name.trim() || []);
    if (named.length === 0) throw new UsageError('--operations needs at least one operationId.');
    const effectiveAt = new Date(effective);
    const announcedAt = new Date();
    if (!(effectiveAt.getTime() >= announcedAt.getTime() + ANNOUNCED_AHEAD_MS)) {
      throw new UsageError('--effective must be a date at least 90 days ahead.');
    }
    await withAccounts(environment, async ({ knex, now }) => {
      const outbox = createOutbox({ newId, validate: validateEvent, wake: createWake({ knex }) });
      process.stdout.write(`announcement ${id}\n`);
      const told = await announceChange(
        { knex, outbox, now, promiseEmail: (trx, email) => insertEmail(trx, { id: newId(), ...email }, now()) },
        id,
        {
          title,
          summary,
          operations: named,
          announcedAt: announcedAt.toISOString(),
          effectiveAt: effectiveAt.toISOString(),
          url,
        },
      );
      process.stdout.write(`${told} accounts told\n`);
    });
  },
};
