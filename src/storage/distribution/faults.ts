/** What keeps a schema from being distributed: tables that nobody has placed, and what Citus would refuse half-way. Pure. */
import type { Catalogue, ForeignKey, Table } from './catalogue.ts';
import { type Placement, placementOf } from './placements.ts';

/** In words, each naming the table; empty when nothing does. */
export function placementFaults({ tables, foreignKeys }: Pick<Catalogue, 'tables' | 'foreignKeys'>): string[] {
  const placed = new Map(tables.map((table) => [table.name, placementOf(table)]));
  const colocation = tables.find(({ name }) => name === 'accounts')?.citus?.colocation;
  return [
    ...tables.flatMap((table) => tableFaults(table, placed.get(table.name) ?? null, colocation)),
    ...foreignKeys.flatMap((key) =>
      foreignKeyFaults(key, placed.get(key.table) ?? null, placed.get(key.target) ?? null),
    ),
  ];
}

function tableFaults(table: Table, placement: Placement | null, colocation: number | undefined): string[] {
  const { name, citus } = table;
  if (placement === null) return [`${name}: nobody has said whether it is an account's, a reference table or local.`];
  const faults: string[] = [];
  if (placement.kind === 'distributed') {
    for (const index of table.uniqueIndexes) {
      if (!index.columns.includes(placement.column))
        faults.push(`${name}: ${index.name} is unique without ${placement.column}.`);
    }
  }
  const expected = placement.kind === 'distributed' ? placement.column : null;
  if (citus === null || (citus.kind === 'local' && placement.kind !== 'distributed')) return faults;
  if (citus.kind !== placement.kind || citus.column !== expected) {
    faults.push(`${name}: Citus has it as ${citus.kind}${citus.column === null ? '' : ` by ${citus.column}`} already.`);
  } else if (placement.kind === 'distributed' && citus.colocation !== colocation) {
    faults.push(`${name}: it is distributed, but not together with accounts.`);
  }
  return faults;
}

/** Rows can only be checked against rows that lie on the same server. */
function foreignKeyFaults(key: ForeignKey, source: Placement | null, target: Placement | null): string[] {
  if (source === null || target === null) return [];
  const fault = `${key.table}: ${key.name} leads from a ${source.kind} table to the ${target.kind} table ${key.target}`;
  if (source.kind === 'distributed' && target.kind === 'distributed') {
    const together = key.columns.some(
      (column, at) => column === source.column && key.targetColumns[at] === target.column,
    );
    return together ? [] : [`${fault} without the account on both sides.`];
  }
  const allowed =
    target.kind === 'reference' ? source.kind !== 'local' : source.kind === 'local' && target.kind === 'local';
  return allowed ? [] : [`${fault}.`];
}
