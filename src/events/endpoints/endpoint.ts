import type { EventInterface } from '../catalog.ts';

export type EndpointStatus = 'enabled' | 'paused' | 'disabled' | 'deleted';

/** Where events of one interface are sent. */
export interface Endpoint {
  id: string;
  accountId: string;
  interface: EventInterface;
  url: string;
  events: string[];
  description: string | null;
  status: EndpointStatus;
  /** `gone`: it answered 410. `failing`: for 5 days. */
  disabledReason: 'gone' | 'failing' | null;
  failingSince: Date | null;
  /** The rotation of its secret that is under way. */
  rotation: { startedAt: Date; endsAt: Date } | null;
  createdAt: Date;
  updatedAt: Date;
}
