/**
 * `node openapi/codegen/tone-kernel.ts` writes generated/tone-kernel.ts, the tone network's inner loops in WebAssembly; with
 * `--check` it writes nothing and fails when the file differs.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import wabt from 'wabt';
import { findDrift, writeFiles } from './files.ts';

const SOURCE = 'src/analysis/sentiment/network/kernel.wat';
const TARGET = 'tone-kernel.ts';

const repository = resolve(import.meta.dirname, '../..');
const { parseWat } = await wabt();
const module = parseWat(SOURCE, await readFile(join(repository, SOURCE), 'utf8'), { simd: true });
const { buffer } = module.toBinary({});
const text = `/* Generated from ${SOURCE} by \`make generate\`: do not edit. */
export const TONE_KERNEL = '${Buffer.from(buffer).toString('base64')}';
`;
const generated = join(repository, 'generated');
const files = { [TARGET]: text };
if (!process.argv.includes('--check')) await writeFiles(generated, [], files);
else if ((await findDrift(generated, [], files)).length > 0) {
  console.error(`generated/ differs from ${SOURCE}; run "make generate":\n  generated/${TARGET}`);
  process.exitCode = 1;
}
