/** Lets work go on in the background, up to a limit, without losing sight of how it ended. */
export interface Keeper {
  /** Begins `work`; waits only while too much is under way. @throws what earlier work failed with */
  keep(work: () => Promise<void>): Promise<void>;
  /** Waits for all of it. @throws what the first of it failed with */
  kept(): Promise<void>;
}

export function createKeeper(limit: number): Keeper {
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const complain = (): void => {
    if (failures.length > 0) throw failures[0];
  };
  return {
    async keep(work) {
      complain();
      const piece: Promise<void> = work()
        .catch((error: unknown) => {
          failures.push(error);
        })
        .finally(() => underWay.delete(piece));
      underWay.add(piece);
      while (underWay.size > limit) await Promise.race(underWay);
    },
    async kept() {
      await Promise.all(underWay);
      complain();
    },
  };
}
