import type { Brands } from '../../brands/index.ts';
import type { BrandScope } from '../scope.ts';
import { type PickedPrompt, pickPrompts } from './pick-prompts.ts';
import type { KnownPrompt, PromptQuestion } from './picker-store.ts';

export type { PickReason } from './pick-prompts.ts';
export { selectSamples } from './picker-store.ts';

export type PickedQuestion = PickedPrompt & PromptQuestion;

export interface Picker {
  /** The brand's prompts worth asking next, most informative first; `null`: the account has no such brand. */
  pick(scope: BrandScope): Promise<PickedQuestion[] | null>;
}

export function createPicker(options: {
  brands: Pick<Brands, 'find'>;
  selectSamples: (scope: BrandScope, platforms: readonly string[], today: Date) => Promise<KnownPrompt[]>;
  /** Those that can be asked. */
  platformsOf: (partition: BrandScope['partition']) => readonly string[];
  now: () => Date;
}): Picker {
  const { brands, platformsOf, now } = options;
  return {
    async pick(scope) {
      const at = now();
      const [brand, prompts] = await Promise.all([
        brands.find(scope.accountId, scope.brandId),
        options.selectSamples(scope, platformsOf(scope.partition), at),
      ]);
      if (brand === null) return null;
      const questions = new Map(prompts.map(({ promptId, question }) => [promptId, question]));
      return pickPrompts(prompts, at).flatMap((picked) => {
        const question = questions.get(picked.promptId);
        return question === undefined ? [] : [{ ...picked, ...question }];
      });
    },
  };
}
