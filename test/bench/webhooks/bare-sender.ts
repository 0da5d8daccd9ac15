/** Signs and sends the same events, four at once, and stores nothing: `node bare-sender.ts <receiver> <seconds>`. */
import { v7 as newId } from 'uuid';
import { createGuardedHttp } from '../../../src/events/guarded-http.ts';
import { generateSecret, signingKeyOf } from '../../../src/events/secrets/secret.ts';
import { signedHeaders } from '../../../src/events/signature.ts';
import { createAddressRules, resolveAddresses } from '../../../src/events/target.ts';

const [url = '', seconds = ''] = process.argv.slice(2);
const http = createGuardedHttp({ rules: createAddressRules(['127.0.0.0/8']), resolve: resolveAddresses });
const keys = [signingKeyOf(generateSecret())];
const until = performance.now() + Number(seconds) * 1000;
const started = performance.now();
let sent = 0;

async function send(): Promise<void> {
  while (performance.now() < until) {
    const at = new Date();
    const eventId = newId();
    const data = {
      brandId: newId(),
      platform: 'perplexity',
      sourceUrl: `https://www.autohome.com.cn/news/${sent}.html`,
    };
    const body = Buffer.from(
      JSON.stringify({ eventId, type: 'citation.discovered', createdAt: at.toISOString(), data }),
    );
    const signed = signedHeaders({ interface: 'v1', eventId, body, at, keys });
    const { failure } = await http.post({ url, headers: { 'content-type': 'application/json', ...signed }, body, at });
    if (failure !== null) throw new Error(failure);
    sent += 1;
  }
}

await Promise.all(Array.from({ length: 4 }, send));
const { user, system } = process.cpuUsage();
const ms = performance.now() - started;
process.stdout.write(`${JSON.stringify({ perSecond: (sent / ms) * 1000, cpuMs: (user + system) / 1000 / sent })}\n`);
await http.close();
