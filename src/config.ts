import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import {
  isPlatformId,
  PLATFORM_CATALOG,
  PLATFORM_IDS,
  type PlatformId,
  type PlatformSettings,
} from './platforms/index.ts';

/** Everything the environment decides, read and checked once at the start of a process. */
export interface Config {
  databaseUrl: string | null;
  databasePoolSize: number;
  databaseTimeoutMs: number;
  dataDirectory: string;
  host: string;
  port: number;
  /** `null`: no traces. */
  tracing: { endpoint: string; serviceName: string; share: number } | null;
  operationsHost: string;
  /** `null`: nothing listens for operators. */
  operationsPort: number | null;
  shutdownDelayMs: number;
  environment: string;
  region: string;
  version: string;
  logLevel: LogLevel;
  publicUrl: string | null;
  smtpUrl: string | null;
  emailFrom: string;
  corsOrigins: string[];
  trustedProxies: string[];
  validateResponses: number;
  freeChecksPerDay: number;
  freeCheckIpDays: number;
  anonymousSpendCapUsd: number | null;
  scanQueueConcurrency: number;
  checkBudgetMs: number;
  queryBudgetMs: number;
  sentimentJudge: PlatformId | null;
  rewritePlatform: PlatformId | null;
  /** Fraction. */
  upliftThreshold: number;
  /** 32 bytes each, the one that encrypts first; empty: a key of its own is kept in the data folder. */
  secretsKeys: Buffer[];
  webhookAllowedNetworks: string[];
  alertEmail: string | null;
  alertWebhookUrl: string | null;
  platforms: Partial<Record<PlatformId, PlatformSettings>>;
}

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What is wrong with the environment: one line for each setting, without its value where it may be a secret. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

interface Setting {
  name: string;
  default: string;
  meaning: string;
}

