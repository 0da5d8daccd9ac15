/** No test that calls the service goes past the judge without a reason. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const TESTS = fileURLToPath(new URL('../', import.meta.url));

/** Files that send requests of their own, and why these are not judged. */
const UNJUDGED: Record<string, string> = {
  'api/limits-processes.test.ts': 'hundreds of requests at the same moment, which judging would spread over seconds',
  'api/operations.test.ts': 'the port for operators, which no published document describes',
  'faults/shutdown.test.ts': 'the port for operators, which no published document describes',
};

const RAW = /(?<![\w.'-])fetch\(|\b(?:https?|undici)\.request\(|from 'undici'/;

test('every test that calls the service does so through the judge, or says why not', () => {
  const files = globSync('{api,faults,storage}/**/*.ts', { cwd: TESTS }).filter((file) => !file.includes('fixtures'));
  const raw = files.filter((file) => RAW.test(readFileSync(`${TESTS}${file}`, 'utf8')));
  expect(raw.toSorted()).toEqual(Object.keys(UNJUDGED).toSorted());
});
