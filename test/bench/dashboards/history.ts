import type { Knex } from 'knex';
import { v7 as newId } from 'uuid';
import { createProvisioning } from '../../../src/accounts/provisioning.ts';
import { createSessionCookie } from '../../../src/accounts/sessions/cookie.ts';
import { createSessions } from '../../../src/accounts/sessions/index.ts';
import { addRunToRollups } from '../../../src/insights/rollups/rollup-store.ts';
import { inParallel } from '../../../src/scans/workers/in-parallel.ts';
import { createDatabase } from '../../../src/storage/database.ts';

const ACCOUNTS = Number(process.env.ACCOUNTS ?? 40);
const BRANDS_OF_ACCOUNT = 25;
const RUNS_OF_BRAND = 12;
const DAYS = 365;

export interface History {
  accounts: { cookie: string; brandIds: string[] }[];
}

/**
 * A year of `answers` about 1,000 brands of 40 accounts, made by the database itself and counted by the service's own statement. The
 * same for the same number, whatever the machine. Only what no figure depends on is left out: asks, and foreign keys are not checked.
 */
export async function writeHistory(url: string, answers: number): Promise<History> {
  const knex = createDatabase({ url, poolSize: 4 });
  try {
    const accounts: History['accounts'] = [];
    for (let at = 0; at < ACCOUNTS; at += 1) accounts.push(await writeAccount(knex, at, answers));
    await knex.raw('vacuum analyze');
    return { accounts };
  } finally {
    await knex.destroy();
  }
}

async function writeAccount(knex: Knex, number: number, answers: number): Promise<History['accounts'][number]> {
  const now = () => new Date();
  const account = await createProvisioning({ knex, now, newId }).createKey({
    interface: 'direct',
    scope: 'read',
    test: false,
    accountName: `bench ${number}`,
    newAccount: true,
    tier: 'enterprise',
    email: null,
  });
  const { accountId, ownerId } = account;
  const sessions = createSessions({ knex, cookie: createSessionCookie({ secure: false }) });
  const { setCookie } = await sessions.start(knex, { userId: ownerId, accountId, ip: '127.0.0.1', at: now() });
  const brandIds = Array.from({ length: BRANDS_OF_ACCOUNT }, () => newId());
  const perBrand = Math.ceil(answers / (ACCOUNTS * BRANDS_OF_ACCOUNT));
  const bindings = {
    accountId,
    brandIds,
    perBrand,
    first: number * BRANDS_OF_ACCOUNT * perBrand,
    runs: RUNS_OF_BRAND,
    since: new Date(Date.now() - DAYS * 86_400_000),
    days: DAYS,
  } as object as Record<string, string>;
  await knex.transaction(async (trx) => {
    await trx.raw(`set local session_replication_role = 'replica'`);
    await trx.raw(`set local synchronous_commit = off`);
    for (const statement of STATEMENTS) await trx.raw(statement, bindings);
  });
  const runs: { id: string }[] = await knex('runs').where({ account_id: accountId }).orderBy('id').select('id');
  await inParallel(runs, 2, ({ id }) => knex.transaction((trx) => addRunToRollups(trx, { accountId, runId: id })));
  return { cookie: setCookie.split(';')[0] ?? '', brandIds };
}

const BRANDS = 'unnest(cast(:brandIds as uuid[])) with ordinality as b (brand_id, brand)';

/** Ids are made of numbers, so that every table can name the rows of the others. */
const id = (kind: number, number: string): string =>
  `cast('0190000${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0') as uuid)`;

/** Answer `i` of a brand: in time, round the platforms and then round the prompts. */
const ANSWERS = `
  (select b.brand_id, b.brand, i, cast(:first as bigint) + (b.brand - 1) * cast(:perBrand as bigint) + i as n,
          i * cast(:runs as integer) / cast(:perBrand as integer) as run, i / 8 % 20 as prompt,
          (array['deepseek', 'kimi', 'glm', 'qwen', 'doubao', 'chatgpt', 'gemini', 'perplexity'])[1 + i % 8] as platform,
          (array['awareness', 'interest', 'desire', 'action'])[1 + i / 8 % 4] as stage,
          cast(:since as timestamptz) + (i + 0.5) / cast(:perBrand as integer) * cast(:days as integer) * interval '1 day' as at,
          hashint4(i + 7919 * b.brand::integer) as dice
     from ${BRANDS}, generate_series(0, cast(:perBrand as integer) - 1) as i) as a`;

const RUN = id(1, `cast(:first as bigint) * 100 + (b.brand - 1) * 100 + run`);
const RUN_OF_ANSWER = id(1, `cast(:first as bigint) * 100 + (a.brand - 1) * 100 + a.run`);