/** Every setting, in the order of the README's table; a test compares the two. */
export const SETTINGS: readonly Setting[] = [
  {
    name: 'DATABASE_URL',
    default: '',
    meaning: 'PostgreSQL to use (15 or newer). Empty: the service runs a private one of its own',
  },
  { name: 'DATABASE_POOL_SIZE', default: '10', meaning: 'Connections a process may hold, 2 to 200' },
  {
    name: 'DATABASE_TIMEOUT_MS',
    default: '1500',
    meaning:
      'Longest wait for the database to take a connection, or to say anything to a request; after it callers are told 503',
  },
  { name: 'DATA_DIR', default: '.data', meaning: 'Folder for what the private PostgreSQL needs to be found again' },
  { name: 'HOST', default: '127.0.0.1', meaning: 'Address to listen on' },
  { name: 'PORT', default: '8080', meaning: 'Port to listen on; 0 takes a free one' },
  {
    name: 'OPERATIONS_PORT',
    default: '',
    meaning:
      'Port of `/metrics`, `/livez` and `/readyz` ([docs/operations.md](docs/operations.md)); 0 takes a free one. Empty: none',
  },
  {
    name: 'OPERATIONS_HOST',
    default: '127.0.0.1',
    meaning: 'Address that port listens on; whoever reaches it reads all figures',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    default: '',
    meaning:
      'OpenTelemetry receiver (OTLP over HTTP) of traces, as in `http://127.0.0.1:4318` ([docs/operations.md](docs/operations.md)). Empty: no traces',
  },
  { name: 'OTEL_SERVICE_NAME', default: 'answerscope', meaning: 'Name of the service in traces' },
  {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    default: '1',
    meaning: 'Share of requests and jobs that are traced, 0 to 1, where no caller has decided',
  },
  {
    name: 'SHUTDOWN_DELAY_MS',
    default: '0',
    meaning: 'How long a process that was told to stop still takes requests, being not ready any more, 0 to 60000',
  },
  { name: 'ENVIRONMENT', default: 'production', meaning: '`env` of the health report' },
  { name: 'REGION', default: 'local', meaning: '`region` of the health report' },
  { name: 'VERSION', default: '', meaning: '`version` of the health report. Empty: the package version' },
  { name: 'LOG_LEVEL', default: 'info', meaning: `One of ${LOG_LEVELS.join(', ')}` },
  {
    name: 'PUBLIC_URL',
    default: '',
    meaning:
      'Where browsers reach the service, as in `https://answerscope.example`: for links in e-mails and the session cookie. Empty: where it listens',
  },
  {
    name: 'SMTP_URL',
    default: '',
    meaning:
      'E-mail server, as in `smtp://user:password@host:587`. Empty: the log shows the links that would be e-mailed',
  },
  { name: 'EMAIL_FROM', default: 'Answerscope <no-reply@localhost>', meaning: 'Sender of e-mails' },
  { name: 'CORS_ORIGINS', default: '', meaning: 'Origins, comma-separated, that browsers may call from. Empty: none' },
  {
    name: 'TRUSTED_PROXIES',
    default: '',
    meaning: 'Addresses or CIDRs, comma-separated, whose `X-Forwarded-For` is believed',
  },
  {
    name: 'VALIDATE_RESPONSES',
    default: '0.01',
    meaning: 'Share of responses checked against the contract before they leave, 0 to 1',
  },
  { name: 'FREE_CHECKS_PER_DAY', default: '5', meaning: 'Free checks for one address in any 24 hours' },
  {
    name: 'ANONYMOUS_SPEND_CAP_USD',
    default: '20',
    meaning: 'US dollars that all checks without an account may cost together on a day (UTC). `none`: no cap',
  },
  {
    name: 'FREE_CHECK_IP_DAYS',
    default: '30',
    meaning: 'Days after which the addresses of those who made free checks are forgotten',
  },
  {
    name: 'SCAN_WORKERS',
    default: '8',
    meaning: 'Platform slices of probes that one worker process runs side by side, for each platform',
  },
  {
    name: 'CHECK_BUDGET_MS',
    default: '30000',
    meaning: 'Longest time of a check; what has not answered by then is left out',
  },
  {
    name: 'QUERY_BUDGET_MS',
    default: '120000',
    meaning: 'Longest time of a query; what has not answered by then has failed',
  },
  {
    name: 'SENTIMENT_JUDGE',
    default: '',
    meaning: 'Platform that judges the tone of answers, as in `deepseek`. Empty: the built-in analysis does',
  },
  {
    name: 'REWRITE_PLATFORM',
    default: '',
    meaning:
      'Platform that rewrites texts, as in `deepseek`. Empty: the first that is configured; without any it is done by rules',
  },
  {
    name: 'UPLIFT_THRESHOLD',
    default: '0.05',
    meaning: 'A suggestion’s lift in visibility is told by webhook above it, a fraction',
  },
  {
    name: 'SECRETS_KEY',
    default: '',
    meaning:
      'Encrypts the secrets of webhooks: 32 bytes in base64 (`openssl rand -base64 32`), the same for all processes of a database; after a comma, older keys that still decrypt. Empty: a key is made and kept in `DATA_DIR`',
  },
  {
    name: 'WEBHOOK_ALLOWED_NETWORKS',
    default: '',
    meaning:
      'CIDRs, comma-separated, that webhooks may be sent to besides public addresses, there also by plain http. Empty: none',
  },
  {
    name: 'ALERT_EMAIL',
    default: '',
    meaning:
      'Who is e-mailed when events were not delivered within 24 hours. Empty: only the log and the console say so',
  },
  {
    name: 'ALERT_WEBHOOK_URL',
    default: '',
    meaning:
      'Where the same is posted as JSON ([docs/operations.md](docs/operations.md)), as in `https://hooks.example/t0ken`. Empty: nowhere',
  },
];

/** Settings that every platform has, with its name in capitals before them, as in `DEEPSEEK_API_KEY`. */
export const PLATFORM_SETTINGS: readonly Setting[] = [
  { name: 'API_KEY', default: '', meaning: 'Key of the platform. Empty: the platform is not configured' },
  { name: 'BASE_URL', default: 'per platform', meaning: 'Where its interface begins' },
  { name: 'MODEL', default: 'per platform', meaning: 'Model to ask' },
  { name: 'CONCURRENCY', default: 'per platform', meaning: 'Questions in flight at once, for each process' },
  {
    name: 'PRICES',
    default: 'per platform',
    meaning:
      'US dollars as `input,output,search`: per million input tokens, per million output tokens, per search; without the third, searches cost nothing',
  },
  { name: 'TIMEOUT_MS', default: '30000', meaning: 'Longest wait for one answer' },
  { name: 'WIRE_VARIANT', default: '', meaning: '`chat` for the older form of Perplexity’s interface' },
];

/**
 * Reads the configuration.
 * @throws ConfigError that names every setting that is wrong, not just the first.
 */
