import { v7 as newId } from 'uuid';
import { operations as consoleOperations } from '../../generated/console/operations.ts';
import { operations as directOperations } from '../../generated/direct/operations.ts';
import { operations as v1Operations } from '../../generated/v1/operations.ts';
import { createAdmission } from '../accounts/admission.ts';
import { console as consoleHandlers } from '../api/console/index.ts';
import type { Deps } from '../api/deps.ts';
import { direct } from '../api/direct/index.ts';
import { v1 } from '../api/v1/index.ts';
import { createHealthReporter, createStatusReporter, pingDatabase } from '../health/index.ts';
import { createAuthenticate } from '../http/admission.ts';
import { createApp } from '../http/app.ts';
import { createDocs } from '../http/docs/index.ts';
import { openapiDocument } from '../http/openapi-document.ts';
import type { ValidateResponses } from '../http/reply-check.ts';
import { type RunningServer, startServer } from '../http/server.ts';
import { createIdempotency } from '../idempotency/index.ts';
import { createBrandAnswers } from '../insights/answers/answers-store.ts';
import { createBrandInsights } from '../insights/brand-insights-store.ts';
import { createDashboardReads, createDashboards } from '../insights/dashboards/index.ts';
import { createIncidentHandling } from '../insights/incidents/handling-store.ts';
import { selectIncidents } from '../insights/incidents/incident-store.ts';
import { createBrandPrompts, createPacks } from '../prompts/index.ts';
import { createEnqueueBatch, createRewriteBatches, createRewriting, createSuggestions } from '../rewriting/index.ts';
import { createScanReports, createScans } from '../scans/index.ts';
import { isUnavailable } from '../storage/database.ts';
import type { Parts } from './parts.ts';

/** Serves the interfaces. */
export async function startApi(parts: Parts): Promise<RunningServer> {
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
      knex,
      now,
      newId,
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
    docs: createDocs(published),
    logger,
    now,
    newId,
    cors: { origins: config.corsOrigins },
    trustedProxies: config.trustedProxies,
    publicOrigin: config.publicUrl,
    validateResponses: shareOfResponses(config.validateResponses),
    isUnavailable,
    ...parts.traced,
    ...(parts.metrics === null ? {} : { observe: parts.metrics.requests }),
  });
  return startServer({ app, host: config.host, port: config.port, newId, logger });
}

function shareOfResponses(share: number): ValidateResponses {
  if (share === 0) return 'never';
  return share === 1 ? 'always' : { sampled: 1 / share };
}
