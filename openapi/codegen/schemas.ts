/**
 * Schemas as the validators want them: annotations removed, references pointing at registered schemas, and, for responses, extra
 * properties forbidden. The published document lets response objects grow; the service itself must not send what is not documented.
 */

import type { OpenApiDocument, Schema } from './document.ts';
import { follow, keywordOf } from './document.ts';

/** `published`: as the document says. `strict`: no properties beyond the documented ones. */
export type Variant = 'published' | 'strict';

/** Component schemas by registered name. A name ends in `.open` where a composition around it forbids extra properties. */
export type Registry = Map<string, Schema>;

export const SCHEMA_PREFIX = 'schema:';

/** Prepares a schema and adds every component that it needs to the registry. */
export function prepareSchema(document: OpenApiDocument, schema: Schema, variant: Variant, registry: Registry): Schema {
  return prepare({ document, variant, registry }, schema, false);
}

interface Context {
  document: OpenApiDocument;
  variant: Variant;
  registry: Registry;
}

const ONE = [
  'items',
  'contains',
  'additionalProperties',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
  'not',
] as const;
const NAMED = ['patternProperties', 'dependentSchemas'] as const;
const COMPOSED = ['allOf', 'anyOf', 'oneOf'] as const;
const CONDITIONAL = ['if', 'then', 'else'] as const;
const ANNOTATIONS = new Set([
  'title',
  'description',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'externalDocs',
  'xml',
  'discriminator',
  // Set again where it can take effect, see prepareProperty.
  'default',
  '$comment',
]);

/** `open`: whether the schema is a part of a composition, which then decides about extra properties. */
function prepare(context: Context, schema: Schema, open: boolean): Schema {
  if (typeof schema === 'boolean') return schema;
  const result: Record<string, unknown> = {};
  const composes = [...COMPOSED, ...CONDITIONAL].some((keyword) => keyword in schema);
  const partsOpen =
    open || (composes && ('properties' in schema || 'allOf' in schema || 'if' in schema || '$ref' in schema));
  for (const [keyword, value] of Object.entries(schema)) {
    if (ANNOTATIONS.has(keyword) || keyword.startsWith('x-')) continue;
    if (keyword === '$ref') {
      result.$ref = SCHEMA_PREFIX + register(context, value as string, open || partsOpen || hasSiblings(schema));
    } else if (isOneOf(keyword, ONE)) {
      result[keyword] = prepare(context, value as Schema, keyword === 'not');
    } else if (isOneOf(keyword, CONDITIONAL)) {
      result[keyword] = prepare(context, value as Schema, true);
    } else if (keyword === 'properties') {
      result[keyword] = mapValues(value as Record<string, Schema>, (entry) => prepareProperty(context, entry));
    } else if (isOneOf(keyword, NAMED)) {
      const partOpen = keyword === 'dependentSchemas';
      result[keyword] = mapValues(value as Record<string, Schema>, (entry) => prepare(context, entry, partOpen));
    } else if (isOneOf(keyword, COMPOSED)) {
      result[keyword] = (value as Schema[]).map((entry) => prepare(context, entry, partsOpen));
    } else if (keyword === 'prefixItems') {
      result[keyword] = (value as Schema[]).map((entry) => prepare(context, entry, false));
    } else {
      result[keyword] = value;
    }
  }
  if (context.variant === 'strict' && !open) forbidExtras(schema, result, partsOpen);
  return result;
}

/** A default counts where a property may be missing, so one that a component gives is written at the property. */
function prepareProperty(context: Context, schema: Schema): Schema {
  const prepared = prepare(context, schema, false);
  const fallback = context.variant === 'published' ? keywordOf(context.document, schema, 'default') : undefined;
  return typeof prepared === 'object' && fallback !== undefined ? { ...prepared, default: fallback } : prepared;
}

function forbidExtras(schema: Record<string, unknown>, result: Record<string, unknown>, composed: boolean): void {
  if ('additionalProperties' in schema || 'unevaluatedProperties' in schema) return;
  if (composed || ('$ref' in schema && hasSiblings(schema) && 'properties' in schema))
    result.unevaluatedProperties = false;
  else if ('properties' in schema) result.additionalProperties = false;
}

/** Whether a `$ref` has neighbours that also describe the value. */
function hasSiblings(schema: Record<string, unknown>): boolean {
  return 'properties' in schema || COMPOSED.some((keyword) => keyword in schema);
}

function register(context: Context, reference: string, open: boolean): string {
  const component = /^#\/components\/schemas\/([^/]+)$/.exec(reference)?.[1];
  const base = component ?? reference.replace(/^#\//, '').replaceAll(/[^\w.-]/g, '_');
  const name = open && context.variant === 'strict' ? `${base}.open` : base;
  if (!context.registry.has(name)) {
    context.registry.set(name, true);
    context.registry.set(name, prepare(context, follow(context.document, reference) as Schema, open));
  }
  return name;
}

function isOneOf<const Names extends readonly string[]>(keyword: string, names: Names): keyword is Names[number] {
  return names.includes(keyword);
}

function mapValues(record: Record<string, Schema>, change: (schema: Schema) => Schema): Record<string, Schema> {
  return Object.fromEntries(Object.entries(record).map(([name, schema]) => [name, change(schema)]));
}
