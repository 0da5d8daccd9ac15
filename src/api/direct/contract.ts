import type { Contract } from '../../../generated/direct/operations.ts';
import type { Principal } from '../../accounts/principal.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';

/** The handler type of each operation of `/api`, as in `Direct['runCheck']`. */
export type Direct = Handlers<Contract, Deps, Principal>;
