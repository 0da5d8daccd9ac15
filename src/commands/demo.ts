import { v7 as newId } from 'uuid';
import { OPERATOR } from '../accounts/audit.ts';
import { composeService, type Service } from '../compose.ts';
import { type Config, configFrom } from '../config.ts';
import { createLogger } from '../logger.ts';
import { type Command, readOptions } from './command.ts';
import { startDemoReceiver } from './demo-receiver.ts';
import { runDemoTour } from './demo-tour.ts';
import { untilAskedToStop } from './signals.ts';

export const demo: Command = {
  name: 'demo',
  usage: 'answerscope demo [--once]',
  summary:
    'Starts everything on simulated platforms, shows a check, a query, a probe and its events, and stays running unless --once.\n' +
    'All of its data is marked as simulated and never mixes with that of real platforms.',
  run: async (args, environment) => {
    const { values } = readOptions(args, { once: { type: 'boolean', default: false } });
    const config = configFrom({
      LOG_LEVEL: 'warn',
      VALIDATE_RESPONSES: '1',
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
      ...environment,
    });
    const logger = createLogger(config.logLevel);
    logger.warn('demo: every platform is simulated, no real platform is asked');
    const service = await start(config, logger, values.once);
    const receiver = await startDemoReceiver();
    try {
      const { accountId, ...keys } = await demoKeys(service);
      const baseUrl = service.server?.url ?? '';
      await runDemoTour({
        baseUrl,
        ...keys,
        receiver,
        sendTest: async (webhookId) => {
          await service.events.endpoints.test(accountId, OPERATOR, webhookId);
        },
        print: (text) => process.stdout.write(`${text}\n`),
      });
      if (values.once) return;
      process.stdout.write(`${farewell(baseUrl, keys)}\n`);
      await untilAskedToStop();
    } finally {
      await service.stop();
      await receiver.close();
    }
  },
};

/** A demo that only shows itself takes any port; one that stays takes the configured port, or any when that is taken. */
async function start(config: Config, logger: ReturnType<typeof createLogger>, once: boolean): Promise<Service> {
  const options = { logger, roles: { api: true, worker: true }, everythingSimulated: true };
  try {
    return await composeService({ ...options, config: once ? { ...config, port: 0 } : config });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    logger.warn({ port: config.port }, 'the port is taken, another one is used');
    return composeService({ ...options, config: { ...config, port: 0 } });
  }
}

/** Keys of an account with room for everything that the tour does, one for each interface. */
async function demoKeys({ provisioning }: Service): Promise<{ accountId: string; directKey: string; v1Key: string }> {
  const account = {
    scope: 'admin',
    test: false,
    accountName: `demo ${newId()}`,
    newAccount: false,
    tier: 'scale',
    email: null,
  } as const;
  const direct = await provisioning.createKey({ ...account, interface: 'direct' });
  const v1 = await provisioning.createKey({ ...account, interface: 'v1' });
  return { accountId: v1.accountId, directKey: direct.key, v1Key: v1.key };
}

function farewell(baseUrl: string, { directKey, v1Key }: { directKey: string; v1Key: string }): string {
  return [
    '',
    'The service keeps running, on simulated platforms:',
    '',
    `  address            ${baseUrl}`,
    `  reference          ${baseUrl}/docs`,
    `  key for /api/v1    ${v1Key}`,
    `  key for /api       ${directKey}`,
    '',
    'Try:',
    '',
    `  curl -H 'Authorization: Bearer ${v1Key}' ${baseUrl}/api/v1/brands`,
    '',
    'Ctrl-C stops it.',
  ].join('\n');
}
