/**
 * `node openapi/codegen/clients.ts` writes what is generated of the Python and Go clients, from the documents under generated/;
 * with `--check` it writes nothing and fails, naming each file that differs from what the documents say. It needs Java.
 */
import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { clientVariant } from './client-variant.ts';
import type { OpenApiDocument } from './document.ts';
import { goErrorCodes, pythonErrorCodes } from './error-codes.ts';
import { findDrift, type GeneratedFiles, writeFiles } from './files.ts';

const run = promisify(execFile);

/** The console is for people who are signed in; it needs no client. */
const INTERFACES = ['direct', 'v1'] as const;
type Interface = (typeof INTERFACES)[number];

interface Language {
  generator: string;
  options(name: Interface, version: string): Record<string, string>;
  /** Folder with templates that replace the generator's, below this one. */
  templates?: string;
  /** Where in the generator's output the code lies; the rest (manifests, scripts, a README) is left behind. */
  code(name: Interface): string;
  isCode(file: string): boolean;
  /** Where it goes, below clients/. */
  target(name: Interface): string;
}

/** So that a field which is added later does not break them. */
const OPEN = { disallowAdditionalPropertiesIfNotPresent: 'false', useOneOfDiscriminatorLookup: 'true' };

const LANGUAGES: readonly Language[] = [
  {
    generator: 'python',
    // Without enumUnknownDefaultCase: the template keeps unknown values, where the option would only add a member.
    options: (name, version) => ({
      ...OPEN,
      packageName: `answerscope.${name}`,
      packageVersion: version,
      generateSourceCodeOnly: 'true',
    }),
    templates: 'templates/python',
    code: (name) => `answerscope/${name}`,
    isCode: (file) => file.endsWith('.py') && !file.startsWith('test/'),
    target: (name) => `python/answerscope/${name}`,
  },
  {
    generator: 'go',
    options: (name, version) => ({
      ...OPEN,
      packageName: name,
      packageVersion: version,
      enumUnknownDefaultCase: 'true',
      enumClassPrefix: 'true',
      withGoMod: 'false',
    }),
    code: () => '.',
    isCode: (file) => /^[^/]+\.go$/.test(file),
    target: (name) => `go/${name}`,
  },
];

/** Every folder of clients/ that holds nothing but generated files. */
export const FOLDERS = LANGUAGES.flatMap(({ target }) => INTERFACES.map(target));

/** The generated files by path below clients/. */
export async function generateClients(repository: string): Promise<GeneratedFiles> {
  const work = await mkdtemp(join(tmpdir(), 'clients-'));
  try {
    const configurations = await Promise.all(INTERFACES.map((name) => configure(name, repository, work)));
    const generator = join(repository, 'node_modules/@openapitools/openapi-generator-cli/main.js');
    // One run for all: most of its time goes into starting.
    await run(process.execPath, [generator, 'batch', '--root-dir', work, ...configurations.flat()], {
      cwd: repository,
      maxBuffer: 1 << 26,
    }).catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`openapi-generator failed:\n${error.stdout}\n${error.stderr}`);
    });
    const sets = await Promise.all(
      LANGUAGES.flatMap((language) => INTERFACES.map((name) => collect(language, name, work))),
    );
    const codes = { 'python/answerscope/error_codes.py': pythonErrorCodes(), 'go/error_codes.go': goErrorCodes() };
    return Object.assign(codes, ...sets) as GeneratedFiles;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Writes the document and what the generator is to do with it; the configurations' paths. */
async function configure(name: Interface, repository: string, work: string): Promise<string[]> {
  const published = await readFile(join(repository, `generated/${name}/openapi.json`), 'utf8');
  const document = clientVariant(JSON.parse(published) as OpenApiDocument);
  const inputSpec = join(work, `${name}.json`);
  await writeFile(inputSpec, JSON.stringify(document));
  return Promise.all(
    LANGUAGES.map(async ({ generator, options, templates }) => {
      const path = join(work, `${generator}-${name}.json`);
      const without = { modelDocs: 'false', apiDocs: 'false', modelTests: 'false', apiTests: 'false' };
      const configuration = {
        generatorName: generator,
        inputSpec,
        outputDir: join(work, generator, name),
        ...(templates === undefined ? {} : { templateDir: join(import.meta.dirname, templates) }),
        additionalProperties: options(name, document.info.version),
        globalProperties: without,
      };
      await writeFile(path, JSON.stringify(configuration));
      return path;
    }),
  );
}

async function collect(language: Language, name: Interface, work: string): Promise<GeneratedFiles> {
  const folder = join(work, language.generator, name, language.code(name));
  await mkdir(folder, { recursive: true });
  const paths = (await readdir(folder, { recursive: true })).filter(language.isCode).toSorted();
  if (paths.length === 0) throw new Error(`openapi-generator wrote no ${language.generator} code for ${name}`);
  return Object.fromEntries(
    await Promise.all(
      paths.map(async (path) => {
        const code = await readFile(join(folder, path), 'utf8');
        return [join(language.target(name), path), withoutTrailingSpace(code)];
      }),
    ),
  );
}

/** The templates leave it behind, and editors that remove it would look like drift. */
function withoutTrailingSpace(code: string): string {
  return `${code.replace(/[ \t]+$/gm, '').trimEnd()}\n`;
}

async function main(): Promise<void> {
  const repository = resolve(import.meta.dirname, '../..');
  const target = join(repository, 'clients');
  const check = process.argv.includes('--check');
  if (spawnSync('java', ['-version']).status !== 0) {
    if (!check) throw new Error('The generator of the Python and Go clients needs Java 11 or newer');
    console.log('skipped: whether clients/ is what the documents say: needs Java');
    return;
  }
  const files = await generateClients(repository);
  if (!check) {
    await writeFiles(target, FOLDERS, files);
    console.log(`generated ${Object.keys(files).length} files of clients`);
    return;
  }
  const drift = await findDrift(target, FOLDERS, files);
  if (drift.length === 0) return;
  console.error(
    `clients/ differs from the interface documents; run "make clients":\n${drift.map((file) => `  clients/${file}`).join('\n')}`,
  );
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
