import type { OperationEntry, SecurityAlternative } from '../../openapi/codegen/operation.ts';
import type { Admission } from '../accounts/admission.ts';
import { isKeyScope, type KeyScope } from '../accounts/key-format.ts';
import { isTier } from '../accounts/tiers.ts';
import type { Authenticate } from './authenticate.ts';

/** Names of the security schemes that an API key of each interface satisfies. */
const KEY_SCHEMES: Record<string, string> = { direct: 'directKey', v1: 'apiKey' };

/** Reads who an operation is open to from its contract and lets the accounts decide. */
export function createAuthenticate(admission: Admission): Authenticate {
  return async ({ interface: name, operation, authorization, ip }) =>
    admission.admit({
      interface: name === 'direct' ? 'direct' : 'v1',
      authorization,
      ip,
      anonymousAllowed: operation.security.some((alternative) => Object.keys(alternative).length === 0),
      scope: scopeWanted(operation, KEY_SCHEMES[name] ?? 'apiKey'),
      tier: operation.tier !== null && isTier(operation.tier) ? operation.tier : null,
    });
}

function scopeWanted(operation: OperationEntry, scheme: string): KeyScope | null {
  const alternative = operation.security.find((candidate: SecurityAlternative) => scheme in candidate);
  return alternative?.[scheme]?.find(isKeyScope) ?? null;
}
