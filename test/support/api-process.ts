/** The API alone, as one of several processes of a database: `node api-process.ts <database>`. */
import { composeService } from '../../src/compose.ts';
import { configFrom } from '../../src/config.ts';
import { createLogger } from '../../src/logger.ts';

const config = configFrom({
  DATABASE_URL: process.argv[2],
  PORT: '0',
  DATABASE_POOL_SIZE: '5',
  // A busy machine is no outage; one of the tests refuses connections.
  DATABASE_TIMEOUT_MS: '20000',
  LOG_LEVEL: 'fatal',
});
const service = await composeService({
  config: { ...config, validateResponses: 1 },
  logger: createLogger('fatal'),
  roles: { api: true, worker: false },
});
process.stdout.write(`ready ${service.server?.url}\n`);
