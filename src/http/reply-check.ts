/** Whether a reply is what the contract documents: its status, its required headers, its body without undocumented properties. */
import type { Response } from 'koa';
import type { OperationEntry, Validator } from '../../openapi/codegen/operation.ts';
import type { AnyReply } from '../api/handler.ts';
import { type Failure, isFailure } from '../failure.ts';

/** `always` in tests, development and demo; in production one reply in `sampled`, or none. */
export type ValidateResponses = 'always' | 'never' | { sampled: number };

/** What breaks the contract, in words for the log; empty when nothing does or when this reply is not checked. */
export type CheckReply = (operation: OperationEntry, response: Response, outcome: AnyReply | Failure) => string[];

export function createReplyCheck(mode: ValidateResponses): CheckReply {
  if (mode === 'never') return () => [];
  const interval = mode === 'always' ? 1 : Math.max(1, Math.round(mode.sampled));
  let counter = 0;
  return (operation, response, outcome) => (counter++ % interval === 0 ? violations(operation, response, outcome) : []);
}

function violations(operation: OperationEntry, response: Response, outcome: AnyReply | Failure): string[] {
  const documented = operation.responses[response.status];
  // Failures of the edge itself (a refused parameter, a body of the wrong type) keep their status, documented or not.
  if (!documented)
    return isFailure(outcome) && isEdgeFailure(outcome) ? [] : [`status ${response.status} is not documented`];
  const missing = documented.requiredHeaders.filter((name) => response.get(name) === '');
  const faults = missing.map((name) => `the header ${name} is missing`);
  if (isFailure(outcome) || response.status === 304) return faults;
  if (documented.validate === null)
    return outcome.body === undefined ? faults : [...faults, 'a body is not documented'];
  return documented.validate(outcome.body) ? faults : [...faults, ...describe(documented.validate)];
}

function isEdgeFailure(failure: Failure): boolean {
  return ['invalid_request', 'payload_too_large', 'unsupported_media_type', 'unauthenticated', 'forbidden'].includes(
    failure.failure,
  );
}

function describe(validate: Validator): string[] {
  return (validate.errors ?? []).map(
    (error) => `body${error.instancePath} ${error.message ?? error.keyword} ${JSON.stringify(error.params)}`,
  );
}
