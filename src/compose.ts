import { v7 as newId } from 'uuid';
import { operations as consoleOperations } from '../generated/console/operations.ts';
import { events as directEvents, operations as directOperations } from '../generated/direct/operations.ts';
import { events as v1Events, operations as v1Operations } from '../generated/v1/operations.ts';
import type { Validator } from '../openapi/codegen/operation.ts';
import { createAdmission } from './accounts/admission.ts';
import { type Accounts, createAccounts, createSessionCookie, purge } from './accounts/index.ts';
import { createProvisioning, type Provisioning } from './accounts/provisioning.ts';
import { console as consoleHandlers } from './api/console/index.ts';
import type { Deps } from './api/deps.ts';
import { direct } from './api/direct/index.ts';
import { v1 } from './api/v1/index.ts';
import { type Brands, createBrands } from './brands/index.ts';
import { advance, selectDueBrands } from './brands/schedule/due-store.ts';
import type { Config } from './config.ts';
import { createLogTransport, createSmtpTransport } from './email/index.ts';
import { alertEmail, eventEmails } from './events/emails.ts';
import { createEvents, type Events, keyFromFile, type ValidatePayload } from './events/index.ts';
import { createHealthReporter, createStatusReporter, pingDatabase } from './health/index.ts';
import { createAuthenticate } from './http/admission.ts';
import { createApp } from './http/app.ts';
import { openapiDocument } from './http/openapi-document.ts';
import type { ValidateResponses } from './http/reply-check.ts';
import { type RunningServer, startServer } from './http/server.ts';
import { createIdempotency } from './idempotency/index.ts';
import { createBrandAnswers } from './insights/answers/answers-store.ts';
import { createBrandInsights } from './insights/brand-insights-store.ts';
import { createDashboardReads, createDashboards } from './insights/dashboards/index.ts';
import { createIncidentHandling } from './insights/incidents/handling-store.ts';
import { selectIncidents } from './insights/incidents/incident-store.ts';
import { createPicker, type Picker, selectSamples } from './insights/picker/index.ts';
import { createInsightRefresh } from './insights/refresh/index.ts';
import type { Logger } from './logger.ts';
import { PLATFORM_IDS } from './platforms/index.ts';
import { createPlatforms, type Platforms } from './platforms/partitions.ts';
import { countPanel, createBrandPrompts, createPacks } from './prompts/index.ts';
import {
  createBatchCompletion,
  createBatchWorker,
  createEnqueueBatch,
  createRewriteBatches,
  createRewriting,
  createSuggestions,
  defineBatchQueue,
  type WritingDeps,
} from './rewriting/index.ts';
import {
  createAsking,
  createCostEstimate,
  createRunCompletion,
  createScanQueue,
  createScanReports,
  createScanSchedule,
  createScans,
  createScanWorker,
  createStartScan,
  defineReplayQueue,
  defineScanQueues,
  expectedJudgementCost,
  expectedRewriteCost,
  type JudgeSettings,
  type RunCompletion,
  replayQueueOf,
  type ScanQueue,
  sliceQueueOf,
  workSchedule,
} from './scans/index.ts';
import { isUnavailable } from './storage/database.ts';
import { openStorage, type Storage } from './storage/open.ts';
import { createPipeline, type Pipeline } from './storage/pipeline.ts';
import { createQueue, type Queue } from './storage/queue.ts';
import { workDailyLint } from './wiki/daily-lint.ts';
import { createWiki, type Wiki } from './wiki/index.ts';

const PURGE_QUEUE = 'purge';

/**
 * Connections of the hot path, beside the pool; statements on them do not wait for one another's answers. With two for admissions a
 * third more were served to sixteen accounts, and a tenth more to one, than with one connection, on a busy machine.
 */
const ADMISSION_CONNECTIONS = 2;
const READING_CONNECTIONS = 2;

/** What a process does. One process may do both. */
export interface Roles {
  api: boolean;
  worker: boolean;
}

export interface Service {
  /** `null` in a process that only works. */
  server: RunningServer | null;
  provisioning: Provisioning;
  brands: Brands;
  accounts: Accounts;
  events: Events;
  /** Takes no more requests and jobs, lets those in hand finish, and closes everything. */
  stop(): Promise<void>;
}