export function configFrom(environment: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const read = reader(environment, problems);
  const config: Config = {
    databaseUrl: read.text('DATABASE_URL') || null,
    databasePoolSize: read.number('DATABASE_POOL_SIZE', { least: 2, most: 200, whole: true }),
    databaseTimeoutMs: read.number('DATABASE_TIMEOUT_MS', { least: 100, most: 60_000, whole: true }),
    dataDirectory: resolve(read.text('DATA_DIR')),
    host: read.text('HOST'),
    port: read.number('PORT', { least: 0, most: 65_535, whole: true }),
    operationsHost: read.text('OPERATIONS_HOST'),
    operationsPort:
      read.text('OPERATIONS_PORT') === ''
        ? null
        : read.number('OPERATIONS_PORT', { least: 0, most: 65_535, whole: true }),
    tracing: tracingFrom(read, problems),
    shutdownDelayMs: read.number('SHUTDOWN_DELAY_MS', { least: 0, most: 60_000, whole: true }),
    environment: read.text('ENVIRONMENT'),
    region: read.text('REGION'),
    version: read.text('VERSION') || packageVersion(),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS),
    publicUrl: read.text('PUBLIC_URL').replace(/\/+$/, '') || null,
    smtpUrl: read.text('SMTP_URL') || null,
    emailFrom: read.text('EMAIL_FROM'),
    corsOrigins: read.list('CORS_ORIGINS', isOrigin, 'origins as in https://app.example'),
    trustedProxies: read.list('TRUSTED_PROXIES', isAddressOrRange, 'addresses or CIDR ranges'),
    validateResponses: read.number('VALIDATE_RESPONSES', { least: 0, most: 1 }),
    freeChecksPerDay: read.number('FREE_CHECKS_PER_DAY', { least: 0, most: 1_000_000, whole: true }),
    upliftThreshold: read.number('UPLIFT_THRESHOLD', { least: 0, most: 1 }),
    anonymousSpendCapUsd:
      read.text('ANONYMOUS_SPEND_CAP_USD') === 'none'
        ? null
        : read.number('ANONYMOUS_SPEND_CAP_USD', { least: 0, most: 1_000_000 }),
    freeCheckIpDays: read.number('FREE_CHECK_IP_DAYS', { least: 2, most: 3_650, whole: true }),
    scanQueueConcurrency: read.number('SCAN_WORKERS', { least: 1, most: 100, whole: true }),
    checkBudgetMs: read.number('CHECK_BUDGET_MS', { least: 1_000, most: 120_000, whole: true }),
    queryBudgetMs: read.number('QUERY_BUDGET_MS', { least: 1_000, most: 600_000, whole: true }),
    sentimentJudge: platformOrNull('SENTIMENT_JUDGE', read.text('SENTIMENT_JUDGE'), problems),
    rewritePlatform: platformOrNull('REWRITE_PLATFORM', read.text('REWRITE_PLATFORM'), problems),
    secretsKeys: read
      .list('SECRETS_KEY', isKey, 'keys of 32 bytes in base64')
      .filter(isKey)
      .map((key) => Buffer.from(key, 'base64')),
    webhookAllowedNetworks: read.list('WEBHOOK_ALLOWED_NETWORKS', ipaddr.isValidCIDR, 'CIDR ranges'),
    alertEmail: read.text('ALERT_EMAIL') || null,
    alertWebhookUrl: read.text('ALERT_WEBHOOK_URL') || null,
    platforms: platformsFrom(environment, problems),
  };
  if (config.databaseUrl !== null && !/^postgres(ql)?:\/\//.test(config.databaseUrl)) {
    problems.push('DATABASE_URL must begin with postgres:// or postgresql://');
  }
  if (config.publicUrl !== null && !/^https?:\/\/[^/]+$/.test(config.publicUrl)) {
    problems.push('PUBLIC_URL must be an http(s) address without a path');
  }
  if (config.smtpUrl !== null && !/^smtps?:\/\//.test(config.smtpUrl)) {
    problems.push('SMTP_URL must begin with smtp:// or smtps://');
  }
  if (config.alertWebhookUrl !== null && !isPlainAddress(config.alertWebhookUrl)) {
    problems.push('ALERT_WEBHOOK_URL must be an http(s) address without user and password');
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}

interface Range {
  least: number;
  most: number;
  whole?: boolean;
}

function reader(environment: Record<string, string | undefined>, problems: string[]) {
  const text = (name: string): string => {
    const value = environment[name]?.trim();
    return value === undefined || value === ''
      ? (SETTINGS.find((setting) => setting.name === name)?.default ?? '')
      : value;
  };
  return {
    text,
    list: (name: string, isValid: (item: string) => boolean, wanted: string): string[] => {
      const items = text(name)
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '');
      if (!items.every(isValid)) problems.push(`${name} must be a comma-separated list of ${wanted}`);
      return items;
    },
    number: (name: string, range: Range): number => numberIn(name, text(name), range, problems),
    oneOf: <const T extends string>(name: string, allowed: readonly T[]): T => {
      const found = allowed.find((value) => value === text(name));
      if (found === undefined) problems.push(`${name} must be one of ${allowed.join(', ')}`);
      return found ?? (allowed[0] as T);
    },
  };
}

