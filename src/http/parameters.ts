/** Reading and validating the parameters of a request: path, query and headers, with all faults found at once. */
import type { RouterContext } from '@koa/router';
import type { OperationEntry, Validator } from '../../openapi/codegen/operation.ts';
import type { Failure, FailureDetail } from '../failure.ts';
import { invalidRequest } from './errors.ts';
import { textFault } from './unsafe-text.ts';
import { explainErrors } from './validation-messages.ts';

export interface RequestParameters {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  /** By lower-case name; only those that the operation documents. */
  headers: Record<string, unknown>;
}

export function readParameters(
  ctx: RouterContext,
  operation: OperationEntry,
): RequestParameters | Failure<'invalid_request'> {
  const faults: FailureDetail[] = [];
  const path = validated(readPath(ctx, operation, faults), operation.validate.path, 'path', faults);
  const query = validated(readQuery(ctx.querystring, operation, faults), operation.validate.query, 'query', faults);
  const headers = validated(readHeaders(ctx, operation), operation.validate.headers, 'header', faults);
  return faults.length > 0 ? invalidRequest(faults) : { path, query, headers };
}

/** The text behind the percent-encoding, or null when that is broken or not UTF-8. */
export function decodePercent(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

type Texts = Record<string, string | string[]>;

function readPath(ctx: RouterContext, operation: OperationEntry, faults: FailureDetail[]): Texts {
  const names = [...operation.fullPath.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const captures = (ctx.captures as string[] | undefined) ?? [];
  const texts = emptyTexts();
  names.forEach((name, index) => {
    const text = decode(captures[index] ?? '', `path.${name}`, faults);
    if (text !== null) texts[name] = text;
  });
  return texts;
}

function readQuery(querystring: string, operation: OperationEntry, faults: FailureDetail[]): Texts {
  const texts = emptyTexts();
  for (const pair of querystring.split('&').filter((part) => part !== '')) {
    const equals = pair.indexOf('=');
    const [rawName, rawValue] = equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
    const name = decode(rawName.replaceAll('+', ' '), 'query', faults);
    if (name === null) continue;
    const value = decode(rawValue.replaceAll('+', ' '), `query.${name}`, faults);
    if (value === null) continue;
    if (operation.parameters.queryIntegers.includes(name) && !/^-?\d+$/.test(value)) {
      faults.push({ path: `query.${name}`, message: 'must be an integer' });
      continue;
    }
    const earlier = texts[name];
    if (operation.parameters.queryLists.includes(name)) texts[name] = [...(earlier ?? []), value];
    else if (earlier === undefined) texts[name] = value;
    else faults.push({ path: `query.${name}`, message: 'must be given only once' });
  }
  return texts;
}

function readHeaders(ctx: RouterContext, operation: OperationEntry): Texts {
  const texts = emptyTexts();
  for (const name of operation.parameters.header) {
    const value = ctx.req.headers[name];
    if (value !== undefined) texts[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return texts;
}

function decode(text: string, path: string, faults: FailureDetail[]): string | null {
  const decoded = decodePercent(text);
  const fault = decoded === null ? 'has broken percent-encoding' : textFault(decoded);
  if (fault === null) return decoded;
  faults.push({ path, message: fault });
  return null;
}

/** The values converted and with defaults. Names that already have a fault get no second one. */
function validated(
  texts: Texts,
  validate: Validator | null,
  place: string,
  faults: FailureDetail[],
): Record<string, unknown> {
  if (validate === null || validate(texts)) return { ...texts };
  const known = new Set(faults.map(({ path }) => path));
  faults.push(...explainErrors(validate.errors ?? [], place).filter(({ path }) => !known.has(path)));
  return {};
}

/** Without a prototype, so that a parameter named `__proto__` is one like any other, and refused as unknown. */
function emptyTexts(): Texts {
  return Object.create(null) as Texts;
}
