import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './readme.ts';

interface ObjectSchema {
  properties?: Record<string, { type?: unknown; properties?: unknown; $ref?: string }>;
}

/** The fields that the contract itself leaves open, such as `paths` of an OpenAPI document; nothing can be known of them. */
export function openFields(): string[] {
  return (['direct', 'v1'] as const).flatMap((name) =>
    Object.entries(schemasOf(name)).flatMap(([schema, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, field]) => field.type === 'object' && field.properties === undefined)
        .map(([field]) => `${name} ${schema}.${field}`),
    ),
  );
}

/** How many schemas of both interfaces are objects with fields. */
export function countModels(): number {
  return (['direct', 'v1'] as const).flatMap((name) =>
    Object.values(schemasOf(name)).filter(({ properties }) => properties !== undefined),
  ).length;
}

function schemasOf(name: 'direct' | 'v1'): Record<string, ObjectSchema> {
  const document = JSON.parse(readFileSync(join(ROOT, `generated/${name}/openapi.json`), 'utf8'));
  return document.components.schemas;
}
