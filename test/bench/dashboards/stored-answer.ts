import type { Knex } from 'knex';
import { v7 as newId } from 'uuid';
import { createProvisioning } from '../../../src/accounts/provisioning.ts';
import { createBrands } from '../../../src/brands/index.ts';
import { isFailure } from '../../../src/failure.ts';
import { createDatabase } from '../../../src/storage/database.ts';
import { type InventedAnswer, storeInvented } from '../../support/stored-answers.ts';

const PLATFORMS = ['deepseek', 'kimi', 'glm', 'qwen', 'doubao', 'chatgpt', 'gemini', 'perplexity'] as const;
const PROMPTS = 20;
const CITED = 5;

/** Milliseconds that the database is at work for one answer of a scan: what stores it, and its share of what counts the run. */
export async function databaseTimeOfAnswer(url: string, runs: number): Promise<number> {
  const knex = createDatabase({ url, poolSize: 4 });
  try {
    const now = () => new Date();
    const key = {
      interface: 'v1',
      scope: 'write',
      test: false,
      newAccount: true,
      tier: 'enterprise',
      email: null,
    } as const;
    const { accountId, ownerId } = await createProvisioning({ knex, now, newId }).createKey({
      ...key,
      accountName: newId(),
    });
    const wanted = { name: 'Acme', category: 'tools', website: 'https://acme.example' };
    const brand = await createBrands({ knex, now, newId }).create(
      { accountId, tier: 'scale', userId: ownerId },
      wanted,
    );
    if (isFailure(brand)) throw new Error(brand.message);
    await storeInvented(knex, { accountId, brand }, scanned());
    const before = await activeMs(knex);
    for (let run = 0; run < runs; run += 1) await storeInvented(knex, { accountId, brand }, scanned());
    return ((await activeMs(knex)) - before) / (runs * PLATFORMS.length * PROMPTS);
  } finally {
    await knex.destroy();
  }
}

/** A scan's answers: eight platforms, twenty prompts, 1,500 characters, three competitors and five sources each. */
function scanned(): InventedAnswer[] {
  return PLATFORMS.flatMap((platform) =>
    Array.from({ length: PROMPTS }, (_, prompt) => ({
      at: new Date(),
      platform,
      prompt: `Which tools are best for task ${prompt}?`,
      rank: prompt % 3,
      competitors: { Bolt: 1, Crank: prompt % 2, Dowel: 0 },
      citations: Array.from({ length: CITED }, (_, at) => `https://site-${at}.example/${prompt % 10}`),
      text: 'An answer of some length. '.repeat(60),
    })),
  );
}

/** The time that sessions of this database have spent with statements, as PostgreSQL counts it. */
async function activeMs(knex: Knex): Promise<number> {
  // A session reports what it has done when it is idle, at most once a second.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const { rows } = await knex.raw<{ rows: { ms: number }[] }>(
    'select active_time as ms from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.ms ?? Number.NaN;
}
