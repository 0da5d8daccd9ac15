/** Four writers, each event a transaction of its own: `node writers.ts <database> <account> <events a second> <seconds>`. */
import { v7 as newId } from 'uuid';
import { createOutbox } from '../../../src/events/index.ts';
import { createWake } from '../../../src/events/wake.ts';
import { createDatabase } from '../../../src/storage/database.ts';

const [url = '', accountId = '', rate = '', seconds = ''] = process.argv.slice(2);
const WRITERS = 4;
const knex = createDatabase({ url, poolSize: WRITERS + 1, applicationName: 'answerscope bench' });
const outbox = createOutbox({ newId, wake: createWake({ knex }) });
const brandId = newId();
const wanted = Math.round(Number(rate) * Number(seconds));
const started = performance.now();
let next = 0;
let late = 0;

async function write(): Promise<void> {
  for (;;) {
    const number = next;
    next += 1;
    if (number >= wanted) return;
    const wait = (number / Number(rate)) * 1000 - (performance.now() - started);
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    else if (wait < -1_000) late += 1;
    const at = new Date();
    const data = {
      brandId,
      platform: 'perplexity',
      sourceUrl: `https://www.autohome.com.cn/news/202611/${number}.html`,
      sourceDomain: 'autohome.com.cn',
      promptHash: '9b74c9897bac770ffc029102a200c5de9b74c9897bac770ffc029102a200c5de',
      discoveredAt: at.toISOString(),
    };
    await knex.transaction((trx) => outbox.write(trx, { accountId, brandId, type: 'citation.discovered', at, data }));
  }
}

await Promise.all(Array.from({ length: WRITERS }, write));
process.stdout.write(`${JSON.stringify({ written: wanted, ms: performance.now() - started, late })}\n`);
// The last notification is on its way; without it the sender would look for itself, some seconds later.
await new Promise((resolve) => setTimeout(resolve, 100));
await knex.destroy();
