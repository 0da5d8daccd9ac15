import { OPERATOR } from '../accounts/audit.ts';
import { ENTERPRISE_LIMITS, type EnterpriseLimits } from '../accounts/data/account-settings.ts';
import { isTier, TIERS } from '../accounts/tiers.ts';
import { type Command, readOptions, UsageError } from './command.ts';
import { withAccounts } from './with-accounts.ts';

export const account: Command = {
  name: 'account',
  usage:
    `answerscope account set [--account ID|NAME] [--tier ${TIERS.join('|')}] [--limit NAME=NUMBER|none]…\n` +
    '                        [--no-limits] [--spend-cap USD|none] [--json]',
  summary:
    'Sets the tier of an account, what is agreed with it, and its spend cap.\n' +
    `--limit is for accounts of the tier enterprise; repeat it for more than one of ${ENTERPRISE_LIMITS.join(', ')}.\n` +
    'What is given adds to what was agreed before; --no-limits takes all of it back, first. A limit that is not agreed is that of\n' +
    'the tier scale; none is no limit. --spend-cap is in US dollars a calendar month.',
  run: async (args, environment) => {
    const { values, positionals } = readOptions(
      args,
      {
        account: { type: 'string', default: 'default' },
        tier: { type: 'string' },
        limit: { type: 'string', multiple: true },
        'no-limits': { type: 'boolean', default: false },
        'spend-cap': { type: 'string' },
        json: { type: 'boolean', default: false },
      },
      1,
    );
    if (positionals[0] !== 'set') throw new UsageError('The account command can: set.');
    const { tier } = values;
    if (tier !== undefined && !isTier(tier)) throw new UsageError(`--tier must be one of ${TIERS.join(', ')}.`);
    const limits = values.limit === undefined ? null : limitsOf(values.limit);
    const spendCap = values['spend-cap'] === undefined ? undefined : amountOf(values['spend-cap']);
    await withAccounts(environment, async ({ settings, accountId: find }) => {
      const id = await find(values.account);
      if (tier !== undefined) await settings.setTier(id, OPERATOR, tier);
      if (limits !== null || values['no-limits']) {
        const before = values['no-limits'] ? null : await settings.enterpriseLimits(id);
        const agreed = { ...before, ...limits };
        await settings.setEnterpriseLimits(id, OPERATOR, Object.keys(agreed).length === 0 ? null : agreed);
      }
      if (spendCap !== undefined) await settings.setSpendCap(id, OPERATOR, spendCap);
      const now = await settings.find(id);
      if (now === null) throw new UsageError(`There is no account “${values.account}”.`);
      const result = {
        accountId: id,
        name: now.name,
        tier: now.tier,
        enterpriseLimits: await settings.enterpriseLimits(id),
        spendCapUsd: now.spendCapUsd,
      };
      process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : textOf(result));
    });
  },
};

function limitsOf(texts: readonly string[]): EnterpriseLimits {
  const limits: EnterpriseLimits = {};
  for (const text of texts) {
    const [name = '', value = ''] = text.split('=');
    const known = ENTERPRISE_LIMITS.find((candidate) => candidate === name);
    if (known === undefined) throw new UsageError(`--limit must name one of ${ENTERPRISE_LIMITS.join(', ')}.`);
    const number = value === 'none' ? null : Number(value || Number.NaN);
    if (number !== null && (!Number.isInteger(number) || number < 0 || number > 2_000_000_000)) {
      throw new UsageError(`--limit ${name} must be a whole number, or none.`);
    }
    limits[known] = number;
  }
  return limits;
}

function amountOf(text: string): number | null {
  if (text === 'none') return null;
  const amount = Number(text || Number.NaN);
  if (!Number.isFinite(amount) || amount < 0 || amount > 100_000) {
    throw new UsageError('--spend-cap must be US dollars from 0 to 100000, or none.');
  }
  return amount;
}

function textOf(result: {
  accountId: string;
  name: string;
  tier: string;
  enterpriseLimits: EnterpriseLimits | null;
  spendCapUsd: number | null;
}): string {
  const agreed = Object.entries(result.enterpriseLimits ?? {}).map(
    ([name, value]) => `${name} ${value ?? 'unlimited'}`,
  );
  const cap = result.spendCapUsd === null ? 'none' : `$${result.spendCapUsd} a month`;
  const limits = agreed.length === 0 ? 'those of the tier' : agreed.join(', ');
  return `${result.name} (${result.accountId}): tier ${result.tier}, limits: ${limits}, spend cap: ${cap}.\n`;
}
