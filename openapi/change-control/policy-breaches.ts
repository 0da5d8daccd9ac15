/** What the differ does not know: policy that is written in extensions, scopes that include each other, and names in clients. */
import type { SecurityAlternative } from '../codegen/operation.ts';
import type { Breach } from './breach.ts';
import type { Released } from './operations.ts';

/** Each includes those before it. */
const SCOPES = ['read', 'write', 'admin'];
const ROLES = ['viewer', 'member', 'admin', 'owner'];
const TIERS = ['free', 'starter', 'growth', 'scale', 'enterprise'];

export function policyBreaches(before: Map<string, Released>, after: Map<string, Released>): Breach[] {
  return [...before.values()].flatMap((old) => {
    const now = after.get(old.id);
    const found =
      now === undefined ? ['is gone, or has another operationId, or is back on the roadmap'] : compare(old, now);
    return found.map((what) => ({ operationId: old.id, what }));
  });
}

function compare(old: Released, now: Released): string[] {
  const found: string[] = [];
  if (now.name !== old.name) found.push(`became ${now.name}`);
  if (old.operation === null || now.operation === null) return found;
  for (const status of Object.keys(old.operation.responses)) {
    if (!(status in now.operation.responses)) found.push(`no longer documents the status ${status}`);
  }
  for (const [extension, order] of [
    ['x-role', ROLES],
    ['x-tier', TIERS],
  ] as const) {
    const [least, wanted] = [old, now].map(({ extensions }) =>
      order.indexOf(String(extensions[extension] ?? order[0])),
    );
    if ((wanted ?? 0) > (least ?? 0)) found.push(`wants a higher ${extension}: ${String(now.extensions[extension])}`);
  }
  found.push(...credentials(old.operation, now.operation));
  return found;
}

type Secured = NonNullable<Released['operation']>;

/** Whoever was let in before must still be: each old alternative must satisfy one of the new ones. */
function credentials(old: Secured, now: Secured): string[] {
  if (now.security.length === 0) return [];
  const alternatives: readonly SecurityAlternative[] = old.security.length === 0 ? [{}] : old.security;
  const refused = alternatives.filter((held) => !now.security.some((wanted) => satisfies(held, wanted)));
  const moved = Object.keys(Object.assign({}, ...old.security) as object).filter(
    (scheme) => wire(old.schemes[scheme]) !== wire(now.schemes[scheme]),
  );
  return [
    ...refused.map((held) => `no longer lets in whoever has ${JSON.stringify(held)}`),
    ...moved.map((scheme) => `takes the credential ${scheme} in another way`),
  ];
}

function satisfies(held: SecurityAlternative, wanted: SecurityAlternative): boolean {
  return Object.entries(wanted).every(
    ([scheme, scopes]) =>
      scheme in held && scopes.every((scope) => held[scheme]?.some((had) => includes(had, scope)) ?? false),
  );
}

function includes(had: string, wanted: string): boolean {
  if (had === wanted) return true;
  return SCOPES.includes(wanted) && SCOPES.indexOf(had) > SCOPES.indexOf(wanted);
}

/** What of a security scheme a caller must do. */
function wire(scheme: unknown): string {
  const { type, in: place, name, scheme: kind } = (scheme ?? {}) as Record<string, unknown>;
  return JSON.stringify([type, place, name, kind]).toLowerCase();
}
