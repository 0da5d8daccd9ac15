/** Excerpts of requests, responses and events in the pages, against the contract and against what a command printed. */

import { operations as console_ } from '../../generated/console/operations.ts';
import { operations as direct, events as directEvents } from '../../generated/direct/operations.ts';
import { operations as v1, events as v1Events } from '../../generated/v1/operations.ts';
import type { OperationEntry, ResponseEntry, Validator } from '../../openapi/codegen/operation.ts';
import type { Block } from './pages.ts';

const OPERATIONS: Readonly<Record<string, Readonly<Record<string, OperationEntry>>>> = {
  direct,
  v1,
  console: console_,
};
const EVENTS: Readonly<Record<string, Readonly<Record<string, Validator>>>> = { direct: directEvents, v1: v1Events };

/** Of every response, whether or not the contract says so. */
const COMMON_HEADERS = ['content-type', 'content-length', 'date', 'connection', 'cache-control', 'vary'];

export interface HttpExcerpt {
  status: number;
  /** By lower-case name. */
  headers: Record<string, string>;
  body: string;
}

export function readHttp(text: string): HttpExcerpt {
  const [head = '', ...body] = text.replaceAll('\r\n', '\n').trim().split('\n\n');
  const [first = '', ...lines] = head.split('\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})\b/.exec(first)?.[1]);
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  return { status, headers: Object.fromEntries(headers), body: body.join('\n\n') };
}

/**
 * What the contract says against an excerpt; empty when nothing. `json v1 createBrand request`, `json v1 createBrand 201`,
 * `json v1 event citation.discovered`, `http v1 listBrands`.
 */
export function contractFaults({ language, about, text }: Block): string[] {
  const [name = '', what = '', which = ''] = about;
  if (what === 'event') return bodyFaults(EVENTS[name]?.[which], text);
  const operation = OPERATIONS[name]?.[what];
  if (operation === undefined) return [`there is no operation ${name} ${what}`];
  if (language === 'http') return httpFaults(operation, readHttp(text));
  if (which === 'request') return bodyFaults(operation.validate.body ?? undefined, text);
  return bodyFaults(operation.responses[Number(which)]?.validate ?? undefined, text);
}

function httpFaults(operation: OperationEntry, { status, headers, body }: HttpExcerpt): string[] {
  const response: ResponseEntry | undefined = operation.responses[status];
  if (response === undefined) return [`the status ${status} is not documented`];
  const known = [...COMMON_HEADERS, ...response.headers];
  const strange = Object.keys(headers).filter((header) => !known.includes(header));
  const faults = strange.map((header) => `the header ${header} is not documented`);
  return body === '' ? faults : [...faults, ...bodyFaults(response.validate ?? undefined, body)];
}

function bodyFaults(validate: Validator | undefined, text: string): string[] {
  if (validate === undefined) return ['the contract describes no such body'];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [`is not JSON: ${(error as Error).message}`];
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Where a printed value has other fields than the one shown; values may differ, and lists may be longer. */
export function shapeFaults(shown: unknown, printed: unknown, path = ''): string[] {
  if (shown === null || printed === null) return [];
  if (Array.isArray(shown) && Array.isArray(printed)) {
    if (shown.length === 0 || printed.length === 0) return [];
    return shapeFaults(shown[0], printed[0], `${path}[0]`);
  }
  if (typeof shown !== typeof printed || Array.isArray(shown) !== Array.isArray(printed)) {
    return [`${path} is shown as ${typeof shown}, printed as ${typeof printed}`];
  }
  if (typeof shown !== 'object') return [];
  const [left, right] = [shown as Record<string, unknown>, printed as Record<string, unknown>];
  return [
    ...Object.keys(left)
      .filter((field) => !(field in right))
      .map((field) => `${path}.${field} is shown, and not printed`),
    ...Object.keys(right)
      .filter((field) => !(field in left))
      .map((field) => `${path}.${field} is printed, and not shown`),
    ...Object.keys(left)
      .filter((field) => field in right)
      .flatMap((field) => shapeFaults(left[field], right[field], `${path}.${field}`)),
  ];
}

/** How what a command printed differs in form from the excerpt that follows it. */
export function printedFaults({ language, text }: Block, printed: string): string[] {
  if (language === 'json') return shapeFaults(JSON.parse(text), JSON.parse(printed));
  const shown = readHttp(text);
  const got = readHttp(printed);
  if (shown.status !== got.status) return [`shows the status ${shown.status}, printed was ${got.status}`];
  const missing = Object.keys(shown.headers).filter((header) => !(header in got.headers));
  return [
    ...missing.map((header) => `the header ${header} is shown, and not printed`),
    ...(shown.body === '' ? [] : shapeFaults(JSON.parse(shown.body), JSON.parse(got.body))),
  ];
}
