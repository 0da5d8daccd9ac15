import type { Knex } from 'knex';
import { namesBrand } from '../analysis/index.ts';
import { type Failure, fail } from '../failure.ts';
import { lockAccount } from '../storage/account-lock.ts';
import type { Transaction } from '../storage/transaction.ts';
import {
  archive,
  type BrandPrompt,
  hasWording,
  insertPrompts,
  selectPrompt,
  selectPromptPage,
  selectPrompts,
  updatePrompt,
} from './brand-prompt-store.ts';
import type { Prompt, PromptSubject } from './expand.ts';
import { type Language, languageOf } from './language.ts';
import { areNearDuplicates, type QuestionParts, questionParts } from './near-duplicate.ts';
import { promptHash } from './prompt-hash.ts';
import type { Stage } from './templates.ts';
import { promptUniverse } from './universe/index.ts';

export type { BrandPrompt } from './brand-prompt-store.ts';

/** Most prompts of a brand, archived ones not counted. */
const MOST_PROMPTS = 2_000;

/** What may be asked about the brands of an account. `not_found`: the account monitors no such brand, or has no such prompt. */
export interface BrandPrompts {
  list(
    owner: { accountId: string; brandId: string },
    page: { stage: Stage | null; limit: number; before: string | null },
  ): Promise<{ prompts: BrandPrompt[]; total: number } | Failure<'not_found'>>;
  /** `conflict`: the brand has a prompt that asks the same, or too many. */
  create(
    owner: { accountId: string; brandId: string },
    prompt: { text: string; stage: Stage },
  ): Promise<BrandPrompt | Failure<'not_found' | 'conflict'>>;
  /** Adds what of the universe of questions the brand does not have yet. */
  generate(owner: {
    accountId: string;
    brandId: string;
  }): Promise<{ added: number; total: number } | Failure<'not_found'>>;
  change(
    accountId: string,
    promptId: string,
    change: { text?: string; stage?: Stage },
  ): Promise<BrandPrompt | Failure<'not_found' | 'conflict'>>;
  archive(accountId: string, promptId: string): Promise<Date | Failure<'not_found'>>;
}

export function createBrandPrompts(options: {
  knex: Knex;
  findBrand: (accountId: string, brandId: string, within?: Transaction) => Promise<PromptSubject | null>;
  now: () => Date;
  newId: () => string;
}): BrandPrompts {
  const { knex, findBrand, now, newId } = options;

  return {
    async list({ accountId, brandId }, page) {
      if ((await findBrand(accountId, brandId)) === null) return unknownBrand();
      return selectPromptPage(knex, { accountId, brandId }, page);
    },

    async create({ accountId, brandId }, { text, stage }) {
      const subject = await findBrand(accountId, brandId);
      if (subject === null) return unknownBrand();
      const prompt = customPrompt(subject, text.trim(), stage);
      return knex.transaction(async (trx) => {
        await lockAccount(trx, accountId);
        const known = await selectPrompts(trx, accountId, brandId);
        if (known.length >= MOST_PROMPTS) return fail('conflict', `A brand has at most ${MOST_PROMPTS} prompts.`);
        const refusal = refuseSame(subject, prompt.text, known);
        if (refusal !== null) return refusal;
        const [added] = await insertPrompts(trx, { accountId, brandId, source: 'custom', newId }, [prompt], now());
        if (added === undefined) throw new Error('the prompt was not stored');
        return added;
      });
    },

    async generate({ accountId, brandId }) {
      const subject = await findBrand(accountId, brandId);
      if (subject === null) return unknownBrand();
      return knex.transaction(async (trx) => {
        await lockAccount(trx, accountId);
        const known = await selectPrompts(trx, accountId, brandId);
        const fresh = withoutSame(subject, promptUniverse(subject), known).slice(0, MOST_PROMPTS - known.length);
        await insertPrompts(trx, { accountId, brandId, source: 'generated', newId }, fresh, now());
        return { added: fresh.length, total: known.length + fresh.length };
      });
    },

    change: (accountId, promptId, change) =>
      knex.transaction(async (trx) => {
        await lockAccount(trx, accountId);
        const prompt = await selectPrompt(trx, accountId, promptId);
        const subject = prompt === null ? null : await findBrand(accountId, prompt.brandId, trx);
        if (prompt === null || subject === null) return unknownPrompt();
        const { brandId } = prompt;
        const text = change.text?.trim() ?? prompt.text;
        const { hash, discovery, stage } = customPrompt(subject, text, change.stage ?? prompt.stage);
        if (hash !== prompt.hash) {
          const others = (await selectPrompts(trx, accountId, brandId)).filter(({ id }) => id !== promptId);
          const refusal = refuseSame(subject, text, others);
          if (refusal !== null) return refusal;
          if (await hasWording(trx, { accountId, brandId }, { id: promptId, hash })) {
            return fail('conflict', 'An archived prompt of the brand has these words. Add it as a new prompt.');
          }
        }
        await updatePrompt(trx, accountId, promptId, { text, hash, stage, discovery });
        return { ...prompt, text, hash, stage, discovery };
      }),

    async archive(accountId, promptId) {
      const at = now();
      return (await archive(knex, accountId, promptId, at)) ? at : unknownPrompt();
    },
  };
}

function customPrompt(subject: PromptSubject, text: string, stage: Stage): Prompt {
  const language: Language = languageOf({ name: '', category: text });
  return { text, hash: promptHash(text), language, stage, discovery: !namesBrand(text, subject) };
}

function refuseSame(subject: PromptSubject, text: string, known: readonly BrandPrompt[]): Failure<'conflict'> | null {
  const parts = questionParts(text, subject);
  const same = known.find((other) => areNearDuplicates(parts, questionParts(other.text, subject)));
  if (same === undefined) return null;
  return fail('conflict', `The brand has a prompt that asks the same: “${same.text}”.`, {
    details: [{ path: 'body.text', message: `asks the same as prompt ${same.id}` }],
  });
}

/** The prompts that ask something else than those known and those before them. */
function withoutSame(subject: PromptSubject, prompts: readonly Prompt[], known: readonly BrandPrompt[]): Prompt[] {
  const asked: QuestionParts[] = known.map(({ text }) => questionParts(text, subject));
  return prompts.filter(({ text }) => {
    const parts = questionParts(text, subject);
    if (asked.some((other) => areNearDuplicates(parts, other))) return false;
    asked.push(parts);
    return true;
  });
}

function unknownBrand(): Failure<'not_found'> {
  return fail('not_found', 'The account has no brand with this id.');
}

function unknownPrompt(): Failure<'not_found'> {
  return fail('not_found', 'The account has no prompt with this id.');
}
