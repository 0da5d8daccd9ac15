import { v7 as newId } from 'uuid';
import { createAccounts, createSessionCookie } from '../accounts/index.ts';
import { createProvisioning } from '../accounts/provisioning.ts';
import { createBrands } from '../brands/index.ts';
import type { Config } from '../config.ts';
import { createLogTransport, createSmtpTransport } from '../email/index.ts';
import { alertEmail, eventEmails } from '../events/emails.ts';
import { createAlertNotices, createEvents, keyFromFile, userAgentOf } from '../events/index.ts';
import { createPicker, selectSamples } from '../insights/picker/index.ts';
import { createInsightRefresh } from '../insights/refresh/index.ts';
import { createPlatforms } from '../platforms/partitions.ts';
import { defineBatchQueue, type WritingDeps } from '../rewriting/index.ts';
import {
  createAsking,
  createCostEstimate,
  createRunCompletion,
  createScanQueue,
  defineReplayQueue,
  defineScanQueues,
  expectedJudgementCost,
  expectedRewriteCost,
  type JudgeSettings,
} from '../scans/index.ts';
import { isUnavailable } from '../storage/database.ts';
import { openStorage } from '../storage/open.ts';
import { createPipeline } from '../storage/pipeline.ts';
import { createQueue } from '../storage/queue.ts';
import { createWiki } from '../wiki/index.ts';
import { validateEvent } from './event-contract.ts';
import type { CloseLater, ComposeOptions } from './options.ts';
import { cookieIsSecure } from './session-cookie-rule.ts';
import { deliveryCounts, type Telemetry, watchAsks } from './telemetry.ts';

/**
 * Connections of the hot path, beside the pool; statements on them do not wait for one another's answers. With two for admissions a
 * third more were served to sixteen accounts, and a tenth more to one, than with one connection, on a busy machine.
 */
const ADMISSION_CONNECTIONS = 2;
const READING_CONNECTIONS = 2;

/** Builds everything that both roles need, connected but idle. */
export async function buildParts(options: ComposeOptions, telemetry: Telemetry, closeLater: CloseLater) {
  const { config, logger, roles, everythingSimulated = false, replay, now = () => new Date() } = options;
  const { metrics, tracing } = telemetry;
  const traced = tracing === undefined ? {} : { tracing };
  const storage = await openStorage(config, logger);
  closeLater(storage.close);
  const { knex } = storage;
  const platforms = await createPlatforms({
    settings: config.platforms,
    everythingSimulated,
    logger,
    ...(metrics === null && tracing === undefined ? {} : { aroundAsk: (partition) => watchAsks(telemetry, partition) }),
    ...(replay === undefined ? {} : { replayFile: replay.file }),
  });
  closeLater(platforms.close);
  const platformsOf = platforms.of;
  const queue = createQueue({ url: storage.url, role: roles.worker ? 'worker' : 'sender', log: logger, ...traced });
  closeLater(() => queue.stop());
  await (replay === undefined ? defineScanQueues(queue) : defineReplayQueue(queue, replay.accountId));
  if (replay === undefined) await defineBatchQueue(queue);
  await queue.start();

  const provisioning = createProvisioning({ knex, now, newId });
  const pipeline = createPipeline({
    url: storage.url,
    connections: ADMISSION_CONNECTIONS,
    timeoutMs: config.databaseTimeoutMs,
  });
  closeLater(pipeline.close);
  const reads = createPipeline({
    url: storage.url,
    connections: READING_CONNECTIONS,
    applicationName: 'answerscope reads',
    timeoutMs: config.databaseTimeoutMs,
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
  const alertNotices =
    config.alertWebhookUrl === null
      ? null
      : await createAlertNotices({ queue, url: config.alertWebhookUrl, userAgent: userAgentOf(config), now });
  if (alertNotices !== null) closeLater(alertNotices.close);
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
      await alertNotices?.promise(trx, alert);
    },
    log: logger,
    isUnavailable,
    ...(metrics === null ? {} : deliveryCounts(metrics)),
    ...traced,
  });
  closeLater(events.close);
  const refreshInsights = createInsightRefresh({
    brands,
    outbox: events.outbox,
    upliftThreshold: config.upliftThreshold,
    newId,
  });
  const estimateCost = createCostEstimate(config.platforms);
  // Recorded answers are measured as the built-in analysis reads them.
  const judge = replay === undefined ? judgeOf(config) : null;
  const asking = {
    ...createAsking({
      knex,
      estimateCost,
      judge,
      onJudgeError: (error) => logger.warn({ err: error }, 'an answer could not be judged'),
      now,
      newId,
    }),
    estimateCost,
    runs: createRunCompletion({
      knex,
      refreshInsights,
      ...(metrics === null ? {} : { onEnded: metrics.runs.ended }),
    }),
  };
  if (judge !== null && platformsOf('live').model(judge.platform) === null) {
    logger.warn({ platform: judge.platform }, 'SENTIMENT_JUDGE is not configured: the built-in tone stands');
  }
  const wiki = createWiki({ knex, outbox: events.outbox, now, newId });
  const writing: WritingDeps = {
    knex,
    brands,
    spendCap: asking.spendCap,
    platformsOf,
    platform: config.rewritePlatform,
    expectedUsd: (platform) => expectedRewriteCost(config.platforms, platform),
    factsOf: wiki.factsOf,
    now,
    newId,
  };
  if (config.rewritePlatform !== null && platformsOf('live').model(config.rewritePlatform) === null) {
    logger.warn({ platform: config.rewritePlatform }, 'REWRITE_PLATFORM is not configured: another one rewrites');
  }
  const picker = createPicker({
    brands,
    selectSamples: (scope, asked, today) => selectSamples(knex, scope, asked, today),
    platformsOf: (partition) => platforms.of(partition).configured(),
    now,
  });
  const scanQueue = createScanQueue(queue);
  return {
    config,
    logger,
    metrics,
    traced,
    storage,
    platforms,
    queue,
    pipeline,
    reads,
    provisioning,
    brands,
    accounts,
    events,
    alertNotices,
    asking,
    wiki,
    writing,
    picker,
    scanQueue,
    everythingSimulated,
    replay: replay ?? null,
    now,
    /** `null`: limits go by the database's clock, which is one for all processes. */
    limitClock: options.now ?? null,
    /** Where the service listens; links in e-mails lead there when no public address is set. */
    listening,
  };
}

/** Everything that both roles need. */
export type Parts = Awaited<ReturnType<typeof buildParts>>;

function judgeOf({ sentimentJudge: platform, platforms }: Config): JudgeSettings | null {
  return platform === null ? null : { platform, expectedUsd: expectedJudgementCost(platforms, platform) };
}

async function secretsKeys({ secretsKeys: [first, ...others], dataDirectory }: Config): Promise<[Buffer, ...Buffer[]]> {
  return first === undefined ? [await keyFromFile(dataDirectory)] : [first, ...others];
}
