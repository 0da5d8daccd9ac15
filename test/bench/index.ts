import { admission } from './admission.ts';
import { analysis } from './analysis.ts';
import { dashboards } from './dashboards.ts';
import { runBenchmark } from './harness.ts';
import { picker } from './picker.ts';
import { scan } from './scan.ts';
import { webhooks } from './webhooks.ts';

const BENCHMARKS = [scan, admission, analysis, picker, webhooks, dashboards];

const [wanted] = process.argv.slice(2);
const chosen = BENCHMARKS.filter(({ name }) => wanted === undefined || name === wanted);
if (chosen.length === 0) {
  process.stderr.write(
    `There is no benchmark “${wanted}”. There are: ${BENCHMARKS.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exitCode = 2;
}
for (const benchmark of chosen) await runBenchmark(benchmark, (text) => process.stdout.write(`${text}\n`));
