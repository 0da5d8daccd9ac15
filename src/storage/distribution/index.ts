/**
 * Spreads the tables of a filled database over the servers of Citus, by account. One statement after the other, each complete in itself:
 * a run that was interrupted is called again and goes on with what is left. Nothing may write meanwhile.
 */
import pg from 'pg';
import { type Failure, fail, isFailure } from '../../failure.ts';
import { createSchemaCheck } from '../migrate.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { type Plan, type PlanOptions, planDistribution } from './plan.ts';
import { requirementFaults } from './requirements.ts';

export type { Plan } from './plan.ts';

export interface Distribution {
  /** What would be done, or why it cannot be: every reason is a detail of the failure. Changes nothing. */
  plan(options: PlanOptions): Promise<PlannedDistribution | Failure<'conflict'>>;
  /**
   * Carries out what is left of the plan, and looks again. `onStatement` is told of each statement before it runs. When the database
   * refuses one, what was done before it stays done.
   */
  apply(options: PlanOptions, onStatement: (statement: string) => void): Promise<Failure<'conflict'> | null>;
  close(): Promise<void>;
}

export interface PlannedDistribution extends Plan, Pick<Catalogue, 'serverVersion' | 'servers'> {
  citus: string;
}

/** On one connection, so that a lock of the session lasts as long as the work. */
export async function openDistribution(url: string): Promise<Distribution> {
  const client = new pg.Client({ connectionString: url, application_name: 'answerscope distribute' });
  await client.connect();
  client.on('error', () => {});

  const plan: Distribution['plan'] = async (options) => {
    const catalogue = await readCatalogue(client);
    const lacking = requirementFaults(catalogue, await compareMigrations(catalogue.migrations ?? []));
    if (lacking.length > 0) return refusal(lacking);
    const planned = planDistribution(catalogue, options);
    if ('faults' in planned) return refusal(planned.faults);
    const { serverVersion, citus, servers } = catalogue;
    return { ...planned, serverVersion, citus: citus ?? '', servers };
  };

  return {
    plan,
    apply: async (options, onStatement) => {
      const { rows: held } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
        LOCK,
      ]);
      if (!held[0]?.locked) return refusal(['Another run is at work on this database.']);
      const { rows: others } = await client.query<{ name: string }>(SERVING);
      if (others.length > 0) return refusal([`Stop the service first: “${others[0]?.name}” is connected.`]);
      const planned = await plan(options);
      if (isFailure(planned)) return planned;
      for (const statement of planned.statements) {
        onStatement(statement);
        const refused = await run(client, statement);
        if (refused !== null) return refused;
      }
      const left = await plan(options);
      if (isFailure(left)) return left;
      return left.statements.length === 0
        ? null
        : refusal(left.statements.map((statement) => `Still to be done: ${statement}`));
    },
    close: () => client.end(),
  };
}

async function run(client: pg.Client, statement: string): Promise<Failure<'conflict'> | null> {
  try {
    await client.query(statement);
    return null;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return refusal([
      `The database refused “${statement}”: ${error.message}${error.detail === undefined ? '' : ` (${error.detail})`}`,
      'What was done before it stays done. Once the reason is gone, call it again: it goes on from there.',
    ]);
  }
}

/** Any constant of our own. */
const LOCK = 7_311_946_002;

/** The names under which processes that serve and work connect. */
const SERVING = `
  select distinct application_name as name from pg_stat_activity
   where datname = current_database() and application_name ~ '^answerscope( (queue|deliveries|admission|reads).*)?$'`;

async function compareMigrations(applied: readonly string[]): Promise<{ missing: string[]; unknown: string[] }> {
  const ours = await createSchemaCheck(async () => [])();
  return {
    missing: ours.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !ours.includes(name)),
  };
}

function refusal(reasons: readonly string[]): Failure<'conflict'> {
  return fail('conflict', reasons.join('\n'));
}
