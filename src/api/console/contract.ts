import type { Contract } from '../../../generated/console/operations.ts';
import type { AnonymousPrincipal, SessionPrincipal } from '../../accounts/principal.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';

/** The handler type of each operation of `/console/api`, as in `Console['createKey']`. */
export type Console = Handlers<Contract, Deps, AnonymousPrincipal | SessionPrincipal>;
