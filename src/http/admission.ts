import type { OperationEntry } from '../../openapi/codegen/operation.ts';
import type { Admission, Admit } from '../accounts/admission.ts';
import { isKeyScope } from '../accounts/key-format.ts';
import { isRole } from '../accounts/roles.ts';
import { isTier } from '../accounts/tiers.ts';
import type { Authenticate } from './authenticate.ts';

/** Names of the security schemes that an API key of each interface satisfies. */
const KEY_SCHEMES: Record<string, string> = { direct: 'directKey', v1: 'apiKey' };

/** Reads who an operation is open to from its contract, once, and lets the accounts decide each request. */
export function createAuthenticate(admission: Admission): Authenticate {
  const known = new Map<OperationEntry, Admit>();
  return async ({ interface: name, operationId, operation, authorization, cookie, ip }) => {
    let admit = known.get(operation);
    if (admit === undefined) {
      admit = admitFor(admission, name, operationId, operation);
      known.set(operation, admit);
    }
    return admit({ authorization, cookie, ip });
  };
}

function admitFor(admission: Admission, name: string, operationId: string, operation: OperationEntry): Admit {
  const keyScheme = KEY_SCHEMES[name] ?? '';
  const key = operation.security.find((alternative) => keyScheme in alternative);
  return admission.for({
    interface: name === 'direct' || name === 'v1' ? name : 'console',
    operationId,
    accepts: {
      key: key !== undefined,
      session: operation.security.some((alternative) => 'cookieAuth' in alternative),
      anonymous: operation.security.some((alternative) => Object.keys(alternative).length === 0),
    },
    scope: key?.[keyScheme]?.find(isKeyScope) ?? null,
    tier: operation.tier !== null && isTier(operation.tier) ? operation.tier : null,
    role: operation.role !== null && isRole(operation.role) ? operation.role : null,
    policy: typeof operation.limit === 'string' ? operation.limit : null,
  });
}
