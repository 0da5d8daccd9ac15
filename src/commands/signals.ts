/** Waits for SIGINT or SIGTERM. A second signal ends the process at once. */
export function untilAskedToStop(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    const asked = (signal: NodeJS.Signals): void => {
      for (const other of SIGNALS) process.once(other, () => process.exit(1));
      resolve(signal);
    };
    let first = true;
    for (const signal of SIGNALS) {
      process.once(signal, () => {
        if (first) asked(signal);
        first = false;
      });
    }
  });
}

const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM'];
