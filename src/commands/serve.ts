import { type ComposeOptions, composeService, type Roles } from '../compose.ts';
import { ConfigError, configFrom } from '../config.ts';
import { createLogger } from '../logger.ts';
import { NO_TRACING, startTracing } from '../telemetry/tracing/index.ts';
import { type Command, type Environment, readOptions, UsageError } from './command.ts';
import { untilAskedToStop } from './signals.ts';

export const serve: Command = {
  name: 'serve',
  usage: 'answerscope serve [--api-only]',
  summary: 'Runs the service: the HTTP interfaces and, unless --api-only, the workers.',
  run: async (args, environment) => {
    const { values } = readOptions(args, { 'api-only': { type: 'boolean', default: false } });
    await run(environment, { api: true, worker: !values['api-only'] });
  },
};

export const work: Command = {
  name: 'work',
  usage: 'answerscope work [--replay ANSWERS.jsonl --account ID]',
  summary:
    'Runs the workers alone, beside any number of other processes on the same database.\n' +
    'With --replay and --account they work off that account’s replay and nothing else; the command replay starts them so.',
  run: async (args, environment) => {
    const { values } = readOptions(args, { replay: { type: 'string' }, account: { type: 'string' } });
    const { replay: file, account: accountId } = values;
    if ((file === undefined) !== (accountId === undefined)) throw new UsageError('--replay and --account go together.');
    const replay = file === undefined || accountId === undefined ? {} : { replay: { file, accountId } };
    await run(environment, { api: false, worker: true }, replay);
  },
};

async function run(environment: Environment, roles: Roles, more: Pick<ComposeOptions, 'replay'> = {}): Promise<void> {
  const config = configFrom(environment);
  // `work` does not listen on PORT.
  if (
    roles.api &&
    config.operationsPort !== null &&
    config.operationsPort !== 0 &&
    config.operationsPort === config.port
  ) {
    throw new ConfigError('OPERATIONS_PORT must be another port than PORT');
  }
  const tracing = await startTracing(config.tracing, {
    version: config.version,
    environment: config.environment,
    onError: (error) => logger.warn({ err: error }, 'traces could not be sent'),
  });
  const traced = tracing === NO_TRACING ? undefined : tracing;
  const logger = createLogger(config.logLevel, undefined, traced?.logFields);
  const service = await composeService({
    config,
    logger,
    roles,
    ...(traced === undefined ? {} : { tracing: traced }),
    ...more,
  });
  if (Object.keys(config.platforms).length === 0 && more.replay === undefined) {
    logger.warn('no platform is configured: only test keys work, on simulated platforms');
  }
  const { server, operationsUrl } = service;
  logger.info({ url: server?.url, operationsUrl: operationsUrl ?? undefined, ...roles, pid: process.pid }, 'ready');
  const signal = await untilAskedToStop();
  logger.info({ signal }, 'stopping');
  await service.stop();
  await tracing.stop();
  logger.info('stopped');
}
