import { configFrom } from '../config.ts';
import { createLogger } from '../logger.ts';
import { openStorage } from '../storage/open.ts';
import { type Command, readOptions } from './command.ts';

export const migrateSchema: Command = {
  name: 'migrate',
  usage: 'answerscope migrate',
  summary: 'Brings the database to the newest schema. serve and work do so too when they start.',
  run: async (args, environment) => {
    readOptions(args, {});
    const config = configFrom(environment);
    const storage = await openStorage(config, createLogger(config.logLevel));
    await storage.close();
    process.stdout.write('The database has the newest schema.\n');
  },
};
