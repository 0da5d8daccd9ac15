import type { PublishedDocument } from '../openapi-document.ts';

type Fields = { [name: string]: unknown };
type Named<T> = { [name: string]: T };

interface Parameter extends Fields {
  $ref?: string;
  required?: boolean;
  example?: unknown;
}

interface Operation extends Fields {
  parameters?: Parameter[];
  requestBody?: { content?: Named<{ examples?: Fields }> };
}

interface Document extends Fields {
  paths: Named<Named<Operation>>;
  components?: { parameters?: Named<Parameter> };
  tags?: { name: string }[];
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * The document as the reference wants it. Its form for trying an operation sends whatever has an example, although a filter, a cursor or an
 * `Idempotency-Key` of an example is seldom what somebody wants to send: optional parameters are filled in there, but switched off.
 * Tags are written as headings.
 */
export function referenceDocument({ document }: PublishedDocument): object {
  const { paths, components, tags } = document as unknown as Document;
  const optionalOff = (parameters: Parameter[], names: string[]): Parameter[] =>
    parameters.map((parameter) => switchedOff(resolved(parameter, components?.parameters ?? {}), names));

  const operationFor = (operation: Operation): Operation => {
    if (operation.parameters === undefined) return operation;
    return { ...operation, parameters: optionalOff(operation.parameters, exampleNames(operation)) };
  };
  const itemFor = (item: Named<Operation>): Named<Operation> =>
    mapValues(item, (value, name) => (METHODS.includes(name) ? operationFor(value) : value));

  return {
    ...document,
    tags: tags?.map((tag) => ({ ...tag, 'x-displayName': heading(tag.name) })),
    paths: mapValues(paths, itemFor),
  };
}

/** The form looks for a parameter's example by the name of the body's. */
function exampleNames({ requestBody }: Operation): string[] {
  const names = Object.values(requestBody?.content ?? {}).flatMap(({ examples }) => Object.keys(examples ?? {}));
  return names.length > 0 ? names : ['default'];
}

function switchedOff(parameter: Parameter, names: string[]): Parameter {
  if (parameter.required || parameter.example === undefined) return parameter;
  const { example: value, ...others } = parameter;
  return { ...others, examples: Object.fromEntries(names.map((name) => [name, { value, 'x-disabled': true }])) };
}

function resolved(parameter: Parameter, components: Named<Parameter>): Parameter {
  const name = parameter.$ref?.match(/^#\/components\/parameters\/(\w+)$/)?.[1];
  return (name === undefined ? undefined : components[name]) ?? parameter;
}

/** `rewrite-batches` as `Rewrite batches`. */
function heading(tag: string): string {
  const words = tag.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function mapValues<T, U>(record: Named<T>, change: (value: T, name: string) => U): Named<U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
}
