import { describe, expect, test } from 'vitest';
import { ConfigError, configFrom, SETTINGS } from '../../../src/config.ts';
import { PLATFORM_CATALOG } from '../../../src/platforms/index.ts';

function problemsOf(environment: Record<string, string>): string[] {
  try {
    configFrom(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
}

test('an empty environment is a valid one', () => {
  expect(configFrom({})).toMatchObject({
    databaseUrl: null,
    host: '127.0.0.1',
    port: 8080,
    freeChecksPerDay: 5,
    checkBudgetMs: 30_000,
    queryBudgetMs: 120_000,
    corsOrigins: [],
    trustedProxies: [],
    platforms: {},
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
});

test('blank values are as good as none', () => {
  const blank = Object.fromEntries(SETTINGS.map(({ name }) => [name, '  ']));
  expect(configFrom({ ...blank, KIMI_API_KEY: ' ' })).toEqual(configFrom({}));
});

test('lists are split and trimmed', () => {
  expect(configFrom({ CORS_ORIGINS: ' https://a.example, ,https://b.example ' }).corsOrigins).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
});

describe('a wrong value', () => {
  test.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['DATABASE_POOL_SIZE', '1'],
    ['LOG_LEVEL', 'loud'],
    ['VALIDATE_RESPONSES', '1.01'],
    ['FREE_CHECKS_PER_DAY', 'many'],
    ['SCAN_WORKERS', '0'],
    ['CHECK_BUDGET_MS', '1'],
    ['QUERY_BUDGET_MS', 'Infinity'],
    ['DATABASE_URL', 'mysql://u:s3cret@host/db'],
    ['OPERATIONS_PORT', 'on'],
    ['SHUTDOWN_DELAY_MS', '60001'],
    ['ALERT_WEBHOOK_URL', 'hooks.example/t0ken'],
    ['ALERT_WEBHOOK_URL', 'https://user:s3cret@hooks.example'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', '127.0.0.1:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ])('%s=%s is refused by the name of the variable', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
  });

  test.each([
    ['BASE_URL', 'ftp://x'],
    ['BASE_URL', 'nowhere'],
    ['CONCURRENCY', '0'],
    ['TIMEOUT_MS', '5'],
    ['PRICES', '1'],
    ['PRICES', '1,-2'],
    ['PRICES', '1,,2'],
    ['WIRE_VARIANT', 'soap'],
  ])('of a platform: KIMI_%s=%s', (name, value) => {
    for (const key of [{ KIMI_API_KEY: 'k' }, {}]) {
      const problems = problemsOf({ ...key, [`KIMI_${name}`]: value });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain(`KIMI_${name}`);
    }
  });

  test('all that is wrong is told at once', () => {
    const problems = problemsOf({ PORT: 'x', LOG_LEVEL: 'x', QWEN_API_KEY: 'k', QWEN_PRICES: 'x' });
    expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual(['LOG_LEVEL', 'PORT', 'QWEN_PRICES']);
  });

  test('secrets are not repeated', () => {
    const problems = problemsOf({
      DATABASE_URL: 'mysql://owner:s3cret@host/db',
      KIMI_API_KEY: 'sk-t0psecret',
      KIMI_BASE_URL: 'ftp://user:s3cret@host',
      PORT: 'x',
    });
    expect(problems).toHaveLength(3);
    expect(problems.join('\n')).not.toMatch(/s3cret|t0psecret/);
  });
});

describe('a platform', () => {
  test('is configured by its key alone, with the catalogue’s values', () => {
    const { platforms } = configFrom({ GLM_API_KEY: ' abc ' });
    const { defaultBaseUrl, defaultModel, defaultConcurrency, prices } = PLATFORM_CATALOG.glm;
    expect(platforms).toEqual({
      glm: {
        apiKey: 'abc',
        baseUrl: defaultBaseUrl,
        model: defaultModel,
        concurrency: defaultConcurrency,
        prices,
        timeoutMs: 30_000,
      },
    });
  });

  test('without a key is not configured, whatever else is set', () => {
    expect(configFrom({ GLM_MODEL: 'x', GLM_BASE_URL: 'http://127.0.0.1:9' }).platforms).toEqual({});
  });

  test('every value can be replaced', () => {
    const { platforms } = configFrom({
      PERPLEXITY_API_KEY: 'k',
      PERPLEXITY_BASE_URL: 'http://127.0.0.1:9',
      PERPLEXITY_MODEL: 'm',
      PERPLEXITY_CONCURRENCY: '2',
      PERPLEXITY_PRICES: ' 0.27, 1.10 ,0.005',
      PERPLEXITY_TIMEOUT_MS: '1000',
      PERPLEXITY_WIRE_VARIANT: 'chat',
    });
    expect(platforms.perplexity).toEqual({
      apiKey: 'k',
      baseUrl: 'http://127.0.0.1:9',
      model: 'm',
      concurrency: 2,
      prices: {
        ...PLATFORM_CATALOG.perplexity.prices,
        inputPerMillionUsd: 0.27,
        outputPerMillionUsd: 1.1,
        perSearchUsd: 0.005,
      },
      timeoutMs: 1_000,
      wireVariant: 'chat',
    });
  });
});
