import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { Tracing } from '../telemetry/tracing/index.ts';

/** What a process does. One process may do both. */
export interface Roles {
  api: boolean;
  worker: boolean;
}

/** To be called when the service stops, last first. */
export type CloseLater = (close: () => Promise<void>) => void;

export interface ComposeOptions {
  config: Config;
  logger: Logger;
  roles: Roles;
  /** Every platform is the simulator, and all data is simulated. */
  everythingSimulated?: boolean;
  /** Works off one replay, from a file of recorded answers, and nothing else. */
  replay?: { file: string; accountId: string };
  /** Default: none. */
  tracing?: Tracing;
  /** The clock of everything that is dated, cached or limited. */
  now?: () => Date;
}
