import { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';
import { recordLog } from '../../support/secrets/run-record.ts';

/** A real pino logger whose lines are kept, parsed. */
export function recordingLogger(): { logger: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      recordLog(chunk.toString());
      for (const line of chunk.toString().split('\n').filter(Boolean)) lines.push(JSON.parse(line));
      done();
    },
  });
  return { logger: pino({ level: 'debug', base: null }, stream), lines };
}
