import {
  createDirectClient,
  createV1Client,
  type DirectClient,
  unwrap,
  type V1Client,
  waitForProbe,
} from '../../clients/typescript/src/index.ts';
import type { DemoReceiver } from './demo-receiver.ts';
import { percentage, table } from './table.ts';

const CHINESE = { name: '星澜汽车', category: '新能源汽车' };
const ENGLISH = { name: 'Brightboard', category: 'project management software' };

/** What a new user would try first, over HTTP, through the TypeScript client. */
export async function runDemoTour(options: {
  baseUrl: string;
  directKey: string;
  v1Key: string;
  receiver: DemoReceiver;
  sendTest: (webhookId: string) => Promise<void>;
  print: (text: string) => void;
}): Promise<void> {
  const { baseUrl, print, receiver } = options;
  const direct = createDirectClient({ baseUrl, apiKey: options.directKey });
  const v1 = createV1Client({ baseUrl, apiKey: options.v1Key });
  await showCheck(direct, print);
  await showQuery(direct, print);
  const webhookId = await registerReceiver(v1, receiver);
  await showProbe(v1, print);
  await options.sendTest(webhookId);
  await showEvents(receiver, print);
}

async function showCheck(client: DirectClient, print: (text: string) => void): Promise<void> {
  const check = await unwrap(
    client.POST('/check/run', {
      body: { brand_name: CHINESE.name, industry: CHINESE.category, competitors: ['极曜', '远洲汽车'] },
    }),
  );
  print(`\nCheck: is ${CHINESE.name} named when buyers ask about ${CHINESE.category}?\n`);
  print(
    table(
      ['platform', 'answers', 'mentions', 'positive'],
      check.summary.map(({ platform, total, mentions, positive }) => [platform, total, mentions, positive]),
    ),
  );
  print(`\n  Checks left today: ${check.rateLimitRemaining}`);
}

async function showQuery(client: DirectClient, print: (text: string) => void): Promise<void> {
  const platforms = ['chatgpt', 'perplexity', 'gemini', 'zhipu'] as const;
  const query = await unwrap(
    client.POST('/query', { body: { brand: ENGLISH.name, category: ENGLISH.category, platforms: [...platforms] } }),
  );
  print(`\nQuery: ${ENGLISH.name} in the answers of ${platforms.join(', ')}\n`);
  print(
    table(
      ['question', 'platform', 'rank', 'tone', 'position', 'cites'],
      query.runs.flatMap(({ prompt, results }) =>
        results.map(({ platform, analysis, error }, at) => [
          at === 0 ? shortened(prompt, 48) : '',
          platform,
          analysis?.mentioned ? analysis.rank : null,
          analysis === null ? `(${error?.code ?? 'failed'})` : (analysis.sentiment ?? 'not named'),
          analysis?.mentioned ? analysis.position : null,
          analysis?.citations.length ?? null,
        ]),
      ),
    ),
  );
}

async function showProbe(client: V1Client, print: (text: string) => void): Promise<void> {
  const { brand } = await unwrap(
    client.POST('/brands', { body: { ...CHINESE, website: 'https://www.xinglan.example' } }),
  );
  const accepted = await unwrap(client.POST('/probes', { body: { brandId: brand.id } }));
  print(
    `\nProbe: ${brand.name} on ${accepted.platforms.length} platforms, expected to take ${seconds(accepted.estimatedCompletionMs)}\n`,
  );
  const started = performance.now();
  const probe = await waitForProbe(client, accepted.runId);
  print(
    table(
      ['platform', 'answers', 'mentions', 'visibility (95 % interval)', 'median rank', 'tokens'],
      probe.results.map(({ platform, answers, mentions, interval, rank, tokensUsed }) => [
        platform,
        answers,
        mentions,
        percentage(answers === 0 ? null : mentions / answers, interval),
        mentions === 0 ? null : rank,
        tokensUsed,
      ]),
    ),
  );
  const detail = await unwrap(client.GET('/brands/{id}', { params: { path: { id: brand.id } } }));
  print(`\n  ${probe.status} after ${seconds(performance.now() - started)}.`);
  print(
    `  Visibility of ${brand.name}: ${percentage(detail.lastScan?.visibility ?? null, null)} of the answers name it.`,
  );
  const best = probe.results.find((result) => result.rank !== null && result.rank > 0);
  if (best?.snippet) print(`  ${best.platform} says: “${shortened(best.snippet, 120)}”`);
}

async function registerReceiver(client: V1Client, receiver: DemoReceiver): Promise<string> {
  const events = ['citation.discovered', 'priority.changed', 'sentinel.triggered', 'uplift.measured'] as const;
  const made = await unwrap(client.POST('/webhooks', { body: { url: receiver.url, events: [...events] } }));
  receiver.trust(made.secret);
  return made.webhookId;
}

async function showEvents(receiver: DemoReceiver, print: (text: string) => void): Promise<void> {
  print(`\nEvents: what arrived at ${receiver.url}, verified and each counted once\n`);
  const received = await receiver.until('webhook.test');
  const types = Map.groupBy(received, ({ type }) => type);
  print(
    table(
      ['event', 'arrived', 'the latest'],
      [...types].map(([type, events]) => [type, events.length, shortened(JSON.stringify(events.at(-1)?.data), 90)]),
    ),
  );
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function shortened(text: string, length: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, length - 1)}…`;
}
