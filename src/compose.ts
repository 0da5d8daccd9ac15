import { setTimeout as delay } from 'node:timers/promises';
import type { Accounts } from './accounts/index.ts';
import type { Provisioning } from './accounts/provisioning.ts';
import type { Brands } from './brands/index.ts';
import { startApi } from './compose/api.ts';
import type { CloseLater, ComposeOptions } from './compose/options.ts';
import { buildParts, type Parts } from './compose/parts.ts';
import { startTelemetry, type Telemetry } from './compose/telemetry.ts';
import { readyWhenSchemaIsNewest, watchParts } from './compose/watch.ts';
import { startWork } from './compose/work.ts';
import type { Events } from './events/index.ts';
import type { RunningServer } from './http/server.ts';

export { validateEvent } from './compose/event-contract.ts';
export type { ComposeOptions, Roles } from './compose/options.ts';

export interface Service {
  /** `null` in a process that only works. */
  server: RunningServer | null;
  /** Where `/metrics`, `/livez` and `/readyz` are; `null` where they are nowhere. */
  operationsUrl: string | null;
  provisioning: Provisioning;
  brands: Brands;
  accounts: Accounts;
  events: Events;
  /** Is not ready any more, takes no more requests (after the set delay) and jobs, lets those in hand finish, and closes everything. */
  stop(): Promise<void>;
}

/**
 * Builds each part once, hands it its dependencies and starts the process's roles. When a part cannot be started, those
 * before it are closed again.
 */
export async function composeService(options: ComposeOptions): Promise<Service> {
  const { config, roles, replay } = options;
  const closers: (() => Promise<void>)[] = [];
  const closeLater: CloseLater = (close) => void closers.push(close);
  const closeAll = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    // Workers of a replay are many on one machine, each for a short while.
    const telemetry = await startTelemetry(config, {
      tracing: options.tracing,
      listens: replay === undefined,
      closeLater,
    });
    const started = await startParts(options, telemetry, closeLater);
    const stop = async (): Promise<void> => {
      telemetry.readiness.stopping();
      if (roles.api) await delay(config.shutdownDelayMs);
      await closeAll();
    };
    return { ...started, operationsUrl: telemetry.operationsUrl, stop };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function startParts(
  options: ComposeOptions,
  telemetry: Telemetry,
  closeLater: CloseLater,
): Promise<Omit<Service, 'stop' | 'operationsUrl'>> {
  const { roles } = options;
  const parts = await buildParts(options, telemetry, closeLater);
  const { provisioning, brands, accounts, events } = parts;
  watchParts(telemetry, parts, roles);
  await events.worker?.start();
  if (roles.worker) await startWork(parts, closeLater);
  const server = roles.api ? await serve(parts, closeLater) : null;
  readyWhenSchemaIsNewest(telemetry, parts);
  return { server, provisioning, brands, accounts, events };
}

async function serve(parts: Parts, closeLater: CloseLater): Promise<RunningServer> {
  await Promise.all([parts.pipeline.open(), parts.reads.open()]);
  const server = await startApi(parts);
  parts.listening.url = server.url;
  closeLater(() => server.close());
  return server;
}
