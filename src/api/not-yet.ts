import { type Failure, fail } from '../failure.ts';

/** The handler of an operation that the contract describes and a later release serves. */
export async function notYet(): Promise<Failure<'not_implemented'>> {
  return fail('not_implemented', 'This operation is described but not served yet.');
}
