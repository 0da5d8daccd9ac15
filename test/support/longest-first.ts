import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start processes, build or wait take longest: begun last, they would be waited for alone. */
const LONGEST = [
  'test/conformance/',
  'test/faults/',
  'test/clients/',
  'test/contract/authorization-coverage',
  'test/contract/',
  'test/browser/',
  'test/docs/',
  'test/storage/',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const bySize = await super.sort(files);
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex((part) => moduleId.includes(part));
      return found === -1 ? LONGEST.length : found;
    };
    return bySize.toSorted((a, b) => place(a) - place(b));
  }
}
