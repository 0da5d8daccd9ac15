import { isPublic, operations, securityOf } from './document.js';

const MATURITIES = ['Stable', 'Beta', 'Roadmap'];
const TIERS = ['free', 'starter', 'growth', 'scale', 'enterprise'];
const ROLES = ['viewer', 'member', 'admin', 'owner'];
const SCOPES = ['read', 'write', 'admin'];

function violations(document, operation, publicOperations) {
  const found = [];
  const requirements = securityOf(document, operation);
  const open = isPublic(document, operation);
  for (const key of ['operationId', 'summary', 'description']) {
    if (typeof operation[key] !== 'string' || operation[key] === '') found.push(`needs ${key}`);
  }
  if ((operation.tags ?? []).length !== 1) found.push('needs exactly one tag');
  if (typeof operation['x-limit'] !== 'string') found.push('needs x-limit');
  if (!MATURITIES.includes(operation['x-maturity'])) found.push(`needs x-maturity: one of ${MATURITIES.join(', ')}`);
  if (operation['x-tier'] !== undefined && !TIERS.includes(operation['x-tier'])) found.push('has an unknown x-tier');
  if (operation['x-cache-seconds'] !== undefined && !Number.isInteger(operation['x-cache-seconds'])) {
    found.push('has an x-cache-seconds that is not a number of seconds');
  }
  if (operation.security === undefined) found.push('must state its security itself');
  if (open !== publicOperations.includes(operation.operationId)) {
    found.push(
      open
        ? 'is public but not in the list of public operations'
        : 'is in the list of public operations but not public',
    );
  }
  if (open !== (operation['x-limit'] === 'none')) found.push('has x-limit none exactly when it is public');
  const cookie = requirements.some((requirement) => 'cookieAuth' in requirement);
  if (cookie !== ROLES.includes(operation['x-role']))
    found.push('needs x-role exactly when a session cookie is accepted');
  const scopes = requirements.flatMap((requirement) => requirement.apiKey ?? []);
  const byApiKey = requirements.some((requirement) => 'apiKey' in requirement);
  if (byApiKey && (scopes.length !== 1 || !SCOPES.includes(scopes[0]))) found.push('needs exactly one known scope');
  return found;
}

/** Reports operations whose summary, policy extensions or security are missing or contradict each other. */
export default function operationPolicy(document, { publicOperations }) {
  return operations(document, 'paths').flatMap(({ path, operation }) =>
    violations(document, operation, publicOperations).map((violation) => ({
      message: `${operation.operationId ?? path.join(' ')} ${violation}.`,
      path,
    })),
  );
}
