/**
 * `node openapi/codegen/kernels.ts` writes the inner loops of the networks of the analysis, in WebAssembly, to generated/; with
 * `--check` it writes nothing and fails when a file differs.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import wabt from 'wabt';
import { findDrift, type GeneratedFiles, writeFiles } from './files.ts';

const KERNELS = [
  { source: 'src/analysis/sentiment/network/kernel.wat', target: 'tone-kernel.ts', name: 'TONE_KERNEL' },
  { source: 'src/analysis/senses/kernel.wat', target: 'sense-kernel.ts', name: 'SENSE_KERNEL' },
];

const repository = resolve(import.meta.dirname, '../..');
const { parseWat } = await wabt();
const generated = join(repository, 'generated');
const files: GeneratedFiles = {};
for (const { source, target, name } of KERNELS) {
  const module = parseWat(source, await readFile(join(repository, source), 'utf8'), { simd: true });
  const { buffer } = module.toBinary({});
  files[target] = `/* Generated from ${source} by \`make generate\`: do not edit. */
export const ${name} = '${Buffer.from(buffer).toString('base64')}';
`;
}
if (!process.argv.includes('--check')) await writeFiles(generated, [], files);
else
  for (const target of await findDrift(generated, [], files)) {
    const source = KERNELS.find((kernel) => kernel.target === target)?.source;
    console.error(`generated/ differs from ${source}; run "make generate":\n  generated/${target}`);
    process.exitCode = 1;
  }
