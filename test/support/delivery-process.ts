/**
 * A process that only delivers, with leases shorter than the service's: `node delivery-process.ts <database> <lease ms>
 * <request time-out ms>`. Its requests name its process id as `user-agent`.
 */

import { untilAskedToStop } from '../../src/commands/signals.ts';
import { createDatabase } from '../../src/storage/database.ts';
import { testEvents } from './events.ts';

const [databaseUrl = '', leaseMs = '', requestTimeoutMs = ''] = process.argv.slice(2);
const knex = createDatabase({ url: databaseUrl, poolSize: 4, applicationName: 'answerscope test deliveries' });
const events = await testEvents({
  knex,
  databaseUrl,
  version: String(process.pid),
  lease: { leaseMs: Number(leaseMs), renewMs: Number(leaseMs) / 6 },
  requestTimeoutMs: Number(requestTimeoutMs),
});
await events.worker?.start();
process.stdout.write('ready\n');
await untilAskedToStop();
await events.close();
await knex.destroy();
process.stdout.write('stopped\n');
