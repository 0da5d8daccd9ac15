/** Ends what would otherwise hang, again and again. */
export interface Sweeper {
  start(): void;
  /** Resolves when the sweep that is on its way, if any, is over. */
  stop(): Promise<void>;
}

export function createSweeper(options: {
  sweep: () => Promise<unknown>;
  everyMs: number;
  onError: (error: unknown) => void;
}): Sweeper {
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<unknown> = Promise.resolve();
  return {
    start() {
      timer = setInterval(() => {
        sweeping = options.sweep().catch(options.onError);
      }, options.everyMs);
    },
    async stop() {
      clearInterval(timer);
      await sweeping;
    },
  };
}
