import { events as directEvents } from '../../generated/direct/operations.ts';
import { events as v1Events } from '../../generated/v1/operations.ts';
import type { Validator } from '../../openapi/codegen/operation.ts';
import type { ValidatePayload } from '../events/index.ts';

/** What the contract says against an event, before it is stored to be sent. */
export const validateEvent: ValidatePayload = (iface, type, payload) => {
  const validators: Readonly<Record<string, Validator>> = iface === 'v1' ? v1Events : directEvents;
  const validate = validators[type];
  if (validate === undefined) return 'the interface describes no such event';
  if (validate(payload)) return null;
  const [error] = validate.errors ?? [];
  return `${error?.instancePath ?? ''} ${error?.message ?? 'is not valid'}`;
};
