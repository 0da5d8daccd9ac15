/**
 * The strict sliding window as a pure model of the database function `decide_limits`: circular buckets, the running one included.
 * A window of n buckets keeps n + 1, since the oldest, partly expired bucket counts in full: no trailing window ever holds more
 * than its limit, and a use leaves at most one bucket late.
 */

/** How a layer counts: `buckets` of `seconds` each, one more than its window has. */
export interface LayerForm {
  buckets: number;
  seconds: number;
}

/** Burst (a minute), hourly and daily. */
export const LAYER_FORMS = [
  { buckets: 61, seconds: 1 },
  { buckets: 61, seconds: 60 },
  { buckets: 97, seconds: 900 },
] as const satisfies readonly LayerForm[];

/** Uses of one layer by the number of their bucket since the epoch. */
export type LayerUses = ReadonlyMap<number, number>;

/** The limit of each layer; `null`: the layer neither counts nor refuses. */
export type LayerLimits = readonly [burst: number | null, hourly: number | null, daily: number | null];

export interface Windows {
  layers: readonly [LayerUses, LayerUses, LayerUses];
}

export interface LimitDecision {
  admitted: boolean;
  /** Of the layer with the least left; `null` when no layer has a limit. */
  limit: number | null;
  remaining: number | null;
  /** When that layer would have its whole allowance again, in Unix seconds. */
  resetAt: number | null;
  /** Whole seconds until every layer admits; 0 when they do. */
  retryAfterSeconds: number;
  windows: Windows;
}

export const EMPTY_WINDOWS: Windows = { layers: [new Map(), new Map(), new Map()] };

/** Decides all layers together at a time in milliseconds since the epoch: takes one use of each, or none of any. */
export function decideLimits(windows: Windows, limits: LayerLimits, atMs: number): LimitDecision {
  const at = atMs / 1000;
  const before = LAYER_FORMS.map((form, index) => current(form, windows.layers[index] ?? new Map(), at));
  const waits = before.map((state, index) => waitOf(state, limits[index] ?? null, at));
  const admitted = waits.every((wait) => wait === 0);
  const after = before.map((state, index) => (admitted && limits[index] !== null ? withUse(state) : state));
  const shown = after
    .map((state, index) => ({ state, limit: limits[index] ?? null, wait: waits[index] ?? 0 }))
    .filter((layer): layer is typeof layer & { limit: number } => layer.limit !== null)
    .map((layer) => ({ ...layer, remaining: Math.max(0, layer.limit - total(layer.state)) }))
    // The shorter layer first, unless a longer one keeps the caller waiting longer.
    .reduce<{ state: LayerState; limit: number; wait: number; remaining: number } | null>(
      (least, layer) =>
        least === null ||
        layer.remaining < least.remaining ||
        (layer.remaining === least.remaining && layer.wait > least.wait)
          ? layer
          : least,
      null,
    );
  const [burst, hourly, daily] = after.map((state) => state.uses);
  return {
    admitted,
    limit: shown?.limit ?? null,
    remaining: shown?.remaining ?? null,
    resetAt: shown === null ? null : resetOf(shown.state, at),
    retryAfterSeconds: Math.max(...waits),
    windows: { layers: [burst ?? new Map(), hourly ?? new Map(), daily ?? new Map()] },
  };
}

interface LayerState {
  form: LayerForm;
  running: number;
  /** Of the buckets that still count. */
  uses: LayerUses;
}

function current(form: LayerForm, uses: LayerUses, at: number): LayerState {
  // A clock that is behind another's counts into the newest bucket.
  const running = Math.max(Math.floor(at / form.seconds), ...uses.keys());
  return { form, running, uses: new Map([...uses].filter(([bucket]) => bucket > running - form.buckets)) };
}

function withUse(state: LayerState): LayerState {
  return { ...state, uses: new Map(state.uses).set(state.running, (state.uses.get(state.running) ?? 0) + 1) };
}

function total({ uses }: LayerState): number {
  return [...uses.values()].reduce((sum, count) => sum + count, 0);
}

function waitOf(state: LayerState, limit: number | null, at: number): number {
  if (limit === null) return 0;
  const { form, running, uses } = state;
  let over = total(state);
  if (over < limit) return 0;
  let bucket = running - form.buckets;
  // The oldest buckets leave first; the layer admits again once enough of them have.
  do {
    bucket += 1;
    over -= uses.get(bucket) ?? 0;
  } while (over >= limit && bucket < running);
  return Math.max(1, Math.ceil((bucket + form.buckets) * form.seconds - at));
}

function resetOf({ form, uses }: LayerState, at: number): number {
  const used = [...uses].filter(([, count]) => count > 0).map(([bucket]) => bucket);
  return used.length === 0 ? Math.ceil(at) : (Math.max(...used) + form.buckets) * form.seconds;
}
