/** The whole client but the webhooks, whose secrets do not belong in a browser: nothing here needs Node. */
export type {
  components as ConsoleComponents,
  operations as ConsoleOperations,
  paths as ConsolePaths,
} from '../../../generated/client/console.ts';
export type {
  components as DirectComponents,
  operations as DirectOperations,
  paths as DirectPaths,
} from '../../../generated/client/direct.ts';
export type {
  components as V1Components,
  operations as V1Operations,
  paths as V1Paths,
} from '../../../generated/client/v1.ts';
export {
  type ClientOptions,
  type ConsoleClient,
  type ConsoleClientOptions,
  createConsoleClient,
  createDirectClient,
  createV1Client,
  type DirectClient,
  sessionOf,
  unwrap,
  type V1Client,
} from './client.ts';
export { AnswerscopeError, type ErrorCode, type ErrorStatus, isAnswerscopeError } from './error.ts';
export { type CitationQuery, eachCitation, type Page, pages } from './pages.ts';
export type { Fetch, RetryOptions } from './retry.ts';
export { type ProbeWait, waitForProbe } from './wait-for-probe.ts';
