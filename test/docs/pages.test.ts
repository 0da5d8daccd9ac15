/**
 * Every code block of the pages runs: commands against a service, programs in their language, excerpts against the contract. A block that
 * follows a command and says `printed` is also compared with what the command printed. What a block is stands behind its language, where
 * readers do not see it.
 */
import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { generateSecret, signingKeyOf } from '../../src/events/secrets/secret.ts';
import { signedHeaders } from '../../src/events/signature.ts';
import { useJudgingProxy } from '../clients/judging-proxy.ts';
import { newOwner, PASSWORD } from '../support/console.ts';
import { useReceiver } from '../support/receiver.ts';
import { recordSecret } from '../support/secrets/run-record.ts';
import { bodyOf, useService } from '../support/service.ts';
import { contractFaults, printedFaults } from './excerpts.ts';
import { type Block, blocksIn, blocksOf, PAGES, ROOT } from './pages.ts';
import { newReader, type Reader } from './reader.ts';

const run = promisify(execFile);

/** Pages whose blocks other tests run, each with the words by which it reads the page. */
const ELSEWHERE: Readonly<Record<string, { test: string; reads: string; languages: readonly string[] }[]>> = {
  'clients/typescript/README.md': [
    { test: 'test/api/sdk-package.test.ts', reads: 'clients/typescript/README.md', languages: ['sh', 'ts'] },
    { test: 'test/browser/sdk.test.ts', reads: 'clients/typescript/README.md', languages: ['html'] },
  ],
  'clients/python/README.md': [
    { test: 'test/clients/python.test.ts', reads: "readmeOf('python')", languages: ['sh', 'python'] },
  ],
  'clients/go/README.md': [{ test: 'test/clients/go.test.ts', reads: "readmeOf('go')", languages: ['sh', 'go'] }],
  'docs/distribute.md': [
    { test: 'test/storage/distribute.test.ts', reads: "blocksOf('docs/distribute.md')", languages: ['sh', 'sql'] },
  ],
};

interface Language {
  command: readonly string[];
  file: string;
  /** Succeeds where the language is there, in a version that will do. */
  trial: readonly string[];
  needs: string;
}

const RECEIVERS: Readonly<Record<string, Language>> = {
  ts: { command: [process.execPath], file: 'receiver.ts', trial: [process.execPath, '--version'], needs: 'Node' },
  python: {
    command: ['python3'],
    file: 'receiver.py',
    trial: ['python3', '-c', 'import sys; sys.exit(sys.version_info < (3, 9))'],
    needs: 'Python 3.9 or newer',
  },
  go: { command: ['go', 'run'], file: 'receiver.go', trial: ['go', 'version'], needs: 'Go' },
};

/** What the commands of the pages use beside Node and npm. */
const missing = ['bash', 'curl', 'openssl', 'make'].filter(
  (tool) => spawnSync(tool, ['--version']).error !== undefined,
);

/** They start processes, on machines of any speed. */
vi.setConfig({ testTimeout: 300_000 });

/** Processes that pages start open what the service has sealed. */
const SECRETS_KEY = randomBytes(32);
const service = useService({ config: { freeChecksPerDay: 1_000, secretsKeys: [SECRETS_KEY] } });
const proxy = useJudgingProxy(service);
const receiver = useReceiver();

/** A reader with an account of the tier Free, as anybody has who begins. */
async function reader(): Promise<Reader> {
  const owner = await newOwner(service);
  const key = async (name: string): Promise<string> => {
    const created = await owner.call('/console/api/keys', { json: { interface: name, scope: 'admin' } });
    return (await bodyOf(created)).key;
  };
  return newReader({
    ANSWERSCOPE_URL: proxy.url,
    ANSWERSCOPE_API_KEY: await key('v1'),
    ANSWERSCOPE_DIRECT_API_KEY: await key('direct'),
    ANSWERSCOPE_EMAIL: owner.email,
    ANSWERSCOPE_PASSWORD: PASSWORD,
    RECEIVER_URL: receiver.url,
    DATABASE_URL: service.databaseUrl,
    SECRETS_KEY: SECRETS_KEY.toString('base64'),
    PORT: '0',
    LOG_LEVEL: 'info',
    NODE_NO_WARNINGS: '1',
  });
}

async function follow(block: Block, printed: string, following: Reader): Promise<string> {
  const { language, about, text } = block;
  if (language === 'sh' && about.length === 0) return following.shell(text);
  if (language === 'sh' && about[0] === 'starts') {
    await following.start(text);
    return '';
  }
  if (language === 'ts' && about.length === 0) return following.program(process.execPath, 'program.ts', text);
  if (about[0] === 'receiver') {
    await receive(block, following);
    return '';
  }
  if (language === 'json' || language === 'http') {
    expect(contractFaults(block), block.place).toEqual([]);
    if (about.includes('printed')) expect(printedFaults(block, printed), block.place).toEqual([]);
    return '';
  }
  throw new Error(`${block.place}: nobody runs a block of “${[language, ...about].join(' ')}”`);
}

