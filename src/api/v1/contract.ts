import type { Contract } from '../../../generated/v1/operations.ts';
import type { AnonymousPrincipal, KeyPrincipal } from '../../accounts/principal.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';

/** The handler type of each operation of `/api/v1`, as in `V1['createBrand']`. */
export type V1 = Handlers<Contract, Deps, AnonymousPrincipal | KeyPrincipal>;
