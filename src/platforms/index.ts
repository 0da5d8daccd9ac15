export type { PlatformId, PlatformInfo, Prices, WireId } from './catalog.ts';
export { PLATFORM_CATALOG, PLATFORM_IDS, isPlatformId } from './catalog.ts';
export type { AskFailure, AskOutcome, AskRequest, CitedSource, PingOutcome, PlatformSettings } from './ask.ts';
export type { PlatformClient, PlatformClientOptions, PlatformLogger } from './client.ts';
