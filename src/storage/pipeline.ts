import type { Socket } from 'node:net';
import pg from 'pg';
import { valueTypes } from './database.ts';

/** A statement that is parsed once for each connection. `$1`, `$2`, … stand for its values. */
export interface PreparedStatement {
  /** Unique in the process. */
  name: string;
  text: string;
}

/**
 * Statements of the hot path, each a transaction of its own, on few connections of their own. What is asked in one turn of the
 * event loop goes out in one packet, without waiting for answers to what went before: under load a fifth of the system
 * calls of a pool, which were a third of the time of an admission.
 */
export interface Pipeline {
  run<Row extends object>(statement: PreparedStatement, values: readonly unknown[]): Promise<Row[]>;
  /** Makes the connections, which the first statements would otherwise have to wait for. */
  open(): Promise<void>;
  close(): Promise<void>;
}

export function createPipeline(options: {
  url: string;
  connections: number;
  applicationName?: string;
  /**
   * Longest wait for a connection. A server that answers nothing for so long, and a little more, is away: the connection is given up
   * with all that wait on it. Default 1,500.
   */
  timeoutMs?: number;
}): Pipeline {
  const lanes = Array.from({ length: options.connections }, () => createLane(options));
  let current = 0;
  let turnBegun = false;
  return {
    run<Row extends object>(statement: PreparedStatement, values: readonly unknown[]) {
      // Connections take turns with the event loop, so that one system call sends all of a turn.
      if (!turnBegun) {
        turnBegun = true;
        current = (current + 1) % lanes.length;
        setImmediate(() => {
          turnBegun = false;
        });
      }
      return (lanes[current] as Lane).run<Row>(statement, values);
    },
    async open() {
      await Promise.all(lanes.map((lane) => lane.open()));
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

/** How often a connection is looked at within the time that its server may be silent. */
const LOOKS = 6;

interface Lane {
  open(): Promise<void>;
  run<Row extends object>(statement: PreparedStatement, values: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

function createLane(options: Parameters<typeof createPipeline>[0]): Lane {
  const timeoutMs = options.timeoutMs ?? 1_500;
  const silenceMs = timeoutMs + 200;
  let connecting: Promise<pg.Client> | null = null;
  let ready: pg.Client | null = null;
  let waiting = 0;
  let silentLooks = 0;
  let watch: NodeJS.Timeout | undefined;

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: options.url,
      application_name: options.applicationName ?? 'answerscope admission',
      connectionTimeoutMillis: timeoutMs,
      keepAlive: true,
      types: valueTypes,
      // Not yet among the driver's types.
      ...{ pipeline: true },
    });
    // The next statement makes a new connection.
    const forget = (): void => {
      if (ready === client) ready = null;
    };
    client.on('error', forget);
    client.on('end', forget);
    await client.connect();
    ready = client;
    return client;
  };

  /**
   * A server that is frozen, or gone without a word, answers nothing: whatever waits on the connection is told. Looks are counted, not
   * time: a process that was busy itself has not read yet what the server answered meanwhile.
   */
  const giveUpSilence = (): void => {
    silentLooks += 1;
    if (waiting === 0 || silentLooks < LOOKS || ready === null) return;
    const client = ready;
    ready = null;
    streamOf(client).destroy(new Error('Connection terminated unexpectedly'));
  };

  const connected = (): Promise<pg.Client> => {
    connecting ??= connect().finally(() => {
      connecting = null;
    });
    return connecting;
  };

  return {
    async open() {
      if (ready === null) await connected();
    },
    async run<Row extends object>(statement: PreparedStatement, values: readonly unknown[]) {
      const client = ready ?? (await connected());
      if (waiting === 0) silentLooks = 0;
      waiting += 1;
      watch ??= setInterval(giveUpSilence, silenceMs / LOOKS).unref();
      holdUntilTurnEnds(client);
      try {
        const { rows } = await client.query<Row>({ ...statement, values: values as unknown[] });
        return rows;
      } finally {
        waiting -= 1;
        silentLooks = 0;
      }
    },
    async close() {
      clearInterval(watch);
      const client = ready ?? (await connecting?.catch(() => null));
      await client?.end();
    },
  };
}

/** Lets the statements of one turn of the event loop leave together. */
function holdUntilTurnEnds(client: pg.Client): void {
  const stream = streamOf(client);
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

function streamOf(client: pg.Client): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}
