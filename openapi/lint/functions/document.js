/**
 * Walking a bundled OpenAPI document. Every rule of ours reads the document as bundled, with its references in place, because
 * the names of component schemas matter to them; references are followed here.
 */
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** The object that `value` is or refers to. */
export function resolve(document, value) {
  let current = value;
  while (current !== null && typeof current === 'object' && typeof current.$ref === 'string') {
    current = current.$ref
      .slice(2)
      .split('/')
      .reduce((node, part) => node?.[part.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  }
  return current;
}

/** Every operation of `paths` or `webhooks`: `{ path, operation }`, `path` being its place in the document. */
export function operations(document, section) {
  return Object.entries(document[section] ?? {}).flatMap(([name, item]) =>
    METHODS.filter((method) => item?.[method] !== undefined).map((method) => ({
      path: [section, name, method],
      operation: item[method],
    })),
  );
}

/** The security that is in force for an operation. */
export function securityOf(document, operation) {
  return operation.security ?? document.security ?? [];
}

/** Whether nobody has to say who they are to use the operation. */
export function isPublic(document, operation) {
  return securityOf(document, operation).length === 0;
}

/** Whether the operation never asks who is calling, but counts its calls (`security: [{}]`). */
export function isAnonymous(document, operation) {
  const alternatives = securityOf(document, operation);
  return alternatives.length > 0 && alternatives.every((alternative) => Object.keys(alternative).length === 0);
}

/** The responses of an operation: `{ status, response, path }`. */
export function responses(document, { path, operation }) {
  return Object.entries(operation.responses ?? {}).map(([status, response]) => ({
    status,
    response: resolve(document, response),
    path: [...path, 'responses', status],
  }));
}

const SINGLE = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'];
const LISTS = ['oneOf', 'anyOf', 'allOf', 'prefixItems'];
const MAPS = ['properties', 'patternProperties', '$defs', 'dependentSchemas'];

/** Calls `visit(schema, path)` for a schema and each schema inside it, not following references. */
export function eachSchema(schema, path, visit) {
  visit(schema, path);
  if (schema === null || typeof schema !== 'object') return;
  for (const keyword of SINGLE) {
    if (typeof schema[keyword] === 'object') eachSchema(schema[keyword], [...path, keyword], visit);
  }
  for (const keyword of LISTS) {
    for (const [index, member] of (schema[keyword] ?? []).entries())
      eachSchema(member, [...path, keyword, index], visit);
  }
  for (const keyword of MAPS) {
    for (const [name, member] of Object.entries(schema[keyword] ?? {}))
      eachSchema(member, [...path, keyword, name], visit);
  }
}

/** Calls `visit(schema, path)` for a schema and all that it reaches, references followed, each component once. */
export function eachReachableSchema(document, schema, path, visit, seen = new Set()) {
  eachSchema(schema, path, (member, place) => {
    if (typeof member?.$ref !== 'string') return visit(member, place);
    if (seen.has(member.$ref)) return;
    seen.add(member.$ref);
    eachReachableSchema(document, resolve(document, member), member.$ref.slice(2).split('/'), visit, seen);
  });
}

/** Calls `visit(schema, path)` for every schema written in the document: components, parameters, headers and contents. */
export function everySchema(document, visit) {
  const walk = (node, path) => {
    if (node === null || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'example' || key === 'examples') continue;
      if (key === 'schema') eachSchema(value, [...path, key], visit);
      else if (key === 'schemas' && path.at(-1) === 'components') {
        for (const [name, schema] of Object.entries(value)) eachSchema(schema, [...path, key, name], visit);
      } else walk(value, [...path, key]);
    }
  };
  walk(document, []);
}

/** Every schema that comes in with an operation of `paths`: `{ schema, path, what }`. */
export function incomingSchemas(document) {
  return operations(document, 'paths').flatMap(({ path, operation }) => {
    const parameters = (operation.parameters ?? []).map((parameter, index) => ({
      schema: resolve(document, parameter).schema,
      path: [...path, 'parameters', index],
      what: 'parameter',
    }));
    const bodies = Object.entries(resolve(document, operation.requestBody)?.content ?? {}).map(([type, content]) => ({
      schema: content.schema,
      path: [...path, 'requestBody', 'content', type, 'schema'],
      what: 'body',
    }));
    return [...parameters, ...bodies];
  });
}