export interface ComposeOptions {
  config: Config;
  logger: Logger;
  roles: Roles;
  /** Every platform is the simulator, and all data is simulated. */
  everythingSimulated?: boolean;
  /** Works off one replay, from a file of recorded answers, and nothing else. */
  replay?: { file: string; accountId: string };
  /** The clock of everything that is dated, cached or limited. */
  now?: () => Date;
}

/**
 * Builds each part once, hands it its dependencies and starts the process's roles. When a part cannot be started, those
 * before it are closed again.
 */
export async function composeService(options: ComposeOptions): Promise<Service> {
  const closers: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    return { ...(await startParts(options, (close) => closers.push(close))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  options: ComposeOptions,
  closeLater: (close: () => Promise<void>) => void,
): Promise<Omit<Service, 'stop'>> {
  const { config, logger, roles, everythingSimulated = false, replay, now = () => new Date() } = options;
  const storage = await openStorage(config, logger);
  closeLater(storage.close);
  const { knex } = storage;
  const platforms = await createPlatforms({
    settings: config.platforms,
    everythingSimulated,
    logger,
    ...(replay === undefined ? {} : { replayFile: replay.file }),
  });
  closeLater(platforms.close);
  const platformsOf = platforms.of;
  const queue = createQueue({ url: storage.url, role: roles.worker ? 'worker' : 'sender', log: logger });
  closeLater(() => queue.stop());
  await (replay === undefined ? defineScanQueues(queue) : defineReplayQueue(queue, replay.accountId));
  if (replay === undefined) await defineBatchQueue(queue);
  await queue.start();

  const provisioning = createProvisioning({ knex, now, newId });
  const pipeline = createPipeline({ url: storage.url, connections: ADMISSION_CONNECTIONS });
  closeLater(pipeline.close);
  const reads = createPipeline({
    url: storage.url,
    connections: READING_CONNECTIONS,
    applicationName: 'answerscope reads',
  });
  closeLater(reads.close);
  const brands = createBrands({ knex, pipeline: reads, now, newId });
  const listening = { url: `http://${config.host}:${config.port}` };
  const accounts = createAccounts({
    knex,
    now,
    newId,
    cookie: createSessionCookie({ secure: cookieIsSecure(config) }),
    transport:
      config.smtpUrl === null
        ? createLogTransport({ logger })
        : createSmtpTransport({ smtpUrl: config.smtpUrl, from: config.emailFrom }),
    otherEmails: eventEmails,
    publicUrl: () => config.publicUrl ?? listening.url,
    onError: (error) => logger.warn({ err: error }, 'an e-mail or audit entry was not written'),
  });
  closeLater(accounts.close);
  accounts.mailer.start();
  const events = await createEvents({
    knex,
    databaseUrl: storage.url,
    sends: roles.worker && replay === undefined,
    secretsKeys: await secretsKeys(config),
    allowedNetworks: config.webhookAllowedNetworks,
    version: config.version,
    validate: validateEvent,
    now,
    newId,
    promiseNotice: async (trx, alert) => {
      if (config.alertEmail !== null) {
        await accounts.mailer.promise(trx, alertEmail(config.alertEmail, alert));
      }
    },
    log: logger,
    isUnavailable,
  });
  closeLater(events.close);
  await events.worker?.start();
  if (roles.worker && replay === undefined) await startPurges({ config, logger, storage, queue, now });
  const refreshInsights = createInsightRefresh({
    brands,
    outbox: events.outbox,
    upliftThreshold: config.upliftThreshold,
    newId,
  });
  const asking = {
    knex,
    runs: createRunCompletion({ knex, refreshInsights }),
    estimateCost: createCostEstimate(config.platforms),
    // Recorded answers are measured as the built-in analysis reads them.
    judge: replay === undefined ? judgeOf(config) : null,
    onJudgeError: (error: unknown) => logger.warn({ err: error }, 'an answer could not be judged'),
    now,
    newId,
  };
  if (asking.judge !== null && platformsOf('live').model(asking.judge.platform) === null) {
    logger.warn({ platform: asking.judge.platform }, 'SENTIMENT_JUDGE is not configured: the built-in tone stands');
  }
  const wiki = createWiki({ knex, outbox: events.outbox, now, newId });
  if (roles.worker && replay === undefined) await workDailyLint(queue, wiki);
  const writing: WritingDeps = {
    knex,
    brands,
    spendCap: createAsking(asking).spendCap,
    platformsOf,
    platform: config.rewritePlatform,
    expectedUsd: (platform) => expectedRewriteCost(config.platforms, platform),
    factsOf: wiki.factsOf,
    now,
    newId,
  };
  if (roles.worker && replay === undefined) {
    const batches = createBatchWorker({
      ...writing,
      queue,
      completion: createBatchCompletion({ knex, outbox: events.outbox }),
      onSweepError: (error) => logger.warn({ err: error }, 'overdue batches could not be looked for'),
    });
    closeLater(batches.stop);
    await batches.start();
  }
  if (config.rewritePlatform !== null && platformsOf('live').model(config.rewritePlatform) === null) {
    logger.warn({ platform: config.rewritePlatform }, 'REWRITE_PLATFORM is not configured: another one rewrites');
  }
  if (roles.worker) {
    const worker = createScanWorker({
      knex,
      queue,
      brands,
      platformsOf,
      askAndStore: createAsking(asking).askAndStore,
      runs: asking.runs,
      queues: replay === undefined ? PLATFORM_IDS.map(sliceQueueOf) : [replayQueueOf(replay.accountId)],
      slicesPerQueue: config.scanQueueConcurrency,
      now,
      onSweepError: (error) => logger.warn({ err: error }, 'overdue runs could not be looked for'),
    });
    closeLater(worker.stop);
    await worker.start();
  }
  const picker = createPicker({
    brands,
    selectSamples: (scope, asked, today) => selectSamples(knex, scope, asked, today),
    platformsOf: (partition) => platforms.of(partition).configured(),
    now,
  });
  const scanQueue = createScanQueue(queue);
  if (roles.worker && replay === undefined) {
    const { spendCap } = createAsking(asking);
    const schedule = createScanSchedule({
      selectDue: (at, limit) => selectDueBrands(knex, at, limit),
      advance: (due, next) => advance(knex, due, next),
      startScan: createStartScan({ knex, brands, queue: scanQueue, spendCap, platformsOf, now, newId }),
      pickExtra: async (scope, limit) => (await picker.pick(scope))?.slice(0, limit) ?? [],
      panelSize: (accountId, brandId) => countPanel(knex, accountId, brandId),
      partition: everythingSimulated ? 'simulated' : 'live',
      now,
      onRefused: (due, message) => logger.warn({ ...due, reason: message }, 'a scheduled scan was not started'),
      onFailed: (due, error) => logger.error({ ...due, err: error }, 'a scheduled scan could not be started'),
    });
    await workSchedule(queue, schedule);
  }

  if (!roles.api) return { server: null, provisioning, brands, accounts, events };
  await Promise.all([pipeline.open(), reads.open()]);
  const limitClock = options.now ?? null;
  const parts = {
    config,
    logger,
    storage,
    platforms,
    queue,
    brands,
    accounts,
    events,
    asking,
    wiki,
    writing,
    picker,
    scanQueue,
    everythingSimulated,
    now,
    limitClock,
    pipeline,
  };
  const server = await startApi(parts);
  listening.url = server.url;
  closeLater(() => server.close());
  return { server, provisioning, brands, accounts, events };
}

function judgeOf({ sentimentJudge: platform, platforms }: Config): JudgeSettings | null {
  return platform === null ? null : { platform, expectedUsd: expectedJudgementCost(platforms, platform) };
}

/** Every hour, once for all processes. */
async function startPurges(parts: {
  config: Config;
  logger: Logger;
  storage: Storage;
  queue: Queue;
  now: () => Date;
}): Promise<void> {
  const { config, logger, storage, queue, now } = parts;
  await queue.define(PURGE_QUEUE, { policy: 'exclusive' });
  await queue.work(PURGE_QUEUE, { concurrency: 1 }, async () => {
    const purged = await purge(storage.knex, { at: now(), freeCheckIpDays: config.freeCheckIpDays });
    logger.info({ purged }, 'purged what is no longer kept');
  });
  await queue.schedule(PURGE_QUEUE, '17 * * * *');
}

/** Without a public address the service is reached where it listens: by plain http, which is for loopback only. */
function cookieIsSecure({ publicUrl, host }: Config): boolean {
  if (publicUrl !== null && !publicUrl.startsWith('https://')) return !isLoopback(new URL(publicUrl).hostname);
  return publicUrl !== null || !isLoopback(host);
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

async function startApi(parts: {
  config: Config;
  logger: Logger;
  storage: Storage;
  platforms: Platforms;
  queue: Queue;
  brands: Brands;
  accounts: Accounts;
  events: Events;
  asking: Parameters<typeof createAsking>[0] & { runs: RunCompletion };
  picker: Picker;
  scanQueue: ScanQueue;
  wiki: Wiki;
  writing: WritingDeps;
  everythingSimulated: boolean;
  now: () => Date;
  /** `null`: limits go by the database's clock, which is one for all processes. */
  limitClock: (() => Date) | null;
  pipeline: Pipeline;
}): Promise<RunningServer> {
  const { config, logger, platforms, brands, accounts, everythingSimulated, now } = parts;
  const { knex } = parts.storage;
  const published = {
    direct: openapiDocument('direct'),
    v1: openapiDocument('v1'),
    console: openapiDocument('console'),
  };
  const ping = () => pingDatabase(knex);
  const environment = everythingSimulated ? 'demo' : config.environment;
  const deps: Deps = {
    accounts,
    brands,
    endpoints: parts.events.endpoints,
    deliveries: parts.events.deliveries,
    alerts: parts.events.alerts,
    packs: createPacks({ knex, now, newId }),
    brandPrompts: createBrandPrompts({ knex, findBrand: brands.find, now, newId }),
    insights: createBrandInsights({ knex, brands, now }),
    brandAnswers: createBrandAnswers({ knex, now, newId }),
    incidents: createIncidentHandling({ knex, now, newId }),
    dashboards: createDashboards({
      reads: createDashboardReads(knex),
      brands,
      selectIncidents: (scope, filter) => selectIncidents(knex, scope, filter),
      now,
    }),
    picker: parts.picker,
    rewriting: createRewriting(parts.writing),
    suggestions: createSuggestions(parts.writing),
    rewriteBatches: createRewriteBatches({ ...parts.writing, enqueue: createEnqueueBatch(parts.queue) }),
    wiki: parts.wiki,
    scanReports: createScanReports({ knex, runs: parts.asking.runs, now }),
    health: createHealthReporter({
      pingDatabase: ping,
      version: config.version,
      environment,
      region: config.region,
      now,
    }),
    status: createStatusReporter({ knex, client: platforms.of('live'), pingDatabase: ping, now, newId }),
    scans: createScans({
      ...parts.asking,
      brands,
      queue: parts.scanQueue,
      anonymousSpendCapUsd: config.anonymousSpendCapUsd,
      platformsOf: platforms.of,
      anonymousPartition: everythingSimulated ? 'simulated' : 'live',
      checkBudgetMs: config.checkBudgetMs,
      queryBudgetMs: config.queryBudgetMs,
    }),
    publishedDocument: (name) => published[name] as ReturnType<Deps['publishedDocument']>,
  };
  const app = createApp<Deps>({
    interfaces: [
      { name: 'direct', operations: directOperations, handlers: direct },
      { name: 'v1', operations: v1Operations, handlers: v1 },
      { name: 'console', operations: consoleOperations, handlers: consoleHandlers },
    ],
    authenticate: createAuthenticate(
      createAdmission({
        database: parts.pipeline,
        clock: parts.limitClock,
        everythingSimulated,
        freeChecksPerDay: config.freeChecksPerDay,
        readSession: accounts.sessions.read,
      }),
    ),
    idempotency: createIdempotency({ knex, now, newId }),
    deps,
    logger,
    now,
    newId,
    cors: { origins: config.corsOrigins },
    trustedProxies: config.trustedProxies,
    publicOrigin: config.publicUrl,
    validateResponses: shareOfResponses(config.validateResponses),
    isUnavailable,
  });
  return startServer({ app, host: config.host, port: config.port, newId, logger });
}

/** What the contract says against an event, before it is stored to be sent. */
export const validateEvent: ValidatePayload = (iface, type, payload) => {
  const validators: Readonly<Record<string, Validator>> = iface === 'v1' ? v1Events : directEvents;
  const validate = validators[type];
  if (validate === undefined) return 'the interface describes no such event';
  if (validate(payload)) return null;
  const [error] = validate.errors ?? [];
  return `${error?.instancePath ?? ''} ${error?.message ?? 'is not valid'}`;
};

async function secretsKeys({ secretsKeys: [first, ...others], dataDirectory }: Config): Promise<[Buffer, ...Buffer[]]> {
  return first === undefined ? [await keyFromFile(dataDirectory)] : [first, ...others];
}

function shareOfResponses(share: number): ValidateResponses {
  if (share === 0) return 'never';
  return share === 1 ? 'always' : { sampled: 1 / share };
}
