/**
 * `node openapi/change-control/release.ts 0.2.0` makes the generated documents the baseline: done once, when they are published under
 * that version. It refuses what the check refuses, and announcements that come out less than 90 days before their day.
 */
import { changesSince, readBaseline, readChangelog, readCurrent, writeBaseline } from './baseline.ts';
import { DIFFER_NEEDS, findDiffer } from './differ.ts';
import { faultsOf, lateAnnouncements } from './gate.ts';

const version = process.argv[2] ?? '';
const date = new Date().toISOString().slice(0, 10);
const differ = findDiffer();
if (differ === null) throw new Error(`Comparing with the last release ${DIFFER_NEEDS}.`);
const documents = await readCurrent();
const changes = await changesSince(await readBaseline(), documents, differ, date);
const faults = [...faultsOf(changes), ...lateAnnouncements(changes)];
if (!/^\d+\.\d+\.\d+$/.test(version)) faults.push('The version must be given, as in VERSION=0.2.0.');
else if (version === changes.release.version) faults.push(`${version} is released already.`);
else if (!new RegExp(`^## ${version.replaceAll('.', '\\.')}\\b`, 'm').test(await readChangelog())) {
  faults.push(`CHANGELOG.md has no section “## ${version}”.`);
}
if (faults.length > 0) {
  console.error(`Not released:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  process.exitCode = 1;
} else {
  await writeBaseline({ version, date, documents });
  console.log(`openapi/baseline is now the release ${version} of ${date}.`);
}
