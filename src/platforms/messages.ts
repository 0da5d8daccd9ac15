import type { AskFailure } from './ask.ts';
import { PLATFORM_CATALOG, type PlatformId } from './catalog.ts';

const MESSAGES: Readonly<Record<AskFailure, (name: string) => string>> = {
  not_configured: (name) => `${name} is not configured.`,
  timeout: (name) => `${name} did not answer in time.`,
  rate_limited: (name) => `${name} is limiting requests at the moment.`,
  quota_exhausted: (name) => `The quota or balance at ${name} is used up.`,
  unavailable: (name) => `${name} is unavailable at the moment.`,
  unauthorized: (name) => `${name} refused the configured access.`,
  invalid_response: (name) => `${name} sent no usable answer.`,
  too_large: (name) => `The answer of ${name} was larger than allowed.`,
  circuit_open: (name) => `${name} failed repeatedly and is not asked for a short while.`,
  cancelled: (name) => `The question to ${name} was cancelled.`,
};

/** What a customer may read about a failure: the platform's name and nothing that came from it. */
export function failureMessage(platform: PlatformId, reason: AskFailure): string {
  return MESSAGES[reason](PLATFORM_CATALOG[platform].name);
}