/** Signed events of both interfaces are taken, forged and old ones refused. */
async function receive({ language, text, place }: Block, following: Reader): Promise<void> {
  const how = RECEIVERS[language];
  if (how === undefined) throw new Error(`${place}: nobody runs a receiver in ${language}`);
  const [program = '', ...args] = how.trial;
  if (spawnSync(program, args).status !== 0) {
    console.log(`skipped: ${place} needs ${how.needs}`);
    return;
  }
  const secret = generateSecret();
  recordSecret('webhook secret', secret);
  await following.shell(`WEBHOOK_SECRET='${secret}'`);
  await following.whileListening(how.command, { name: how.file, text }, async (url) => {
    const body = Buffer.from(JSON.stringify({ eventId: 'e', type: 'webhook.test', data: { message: '蔚来' } }));
    const send = async (iface: 'v1' | 'direct', by: string, at: Date): Promise<number> => {
      const headers = signedHeaders({ interface: iface, eventId: 'e', body, at, keys: [signingKeyOf(by)] });
      return (await fetch(url, { method: 'POST', body, headers })).status;
    };
    const answers = [
      await send('v1', secret, new Date()),
      await send('direct', secret, new Date()),
      await send('v1', generateSecret(), new Date()),
      await send('direct', secret, new Date(Date.now() - 3_600_000)),
      (await fetch(url, { method: 'POST', body })).status,
    ];
    expect(answers, place).toEqual([204, 204, 401, 401, 401]);
  });
}

// One after the other: what one page starts must not take up the work of another.
describe.each(PAGES.filter((page) => !(page in ELSEWHERE) && blocksOf(page).length > 0))('%s', (page) => {
  test('can be followed from its first block to its last', async (context) => {
    if (missing.length > 0) {
      console.log(`skipped: ${page} needs ${missing.join(', ')}`);
      context.skip();
    }
    const following = await reader();
    try {
      let printed = '';
      const blocks = blocksOf(page);
      for (const [at, block] of blocks.entries()) {
        const before = printed;
        printed = await follow(block, before, following).catch((error: Error & { stderr?: string }) => {
          throw new Error(`${block.place}: ${error.message}\n${error.stderr ?? ''}`, { cause: error });
        });
        const refused = /"error":\{"code":"\w+"/.test(printed);
        const next = blocks[at + 1];
        if (refused && !(next?.about.includes('printed') && next.text.includes('"error"'))) {
          throw new Error(`${block.place} is refused, and the page does not say so: ${printed}`);
        }
      }
    } finally {
      await following.leave();
    }
    expect(proxy.complaints).toEqual([]);
  });
});

describe('pages that other tests run', () => {
  test.each(Object.entries(ELSEWHERE))('%s has no block that these do not run', async (page, runners) => {
    for (const { test: file, reads } of runners) expect(await readFile(join(ROOT, file), 'utf8')).toContain(reads);
    const languages = new Set(runners.flatMap(({ languages }) => languages));
    expect(blocksOf(page).filter(({ language }) => !languages.has(language))).toEqual([]);
  });
});

describe('TypeScript in the pages', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'answerscope-pages-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('compiles, strictly', async () => {
    const blocks = PAGES.filter((page) => !(page in ELSEWHERE)).flatMap((page) =>
      blocksOf(page).filter(({ language }) => language === 'ts'),
    );
    expect(blocks.length).toBeGreaterThan(0);
    const files = blocks.map((block, at) => ({ name: `block-${at}.mts`, block }));
    for (const { name, block } of files) await writeFile(join(folder, name), block.text);
    const project = {
      compilerOptions: {
        ...{ noEmit: true, strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
        ...{ target: 'ES2023', module: 'NodeNext', moduleResolution: 'NodeNext', skipLibCheck: true },
        ...{ allowImportingTsExtensions: true, types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')] },
        paths: {
          '@answerscope/client': [join(ROOT, 'clients/typescript/src/index.ts')],
          '@answerscope/client/webhooks': [join(ROOT, 'clients/typescript/src/webhooks/index.ts')],
        },
      },
      files: files.map(({ name }) => name),
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project));
    const compiler = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');
    const places = files.map(({ name, block }) => `${name} is ${block.place}`).join('\n');
    await run(process.execPath, [compiler, '-p', folder]).catch((error: { stdout: string }) => {
      throw new Error(`${places}\n${error.stdout}`);
    });
  });
});

describe('the test itself', () => {
  const blocks = (text: string): Block[] => blocksIn(text, 'a-page.md');
  const [wrong] = blocks('```json v1 createBrand request\n{"name": "Linear", "kategory": "tools"}\n```\n');

  test('knows an excerpt that the contract does not know', () => {
    expect(wrong && contractFaults(wrong).length).toBeGreaterThan(0);
    const [header] = blocks('```http v1 listBrands\nHTTP/1.1 429 Too Many Requests\nX-Wait: 3\n```\n');
    expect(header && contractFaults(header)).toEqual(['the header x-wait is not documented']);
  });

  test('knows what was printed in another form', () => {
    const [shown] = blocks('```json v1 listBrands 200 printed\n{"brands": [], "total": 3}\n```\n');
    expect(shown && printedFaults(shown, '{"brands": [], "authed": true}')).toEqual([
      '.total is shown, and not printed',
      '.authed is printed, and not shown',
    ]);
  });

  test('refuses kinds of blocks that nobody runs, and blocks without a kind', async () => {
    for (const fence of ['ruby', '', 'sh sometimes']) {
      const [block] = blocks(`\`\`\`${fence}\nputs 1\n\`\`\`\n`);
      await expect(follow(block as Block, '', {} as Reader)).rejects.toThrow('nobody runs');
    }
  });
});
