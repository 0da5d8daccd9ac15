/**
 * Validators: one function per operation part, compiled ahead of time into one ES module that neither evaluates text nor requires
 * anything. Parameters arrive as text and are converted, bodies never are; requests are held to the full formats, responses (checked
 * on every reply) to the fast ones and to the documented properties.
 */

import type { Options } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats';
import { build } from 'esbuild';
import type { OpenApiDocument, Operation, Parameter, Schema } from './document.ts';
import { listEvents } from './document.ts';
import { HEADER } from './header.ts';
import type { Registry, Variant } from './schemas.ts';
import { prepareSchema, SCHEMA_PREFIX } from './schemas.ts';

/** The module and, for every operation, which export checks which part. */
export interface GeneratedValidators {
  source: string;
  declarations: string;
  parts: Record<string, OperationValidators>;
  /** Which export checks the body of which event: like a response, for the service sends it. */
  events: Record<string, string>;
}

export interface OperationValidators {
  path: string | null;
  query: string | null;
  headers: string | null;
  body: string | null;
  /** By status. */
  responses: Record<string, string>;
}

const JSON_TYPE = 'application/json';

export async function generateValidators(
  document: OpenApiDocument,
  operations: Operation[],
  repository: string,
): Promise<GeneratedValidators> {
  const parameters = createCollector(
    document,
    'published',
    { coerceTypes: true, useDefaults: true, allErrors: true },
    'full',
  );
  const bodies = createCollector(document, 'published', { useDefaults: true, allErrors: true }, 'full');
  const responses = createCollector(document, 'strict', {}, 'fast');
  const parts: Record<string, OperationValidators> = {};
  for (const operation of operations) {
    const body = operation.requestBody?.content[JSON_TYPE]?.schema;
    parts[operation.id] = {
      path: parameters.add(`${operation.id}Path`, parametersSchema(operation, 'path')),
      query: parameters.add(
        operation.parameters.some((parameter) => parameter.in === 'query') ? `${operation.id}Query` : 'noQuery',
        parametersSchema(operation, 'query'),
      ),
      headers: parameters.add(`${operation.id}Headers`, parametersSchema(operation, 'header')),
      body: body === undefined ? null : bodies.add(`${operation.id}Body`, body),
      responses: Object.fromEntries(
        Object.entries(operation.responses).flatMap(([status, response]) => {
          const schema = response.content[JSON_TYPE]?.schema;
          return schema === undefined
            ? []
            : [[status, responses.add(`${operation.id}Response${status}`, schema) as string]];
        }),
      ),
    };
  }
  const events = Object.fromEntries(
    Object.entries(listEvents(document)).map(([name, schema]) => [
      name,
      responses.add(`event_${name.replaceAll('.', '_')}`, schema) as string,
    ]),
  );
  const modules = { parameters: parameters.compile(), bodies: bodies.compile(), responses: responses.compile() };
  const names = [...parameters.names(), ...bodies.names(), ...responses.names()];
  return { source: HEADER + (await bundleModules(modules, repository)), declarations: declare(names), parts, events };
}

interface Collector {
  /** The name of the export that checks the schema: an equal schema added before shares its export. */
  add(name: string, schema: Schema | null): string | null;
  compile(): string;
  names(): string[];
}

function createCollector(
  document: OpenApiDocument,
  variant: Variant,
  options: Options,
  mode: 'full' | 'fast',
): Collector {
  const registry: Registry = new Map();
  const schemas = new Map<string, Schema>();
  const exportBySchema = new Map<string, string>();
  return {
    add: (name, schema) => {
      if (schema === null) return null;
      const prepared = prepareSchema(document, schema, variant, registry);
      const text = JSON.stringify(prepared);
      const known = exportBySchema.get(text);
      if (known) return known;
      const shared = sharedName(prepared, variant) ?? name;
      exportBySchema.set(text, shared);
      schemas.set(shared, prepared);
      return shared;
    },
    compile: () => {
      const ajv = new Ajv2020({
        ...options,
        strictTypes: false,
        strictRequired: false,
        allowUnionTypes: true,
        inlineRefs: false,
        code: { source: true, esm: true, lines: true },
      });
      formats.default(ajv, { mode });
      for (const [name, schema] of registry) ajv.addSchema(schema, SCHEMA_PREFIX + name);
      const exported: Record<string, string> = {};
      for (const [name, schema] of schemas) {
        const reference = bareReference(schema);
        if (reference === null) ajv.addSchema(schema, `part:${name}`);
        exported[name] = reference ?? `part:${name}`;
      }
      return standalone.default(ajv, exported);
    },
    names: () => [...schemas.keys()],
  };
}

/** A schema that is one `$ref` is checked by the component's own function, under the component's name. */
function bareReference(schema: Schema): string | null {
  if (typeof schema === 'boolean' || Object.keys(schema).length !== 1) return null;
  return typeof schema.$ref === 'string' ? schema.$ref : null;
}

function sharedName(schema: Schema, variant: Variant): string | null {
  const component = bareReference(schema)?.slice(SCHEMA_PREFIX.length).replaceAll(/\W/g, '_');
  if (!component) return null;
  return `${variant === 'strict' ? 'reply' : 'request'}${component}`;
}

function parametersSchema(operation: Operation, place: Parameter['in']): Schema | null {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  if (parameters.length === 0 && place !== 'query') return null;
  const nameOf = (parameter: Parameter) => (place === 'header' ? parameter.name.toLowerCase() : parameter.name);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [nameOf(parameter), parameter.schema])),
    required: parameters.filter((parameter) => parameter.required).map(nameOf),
    // The edge hands over only documented headers, so this refuses unknown query parameters.
    additionalProperties: false,
  };
}

async function bundleModules(modules: Record<string, string>, repository: string): Promise<string> {
  const result = await build({
    stdin: {
      contents: Object.keys(modules)
        .map((name) => `export * from 'validators:${name}'`)
        .join('\n'),
      resolveDir: repository,
    },
    absWorkingDir: repository,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    target: 'es2024',
    charset: 'utf8',
    legalComments: 'none',
    minifySyntax: true,
    logLevel: 'silent',
    plugins: [
      {
        name: 'validators',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^validators:/ }, ({ path }) => ({
            path: path.slice('validators:'.length),
            namespace: 'validators',
          }));
          onLoad({ filter: /.*/, namespace: 'validators' }, ({ path }) => ({
            contents: modules[path] ?? '',
            resolveDir: repository,
          }));
        },
      },
    ],
  });
  // ajv's run-time functions carry the text by which code in construction would load them.
  const source = (result.outputFiles[0]?.text ?? '').replaceAll(/^ *\w+\.code = ["'`]require\(.*$\n/gm, '');
  if (/require\(|new Function|\beval\(/.test(source))
    throw new Error('The generated validators still require or evaluate something');
  return source;
}

function declare(names: string[]): string {
  const lines = names.map((name) => `export declare const ${name}: Validator`);
  return `${HEADER}import type { Validator } from '../../openapi/codegen/operation.ts'\n\n${lines.join('\n')}\n`;
}
