import type { Actor } from '../../accounts/audit.ts';
import type { SessionPrincipal } from '../../accounts/principal.ts';

/** Who the audit log names for what a person does. */
export function actorOf({ userId, ip }: SessionPrincipal): Actor {
  return { kind: 'user', id: userId, ip };
}
