import type { Knex } from 'knex';
import { afterAll, beforeAll } from 'vitest';
import { type Purged, purge } from '../../src/accounts/index.ts';
import type { KeyInterface, KeyScope } from '../../src/accounts/key-format.ts';
import type { CreatedKey } from '../../src/accounts/provisioning.ts';
import type { Tier } from '../../src/accounts/tiers.ts';
import { composeService, type Roles, type Service } from '../../src/compose.ts';
import { type Config, configFrom } from '../../src/config.ts';
import { createLogger } from '../../src/logger.ts';
import type { PlatformId } from '../../src/platforms/index.ts';
import { type Simulator, type SimulatorOptions, startSimulator } from '../../src/platforms/simulator/index.ts';
import { useDatabase } from './database.ts';
import { type JudgedFetch, type JudgedInit, judgedFetch } from './judged-fetch.ts';
import { recordLog, recordSecret } from './secrets/run-record.ts';

export interface TestServiceOptions {
  config?: Partial<Config>;
  /** Default: API and worker. */
  roles?: Roles;
  /** The configured platforms, all pointing at the test's simulator. Default: all eight. */
  platforms?: readonly PlatformId[];
  simulator?: SimulatorOptions;
  /** Longest time of one attempt. Default 5 s. */
  platformTimeoutMs?: number;
  everythingSimulated?: boolean;
}

/** The whole service in this process, over real HTTP, on a database and platforms of its own. */
export interface TestService {
  readonly url: string;
  readonly databaseUrl: string;
  readonly knex: Knex;
  readonly simulator: Simulator;
  readonly service: Service;
  readonly accounts: Service['accounts'];
  /** Everything that the service logged, at level `trace`. */
  readonly log: string;
  /** Without credentials. Every exchange is judged against the published documents. */
  call: JudgedFetch;
  /** What the hourly job erases, at a moment of the test's choice. */
  purge(options: Parameters<typeof purge>[1]): Promise<Purged>;
  /** A new key, by default of a new account. */
  key(wanted?: Partial<KeyWanted>): Promise<TestKey>;
  /** Moves the service's clock, which otherwise runs as the machine's. */
  advanceClock(milliseconds: number): void;
}

export interface KeyWanted {
  interface: KeyInterface;
  scope: KeyScope;
  tier: Tier;
  test: boolean;
  /** Default: a new account. */
  account: string;
}

export interface TestKey extends CreatedKey {
  headers: { authorization: string };
  call: JudgedFetch;
}

/** To be called at the top of a test file or of a `describe`; everything ends with it. */
export function useService(options: TestServiceOptions = {}): TestService {
  const database = useDatabase();
  let started: { service: Service; simulator: Simulator; call: JudgedFetch } | undefined;
  let log = '';
  let ahead = 0;

  beforeAll(async () => {
    const simulator = await startSimulator(options.simulator);
    const service = await composeService({
      config: testConfig(database.url, simulator, options),
      logger: createLogger('trace', {
        write(line) {
          log += line;
        },
      }),
      roles: options.roles ?? { api: true, worker: true },
      everythingSimulated: options.everythingSimulated ?? false,
      now: () => new Date(Date.now() + ahead),
    });
    started = { simulator, service, call: judgedFetch(service.server?.url ?? 'http://no.server.invalid') };
  });

  afterAll(async () => {
    await started?.service.stop();
    await started?.simulator.close();
    recordLog(log);
  });

  const running = () => {
    if (started === undefined) throw new Error('The service is there from the first hook or test on.');
    return started;
  };
  return {
    get url() {
      return running().service.server?.url ?? '';
    },
    get databaseUrl() {
      return database.url;
    },
    get knex() {
      return database.knex;
    },
    get simulator() {
      return running().simulator;
    },
    get service() {
      return running().service;
    },
    get accounts() {
      return running().service.accounts;
    },
    get log() {
      return log;
    },
    call: (path, init) => running().call(path, init),
    purge: (options) => purge(database.knex, options),
    async key(wanted = {}) {
      const created = await running().service.provisioning.createKey({
        interface: wanted.interface ?? 'v1',
        scope: wanted.scope ?? 'admin',
        tier: wanted.tier ?? null,
        test: wanted.test ?? false,
        accountName: wanted.account ?? '',
        newAccount: wanted.account === undefined,
        email: null,
      });
      recordSecret('key', created.key);
      const headers = { authorization: `Bearer ${created.key}` };
      const call = (path: string, init: JudgedInit = {}) =>
        running().call(path, { ...init, headers: { ...headers, ...init.headers } });
      return { ...created, headers, call };
    },
    advanceClock(milliseconds) {
      ahead += milliseconds;
    },
  };
}

/** The machine of the tests may be busy, and the judge holds up this process, without the database being away. */
const PATIENT_MS = '20000';

function testConfig(databaseUrl: string, simulator: Simulator, options: TestServiceOptions): Config {
  const settings = simulator.settings({ timeoutMs: options.platformTimeoutMs ?? 5_000 });
  for (const { apiKey } of Object.values(settings)) recordSecret('platform key', apiKey);
  const configured = options.platforms ?? (Object.keys(settings) as PlatformId[]);
  return {
    ...configFrom({ DATABASE_URL: databaseUrl, PORT: '0', DATABASE_POOL_SIZE: '6', DATABASE_TIMEOUT_MS: PATIENT_MS }),
    environment: 'test',
    region: 'here',
    validateResponses: 1,
    // So that a test may call from any address.
    trustedProxies: ['127.0.0.1'],
    scanQueueConcurrency: 1,
    // Receivers of tests listen on loopback.
    webhookAllowedNetworks: ['127.0.0.0/8', '::1/128'],
    platforms: Object.fromEntries(configured.map((platform) => [platform, settings[platform]])),
    ...options.config,
  };
}

/** A caller's address, as the proxy in front of the service would give it. */
export function from(address: string): { headers: Record<string, string> } {
  return { headers: { 'x-forwarded-for': address } };
}

/** The body of a response whose form the judge has checked. */
// biome-ignore lint/suspicious/noExplicitAny: tests read what the published document promises
export async function bodyOf(response: Response): Promise<any> {
  return response.json();
}
