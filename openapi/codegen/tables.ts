/**
 * `node openapi/codegen/tables.ts` writes generated/tables.ts, the row types of a freshly migrated database; with `--check`
 * it writes nothing and fails when the file differs. The database is a scratch one on the server of `DATABASE_URL`, else
 * on the embedded server of the tests; the result is the same on every supported version of PostgreSQL.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Generator, GenericDeclaration, PgTsPreRenderHook, TsFileContents } from 'kanel';
import kanel from 'kanel';
import pg from 'pg';
import { startEmbedded } from '../../src/storage/embedded.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { findDrift, writeFiles } from './files.ts';

/**
 * The text of generated/tables.ts for the migrated database at `url`: for each table what is read (`…Row`), inserted
 * (`…Insert`) and updated (`…Update`), and Knex's map of all tables. Columns with a closed vocabulary (a CHECK over a list of
 * words) are unions of its words. JSON is read as `unknown` and written as text, since the driver would take an array for an
 * array of PostgreSQL.
 */
export async function generateTables(url: string): Promise<string> {
  const vocabularies = await readVocabularies(url);
  const folder = await mkdtemp(join(tmpdir(), 'tables-'));
  try {
    await quietly(() =>
      kanel.processDatabase({
        connection: url,
        schemaNames: ['public'],
        filter: (type) => type.kind === 'table' && !BOOKKEEPING.has(type.name),
        outputPath: folder,
        typescriptConfig: { enumStyle: 'literal-union' },
        generators: [
          dropReferences,
          kanel.makePgTsGenerator({
            customTypeMap: TYPES,
            getMetadata: (details, generateFor) => ({
              name: `${pascalCase(details.name)}${SUFFIXES[generateFor ?? 'selector']}`,
              comment: generateFor === 'selector' && details.comment ? [details.comment] : undefined,
              path: join(folder, 'tables'),
              exportAs: 'named',
            }),
            getPropertyMetadata: (property, details, generateFor) => {
              const type = typeOf(
                property.expandedType,
                vocabularies.get(`${details.name}.${property.name}`),
                generateFor,
              );
              return {
                name: property.name,
                comment: generateFor === 'selector' && property.comment ? [property.comment] : undefined,
                typeOverride: type,
              };
            },
            preRenderHooks: [asOneFile],
          }),
        ],
      }),
    );
    const text = await readFile(join(folder, 'tables.ts'), 'utf8');
    return `${HEADER}\n${text.replaceAll(/;\n\n(?= {2}[\w/])/g, ';\n').trimEnd()}\n`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const HEADER =
  "/* Generated from db/migrations by `make generate`: do not edit. */\nimport type { Knex } from 'knex';\n";

const BOOKKEEPING = new Set(['knex_migrations', 'knex_migrations_lock']);

const SUFFIXES = { selector: 'Row', initializer: 'Insert', mutator: 'Update' } as const;

/** As src/storage/database.ts reads them. */
const TYPES: Record<string, string> = {
  'pg_catalog.int2': 'number',
  'pg_catalog.int4': 'number',
  'pg_catalog.int8': 'number',
  'pg_catalog.numeric': 'number',
  'pg_catalog.float8': 'number',
  'pg_catalog.bool': 'boolean',
  'pg_catalog.text': 'string',
  'pg_catalog.uuid': 'string',
  'pg_catalog.inet': 'string',
  'pg_catalog.date': 'string',
  'pg_catalog.timestamptz': 'Date',
  'pg_catalog.bytea': 'Buffer',
  'pg_catalog.jsonb': 'unknown',
};

function typeOf(
  expanded: string,
  vocabulary: string[] | undefined,
  generateFor: 'selector' | 'initializer' | 'mutator',
): string {
  if (vocabulary !== undefined) return vocabulary.map((word) => `'${word}'`).join(' | ');
  const name = expanded.replace(/\[\]/g, '');
  if (name === 'pg_catalog.jsonb') return generateFor === 'selector' ? 'unknown' : 'string';
  const type = TYPES[name];
  if (type === undefined) throw new Error(`No TypeScript type is known for ${expanded}.`);
  return type;
}

/** Without the identifier types that kanel makes of primary keys (ids are plain strings here), by table, with Knex's map. */
const asOneFile: PgTsPreRenderHook = (output) => {
  const interfaces = Object.values(output)
    .flatMap((file) => (file as TsFileContents).declarations)
    .filter((declaration) => declaration.declarationType === 'interface')
    .toSorted((a, b) => compare(tableOf(a.name), tableOf(b.name)));
  const [path] = Object.keys(output);
  if (path === undefined) throw new Error('The database has no tables.');
  const tables = [...new Set(interfaces.map(({ name }) => tableOf(name)))];
  return { [path]: { fileType: 'typescript', declarations: [...interfaces, knexMap(tables)] } };
};

/** kanel would follow foreign keys for the type of a column, and never ends where tables refer to each other. */
const dropReferences: Generator = () => {
  for (const schema of Object.values(kanel.useKanelContext().schemas)) {
    for (const table of schema.tables) for (const column of table.columns) column.references = [];
  }
  return {};
};

function tableOf(name: string): string {
  return name.replace(/(Row|Insert|Update)$/, '');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function knexMap(tables: string[]): GenericDeclaration {
  return {
    declarationType: 'generic',
    lines: [
      '/** A value, or an SQL expression for it. */',
      'type OrExpression<T> = { [Column in keyof T]: T[Column] | Knex.Raw };',
      '',
      "declare module 'knex/types/tables.js' {",
      '  interface Tables {',
      ...tables.map(
        (name) =>
          `    ${snakeCase(name)}: Knex.CompositeTableType<${name}Row, OrExpression<${name}Insert>, OrExpression<${name}Update>>;`,
      ),
      '  }',
      '}',
    ],
  };
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function snakeCase(name: string): string {
  return name.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

/** The words of every column whose CHECK is a list of words. */
async function readVocabularies(url: string): Promise<Map<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ table: string; column: string; definition: string }>(`
      select relation.relname as table, attribute.attname as column, pg_get_constraintdef(con.oid) as definition
      from pg_constraint con
      join pg_class relation on relation.oid = con.conrelid
      join pg_attribute attribute on attribute.attrelid = con.conrelid and attribute.attnum = con.conkey[1]
      where con.contype = 'c' and array_length(con.conkey, 1) = 1 and relation.relnamespace = 'public'::regnamespace`);
    return new Map(
      rows.flatMap(({ table, column, definition }) => {
        const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition)?.[1];
        if (list === undefined) return [];
        return [[`${table}.${column}`, [...list.matchAll(/'([^']*)'::text/g)].map((match) => match[1] ?? '')] as const];
      }),
    );
  } finally {
    await client.end();
  }
}

/** kanel reports every file that it writes to the console. */
async function quietly(work: () => Promise<void>): Promise<void> {
  const { info } = console;
  console.info = () => {};
  try {
    await work();
  } finally {
    console.info = info;
  }
}

/** Migrates a scratch database, and drops it after `use`. */
async function withScratchDatabase<T>(repository: string, use: (url: string) => Promise<T>): Promise<T> {
  const given = process.env.DATABASE_URL;
  const server = given
    ? { url: given, stop: async () => {} }
    : await startEmbedded({ dataDir: join(repository, '.data/test') });
  const admin = new pg.Client({ connectionString: server.url });
  const name = `answerscope_tables_${randomBytes(5).toString('hex')}`;
  try {
    await admin.connect();
    await admin.query(`create database ${name}`);
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    try {
      await migrate({ url: url.href });
      return await use(url.href);
    } finally {
      await admin.query(`drop database if exists ${name} with (force)`);
    }
  } finally {
    await admin.end();
    await server.stop();
  }
}

async function main(): Promise<void> {
  const repository = resolve(import.meta.dirname, '../..');
  const generated = join(repository, 'generated');
  const files = { 'tables.ts': await withScratchDatabase(repository, generateTables) };
  if (!process.argv.includes('--check')) return writeFiles(generated, [], files);
  if ((await findDrift(generated, [], files)).length === 0) return;
  console.error('generated/ differs from db/migrations; run "make generate":\n  generated/tables.ts');
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
