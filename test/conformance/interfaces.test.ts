/**
 * An independent tester of the documents against the running service: it makes requests of its own, valid ones and others, and holds
 * what comes back against what the document says. What it checks, and what it is told, stands in schemathesis.toml.
 */
import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/accounts/audit.ts';
import { accountWithEverything } from '../support/account-with-everything.ts';
import { newOwner } from '../support/console.ts';
import { bodyOf, useService } from '../support/service.ts';
import { conform, lacksForConformance } from './schemathesis.ts';

const UNLIMITED = {
  perMinute: null,
  perHour: null,
  perDay: null,
  checksPerDay: null,
  queriesPerDay: null,
  rewritesPerDay: null,
  brands: null,
};
/** A minute on a quiet machine with two cores. */
const PATIENCE = { timeout: 900_000 };

// Cookies of a service behind https have the documented name.
const service = useService({ config: { publicUrl: 'https://answerscope.test' } });

async function liftLimits(accountId: string): Promise<void> {
  await service.accounts.settings.setTier(accountId, OPERATOR, 'enterprise');
  await service.accounts.settings.setEnterpriseLimits(accountId, OPERATOR, UNLIMITED);
}

/** Limits have tests of their own; here, none must hide how an operation answers. */
async function withoutLimits<T>(work: () => Promise<T>): Promise<T> {
  let forgetting = Promise.resolve();
  const timer = setInterval(() => {
    forgetting = forgetting.then(async () => {
      for (const table of ['account_limits', 'ip_limits', 'throttles']) await service.knex(table).delete();
    });
  }, 200);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await forgetting;
  }
}

/** What was examined, as its report says at the end. */
function tell(document: string, output: string): void {
  const [cases, duration] = [/\d+ generated, .*/.exec(output)?.[0], /in (\d+\.\d+s) =+\s*$/.exec(output)?.[1]];
  process.stdout.write(`schemathesis, ${document}: ${cases}, in ${duration}\n`);
}

describe('schemathesis', () => {
  test.for(['direct', 'v1'] as const)('finds nothing in %s', PATIENCE, async (document, { skip }) => {
    const reason = await lacksForConformance();
    if (reason !== null) skip(reason);
    const account = `conformance of ${document}`;
    const v1 = await service.key({ account });
    await liftLimits(v1.accountId);
    const { brand } = await bodyOf(await v1.call('/api/v1/brands', { json: { name: 'Acme', category: 'tools' } }));
    await v1.call('/api/v1/probes', { json: { brandId: brand.id, platforms: ['kimi'] } });
    const { key } = await service.key({ interface: document, account });
    const { exitCode, output } = await withoutLimits(() =>
      conform({ document, url: service.url, key, dictionaries: { brands: [brand.id] } }),
    );
    tell(document, output);
    expect(exitCode, output).toBe(0);
  });

  test('finds nothing in console', PATIENCE, async ({ skip }) => {
    const reason = await lacksForConformance();
    if (reason !== null) skip(reason);
    const { owner, ids } = await accountWithEverything(service);
    await liftLimits(owner.accountId);
    const { email } = await newOwner(service);
    const sessions = createServer(async (request, response) => {
      const caller = request.url === '/everything' ? owner : await newOwner(service);
      if (caller !== owner) await liftLimits(caller.accountId);
      response.end(caller.cookie.split('=')[1]);
    });
    await new Promise<void>((resolve) => sessions.listen(0, '127.0.0.1', resolve));
    const { port } = sessions.address() as { port: number };
    const { exitCode, output } = await withoutLimits(() =>
      conform({
        document: 'console',
        url: service.url,
        sessionsUrl: `http://127.0.0.1:${port}`,
        dictionaries: { ...ids, emails: [email] },
      }),
    );
    sessions.close();
    tell('console', output);
    expect(exitCode, output).toBe(0);
  });
});
