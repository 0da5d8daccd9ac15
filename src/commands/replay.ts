import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Brand } from '../brands/index.ts';
import { isFailure } from '../failure.ts';
import { createScanQueue, defineReplayQueue } from '../scans/index.ts';
import {
  type ReplayReport,
  selectProgress,
  selectReplayReport,
  selectUnfinishedReplay,
  startReplay,
} from '../scans/replay.ts';
import { createQueue } from '../storage/queue.ts';
import { type Command, readOptions, UsageError } from './command.ts';
import { type Recording, readRecording } from './recording.ts';
import { startReplayWorker } from './replay-worker.ts';
import { percentage, table } from './table.ts';
import { type AccountTools, withAccounts } from './with-accounts.ts';

/** Brands shown when none are named. */
const DEFAULT_BRANDS = 10;

export const replay: Command = {
  name: 'replay',
  usage: 'answerscope replay --file ANSWERS.jsonl [--brands NAME,…] [--json]',
  summary:
    'Sends recorded answers through simulator, wires, analysis and storage, and shows what they say about each brand.\n' +
    'One JSON object a line: platform?, prompt, text, citations? [{url, title?}], brands? [{name}]. Without --brands, the ten\n' +
    'brands that most answers list are shown. A replay that was interrupted goes on where it stopped.',
  run: async (args, environment) => {
    const { values } = readOptions(args, {
      file: { type: 'string' },
      brands: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    if (values.file === undefined) throw new UsageError('--file must name a file of recorded answers.');
    const file = values.file;
    const content = await readFile(file, 'utf8').catch(() => {
      throw new UsageError(`--file: ${file} cannot be read.`);
    });
    const recording = readRecording(content);
    const names = brandNames(values.brands, recording);
    const progress = (text: string): void => {
      process.stderr.write(text);
    };
    await withAccounts(environment, async (tools) => {
      const account = await replayAccount(tools, content, names);
      const brands = await ensureBrands(tools, account, names);
      const runId = await ensureRun(tools, account.accountId, recording);
      await workUntilOver(tools, environment, { accountId: account.accountId, runId, file, progress });
      const report = await selectReplayReport(tools.knex, account.accountId, runId, brands);
      process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : reportText(report, recording));
      if (report.stored !== recording.answers || report.answered !== recording.answers) process.exitCode = 1;
    });
  },
};

function brandNames(wanted: string | undefined, recording: Recording): string[] {
  const named = (wanted ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const names = named.length > 0 ? named : recording.brands.slice(0, DEFAULT_BRANDS);
  if (names.length === 0) throw new UsageError('The file lists no brands; name some with --brands.');
  if (names.length > 100) throw new UsageError('--brands takes at most 100 names.');
  return names;
}

interface ReplayAccount {
  accountId: string;
  ownerId: string;
}

/** One account for each file and choice of brands, so that an interrupted replay is found again and none mix. */
async function replayAccount(
  { provisioning }: AccountTools,
  content: string,
  names: readonly string[],
): Promise<ReplayAccount> {
  const digest = createHash('sha256')
    .update(JSON.stringify([content, names]))
    .digest('hex')
    .slice(0, 16);
  return provisioning.ensureAccount({ name: `replay ${digest}`, tier: 'enterprise', email: null });
}

async function ensureBrands(
  { brands }: AccountTools,
  account: ReplayAccount,
  names: readonly string[],
): Promise<Brand[]> {
  const owner = { accountId: account.accountId, userId: account.ownerId, tier: 'enterprise' as const };
  const ensured: Brand[] = [];
  for (const name of names) {
    const known = await brands.findByName(account.accountId, name);
    const brand = known ?? (await brands.create(owner, { name, category: 'products', website: null }));
    if (isFailure(brand)) throw new UsageError(`${name}: ${brand.message}`);
    const others = names.filter((other) => other !== name);
    const competitors = others.map((other) => ({ name: other, aliases: [], website: null }));
    const complete = await brands.change(account.accountId, brand.id, { competitors });
    if (isFailure(complete)) throw new Error(complete.message);
    ensured.push(complete);
  }
  return ensured;
}

async function ensureRun(
  { knex, storageUrl, now, newId }: AccountTools,
  accountId: string,
  recording: Recording,
): Promise<string> {
  const unfinished = await selectUnfinishedReplay(knex, accountId);
  if (unfinished !== null) return unfinished;
  const queue = createQueue({ url: storageUrl, role: 'sender' });
  await defineReplayQueue(queue, accountId);
  await queue.start();
  try {
    const { questions } = recording;
    const parts = { knex, queue: createScanQueue(queue), now, newId };
    return await startReplay(parts, { accountId, name: 'recorded answers', questions });
  } finally {
    await queue.stop();
  }
}

async function workUntilOver(
  { knex }: AccountTools,
  environment: Record<string, string | undefined>,
  job: { accountId: string; runId: string; file: string; progress: (text: string) => void },
): Promise<void> {
  const worker = startReplayWorker({ environment, accountId: job.accountId, file: job.file, log: job.progress });
  try {
    for (;;) {
      const { status, planned, answered, failed } = await selectProgress(knex, job.accountId, job.runId);
      job.progress(`\r  ${answered + failed} of ${planned} answers stored `);
      if (!['queued', 'running'].includes(status)) break;
      if (!worker.alive()) throw new Error('the worker dies as soon as it is started; its own lines say why');
      await pause(250);
    }
    job.progress('\n');
  } finally {
    await worker.stop();
  }
}

function reportText(report: ReplayReport, recording: Recording): string {
  return [
    '',
    table(
      ['brand', 'answers', 'mentions', 'visibility (95 % interval)', 'mean rank'],
      report.figures.map(({ brand, answers, mentions, visibility, interval, meanRank }) => [
        brand,
        answers,
        mentions,
        percentage(visibility, interval),
        meanRank === null ? null : meanRank.toFixed(2),
      ]),
    ),
    '',
    table(
      ['most cited domain', 'citations', 'answers'],
      report.domains.map(({ domain, citations, answers }) => [domain, citations, answers]),
    ),
    '',
    `  ${report.stored} answers stored of ${recording.answers} recorded (${recording.questions.length} prompts); ${report.failed} failed.`,
    '',
  ].join('\n');
}
