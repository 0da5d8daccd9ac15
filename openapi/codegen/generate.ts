/**
 * `node openapi/codegen/generate.ts` writes everything under generated/ that comes from the interface documents;
 * with `--check` it writes nothing and fails, naming each file that differs from what the documents say.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.ts';
import type { OpenApiDocument } from './document.ts';
import { listOperations } from './document.ts';
import { generateErrors } from './errors.ts';
import type { GeneratedFiles } from './files.ts';
import { findDrift, writeFiles } from './files.ts';
import { generateOperations } from './operations.ts';
import { generateTypes } from './types.ts';
import { generateValidators } from './validators.ts';

const INTERFACES = ['direct', 'v1', 'console'] as const;

/** All generated files by path below generated/, from the documents that exist under `openapi`. */
export async function generateAll(openapi: string, repository: string): Promise<GeneratedFiles> {
  const names = INTERFACES.filter((name) => existsSync(join(openapi, `${name}.yaml`)));
  const sets = await Promise.all(
    names.map(async (name) =>
      generateInterface(name, await bundle(join(openapi, `${name}.yaml`), repository), repository),
    ),
  );
  return Object.assign({ 'client/errors.ts': generateErrors() }, ...sets) as GeneratedFiles;
}

/** The files of one interface, from its bundled document. */
export async function generateInterface(
  name: string,
  document: OpenApiDocument,
  repository: string,
): Promise<GeneratedFiles> {
  const operations = listOperations(document);
  const validators = await generateValidators(document, operations, repository);
  return {
    [`${name}/openapi.json`]: `${JSON.stringify(document, null, 2)}\n`,
    [`${name}/types.ts`]: await generateTypes(document, 'server'),
    [`${name}/validators.js`]: validators.source,
    [`${name}/validators.d.ts`]: validators.declarations,
    [`${name}/operations.ts`]: generateOperations(operations, validators),
    [`client/${name}.ts`]: await generateTypes(document, 'client'),
  };
}

async function main(): Promise<void> {
  const repository = resolve(import.meta.dirname, '../..');
  const target = join(repository, 'generated');
  const files = await generateAll(join(repository, 'openapi'), repository);
  const folders = [...INTERFACES, 'client'];
  if (!process.argv.includes('--check')) {
    await writeFiles(target, folders, files);
    console.log(`generated ${Object.keys(files).length} files`);
    return;
  }
  const drift = await findDrift(target, folders, files);
  if (drift.length === 0) return;
  console.error(
    `generated/ differs from the interface documents; run "make generate":\n${drift.map((file) => `  generated/${file}`).join('\n')}`,
  );
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
