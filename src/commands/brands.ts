import { isFailure } from '../failure.ts';
import { type Command, readOptions, UsageError } from './command.ts';
import { withAccounts } from './with-accounts.ts';

export const brands: Command = {
  name: 'brands',
  usage:
    'answerscope brands set --brand ID [--account ID|NAME] [--alias NAME]… [--website URL]\n' +
    '                       [--competitor NAME[=ALIAS,…]]… [--json]',
  summary:
    'Sets a brand’s aliases, website and competitors.\n' +
    'Each list that is given replaces the one before: repeat --alias or --competitor for more than one; an empty value clears it.',
  run: async (args, environment) => {
    const { values, positionals } = readOptions(
      args,
      {
        brand: { type: 'string' },
        account: { type: 'string', default: 'default' },
        alias: { type: 'string', multiple: true },
        website: { type: 'string' },
        competitor: { type: 'string', multiple: true },
        json: { type: 'boolean', default: false },
      },
      1,
    );
    if (positionals[0] !== 'set') throw new UsageError('The brands command can: set.');
    const { brand: brandId, website } = values;
    if (brandId === undefined || !UUID.test(brandId)) throw new UsageError('--brand must be the id of a brand.');
    if (website !== undefined && website !== '' && !/^https?:\/\/\S+$/i.test(website)) {
      throw new UsageError('--website must be an http(s) address.');
    }
    await withAccounts(environment, async (tools) => {
      const accountId = await tools.accountId(values.account);
      const brand = await tools.brands.change(accountId, brandId, {
        ...(values.alias === undefined ? {} : { aliases: named(values.alias) }),
        ...(website === undefined ? {} : { website: website === '' ? null : website }),
        ...(values.competitor === undefined ? {} : { competitors: named(values.competitor).map(competitorOf) }),
      });
      if (isFailure(brand)) throw new UsageError(brand.message);
      const { name, aliases, competitors } = brand;
      process.stdout.write(
        values.json
          ? `${JSON.stringify(brand)}\n`
          : `${name}: ${aliases.length} aliases, ${competitors.length} competitors, website ${brand.website ?? 'none'}.\n`,
      );
    });
  },
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function named(names: readonly string[]): string[] {
  return names.map((name) => name.trim()).filter((name) => name !== '');
}

function competitorOf(text: string): { name: string; aliases: string[]; website: null } {
  const [name = '', aliases = ''] = text.split('=');
  return { name: name.trim(), aliases: named(aliases.split(',')), website: null };
}
