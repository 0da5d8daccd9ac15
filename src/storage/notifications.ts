import pg from 'pg';

/** Hears what other processes notify on a channel, for as long as it lives; through outages it misses what was said. */
export interface Listener {
  start(): Promise<void>;
  stop(): Promise<void>;
}

const RECONNECT_MS = 500;

export function createListener(options: {
  url: string;
  channel: string;
  onMessage: (payload: string) => void;
  /** After every connection: what was said before was not heard. */
  onConnected: () => void;
  applicationName?: string;
}): Listener {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: options.url,
      application_name: options.applicationName ?? 'answerscope listener',
      connectionTimeoutMillis: 1_500,
      keepAlive: true,
    });
    const lost = (): void => {
      if (client === next) client = null;
      next.removeAllListeners('notification');
      void next.end().catch(() => {});
      reconnect();
    };
    next.once('error', lost);
    next.once('end', lost);
    // After the first sign that the connection is lost there may be others.
    next.on('error', () => {});
    next.on('notification', ({ payload }) => options.onMessage(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(options.channel)}`);
    } catch {
      lost();
      return;
    }
    client = next;
    options.onConnected();
  };

  const reconnect = (): void => {
    if (stopped || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (client === null) void connect();
    }, RECONNECT_MS);
  };

  return {
    start: connect,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const last = client;
      client = null;
      last?.removeAllListeners('end');
      await last?.end();
    },
  };
}
