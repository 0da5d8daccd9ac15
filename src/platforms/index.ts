export type { PlatformId, PlatformInfo, Prices, WireId } from './catalog.ts';
export { PLATFORM_CATALOG, PLATFORM_IDS, isPlatformId } from './catalog.ts';
export type {
  AskFailure,
  AskOutcome,
  AskRequest,
  CitedSource,
  PingOutcome,
  PlatformLogger,
  PlatformSettings,
  SubjectBrand,
} from './ask.ts';
export { createPlatformClient, type PlatformClient, type PlatformClientOptions } from './client.ts';
