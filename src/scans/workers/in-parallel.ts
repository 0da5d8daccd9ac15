/**
 * Runs `work` for every item, at most `limit` at a time, in the order of `items`. Rejects with the first error after the
 * work already begun has ended.
 */
export async function inParallel<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const remaining = items.values();
  const lane = async (): Promise<void> => {
    for (const item of remaining) await work(item);
  };
  const lanes = await Promise.allSettled(Array.from({ length: Math.max(1, limit) }, lane));
  const failed = lanes.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