function platformOrNull(name: string, value: string, problems: string[]): PlatformId | null {
  if (value === '' || isPlatformId(value)) return value || null;
  problems.push(`${name} must be one of ${PLATFORM_IDS.join(', ')}, or empty`);
  return null;
}

function numberIn(name: string, value: string, { least, most, whole }: Range, problems: string[]): number {
  const number = Number(value);
  if (!Number.isFinite(number) || number < least || number > most || (whole === true && !Number.isInteger(number))) {
    problems.push(`${name} must be a ${whole === true ? 'whole ' : ''}number from ${least} to ${most}`);
  }
  return number;
}

function platformsFrom(environment: Record<string, string | undefined>, problems: string[]): Config['platforms'] {
  const platforms: Config['platforms'] = {};
  for (const id of PLATFORM_IDS) {
    const info = PLATFORM_CATALOG[id];
    const variable = (suffix: string): string => `${id.toUpperCase()}_${suffix}`;
    const value = (suffix: string): string | undefined => environment[variable(suffix)]?.trim() || undefined;
    const baseUrl = value('BASE_URL') ?? info.defaultBaseUrl;
    if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol)) {
      problems.push(`${variable('BASE_URL')} must be an http(s) address`);
    }
    const wireVariant = value('WIRE_VARIANT');
    const settings = {
      baseUrl,
      model: value('MODEL') ?? info.defaultModel,
      concurrency: numberIn(
        variable('CONCURRENCY'),
        value('CONCURRENCY') ?? String(info.defaultConcurrency),
        { least: 1, most: 1000, whole: true },
        problems,
      ),
      timeoutMs: numberIn(
        variable('TIMEOUT_MS'),
        value('TIMEOUT_MS') ?? '30000',
        { least: 100, most: 600_000, whole: true },
        problems,
      ),
      prices: pricesFrom(variable('PRICES'), value('PRICES'), info.prices, problems),
      ...(wireVariant === 'chat' ? { wireVariant: 'chat' as const } : {}),
    };
    if (wireVariant !== undefined && wireVariant !== 'chat')
      problems.push(`${variable('WIRE_VARIANT')} must be chat or empty`);
    // What is set for a platform without a key is wrong all the same where it is wrong.
    const apiKey = value('API_KEY');
    if (apiKey !== undefined) platforms[id] = { ...settings, apiKey };
  }
  return platforms;
}

function pricesFrom(
  name: string,
  value: string | undefined,
  standard: PlatformSettings['prices'],
  problems: string[],
): PlatformSettings['prices'] {
  if (value === undefined) return standard;
  const numbers = value.split(',').map((part) => Number(part.trim() || Number.NaN));
  const [inputPerMillionUsd, outputPerMillionUsd, perSearchUsd] = numbers;
  const valid =
    numbers.length >= 2 && numbers.length <= 3 && numbers.every((number) => Number.isFinite(number) && number >= 0);
  if (!valid || inputPerMillionUsd === undefined || outputPerMillionUsd === undefined) {
    problems.push(`${name} must be two or three numbers of at least 0, as in 0.27,1.10,0.005`);
    return standard;
  }
  return { ...standard, inputPerMillionUsd, outputPerMillionUsd, perSearchUsd: perSearchUsd ?? 0 };
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

function tracingFrom(read: ReturnType<typeof reader>, problems: string[]): Config['tracing'] {
  const endpoint = read.text('OTEL_EXPORTER_OTLP_ENDPOINT');
  const serviceName = read.text('OTEL_SERVICE_NAME');
  const share = read.number('OTEL_TRACES_SAMPLER_ARG', { least: 0, most: 1 });
  if (endpoint === '') return null;
  if (!isPlainAddress(endpoint)) {
    problems.push('OTEL_EXPORTER_OTLP_ENDPOINT must be an http(s) address without user and password');
  }
  return { endpoint, serviceName, share };
}

function isPlainAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

function isKey(text: string): boolean {
  return /^[A-Za-z0-9+/]{43}=$/.test(text);
}

function isAddressOrRange(text: string): boolean {
  return ipaddr.isValid(text) || ipaddr.isValidCIDR(text);
}

function packageVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return (manifest as { version: string }).version;
}
