/** From what the database says to the statements that are left to run, in order. Pure. */
import type { Catalogue, ForeignKey, Table } from './catalogue.ts';
import { placementFaults } from './faults.ts';
import { CIRCULAR_KEYS, type Placement, placementOf } from './placements.ts';

export interface Plan {
  /** Every table of the schema, in the order in which it is dealt with. */
  placements: { table: string; placement: Placement; done: boolean }[];
  statements: string[];
}

export interface PlanOptions {
  /** Into how many parts the accounts are divided; null: as Citus is set. */
  shards: number | null;
}

/** The plan, or in words everything that stands against it. What is done already is left out: a plan without statements is fulfilled. */
export function planDistribution(catalogue: Catalogue, { shards }: PlanOptions): Plan | { faults: string[] } {
  const faults = placementFaults(catalogue);
  if (faults.length > 0) return { faults };
  const ordered = inOrder(catalogue.tables, catalogue.foreignKeys);
  if (ordered === null) return { faults: ['The foreign keys run in a circle that is not written down as one.'] };
  const placements = ordered.map((table) => ({
    table: table.name,
    placement: placementOf(table) as Placement,
    done: isDone(table),
  }));
  const missing = (kind: Placement['kind']) =>
    placements.filter(({ placement, done }) => placement.kind === kind && !done);
  const distributed = missing('distributed');
  return {
    placements,
    statements: [
      ...(distributed.length > 0 ? circularKeys(catalogue, 'present').map(dropped) : []),
      ...missing('reference').map(({ table }) => `select create_reference_table('public.${table}')`),
      ...distributed.map(({ table, placement }) => distribution(table, placement, shards)),
      ...leftovers(ordered, catalogue.foreignKeys),
      ...circularKeys(catalogue, distributed.length > 0 ? 'any' : 'missing').map(
        ({ table, name, definition }) => `alter table public.${table} add constraint ${name} ${qualified(definition)}`,
      ),
    ],
  };
}

function distribution(table: string, placement: Placement, shards: number | null): string {
  const column = placement.kind === 'distributed' ? placement.column : '';
  const place =
    table === 'accounts'
      ? `colocate_with => 'none'${shards === null ? '' : `, shard_count => ${shards}`}`
      : "colocate_with => 'public.accounts'";
  return `select create_distributed_table('public.${table}', '${column}', ${place})`;
}

/**
 * Distributing a table copies its rows to the shards and leaves the old ones where they were, hidden. Emptying a table empties those
 * that refer to it.
 */
function leftovers(ordered: readonly Table[], foreignKeys: readonly ForeignKey[]): string[] {
  const moved = ordered.filter((table) => placementOf(table)?.kind !== 'local');
  const roots = moved.filter(({ name }) => targetsOf(name, foreignKeys).length === 0);
  const holdsRows = (root: string): boolean =>
    moved.some(({ name, localBytes }) => localBytes > 0 && reaches(name, root, foreignKeys));
  return roots
    .filter(({ name }) => holdsRows(name))
    .map(({ name }) => `select truncate_local_data_after_distributing_table('public.${name}')`);
}

/** Those referred to before those that refer to them; accounts first of all, since the others are put where it is. */
function inOrder(tables: readonly Table[], foreignKeys: readonly ForeignKey[]): Table[] | null {
  const waiting = tables.toSorted((one, other) => Number(other.name === 'accounts') - Number(one.name === 'accounts'));
  const ordered: Table[] = [];
  while (waiting.length > 0) {
    const ready = waiting.findIndex(({ name }) =>
      targetsOf(name, foreignKeys).every((target) => ordered.some((done) => done.name === target)),
    );
    if (ready === -1) return null;
    ordered.push(...waiting.splice(ready, 1));
  }
  return ordered;
}

/** Whose rows a table refers to; its own and those across a circle do not count. */
function targetsOf(name: string, foreignKeys: readonly ForeignKey[]): string[] {
  return foreignKeys
    .filter(
      (key) =>
        key.table === name && key.target !== name && !CIRCULAR_KEYS.some((circular) => circular.name === key.name),
    )
    .map(({ target }) => target);
}

function reaches(name: string, root: string, foreignKeys: readonly ForeignKey[]): boolean {
  return name === root || targetsOf(name, foreignKeys).some((target) => reaches(target, root, foreignKeys));
}

function isDone(table: Table): boolean {
  const kind = placementOf(table)?.kind;
  return kind === 'local' || table.citus?.kind === kind;
}

function circularKeys(
  { foreignKeys }: Catalogue,
  which: 'present' | 'missing' | 'any',
): readonly (typeof CIRCULAR_KEYS)[number][] {
  const isPresent = ({ name }: { name: string }): boolean => foreignKeys.some((key) => key.name === name);
  return CIRCULAR_KEYS.filter((key) => which === 'any' || isPresent(key) === (which === 'present'));
}

function dropped({ table, name }: { table: string; name: string }): string {
  return `alter table public.${table} drop constraint ${name}`;
}

function qualified(definition: string): string {
  return definition.replace('REFERENCES ', 'REFERENCES public.');
}
