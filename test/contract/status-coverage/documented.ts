import { readFileSync } from 'node:fs';

export const INTERFACES = ['direct', 'v1', 'console'] as const;

export interface DocumentedOperation {
  interface: (typeof INTERFACES)[number];
  operationId: string;
  /** In capitals. */
  method: string;
  /** With the prefix of the server, `/api/v1/brands/{id}`. */
  path: string;
  /** In ascending order. */
  statuses: number[];
}

interface Published {
  servers?: { url: string }[];
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, unknown> }>>;
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch']);

/** Every operation of the published documents, in their order. */
export function documentedOperations(): DocumentedOperation[] {
  return INTERFACES.flatMap((name) => {
    const file = new URL(`../../../generated/${name}/openapi.json`, import.meta.url);
    const { servers, paths } = JSON.parse(readFileSync(file, 'utf8')) as Published;
    const prefix = new URL(servers?.[0]?.url ?? '', 'http://localhost').pathname.replace(/\/$/, '');
    return Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => METHODS.has(method))
        .map(([method, { operationId = '', responses = {} }]) => ({
          interface: name,
          operationId,
          method: method.toUpperCase(),
          path: prefix + path,
          statuses: Object.keys(responses).map(Number).toSorted(),
        })),
    );
  });
}
