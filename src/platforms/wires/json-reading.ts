/** Readers for JSON of unknown shape: a wrong type reads as absent, nothing throws. */
export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectAt(parent: unknown, key: string): JsonObject | null {
  const value = isObject(parent) ? parent[key] : undefined;
  return isObject(value) ? value : null;
}

/** The objects of an array member; other elements are left out. */
export function objectsAt(parent: unknown, key: string): JsonObject[] {
  return listAt(parent, key).filter(isObject);
}

export function listAt(parent: unknown, key: string): unknown[] {
  const value = isObject(parent) ? parent[key] : undefined;
  return Array.isArray(value) ? value : [];
}

export function textAt(parent: unknown, key: string): string | null {
  const value = isObject(parent) ? parent[key] : undefined;
  return typeof value === 'string' ? value : null;
}

/** A whole number of 0 or more, as token counts are. */
export function countAt(parent: unknown, key: string): number | null {
  const value = isObject(parent) ? parent[key] : undefined;
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
