import type { PlatformId } from '../../platforms/index.ts';

/** The platforms of the free check and of the query's mode `fast`. */
export const FREE_CHECK_PLATFORMS = ['deepseek', 'kimi', 'doubao'] as const satisfies readonly PlatformId[];
