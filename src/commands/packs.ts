import { readFile } from 'node:fs/promises';
import { insertPack, LANGUAGES, type PromptTemplate, STAGES, setDefaultPack } from '../prompts/index.ts';
import { type Command, readOptions, UsageError } from './command.ts';
import { withAccounts } from './with-accounts.ts';

export const packs: Command = {
  name: 'packs',
  usage: 'answerscope packs add --name NAME --file TEMPLATES.json [--account ID|NAME] [--default] [--json]',
  summary:
    'Adds a prompt pack to an account.\n' +
    'The file holds an array of {"language": "zh"|"en", "stage": "awareness"|"interest"|"desire"|"action", "text": "…"}; a text may\n' +
    'hold {category}, {brand} and {competitor}. --default makes it the pack of probes that name none.',
  run: async (args, environment) => {
    const { values, positionals } = readOptions(
      args,
      {
        name: { type: 'string' },
        file: { type: 'string' },
        account: { type: 'string', default: 'default' },
        default: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
      1,
    );
    if (positionals[0] !== 'add') throw new UsageError('The packs command can: add.');
    const { name, file } = values;
    if (name === undefined || name.trim() === '') throw new UsageError('--name must name the pack.');
    if (file === undefined) throw new UsageError('--file must name a file of templates.');
    const templates = readTemplates(await contentOf(file));
    await withAccounts(environment, async ({ knex, newId, now, accountId: find }) => {
      const accountId = await find(values.account);
      const id = newId();
      await knex.transaction(async (trx) => {
        await insertPack(trx, accountId, { id, name, templates, newId }, now());
        if (values.default) await setDefaultPack(trx, accountId, id);
      });
      const added = { promptPackId: id, accountId, name, templates: templates.length, default: values.default };
      process.stdout.write(values.json ? `${JSON.stringify(added)}\n` : `Pack ${id}: ${templates.length} templates.\n`);
    });
  },
};

async function contentOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new UsageError(`--file: ${file} cannot be read.`);
  }
}

/** @throws UsageError that names the entry and the field */
function readTemplates(content: string): PromptTemplate[] {
  let entries: unknown;
  try {
    entries = JSON.parse(content);
  } catch {
    throw new UsageError('--file does not hold JSON.');
  }
  if (!Array.isArray(entries) || entries.length === 0) throw new UsageError('--file must hold an array of templates.');
  return entries.map((entry: Partial<PromptTemplate> | null, at) => {
    const { language, stage, text } = entry ?? {};
    if (!LANGUAGES.some((known) => known === language)) throw new UsageError(`[${at}].language must be zh or en.`);
    if (!STAGES.some((known) => known === stage))
      throw new UsageError(`[${at}].stage must be one of ${STAGES.join(', ')}.`);
    if (typeof text !== 'string' || text.trim() === '' || text.length > 2_000) {
      throw new UsageError(`[${at}].text must be a text of at most 2,000 characters.`);
    }
    return { language, stage, text: text.trim() } as PromptTemplate;
  });
}
