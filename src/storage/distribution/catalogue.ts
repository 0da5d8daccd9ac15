/** What the database says of its tables and servers. It only reads. */
import type { ClientBase } from 'pg';

export interface Catalogue {
  /** As in `160004`. */
  serverVersion: number;
  /** As Citus calls itself; null where it is not installed in this database. */
  citus: string | null;
  /** How many servers may hold shards. */
  servers: number;
  /** Names of the migrations that the database has had; null where it has no table of them. */
  migrations: string[] | null;
  /** Of our own schema, by name. The queue's are in a schema of theirs. */
  tables: Table[];
  foreignKeys: ForeignKey[];
}

export interface Table {
  name: string;
  primaryKey: string[];
  /** The columns of each unique index, the primary key's among them. */
  uniqueIndexes: { name: string; columns: string[] }[];
  /** Its rows on this server, in bytes: 0 when it has none. Of a distributed table, those that were there before. */
  localBytes: number;
  /** What Citus made of it; null: nothing. */
  citus: CitusTable | null;
}

export interface CitusTable {
  kind: 'distributed' | 'reference' | 'local';
  column: string | null;
  /** Equal numbers: rows with equal distribution columns lie together. */
  colocation: number;
}

export interface ForeignKey {
  name: string;
  table: string;
  columns: string[];
  target: string;
  targetColumns: string[];
  /** As PostgreSQL writes it. */
  definition: string;
}

export async function readCatalogue(client: ClientBase): Promise<Catalogue> {
  const [basics] = await rows<{ version: string; citus: boolean; migrations: boolean }>(
    client,
    `select current_setting('server_version_num') as version, to_regprocedure('citus_version()') is not null as citus,
            to_regclass('public.knex_migrations') is not null as migrations`,
  );
  const hasCitus = basics?.citus ?? false;
  return {
    serverVersion: Number(basics?.version),
    citus: hasCitus ? await readCitusVersion(client) : null,
    servers: hasCitus ? await countServers(client) : 0,
    migrations: basics?.migrations ? (await rows<{ name: string }>(client, APPLIED)).map(({ name }) => name) : null,
    tables: await readTables(client, hasCitus ? await readCitusTables(client) : new Map()),
    foreignKeys: await rows<ForeignKey>(client, FOREIGN_KEYS),
  };
}

const APPLIED = 'select name from public.knex_migrations';

/** Those of extensions are theirs, and shards that lie on the coordinator are parts of ours (`brands_102008`). */
const TABLES = `
  select c.relname::text as name, pg_relation_size(c.oid)::float8 as "localBytes",
         (select json_agg(json_build_object('name', i.indexrelid::regclass::text, 'primary', i.indisprimary, 'columns',
             (select json_agg(a.attname order by k.n)
                from unnest(i.indkey::int2[]) with ordinality as k (attnum, n)
                left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
               where k.n <= i.indnkeyatts)))
            from pg_index i where i.indrelid = c.oid and (i.indisunique or i.indisexclusion)) as indexes
    from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'f')
     and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
   order by 1`;

const FOREIGN_KEYS = `
  select k.conname::text as name, s.relname::text as "table", t.relname::text as target,
         pg_get_constraintdef(k.oid) as definition,
         (select json_agg(a.attname order by c.n) from unnest(k.conkey) with ordinality as c (attnum, n)
            join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.attnum) as columns,
         (select json_agg(a.attname order by c.n) from unnest(k.confkey) with ordinality as c (attnum, n)
            join pg_attribute a on a.attrelid = k.confrelid and a.attnum = c.attnum) as "targetColumns"
    from pg_constraint k
    join pg_class s on s.oid = k.conrelid
    join pg_class t on t.oid = k.confrelid
   where k.contype = 'f' and s.relnamespace = 'public'::regnamespace
   order by 2, 1`;

async function readTables(client: ClientBase, known: Map<string, CitusTable>): Promise<Table[]> {
  type Row = {
    name: string;
    localBytes: number;
    indexes: (Table['uniqueIndexes'][number] & { primary: boolean })[] | null;
  };
  const found = await rows<Row>(client, TABLES);
  const isShard = (name: string): boolean => known.has(/^(.+)_\d{6,}$/.exec(name)?.[1] ?? '');
  return found
    .filter(({ name }) => !isShard(name))
    .map(({ name, localBytes, indexes }) => ({
      name,
      localBytes,
      primaryKey: indexes?.find(({ primary }) => primary)?.columns ?? [],
      uniqueIndexes: (indexes ?? []).map(({ name: index, columns }) => ({ name: index, columns })),
      citus: known.get(name) ?? null,
    }));
}

/** A table of one shard without a distribution column is a reference table, or a local one that Citus keeps an eye on. */
async function readCitusTables(client: ClientBase): Promise<Map<string, CitusTable>> {
  const found = await rows<{ name: string } & CitusTable>(
    client,
    `select c.relname::text as name, p.colocationid::integer as colocation,
            case when p.partmethod = 'n' and p.repmodel = 't' then 'reference'
                 when p.partmethod = 'n' then 'local' else 'distributed' end as kind,
            case when p.partmethod = 'n' then null else column_to_column_name(p.logicalrelid, p.partkey) end as "column"
       from pg_dist_partition p
       join pg_class c on c.oid = p.logicalrelid
      where c.relnamespace = 'public'::regnamespace`,
  );
  return new Map(found.map(({ name, ...table }) => [name, table]));
}

async function readCitusVersion(client: ClientBase): Promise<string> {
  const [row] = await rows<{ version: string }>(client, 'select citus_version() as version');
  return /^Citus \S+/.exec(row?.version ?? '')?.[0] ?? 'Citus';
}

async function countServers(client: ClientBase): Promise<number> {
  const [row] = await rows<{ servers: number }>(
    client,
    `select count(*)::integer as servers from pg_dist_node where isactive and shouldhaveshards and noderole = 'primary'`,
  );
  return row?.servers ?? 0;
}

async function rows<Row>(client: ClientBase, text: string): Promise<Row[]> {
  return (await client.query(text)).rows as Row[];
}
