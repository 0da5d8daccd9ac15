import type { EventInterface } from './catalog.ts';

/** An event as the receivers of an interface see it, before it becomes bytes. */
export function envelopeOf(
  iface: EventInterface,
  event: { id: string; type: string; brandId: string | null; at: Date; data: object },
): object {
  const { id: eventId, type, data } = event;
  const at = event.at.toISOString();
  return iface === 'v1'
    ? { eventId, type, createdAt: at, data }
    : { eventId, event: type, brandId: event.brandId, timestamp: at, data };
}
