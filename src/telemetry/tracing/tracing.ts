/** Spans, as the parts of the service that make them see them. */
export interface Tracing {
  /**
   * Does work within a span, which ends with it; spans that are made meanwhile are beneath it. Off: only does the work. What the work
   * gives or throws is given or thrown.
   */
  inSpan<T>(begun: BegunSpan, work: (span: OpenSpan) => Promise<T>): Promise<T>;
  /** The span we are in, as a W3C `traceparent`; `null` outside of any, and when off. */
  here(): string | null;
  /** For log lines: `trace_id` and `span_id` of the span we are in. */
  logFields(): Record<string, string>;
  /** Sends what is left, waiting a few seconds at most. */
  stop(): Promise<void>;
}

export interface BegunSpan {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  attributes: Attributes;
  /**
   * What it is beneath: a caller's `traceparent` (a trace of its own where that is not one), nothing, or the span we are in.
   * Work that others set off (jobs, deliveries) has a trace of its own: where it happens to be begun says nothing.
   */
  beneath: { traceparent: string | undefined } | 'nothing' | 'here';
  /** The `traceparent` of what caused it, where that is another trace. */
  causedBy?: string;
}

export interface OpenSpan {
  /** `null` when off. */
  readonly traceId: string | null;
  rename(name: string): void;
  /** Adds to the attributes; those that are `null` are left out. */
  set(attributes: Attributes): void;
  /** It failed, for a reason of few kinds. */
  fail(type: string): void;
}

export type Attributes = Record<string, string | number | boolean | null | undefined>;

const NO_SPAN: OpenSpan = { traceId: null, rename() {}, set() {}, fail() {} };

/** Off. */
export const NO_TRACING: Tracing = {
  inSpan: (_, work) => work(NO_SPAN),
  here: () => null,
  logFields: () => ({}),
  stop: async () => {},
};

export interface TracingSettings {
  /** Of an OTLP/HTTP receiver, as in `http://127.0.0.1:4318`; `/v1/traces` is added. */
  endpoint: string;
  serviceName: string;
  /** Of traces that begin here, 0 to 1. */
  share: number;
}
