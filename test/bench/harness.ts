/** One thing that is measured, and what it is measured against, round by round in turn. */
export interface Benchmark {
  name: string;
  /** Prepares both sides; what it returns is closed when the rounds are over. */
  open(): Promise<Contest>;
}

export interface Contest {
  rounds: number;
  /** Each contender's round gives its measured value; contenders take turns within a round. */
  contenders: Contender[];
  figures(results: Results): Figure[];
  close(): Promise<void>;
}

export interface Contender {
  name: string;
  unit: string;
  round(number: number): Promise<number>;
}

/** The values of each contender, by its name, sorted. */
export type Results = ReadonlyMap<string, readonly number[]>;

export interface Figure {
  metric: string;
  value: number;
  unit: string;
  /** What the value is compared with, in words. */
  against: string;
}

/** Runs the rounds of a benchmark interleaved, so that noise of the machine meets both sides alike. */
export async function runBenchmark({ name, open }: Benchmark, print: (text: string) => void): Promise<void> {
  print(`\n${name}`);
  const contest = await open();
  try {
    const values = new Map<string, number[]>(contest.contenders.map((contender) => [contender.name, []]));
    for (let round = 0; round < contest.rounds; round += 1) {
      for (const contender of contest.contenders) values.get(contender.name)?.push(await contender.round(round));
    }
    for (const list of values.values()) list.sort((a, b) => a - b);
    print(resultTable(contest.contenders, values));
    for (const figure of contest.figures(values)) print(JSON.stringify(figure));
  } finally {
    await contest.close();
  }
}

export function median(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/** The median of a contender by name. */
export function medianOf(results: Results, name: string): number {
  return median(results.get(name) ?? []);
}

function resultTable(contenders: readonly Contender[], values: Results): string {
  const rows = contenders.map(({ name, unit }) => {
    const sorted = values.get(name) ?? [];
    const shown = [sorted[0] ?? Number.NaN, median(sorted), sorted.at(-1) ?? Number.NaN].map((value) =>
      value.toFixed(2).padStart(12),
    );
    return `  ${name.padEnd(28)}${shown.join('')}  ${unit}`;
  });
  const headings = ['minimum', 'median', 'maximum'].map((heading) => heading.padStart(12)).join('');
  return [`  ${''.padEnd(28)}${headings}`, ...rows].join('\n');
}
