import type { PlatformClient, PlatformId } from '../../platforms/index.ts';

/** The platform that rewrites: the one that is set, else the first that is configured; `null`: none is. */
export function rewritingPlatform(client: PlatformClient, set: PlatformId | null): PlatformId | null {
  const configured = client.configured();
  if (set !== null && configured.includes(set)) return set;
  return configured[0] ?? null;
}
