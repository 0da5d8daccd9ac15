import type { Catalogue } from './catalogue.ts';

/** PostgreSQL 15. */
export const OLDEST_SERVER = 150_000;
const OLDEST_CITUS = 12;

/** What the database lacks, in words; empty when nothing. `missing`: migrations of this version that it has not had; `unknown`: the reverse. */
export function requirementFaults(
  { serverVersion, citus, servers }: Pick<Catalogue, 'serverVersion' | 'citus' | 'servers'>,
  { missing, unknown }: { missing: readonly string[]; unknown: readonly string[] },
): string[] {
  if (serverVersion < OLDEST_SERVER) {
    return [
      `PostgreSQL ${Math.floor(serverVersion / 10_000)} is too old: it must be ${OLDEST_SERVER / 10_000} or newer.`,
    ];
  }
  if (citus === null) return ['The extension Citus is not installed in this database (create extension citus).'];
  const faults: string[] = [];
  if (Number(/\d+/.exec(citus)?.[0] ?? 0) < OLDEST_CITUS)
    faults.push(`${citus} is too old: it must be ${OLDEST_CITUS} or newer.`);
  if (servers === 0)
    faults.push('No server may hold shards: name them with citus_set_coordinator_host and citus_add_node.');
  if (missing.length > 0) faults.push(`The schema is not the newest: run migrate first (${missing.join(', ')}).`);
  if (unknown.length > 0) faults.push(`The schema is of a newer version of the service (${unknown.join(', ')}).`);
  return faults;
}
