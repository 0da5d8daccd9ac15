import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CACHE = fileURLToPath(new URL('../../.cache/chromium', import.meta.url));
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export interface ChromiumBinary {
  path: string;
  /** What it needs in its environment, besides that of this process. */
  env: Record<string, string>;
}

/** Browsers that may run here, the best first: the one named by `CHROMIUM_PATH`, one on the machine, the one of the npm package. */
export async function chromiumBinaries(): Promise<ChromiumBinary[]> {
  const named = process.env.CHROMIUM_PATH;
  const present = (named ? [named] : INSTALLED).filter((path) => existsSync(path)).map((path) => ({ path, env: {} }));
  if (named) return present;
  return process.platform === 'linux' && process.arch === 'x64' ? [...present, ...(await unpacked())] : present;
}

/**
 * The package holds its browser compressed and unpacks it into the temporary folder, where half of it would be taken for the whole
 * by a second process: so it is unpacked into a folder of its own, which gets its name when it is complete.
 */
async function unpacked(): Promise<ChromiumBinary[]> {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(join(dirname(main), '../package.json'), 'utf8')) as { version: string };
  const folder = join(CACHE, version);
  if (!existsSync(folder)) {
    await mkdir(CACHE, { recursive: true });
    const unfinished = await mkdtemp(join(CACHE, 'unpacking-'));
    const unpack = `import chromium, { inflate } from '@sparticuz/chromium';
      await chromium.executablePath();
      await inflate(process.argv[1]);`;
    const libraries = join(dirname(main), '../bin/al2023.tar.br');
    await run(process.execPath, ['--input-type=module', '-e', unpack, libraries], {
      cwd: dirname(fileURLToPath(import.meta.url)),
      env: { ...process.env, TMPDIR: unfinished },
    });
    await writeFile(join(unfinished, 'fonts.conf'), fontsIn(join(folder, 'fonts')));
    await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  const path = join(folder, 'chromium');
  // What comes along is for machines that lack it; a machine's own fits it better.
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  return [
    { path, env: { ...fonts } },
    { path, env: { ...fonts, LD_LIBRARY_PATH: join(folder, 'al2023/lib') } },
  ];
}

/** The settings of the package name folders that are not there. */
function fontsIn(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>
`;
}
