/** `node build.ts` makes `dist`, what the package consists of: the code by esbuild, the types by the compiler. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Writes the package's modules into a folder. */
export async function buildCode(folder: string): Promise<void> {
  await build({
    entryPoints: {
      index: here('src/index.ts'),
      browser: here('src/browser.ts'),
      webhooks: here('src/webhooks/index.ts'),
    },
    outdir: folder,
    bundle: true,
    // What two entries share is one module, so that an error of either is an instance of the same class.
    splitting: true,
    chunkNames: 'shared-[hash]',
    format: 'esm',
    target: 'es2022',
    packages: 'external',
    external: ['node:*'],
  });
}

async function main(): Promise<void> {
  rmSync(here('dist'), { recursive: true, force: true });
  await buildCode(here('dist'));
  const compiler = fileURLToPath(import.meta.resolve('typescript/lib/tsc.js'));
  execFileSync(process.execPath, [compiler, '-p', here('tsconfig.build.json')], { stdio: 'inherit' });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
