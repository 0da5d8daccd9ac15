import type { Brands } from '../../brands/index.ts';
import type { BrandScope } from '../scope.ts';
import { type PickedPrompt, pickPrompts } from './pick-prompts.ts';
import type { KnownPrompt } from './picker-store.ts';

export type { PickReason } from './pick-prompts.ts';
export { selectSamples } from './picker-store.ts';

export interface PickedQuestion extends PickedPrompt {
  text: string;
}

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
      const texts = new Map(prompts.map(({ promptId, text }) => [promptId, text]));
      return pickPrompts(prompts, at).map((picked) => ({ ...picked, text: texts.get(picked.promptId) ?? '' }));
    },
  };
}
