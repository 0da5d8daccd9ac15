/** The forms of log lines: each message with the fields it came with, and whether docs/logs.md knows them. */
import { readFileSync } from 'node:fs';

export interface LogShape {
  msg: string;
  fields: string[];
}

/** On every line. */
const EVERYWHERE = new Set(['level', 'time', 'msg', 'trace_id', 'span_id']);

/** Each form once. Lines that are not JSON, as of a process that could not start, have none. */
export function shapesIn(log: string): LogShape[] {
  const shapes = new Map<string, LogShape>();
  for (const line of log.split('\n')) {
    if (!line.startsWith('{')) continue;
    let parsed: Record<string, unknown>;
    try {
      parsed = JSON.parse(line) as Record<string, unknown>;
    } catch {
      continue;
    }
    if (typeof parsed.msg !== 'string' || typeof parsed.level !== 'number') continue;
    const fields = Object.keys(parsed).filter((field) => !EVERYWHERE.has(field));
    shapes.set([parsed.msg, ...fields].join('\0'), { msg: parsed.msg, fields });
  }
  return [...shapes.values()];
}

export interface DocumentedMessage {
  msg: string;
  level: string;
  fields: string[];
}

export function documentedMessages(): DocumentedMessage[] {
  const page = readFileSync(new URL('../../docs/logs.md', import.meta.url), 'utf8');
  return [...page.matchAll(/^\| `(.+?)` \| ((?:info|warn|error)\b[^|]*) \| (.*) \|$/gm)].map(
    ([, msg = '', level = '', fields = '']) => ({
      msg,
      level,
      fields: [...fields.matchAll(/`(\w+)`/g)].map(([, field = '']) => field),
    }),
  );
}

/** What the page does not say, in words. */
export function undocumented(shapes: readonly LogShape[], documented: readonly DocumentedMessage[]): string[] {
  return shapes.flatMap(({ msg, fields }) => {
    const known =
      documented.find((message) => message.msg === msg) ??
      documented.find((message) => message.msg.endsWith('…') && msg.startsWith(message.msg.slice(0, -1)));
    if (known === undefined) return [`“${msg}” is not in docs/logs.md`];
    return fields
      .filter((field) => !known.fields.includes(field))
      .map((field) => `“${msg}” has a field ${field} that docs/logs.md does not name`);
  });
}
