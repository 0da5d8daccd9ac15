/** `node openapi/change-control/check.ts` fails, naming each fault, when a change since the last release may not go out. */
import { changesSince, readBaseline, readCurrent } from './baseline.ts';
import { DIFFER_NEEDS, findDiffer } from './differ.ts';
import { faultsOf } from './gate.ts';

const differ = findDiffer();
if (differ === null) throw new Error(`Comparing with the last release ${DIFFER_NEEDS}.`);
const baseline = await readBaseline();
const today = new Date().toISOString().slice(0, 10);
const faults = faultsOf(await changesSince(baseline, await readCurrent(), differ, today));
if (faults.length > 0) {
  console.error(
    `Since the release ${baseline.version} of ${baseline.date}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
  );
  process.exitCode = 1;
} else {
  console.log(`Nothing breaks callers of the release ${baseline.version} of ${baseline.date} unannounced.`);
}
