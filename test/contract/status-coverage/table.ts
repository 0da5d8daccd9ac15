/** The table of operations and statuses: which a run of all tests produced, and why the others were not. */
import { type DocumentedOperation, documentedOperations, INTERFACES } from './documented.ts';
import { gapReason } from './gaps.ts';
import { statusKey } from './produced.ts';

const PRODUCED = '✓';

/** The table as Markdown. `produced`: statuses as `statusKey` writes them. */
export function coverageTable(produced: ReadonlySet<string>, operations = documentedOperations()): string {
  const reasons = new Map<string, number>();
  const noteOf = (reason: string): number => {
    if (!reasons.has(reason)) reasons.set(reason, reasons.size + 1);
    return reasons.get(reason) ?? 0;
  };
  const cell = (operation: DocumentedOperation, status: number): string => {
    if (!operation.statuses.includes(status)) return '';
    if (produced.has(statusKey(operation, status))) return PRODUCED;
    return `gap ${noteOf(gapReason(operation, status) ?? NO_REASON)}`;
  };
  const tables = INTERFACES.map((name) => {
    const own = operations.filter((operation) => operation.interface === name);
    const statuses = [...new Set(own.flatMap((operation) => operation.statuses))].toSorted((a, b) => a - b);
    const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
    return [
      `## ${name}`,
      '',
      row(['operation', ...statuses.map(String)]),
      row(['---', ...statuses.map(() => '---')]),
      ...own.map((operation) => row([operation.operationId, ...statuses.map((status) => cell(operation, status))])),
    ].join('\n');
  });
  const notes = [...reasons].map(([reason, number]) => `${number}. ${reason}`);
  return `${[HEAD, ...tables, `## Gaps\n\n${notes.join('\n')}`].join('\n\n')}\n`;
}

export interface CoverageFaults {
  /** Documented, not produced, and without a reason. */
  missing: string[];
  /** Produced as the committed table says, but not by this run. */
  lost: string[];
  /** Produced by this run, and a gap of the committed table. */
  gained: string[];
}

export function coverageFaults(
  produced: ReadonlySet<string>,
  committed: string,
  operations = documentedOperations(),
): CoverageFaults {
  const promised = producedOf(committed);
  const missing = operations.flatMap((operation) =>
    operation.statuses
      .filter((status) => !produced.has(statusKey(operation, status)) && gapReason(operation, status) === null)
      .map((status) => statusKey(operation, status)),
  );
  const documented = new Set(
    operations.flatMap((operation) => operation.statuses.map((status) => statusKey(operation, status))),
  );
  return {
    missing,
    lost: [...promised].filter((key) => documented.has(key) && !produced.has(key) && !missing.includes(key)),
    gained: [...produced].filter((key) => documented.has(key) && !promised.has(key)),
  };
}

/** What a table says that was produced. */
function producedOf(table: string): Set<string> {
  const keys = new Set<string>();
  let name = '';
  let statuses: string[] = [];
  for (const line of table.split('\n')) {
    name = /^## (\w+)$/.exec(line)?.[1] ?? name;
    const [first = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((text) => text.trim());
    if (first === 'operation') statuses = cells;
    for (const [at, text] of cells.entries()) if (text === PRODUCED) keys.add(`${name} ${first} ${statuses[at]}`);
  }
  return keys;
}

const NO_REASON = 'no test produces it, and no reason is given';

const HEAD = `# Operations and statuses

Written by \`make coverage\`, from the exchanges of all tests with the running service; each was judged against its document. A full run of
the tests fails when it no longer produces what is marked ${PRODUCED}, and when a documented status is neither produced nor explained below.`;
