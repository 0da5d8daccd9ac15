/** Tighter bounds of what callers send, which the differ passes over: numbers of items, exclusive bounds, multiples, closed objects. */
import { type OpenApiDocument, resolve, type Schema } from '../codegen/document.ts';
import type { Breach } from './breach.ts';
import { incomingSchemas, type Released } from './operations.ts';

type Keywords = { [keyword: string]: unknown };
type Side = { document: OpenApiDocument; schema: Schema | undefined };

const UPPER = ['maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
const LOWER = ['minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];
/** Being set, or having another value, refuses what was taken. */
const FIXED = ['multipleOf', 'uniqueItems'];
const FORMS = ['oneOf', 'anyOf', 'allOf'];

export function boundBreaches(
  before: { document: OpenApiDocument; released: Map<string, Released> },
  after: { document: OpenApiDocument; released: Map<string, Released> },
): Breach[] {
  return [...before.released.values()].flatMap(({ id, operation }) => {
    const now = after.released.get(id)?.operation;
    if (operation === null || now === null || now === undefined) return [];
    const [old, incoming] = [incomingSchemas(operation), incomingSchemas(now)];
    return Object.keys(old)
      .flatMap((place) =>
        tightened(
          { document: before.document, schema: old[place] },
          { document: after.document, schema: incoming[place] },
          place,
          [],
        ),
      )
      .map((what) => ({ operationId: id, what }));
  });
}

/** `seen` are the schemas on the way here: one that contains itself is compared once. */
function tightened(old: Side, now: Side, place: string, seen: readonly unknown[]): string[] {
  const [was, is] = [old, now].map(({ document, schema }) => resolve(document, schema as Keywords | undefined));
  if (typeof was !== 'object' || typeof is !== 'object' || seen.includes(was)) return [];
  const inside = partsOf(is);
  return [
    ...tighterKeywords(was, is).map((keyword) => `${place}: ${keyword} became ${String(is[keyword])}`),
    ...Object.entries(partsOf(was)).flatMap(([name, schema]) =>
      tightened({ ...old, schema }, { ...now, schema: inside[name] }, `${place}/${name}`, [...seen, was]),
    ),
  ];
}

/** The schemas within a schema. One of several forms is known by what it refers to, else by its place. */
function partsOf({ properties = {}, items, ...keywords }: Keywords): Record<string, Schema> {
  const forms = FORMS.flatMap((form) =>
    ((keywords[form] ?? []) as Keywords[]).map((one, index) => [`${form} ${String(one.$ref ?? index)}`, one]),
  );
  return { ...(properties as object), ...(items === undefined ? {} : { '*': items }), ...Object.fromEntries(forms) };
}

function tighterKeywords(was: Keywords, is: Keywords): string[] {
  const closed = is.additionalProperties === false && was.additionalProperties !== false;
  return [
    ...(closed ? ['additionalProperties'] : []),
    ...FIXED.filter((keyword) => is[keyword] && is[keyword] !== was[keyword]),
    ...UPPER.filter((keyword) => is[keyword] !== undefined && !(Number(is[keyword]) >= Number(was[keyword]))),
    ...LOWER.filter((keyword) => is[keyword] !== undefined && !(Number(is[keyword]) <= Number(was[keyword]))),
  ].filter((keyword) => !allowedBefore(keyword, was, is));
}

/** A bound that only says in other words what another one said: `minItems: 0`, or an exclusive bound outside the old one. */
function allowedBefore(keyword: string, was: Keywords, is: Keywords): boolean {
  const value = Number(is[keyword]);
  if (keyword === 'minItems' || keyword === 'minProperties') return value === 0;
  if (keyword === 'exclusiveMinimum') return value < Number(was.minimum);
  if (keyword === 'exclusiveMaximum') return value > Number(was.maximum);
  if (keyword === 'minimum') return value <= Number(was.exclusiveMinimum);
  if (keyword === 'maximum') return value >= Number(was.exclusiveMaximum);
  return false;
}
