import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';
import { REDACTED_LOG_PATHS } from './http/access-log.ts';

export type { Logger };

/** JSON lines, by default on standard error, so that a command's standard output stays its result. Secrets are blotted out. */
export function createLogger(
  level: LogLevel,
  destination: DestinationStream = pino.destination({ fd: 2, sync: false, minLength: 4_096, periodicFlush: 100 }),
): Logger {
  const redact = { paths: ['apiKey', '*.apiKey', 'key', 'secret', ...REDACTED_LOG_PATHS], censor: '[redacted]' };
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact }, destination);
}
