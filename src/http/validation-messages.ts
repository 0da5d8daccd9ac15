/** Validation errors in plain English: where the wrong value is and what it must be. */

import type { ValidationError } from '../../openapi/codegen/operation.ts';
import type { FailureDetail } from '../failure.ts';

/** More than this helps nobody, and a body can be made to have very many. */
const MAX_DETAILS = 20;
const MAX_PATH_LENGTH = 200;
/** As the contract writes it. */
const NOT_BLANK = String.raw`^\s*\S[\s\S]*$`;
const TEXT_KEYWORDS = new Set(['minLength', 'maxLength', 'pattern']);

/** `place` is the first step of every path: `path`, `query`, `header` or `body`. */
export function explainErrors(errors: readonly ValidationError[], place: string): FailureDetail[] {
  const details = new Map<string, FailureDetail>();
  // What is wrong with the length or pattern of a malformed UUID helps less than that it must be one.
  const malformed = new Set(
    errors.filter(({ keyword }) => keyword === 'format').map(({ instancePath }) => instancePath),
  );
  // Of an empty text its pattern says nothing new.
  const empty = new Set(
    errors
      .filter(({ keyword, params }) => keyword === 'minLength' && Number(params.limit) === 1)
      .map(({ instancePath }) => instancePath),
  );
  for (const error of errors) {
    if (error.keyword === 'pattern' && empty.has(error.instancePath)) continue;
    if (malformed.has(error.instancePath) && TEXT_KEYWORDS.has(error.keyword)) continue;
    const detail = explain(error, place);
    if (detail === null) continue;
    details.set(`${detail.path} ${detail.message}`, detail);
    if (details.size === MAX_DETAILS) break;
  }
  return [...details.values()];
}

function explain(error: ValidationError, place: string): FailureDetail | null {
  const params = error.params;
  const path = place + toPath(error.instancePath);
  const at = (name: unknown, message: string) => ({ path: shorten(`${path}.${String(name)}`), message });
  if (error.keyword === 'required' || error.keyword === 'dependentRequired')
    return at(params.missingProperty, 'is required');
  if (error.keyword === 'additionalProperties') return at(params.additionalProperty, unknownName(place));
  if (error.keyword === 'unevaluatedProperties') return at(params.unevaluatedProperty, unknownName(place));
  if (error.keyword === 'if') return null;
  return { path: shorten(path), message: messageOf(error) };
}

function messageOf({ keyword, params, message }: ValidationError): string {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'type':
      return `must be ${oneOf(listOf(params.type).map((type) => TYPES[type] ?? type))}`;
    case 'enum':
      return `must be one of: ${(params.allowedValues as unknown[]).map(String).join(', ')}`;
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case 'format':
      return `must be ${FORMATS[String(params.format)] ?? `a valid ${String(params.format)}`}`;
    case 'pattern':
      return params.pattern === NOT_BLANK ? 'must not be blank' : `must match the pattern ${String(params.pattern)}`;
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must be at least ${limit} characters long`;
    case 'maxLength':
      return `must be at most ${count(limit, 'character')} long`;
    case 'minItems':
      return limit === 1 ? 'must not be empty' : `must have at least ${count(limit, 'entry', 'entries')}`;
    case 'maxItems':
      return `must have at most ${count(limit, 'entry', 'entries')}`;
    case 'uniqueItems':
      return `must not repeat an entry (entries ${String(params.j)} and ${String(params.i)} are equal)`;
    case 'minProperties':
      return `must have at least ${count(limit, 'field')}`;
    case 'maxProperties':
      return `must have at most ${count(limit, 'field')}`;
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'exclusiveMinimum':
      return `must be greater than ${limit}`;
    case 'exclusiveMaximum':
      return `must be less than ${limit}`;
    case 'multipleOf':
      return `must be a multiple of ${String(params.multipleOf)}`;
    case 'oneOf':
    case 'anyOf':
      return 'has none of the allowed forms';
    default:
      return message ?? 'is not valid';
  }
}

const TYPES: Record<string, string> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const FORMATS: Record<string, string> = {
  uuid: 'a UUID',
  uri: 'an absolute URL',
  'uri-reference': 'a URL',
  email: 'an e-mail address',
  'date-time': 'a date and time such as 2026-01-31T12:00:00Z',
  date: 'a date such as 2026-01-31',
  hostname: 'a host name',
  int32: 'a 32-bit integer',
  int64: 'a 64-bit integer',
  double: 'a number',
};

function unknownName(place: string): string {
  return place === 'body' ? 'is not a known field' : 'is not a known parameter';
}

/** `/platforms/2/name` as `.platforms[2].name`. */
function toPath(pointer: string): string {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join('');
}

function shorten(path: string): string {
  return path.length <= MAX_PATH_LENGTH ? path : `${path.slice(0, MAX_PATH_LENGTH).toWellFormed()}…`;
}

function listOf(type: unknown): string[] {
  return Array.isArray(type) ? type.map(String) : String(type).split(',');
}

function oneOf(names: string[]): string {
  return names.length === 1 ? String(names[0]) : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}
