/** The operations table of an interface, as a TypeScript module: routing, policy and validators of every operation and event. */
import type { Operation, Parameter } from './document.ts';
import { HEADER } from './header.ts';
import type { OperationEntry } from './operation.ts';
import type { GeneratedValidators, OperationValidators } from './validators.ts';

export function generateOperations(
  operations: Operation[],
  { parts, events }: Pick<GeneratedValidators, 'parts' | 'events'>,
): string {
  const eventNames = Object.keys(events);
  return [
    `${HEADER}import type { OperationsTable${eventNames.length > 0 ? ', Validator' : ''} } from '../../openapi/codegen/operation.ts'`,
    `import type { operations as OperationTypes } from './types.ts'`,
    `import * as validators from './validators.js'`,
    '',
    `/** Every operation of the interface; its webhooks are none. */`,
    `export type OperationId = ${union(operations.map(({ id }) => id))}`,
    '',
    `/** Operations that never run for an anonymous caller. */`,
    `export type AuthenticatedOperationId = ${union(operations.filter(isAuthenticated).map(({ id }) => id))}`,
    '',
    `/** The query parameters that always have a value, because the document gives a default. */`,
    `export interface QueryDefaults {${queryDefaults(operations)}}`,
    '',
    `export interface Contract {`,
    `  operations: OperationTypes`,
    `  operationId: OperationId`,
    `  queryDefaults: QueryDefaults`,
    `  authenticated: AuthenticatedOperationId`,
    `}`,
    '',
    `export const operations = {`,
    ...operations.map(
      (operation) => `  ${operation.id}: ${entry(operation, parts[operation.id] as OperationValidators)},`,
    ),
    `} as const satisfies OperationsTable & Record<OperationId, unknown>`,
    '',
    ...(eventNames.length > 0
      ? [
          `/** What checks the body of each event before it is sent. */`,
          `export const events = {`,
          ...eventNames.map((name) => `  ${literal(name)}: ${validator(events[name] ?? null)},`),
          `} as const satisfies Record<string, Validator>`,
          '',
        ]
      : []),
  ].join('\n');
}

function entry(operation: Operation, parts: OperationValidators): string {
  const named = (place: Parameter['in']) => operation.parameters.filter((parameter) => parameter.in === place);
  const fields: [string, string][] = [
    ['method', literal(operation.method)],
    ['path', literal(operation.path)],
    ['fullPath', literal(operation.fullPath)],
    ['tags', literal(operation.tags)],
    ['security', literal(operation.security)],
    ['limit', literal(operation.extensions['x-limit'] ?? null)],
    ['maturity', literal(operation.extensions['x-maturity'] ?? null)],
    ['cacheSeconds', literal(operation.extensions['x-cache-seconds'] ?? null)],
    ['sunset', literal(sunsetOf(operation))],
    ['role', literal(operation.extensions['x-role'] ?? null)],
    ['tier', literal(operation.extensions['x-tier'] ?? null)],
    [
      'parameters',
      literal({
        path: named('path').map(({ name }) => name),
        query: named('query').map(({ name }) => name),
        queryLists: named('query')
          .filter(({ isList }) => isList)
          .map(({ name }) => name),
        queryIntegers: named('query')
          .filter(({ isInteger }) => isInteger)
          .map(({ name }) => name),
        header: named('header').map(({ name }) => name.toLowerCase()),
      }),
    ],
    [
      'requestBody',
      literal(
        operation.requestBody && {
          required: operation.requestBody.required,
          contentTypes: Object.keys(operation.requestBody.content),
        },
      ),
    ],
    ['responses', block(responses(operation, parts), 4)],
    [
      'validate',
      `{ path: ${validator(parts.path)}, query: ${validator(parts.query)}, headers: ${validator(parts.headers)}, body: ${validator(parts.body)} }`,
    ],
  ];
  return block(fields, 2);
}

function sunsetOf({ id, extensions }: Operation): OperationEntry['sunset'] {
  const { 'x-announced': announced, 'x-sunset': sunset } = extensions;
  if (announced === undefined && sunset === undefined) return null;
  const days = [announced, sunset].map(String);
  if (!days.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)))) {
    throw new Error(`${id} needs both x-announced and x-sunset, each a day as in '2026-11-21'`);
  }
  return { announced: days[0] ?? '', day: days[1] ?? '' };
}

function responses(operation: Operation, parts: OperationValidators): [string, string][] {
  return Object.entries(operation.responses).map(([status, response]) => {
    if (!/^\d{3}$/.test(status)) throw new Error(`${operation.id} documents "${status}": every status is written out`);
    const headers = Object.entries(response.headers);
    const lower = headers.map(([name]) => name.toLowerCase());
    const required = headers.filter(([, header]) => header.required).map(([name]) => name.toLowerCase());
    const types = Object.keys(response.content);
    const fields = `contentTypes: ${literal(types)}, headers: ${literal(lower)}, requiredHeaders: ${literal(required)}`;
    return [status, `{ ${fields}, validate: ${validator(parts.responses[status] ?? null)} }`];
  });
}

/** Whether every alternative asks for credentials. */
function isAuthenticated({ security }: Operation): boolean {
  return security.length > 0 && security.every((alternative) => Object.keys(alternative).length > 0);
}

function queryDefaults(operations: Operation[]): string {
  const lines = operations.flatMap(({ id, parameters }) => {
    const names = parameters
      .filter((parameter) => parameter.in === 'query' && parameter.hasDefault)
      .map(({ name }) => name);
    return names.length > 0 ? [`  ${id}: ${union(names)}`] : [];
  });
  return lines.length > 0 ? `\n${lines.join('\n')}\n` : '';
}

function validator(name: string | null): string {
  return name === null ? 'null' : `validators.${name}`;
}

function block(fields: [string, string][], indent: number): string {
  const margin = ' '.repeat(indent);
  return `{\n${fields.map(([name, value]) => `${margin}  ${name}: ${value},`).join('\n')}\n${margin}}`;
}

function union(names: string[]): string {
  return names.length > 0 ? names.map((name) => literal(name)).join(' | ') : 'never';
}

function literal(value: unknown): string {
  return JSON.stringify(value);
}
