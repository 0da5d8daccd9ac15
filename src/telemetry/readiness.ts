/** Why a process is not ready for work, or `ready`. */
export type Readiness = 'ready' | 'starting' | 'stopping' | 'database_unreachable' | 'schema_outdated';

/** Whether a process may be sent work: it has started, is not about to stop, and its database is there at its newest schema. */
export interface ReadinessProbe {
  /** The process takes work, from now on; `missing` reads which migrations of this version the database lacks. */
  started(missing: () => Promise<readonly string[]>): void;
  /** The process takes no more. */
  stopping(): void;
  /** Never rejects, and answers within `patienceMs`. */
  check(): Promise<Readiness>;
}

export function createReadiness({ patienceMs }: { patienceMs: number }): ReadinessProbe {
  let readMissing: (() => Promise<readonly string[]>) | null = null;
  let stopping = false;

  const askDatabase = async (read: () => Promise<readonly string[]>): Promise<Readiness> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Readiness>((resolve) => {
      timer = setTimeout(() => resolve('database_unreachable'), patienceMs);
    });
    const answer = read().then(
      (missing): Readiness => (missing.length === 0 ? 'ready' : 'schema_outdated'),
      (): Readiness => 'database_unreachable',
    );
    const found = await Promise.race([answer, late]);
    clearTimeout(timer);
    return stopping ? 'stopping' : found;
  };

  return {
    started(missing) {
      readMissing = missing;
    },
    stopping() {
      stopping = true;
    },
    async check() {
      if (stopping) return 'stopping';
      return readMissing === null ? 'starting' : askDatabase(readMissing);
    },
  };
}
