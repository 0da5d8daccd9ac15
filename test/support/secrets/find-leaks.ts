import { readFileSync } from 'node:fs';
import { logsOf, type RecordedSecret, readSecrets, type SecretKind } from './run-record.ts';

export interface Leak {
  kind: SecretKind;
  /** The log line, with the secret blotted out. */
  line: string;
}

/** Every secret of the run that stands in a line that the run logged. */
export function leaksOfRun(folder: string): Leak[] {
  const search = createSearch(readSecrets(folder));
  return logsOf(folder).flatMap((file) => search(readFileSync(file)));
}

/** Finds secrets in the text of a log. One pass, however many secrets there are: a run makes thousands, and logs a hundred megabytes. */
export function createSearch(secrets: readonly RecordedSecret[]): (log: Buffer) => Leak[] {
  // By their last four bytes: keys of one kind begin alike.
  const byEnd = new Map<number, { kind: SecretKind; bytes: Buffer }[]>();
  const ends = new Uint8Array(2 ** 20);
  for (const { kind, value } of secrets) {
    const bytes = Buffer.from(value);
    const end = bytes.readInt32BE(bytes.length - 4);
    byEnd.set(end, [...(byEnd.get(end) ?? []), { kind, bytes }]);
    ends[slotOf(end)] = 1;
  }
  return (log) => {
    const leaks: Leak[] = [];
    let end = 0;
    for (let at = 0; at < log.length; at += 1) {
      end = (end << 8) | (log[at] as number);
      if (ends[slotOf(end)] === 0) continue;
      for (const { kind, bytes } of byEnd.get(end) ?? []) {
        const start = at + 1 - bytes.length;
        if (start < 0 || bytes.compare(log, start, at + 1) !== 0) continue;
        const line = lineAround(log, start);
        if (!isAllowed(kind, bytes.toString(), line)) {
          leaks.push({ kind, line: line.replaceAll(bytes.toString(), '[the secret]').slice(0, 500) });
        }
      }
    }
    return leaks;
  };
}

function slotOf(end: number): number {
  return Math.imul(end, 0x9e3779b1) >>> 12;
}

function lineAround(log: Buffer, at: number): string {
  const next = log.indexOf(0x0a, at);
  return log.subarray(log.lastIndexOf(0x0a, at) + 1, next === -1 ? log.length : next).toString();
}

/** Where no e-mail server is configured, the log shows the link of an e-mail, and so its token; there alone, and nothing else there. */
function isAllowed(kind: SecretKind, value: string, line: string): boolean {
  if (kind !== 'emailed token') return false;
  try {
    const { link, msg, ...rest } = JSON.parse(line) as Record<string, unknown>;
    const isEmail = typeof msg === 'string' && msg.startsWith('no e-mail server is configured');
    return isEmail && typeof link === 'string' && !JSON.stringify(rest).includes(value);
  } catch {
    return false;
  }
}
