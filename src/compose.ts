import type { Accounts } from './accounts/index.ts';
import type { Provisioning } from './accounts/provisioning.ts';
import type { Brands } from './brands/index.ts';
import { startApi } from './compose/api.ts';
import type { ComposeOptions } from './compose/options.ts';
import { buildParts, type CloseLater } from './compose/parts.ts';
import { startWork } from './compose/work.ts';
import type { Events } from './events/index.ts';
import type { RunningServer } from './http/server.ts';

export { validateEvent } from './compose/event-contract.ts';
export type { ComposeOptions, Roles } from './compose/options.ts';

export interface Service {
  /** `null` in a process that only works. */
  server: RunningServer | null;
  provisioning: Provisioning;
  brands: Brands;
  accounts: Accounts;
  events: Events;
  /** Takes no more requests and jobs, lets those in hand finish, and closes everything. */
  stop(): Promise<void>;
}

/**
 * Builds each part once, hands it its dependencies and starts the process's roles. When a part cannot be started, those
 * before it are closed again.
 */
export async function composeService(options: ComposeOptions): Promise<Service> {
  const closers: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    return { ...(await startParts(options, (close) => void closers.push(close))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(options: ComposeOptions, closeLater: CloseLater): Promise<Omit<Service, 'stop'>> {
  const { roles } = options;
  const parts = await buildParts(options, closeLater);
  const { provisioning, brands, accounts, events } = parts;
  await events.worker?.start();
  if (roles.worker) await startWork(parts, closeLater);
  if (!roles.api) return { server: null, provisioning, brands, accounts, events };
  await Promise.all([parts.pipeline.open(), parts.reads.open()]);
  const server = await startApi(parts);
  parts.listening.url = server.url;
  closeLater(() => server.close());
  return { server, provisioning, brands, accounts, events };
}
