/** Spans by OpenTelemetry, sent as OTLP over HTTP in batches. Nothing of it is global: a process may have several. */
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { readTraceparent, writeTraceparent } from './traceparent.ts';
import type { Attributes, BegunSpan, OpenSpan, Tracing, TracingSettings } from './tracing.ts';

/** Of one batch, repetitions included. Longer, and a receiver that does not answer would hold up the end of the process. */
const SENDING_MS = 2_000;
const LAST_WORDS_MS = 3_000;

/** While the receiver is away every batch fails: one line a minute says it as well. */
const QUIET_MS = 60_000;

/** `ExportResultCode.FAILED`, of a package that is not ours to import. */
const FAILED = 1;

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

export function createOpenTelemetry(
  settings: TracingSettings & { version: string; environment: string; onError: (error: unknown) => void },
): Tracing {
  const contexts = new AsyncLocalStorageContextManager();
  const url = `${settings.endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = reporting(new OTLPTraceExporter({ url, timeoutMillis: SENDING_MS }), settings.onError);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.serviceName,
      'service.version': settings.version,
      'deployment.environment.name': settings.environment,
      'process.pid': process.pid,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('answerscope', settings.version);
  const active = () => trace.getSpanContext(contexts.active()) ?? null;

  const parentOf = (beneath: BegunSpan['beneath']): Context => {
    if (beneath === 'here') return contexts.active();
    const caller = beneath === 'nothing' ? null : readTraceparent(beneath.traceparent);
    return caller === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, caller);
  };

  return {
    async inSpan(begun, work) {
      const parent = parentOf(begun.beneath);
      const cause = readTraceparent(begun.causedBy);
      const span = tracer.startSpan(
        begun.name,
        {
          kind: KINDS[begun.kind],
          attributes: present(begun.attributes),
          links: cause === null ? [] : [{ context: cause }],
        },
        parent,
      );
      try {
        return await contexts.with(trace.setSpan(parent, span), () => work(openSpan(span)));
      } catch (error) {
        // The message may hold what no other system should.
        failSpan(span, error instanceof Error ? error.name : 'thrown');
        throw error;
      } finally {
        span.end();
      }
    },

    here() {
      const context = active();
      return context === null ? null : writeTraceparent(context);
    },

    logFields() {
      const context = active();
      return context === null ? {} : { trace_id: context.traceId, span_id: context.spanId };
    },

    async stop() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, LAST_WORDS_MS);
      });
      // What it rejects with has been told.
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      exporter.giveUp();
      clearTimeout(timer);
      contexts.disable();
    },
  };
}

function openSpan(span: Span): OpenSpan {
  return {
    traceId: span.spanContext().traceId,
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes(present(attributes)),
    fail: (type) => failSpan(span, type),
  };
}

function failSpan(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function present(attributes: Attributes): Record<string, string | number | boolean> {
  const given = Object.entries(attributes).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given) as Record<string, string | number | boolean>;
}

/** Spans that are not taken are dropped, and said so. After `giveUp`, nothing is sent. */
function reporting(exporter: SpanExporter, onError: (error: unknown) => void): SpanExporter & { giveUp(): void } {
  let quietUntil = 0;
  let gaveUp = false;
  return {
    export(spans, done) {
      if (gaveUp) {
        done({ code: FAILED });
        return;
      }
      exporter.export(spans, (result) => {
        const now = performance.now();
        if (result.error !== undefined && now >= quietUntil) {
          quietUntil = now + QUIET_MS;
          onError(result.error);
        }
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    giveUp() {
      gaveUp = true;
    },
  };
}
