import { type Failure, fail } from '../failure.ts';

/** What an answer could name: at least one letter, digit or symbol. */
const VISIBLE = /[\p{L}\p{N}\p{S}]/u;

/** Control characters and code points that stand for nothing. */
const STRAY = /[\p{Cc}\p{Cn}]/u;

/** Why no answer could ever contain such a name; `null` when one could. The contract bounds its length. */
export function nameFault(name: string): string | null {
  if (STRAY.test(name.trim())) return 'must not contain control characters';
  return VISIBLE.test(name.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
    ? null
    : 'must contain a letter, a digit or a symbol';
}

/** The failure that names each field whose name no answer could contain; `null` when there is none. */
export function refuseNames(named: readonly { path: string; name: string }[]): Failure<'invalid_request'> | null {
  const details = named.flatMap(({ path, name }) => {
    const message = nameFault(name);
    return message === null ? [] : [{ path, message }];
  });
  return details.length === 0
    ? null
    : fail('invalid_request', 'A name is not one that an answer could contain.', { details });
}
