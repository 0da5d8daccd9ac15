import { createHash } from 'node:crypto';

/** The digest of what a request asks for. The order of an object's fields does not matter. */
export function contentHash(content: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest();
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => [name, sorted(field)]);
}
