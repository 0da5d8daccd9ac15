import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generateTables } from '../../openapi/codegen/tables.ts';
import { useDatabase } from '../support/database.ts';

const database = useDatabase();

test('the row types are those of the migrated schema, whatever the version of PostgreSQL', async () => {
  expect(await generateTables(database.url)).toBe(await readFile('generated/tables.ts', 'utf8'));
});
