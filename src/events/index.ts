export {
  EVENT_CATALOG,
  type EventData,
  type EventDataOf,
  type EventInterface,
  type EventType,
  selectableEvents,
} from './catalog.ts';
export { createOutbox, type NewEvent, type Outbox, type ValidatePayload } from './outbox.ts';
export type { Lane } from './outbox-store.ts';
