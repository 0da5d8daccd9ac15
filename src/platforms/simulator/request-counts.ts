import type { PlatformId } from '../catalog.ts';

/** What the simulator was asked so far, retries and faulty requests included. */
export interface RequestCounts {
  total(): number;
  /** Asks that match; without a filter, all asks. */
  asks(filter?: { platform?: PlatformId; prompt?: string; sample?: number }): number;
  /** Requests for a platform's model list. */
  models(platform: PlatformId): number;
  /** The most asks that a platform had in flight at once. */
  peak(platform: PlatformId): number;
  reset(): void;
}

export interface RequestRecorder extends RequestCounts {
  model(platform: PlatformId): void;
  /** Counts an ask; the returned function says that it ended. */
  ask(platform: PlatformId, prompt: string, sample: number): () => void;
}

/** Distinct asks that are counted one by one; a long-running demo must not grow with its questions. */
const MOST_DISTINCT = 50_000;

export function createRequestRecorder(): RequestRecorder {
  const asks = new Map<string, { platform: PlatformId; prompt: string; sample: number; count: number }>();
  const models = new Map<PlatformId, number>();
  const flying = new Map<PlatformId, number>();
  const peaks = new Map<PlatformId, number>();
  let total = 0;

  return {
    total: () => total,
    asks: (filter = {}) =>
      [...asks.values()]
        .filter(
          (entry) =>
            (filter.platform === undefined || entry.platform === filter.platform) &&
            (filter.prompt === undefined || entry.prompt === filter.prompt) &&
            (filter.sample === undefined || entry.sample === filter.sample),
        )
        .reduce((sum, entry) => sum + entry.count, 0),
    models: (platform) => models.get(platform) ?? 0,
    peak: (platform) => peaks.get(platform) ?? 0,
    reset() {
      total = 0;
      for (const map of [asks, models, peaks]) map.clear();
    },
    model(platform) {
      total += 1;
      models.set(platform, (models.get(platform) ?? 0) + 1);
    },
    ask(platform, prompt, sample) {
      total += 1;
      const key = `${platform} ${sample} ${prompt}`;
      const entry = asks.get(key) ?? { platform, prompt, sample, count: 0 };
      entry.count += 1;
      if (asks.size < MOST_DISTINCT || asks.has(key)) asks.set(key, entry);
      const now = (flying.get(platform) ?? 0) + 1;
      flying.set(platform, now);
      peaks.set(platform, Math.max(now, peaks.get(platform) ?? 0));
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        flying.set(platform, (flying.get(platform) ?? 1) - 1);
      };
    },
  };
}