const MENTIONED = '(a.dice & 1023) < 400';
const DOMAINS = `(array['zhihu.com', 'autohome.com.cn', 'reuters.com', 'wikipedia.org', 'example.com'])[1 + (a.dice >> 5 & 1023) % 5]`;

const STATEMENTS = [
  `insert into brands (account_id, id, name, name_folded, category, website, language, created_at)
   select :accountId, b.brand_id, 'Brand ' || b.brand, 'brand' || b.brand, 'tools', 'https://brand.example', 'en', :since from ${BRANDS}`,
  `insert into competitors (account_id, brand_id, id, name, created_at)
   select :accountId, b.brand_id, gen_random_uuid(), 'Rival ' || r, :since from ${BRANDS}, generate_series(1, 3) r`,
  `insert into prompts (account_id, id, brand_id, hash, text, language, stage, discovery, in_panel, source, created_at)
   select :accountId, gen_random_uuid(), b.brand_id, 'hash' || p, 'Which tools are best for task ' || p || '.', 'en',
          (array['awareness', 'interest', 'desire', 'action'])[1 + p % 4], true, true, 'pack', :since
     from ${BRANDS}, generate_series(0, 19) p`,
  `insert into incidents (account_id, id, brand_id, type, severity, title, evidence_count, opened_at, updated_at)
   select :accountId, gen_random_uuid(), b.brand_id, 'negative_surge', 'high', 'A surge', 7, :since, :since from ${BRANDS}`,
  `insert into runs (account_id, id, kind, brand_id, subject_id, brand_name, status, platforms, created_at, completed_at)
   select :accountId, ${RUN}, 'scheduled', b.brand_id, b.brand_id, 'Brand ' || b.brand, 'completed', '{}', :since, :since
     from ${BRANDS}, generate_series(0, cast(:runs as integer) - 1) run`,
  `insert into run_questions (account_id, run_id, ordinal, text, hash, language, stage, discovery)
   select :accountId, ${RUN}, p, 'Which tools are best for task ' || p || '.', 'hash' || p, 'en',
          (array['awareness', 'interest', 'desire', 'action'])[1 + p % 4], true
     from ${BRANDS}, generate_series(0, cast(:runs as integer) - 1) run, generate_series(0, 19) p`,
  `insert into answers (account_id, id, run_id, ordinal, platform, sample, text, model, latency_ms, asked_at, answered_at)
   select :accountId, ${id(2, 'a.n')}, ${RUN_OF_ANSWER}, a.prompt, a.platform, a.i, repeat('An answer. ', 10), 'model', 900, a.at, a.at
     from ${ANSWERS}`,
  `insert into analyses (account_id, subject_id, answer_id, run_id, ordinal, platform, prompt_hash, stage, language, discovery,
                         mentioned, position, rank, sentiment, snippet, competitors, competitor_mentions, citations,
                         cites_own_site, answered_at)
   select :accountId, a.brand_id, ${id(2, 'a.n')}, ${RUN_OF_ANSWER}, a.prompt, a.platform, 'hash' || a.prompt, a.stage, 'en', true,
          ${MENTIONED}, case when ${MENTIONED} then 5 else -1 end,
          case when ${MENTIONED} then 1 + (a.dice >> 10 & 1023) % 6 else 0 end,
          case when ${MENTIONED} then (array['positive', 'neutral', 'negative'])[1 + (a.dice >> 3 & 1023) % 3] end,
          case when ${MENTIONED} then 'Brand is one of the best.' else '' end,
          jsonb_build_array(
            jsonb_build_object('name', 'Rival 1', 'mentioned', a.dice & 1 = 1, 'rank', a.dice & 1),
            jsonb_build_object('name', 'Rival 2', 'mentioned', a.dice & 2 = 2, 'rank', a.dice & 2),
            jsonb_build_object('name', 'Rival 3', 'mentioned', false, 'rank', 0)),
          (a.dice & 1) + (a.dice >> 1 & 1), 1, false, a.at
     from ${ANSWERS}`,
  `insert into citations (account_id, subject_id, id, answer_id, ordinal, platform, source_url, source_domain, prompt_hash,
                          context, mentioned, discovered_at)
   select :accountId, a.brand_id, ${id(3, 'a.n')}, ${id(2, 'a.n')}, 0, a.platform,
          'https://' || ${DOMAINS} || '/' || (a.dice & 255), ${DOMAINS}, 'hash' || a.prompt, '', ${MENTIONED}, a.at
     from ${ANSWERS}`,
];
