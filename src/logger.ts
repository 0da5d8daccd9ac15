import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';
import { REDACTED_LOG_PATHS } from './http/access-log.ts';

export type { Logger };

/**
 * JSON lines, by default on standard error, so that a command's standard output stays its result. Secrets are blotted out.
 *
 * @param fields what every line is to have besides, as of the moment when it is written
 */
export function createLogger(
  level: LogLevel,
  destination: DestinationStream = pino.destination({ fd: 2, sync: false, minLength: 4_096, periodicFlush: 100 }),
  fields?: () => Record<string, string>,
): Logger {
  const redact = { paths: ['apiKey', '*.apiKey', 'key', 'secret', ...REDACTED_LOG_PATHS], censor: '[redacted]' };
  const mixin = fields === undefined ? {} : { mixin: fields };
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact, ...mixin }, destination);
}
