import { isKeyScope, KEY_SCOPES } from '../accounts/key-format.ts';
import type { CreatedKey, KeyRequest } from '../accounts/provisioning.ts';
import { isTier, TIERS } from '../accounts/tiers.ts';
import { type Command, readOptions, UsageError } from './command.ts';
import { withAccounts } from './with-accounts.ts';

/** The account of keys that name none. */
const DEFAULT_ACCOUNT = 'default';

export const keys: Command = {
  name: 'keys',
  usage:
    `answerscope keys create --interface direct|v1 [--scope ${KEY_SCOPES.join('|')}] [--tier ${TIERS.join('|')}]\n` +
    '                        [--test] [--account NAME] [--new-account] [--email ADDRESS] [--json]',
  summary:
    'Creates an API key and shows it, once.\n' +
    `The key belongs to the account “${DEFAULT_ACCOUNT}” unless --account or --new-account says otherwise; an account is made when\n` +
    'it does not exist, owned by the user with --email. --tier sets the tier of the account. --scope is admin unless given. --test\n' +
    'makes an sk_test_ key: everything works, on simulated platforms, and nothing is billed.',
  run: async (args, environment) => {
    const { values, positionals } = readOptions(
      args,
      {
        interface: { type: 'string' },
        scope: { type: 'string', default: 'admin' },
        tier: { type: 'string' },
        test: { type: 'boolean', default: false },
        account: { type: 'string', default: DEFAULT_ACCOUNT },
        'new-account': { type: 'boolean', default: false },
        email: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
      1,
    );
    if (positionals[0] !== 'create') throw new UsageError('The keys command can: create.');
    const request = keyRequest(values);
    await withAccounts(environment, async ({ provisioning }) => {
      const created = await provisioning.createKey(request);
      process.stdout.write(values.json ? `${JSON.stringify(created)}\n` : keyText(created));
    });
  },
};

function keyRequest(values: {
  interface?: string;
  scope: string;
  tier?: string;
  test: boolean;
  account: string;
  'new-account': boolean;
  email?: string;
}): KeyRequest {
  const { interface: name, scope, tier = null, email = null } = values;
  if (name !== 'direct' && name !== 'v1') throw new UsageError('--interface must be direct or v1.');
  if (!isKeyScope(scope)) throw new UsageError(`--scope must be one of ${KEY_SCOPES.join(', ')}.`);
  if (tier !== null && !isTier(tier)) throw new UsageError(`--tier must be one of ${TIERS.join(', ')}.`);
  if (values.test && name !== 'v1')
    throw new UsageError('--test makes sk_test_ keys, which only the interface v1 has.');
  if (email !== null && !/^\S+@\S+$/.test(email)) throw new UsageError('--email must be an e-mail address.');
  if (values.account.trim() === '') throw new UsageError('--account must be a name.');
  return {
    interface: name,
    scope,
    tier,
    email,
    test: values.test,
    accountName: values.account,
    newAccount: values['new-account'],
  };
}

function keyText({ key, interface: name, scope, accountId, tier }: CreatedKey): string {
  return `${key}\n\nInterface ${name}, scope ${scope}, account ${accountId}, tier ${tier}. The key is not shown again.\n`;
}
