import { configFrom } from '../config.ts';
import { isFailure } from '../failure.ts';
import { openDistribution, type PlannedDistribution } from '../storage/distribution/index.ts';
import { type Command, readOptions, UsageError } from './command.ts';

/** Citus' own bound. */
const MOST_SHARDS = 64_000;

export const distribute: Command = {
  name: 'distribute',
  usage: 'answerscope distribute [--shards NUMBER] [--apply]',
  summary:
    'Spreads the database over the servers of Citus, by account. Shows what it would do; --apply does it.\n' +
    'The service is stopped meanwhile. Tables may be filled. An interrupted run is called again and goes on with what is left.\n' +
    '--shards: into how many parts the accounts are divided; as citus.shard_count says unless given. See docs/distribute.md.',
  run: async (args, environment) => {
    const { values } = readOptions(args, {
      shards: { type: 'string' },
      apply: { type: 'boolean', default: false },
    });
    const options = { shards: values.shards === undefined ? null : shardsOf(values.shards) };
    const { databaseUrl } = configFrom(environment);
    if (databaseUrl === null) throw new UsageError('DATABASE_URL is needed: the private database has no Citus.');
    const distribution = await openDistribution(databaseUrl);
    try {
      const planned = await distribution.plan(options);
      if (isFailure(planned)) throw new UsageError(planned.message);
      process.stdout.write(planText(planned));
      if (planned.statements.length === 0) return;
      if (!values.apply) {
        process.stdout.write('\nNothing was changed. With --apply it is done; the service must be stopped.\n');
        return;
      }
      let count = 0;
      const failed = await distribution.apply(options, (statement) => {
        process.stdout.write(`${String(++count).padStart(3)}/${planned.statements.length} ${statement}\n`);
      });
      if (isFailure(failed)) throw new UsageError(failed.message);
      process.stdout.write('\nThe database is distributed.\n');
    } finally {
      await distribution.close();
    }
  },
};

function shardsOf(text: string): number {
  const shards = Number(text || Number.NaN);
  if (!Number.isInteger(shards) || shards < 1 || shards > MOST_SHARDS) {
    throw new UsageError(`--shards must be a whole number from 1 to ${MOST_SHARDS}.`);
  }
  return shards;
}

function planText({ citus, serverVersion, servers, placements, statements }: PlannedDistribution): string {
  const named = (kind: string): string =>
    placements
      .filter(({ placement }) => placement.kind === kind)
      .map(({ table, done }) => (done && kind !== 'local' ? `${table} ✓` : table))
      .join(', ');
  const lines = [
    `${citus}, PostgreSQL ${Math.floor(serverVersion / 10_000)}, ${servers} ${servers === 1 ? 'server' : 'servers'} for shards`,
    '',
    `By account: ${named('distributed')}`,
    `A copy on every server: ${named('reference')}`,
    `On the coordinator alone: ${named('local')}, and the queue (schema pgboss)`,
    '',
    ...(statements.length === 0
      ? ['Everything is in its place: nothing is left to do.']
      : statements.map((one) => `  ${one};`)),
  ];
  return `${lines.join('\n')}\n`;
}
