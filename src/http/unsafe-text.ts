/**
 * Text that PostgreSQL and other UTF-8 readers cannot hold: the null character and lone surrogates. JSON and percent-encoding can
 * both smuggle them in, anywhere, so they are refused here for every operation, together with bodies nested absurdly deep.
 */
import type { FailureDetail } from '../failure.ts';

export const MAX_DEPTH = 32;

/** What is wrong with the text, or null. */
export function textFault(text: string): string | null {
  if (text.includes('\u0000')) return 'must not contain the null character';
  if (!text.isWellFormed()) return 'must be well-formed Unicode, without lone surrogates';
  return null;
}

/** The first unsafe text in a parsed JSON value, in its strings and in its field names; or where it is nested too deep. */
export function findUnsafe(value: unknown, path: string): FailureDetail | null {
  return search(value, path, 1);
}

function search(value: unknown, path: string, depth: number): FailureDetail | null {
  if (typeof value === 'string') {
    const fault = textFault(value);
    return fault === null ? null : { path, message: fault };
  }
  if (typeof value !== 'object' || value === null) return null;
  if (depth > MAX_DEPTH)
    return { path: path.split(/[.[]/, 1)[0] ?? path, message: `must not be nested more than ${MAX_DEPTH} levels deep` };
  for (const [name, entry] of Object.entries(value)) {
    const found = Array.isArray(value)
      ? search(entry, `${path}[${name}]`, depth + 1)
      : searchField(path, name, entry, depth);
    if (found) return found;
  }
  return null;
}

function searchField(path: string, name: string, value: unknown, depth: number): FailureDetail | null {
  const fault = textFault(name);
  if (fault) return { path, message: `has a field name that ${fault}` };
  return search(value, `${path}.${name}`, depth + 1);
}
