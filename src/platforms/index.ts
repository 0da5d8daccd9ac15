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
export type { PlatformId, PlatformInfo, Prices, WireId } from './catalog.ts';
export { isPlatformId, PLATFORM_CATALOG, PLATFORM_IDS } from './catalog.ts';
export { type AroundAsk, createPlatformClient, type PlatformClient, type PlatformClientOptions } from './client.ts';
export { costOf } from './cost.ts';
export { directName, platformNamed } from './direct-names.ts';
