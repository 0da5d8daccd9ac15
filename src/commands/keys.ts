import { OPERATOR } from '../accounts/audit.ts';
import { isKeyScope, KEY_SCOPES } from '../accounts/key-format.ts';
import type { KeySummary } from '../accounts/keys/index.ts';
import type { CreatedKey, KeyRequest } from '../accounts/provisioning.ts';
import { isTier, TIERS } from '../accounts/tiers.ts';
import { isFailure } from '../failure.ts';
import { type Command, readOptions, UsageError } from './command.ts';
import { table } from './table.ts';
import { withAccounts } from './with-accounts.ts';

/** The account of keys that name none. */
const DEFAULT_ACCOUNT = 'default';

const ACTIONS = ['create', 'list', 'revoke', 'rotate'] as const;

export const keys: Command = {
  name: 'keys',
  usage:
    `answerscope keys create --interface direct|v1 [--scope ${KEY_SCOPES.join('|')}] [--tier ${TIERS.join('|')}]\n` +
    '                        [--test] [--account NAME] [--new-account] [--email ADDRESS] [--json]\n' +
    '       answerscope keys list   [--account ID|NAME] [--json]\n' +
    '       answerscope keys revoke --key ID [--account ID|NAME] [--json]\n' +
    '       answerscope keys rotate --key ID [--overlap-hours 24] [--account ID|NAME] [--json]',
  summary:
    'Creates API keys and shows each once; lists, revokes and rotates them.\n' +
    `The key belongs to the account “${DEFAULT_ACCOUNT}” unless --account or --new-account says otherwise; an account is made when\n` +
    'it does not exist, owned by the user with --email. --tier sets the tier of the account. --scope is admin unless given. --test\n' +
    'makes an sk_test_ key: everything works, on simulated platforms, and nothing is billed. A revoked key is refused from the next\n' +
    'request on; a rotated one works beside the new one until the overlap ends.',
  run: async (args, environment) => {
    const { values, positionals } = readOptions(
      args,
      {
        interface: { type: 'string' },
        scope: { type: 'string', default: 'admin' },
        tier: { type: 'string' },
        test: { type: 'boolean', default: false },
        account: { type: 'string' },
        'new-account': { type: 'boolean', default: false },
        email: { type: 'string' },
        key: { type: 'string' },
        'overlap-hours': { type: 'string', default: '24' },
        json: { type: 'boolean', default: false },
      },
      1,
    );
    const action = ACTIONS.find((candidate) => candidate === positionals[0]);
    if (action === undefined) throw new UsageError(`The keys command can: ${ACTIONS.join(', ')}.`);
    const print = (result: unknown, text: string): void => {
      process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : text);
    };
    if (action === 'create') {
      const request = keyRequest(values);
      await withAccounts(environment, async ({ provisioning }) => {
        const created = await provisioning.createKey(request);
        if (request.email !== null && !created.newAccount) {
          process.stderr.write('answerscope: the account existed already: --email changes nothing.\n');
        }
        if (created.interface === 'direct' && created.scope !== 'admin') {
          process.stderr.write('answerscope: keys of the direct interface have no scopes: --scope changes nothing.\n');
        }
        print(created, keyText(created));
      });
      return;
    }
    const keyId = action === 'list' ? '' : keyIdOf(values.key);
    const overlapHours = overlapOf(values['overlap-hours']);
    await withAccounts(environment, async (tools) => {
      const accountId = await tools.accountId(values.account ?? DEFAULT_ACCOUNT);
      if (action === 'list') {
        const found = await tools.keys.list(accountId);
        print(found, listText(found, tools.now()));
      } else if (action === 'revoke') {
        const key = await tools.keys.revoke(accountId, OPERATOR, keyId);
        if (isFailure(key)) throw new UsageError(key.message);
        print(key, `${key.prefix}… is revoked.\n`);
      } else {
        const shown = await tools.keys.rotate(accountId, OPERATOR, keyId, overlapHours);
        if (isFailure(shown)) throw new UsageError(shown.message);
        print(shown, `${shown.key}\n\nThe old key works for ${overlapHours} h more. The new one is not shown again.\n`);
      }
    });
  },
};

function keyIdOf(key: string | undefined): string {
  if (key === undefined || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key)) {
    throw new UsageError('--key must be the id of a key; keys list shows them.');
  }
  return key;
}

function overlapOf(text: string): number {
  const hours = Number(text || Number.NaN);
  if (!Number.isInteger(hours) || hours < 0 || hours > 168) {
    throw new UsageError('--overlap-hours must be a whole number from 0 to 168.');
  }
  return hours;
}

function listText(keys: readonly KeySummary[], at: Date): string {
  const rows = keys.map((key) => [
    key.id,
    `${key.prefix}…`,
    key.interface,
    key.scope,
    statusOf(key, at),
    key.createdAt.toISOString().slice(0, 10),
    key.lastUsedAt?.toISOString().slice(0, 16) ?? 'never',
    key.name ?? '',
  ]);
  const headings = ['id', 'begins with', 'interface', 'scope', 'status', 'made', 'last used', 'name'];
  return keys.length === 0 ? 'The account has no keys.\n' : `${table(headings, rows)}\n`;
}

function statusOf(key: KeySummary, at: Date): string {
  if (key.revokedAt !== null) return 'revoked';
  if (key.expiresAt === null) return 'active';
  return key.expiresAt <= at ? 'expired' : `until ${key.expiresAt.toISOString().slice(0, 16)}`;
}

function keyRequest(values: {
  interface?: string;
  scope: string;
  tier?: string;
  test: boolean;
  account?: string;
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
  if (values.account?.trim() === '') throw new UsageError('--account must be a name.');
  if (values['new-account'] && values.account !== undefined) {
    throw new UsageError('--new-account makes an account of its own: leave --account out.');
  }
  return {
    interface: name,
    scope,
    tier,
    email,
    test: values.test,
    accountName: values.account ?? DEFAULT_ACCOUNT,
    newAccount: values['new-account'],
  };
}

function keyText({ key, interface: name, scope, accountId, tier }: CreatedKey): string {
  // Keys of the direct interface have none.
  const scoped = name === 'v1' ? `, scope ${scope}` : '';
  return `${key}\n\nInterface ${name}${scoped}, account ${accountId}, tier ${tier}. The key is not shown again.\n`;
}
