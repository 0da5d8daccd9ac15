import type { OperationEntry } from '../../openapi/codegen/operation.ts';

/**
 * What every reply of an operation says whose breaking change is announced: `Deprecation` (RFC 9745), since when callers are told, and
 * `Sunset` (RFC 8594), from when on it may be gone or different. Nothing for all others.
 */
export function sunsetHeaders({ sunset }: Pick<OperationEntry, 'sunset'>): Record<string, string> {
  if (sunset === null) return {};
  return {
    Deprecation: `@${Date.parse(sunset.announced) / 1000}`,
    Sunset: new Date(sunset.day).toUTCString(),
  };
}
