import { NO_TRACING, type Tracing, type TracingSettings } from './tracing.ts';

export { type Attributes, NO_TRACING, type OpenSpan, type Tracing, type TracingSettings } from './tracing.ts';

/** Spans sent by OpenTelemetry, whose packages are loaded only then; `null`: none. */
export async function startTracing(
  settings: TracingSettings | null,
  about: { version: string; environment: string; onError: (error: unknown) => void },
): Promise<Tracing> {
  if (settings === null) return NO_TRACING;
  const { createOpenTelemetry } = await import('./open-telemetry.ts');
  return createOpenTelemetry({ ...settings, ...about });
}
