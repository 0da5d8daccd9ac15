import type { Pipeline } from '../../storage/pipeline.ts';
import type { EventInterface } from '../catalog.ts';
import { placeOf } from '../endpoints/place.ts';
import type { Lane } from '../outbox-store.ts';
import type { SecretCipher } from '../secrets/cipher.ts';
import { signingKeyOf } from '../secrets/secret.ts';
import type { SigningKey } from '../signature.ts';
import { selectReceiver } from './lane-store.ts';

/** An endpoint with its secrets opened. */
export interface OpenedReceiver {
  interface: EventInterface;
  url: string;
  revision: number;
  failingSince: Date | null;
  /** Those that sign at a time, newest first. */
  keysAt(at: Date): SigningKey[];
}

/** `null` when nothing may be sent to it. */
export async function openReceiver(
  database: Pipeline,
  cipher: SecretCipher,
  lane: Lane,
): Promise<OpenedReceiver | null> {
  const receiver = await selectReceiver(database, lane);
  if (receiver === null || !receiver.enabled) return null;
  const place = placeOf({ accountId: lane.accountId, id: lane.endpointId });
  const keys = receiver.secrets.map((sealed) => ({
    key: signingKeyOf(cipher.open(sealed, place)),
    retiresAt: sealed.retiresAt,
  }));
  const { interface: iface, url, revision, failingSince } = receiver;
  return {
    interface: iface,
    url,
    revision,
    failingSince,
    keysAt: (at) => keys.filter(({ retiresAt }) => retiresAt === null || retiresAt > at).map(({ key }) => key),
  };
}
