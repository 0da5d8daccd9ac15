import type { PlatformId } from './catalog.ts';

/** The direct interface calls the platform `glm` by its older name. */
export function directName(platform: PlatformId): string {
  return platform === 'glm' ? 'zhipu' : platform;
}

export function platformNamed(name: Exclude<PlatformId, 'glm'> | 'zhipu'): PlatformId {
  return name === 'zhipu' ? 'glm' : name;
}
