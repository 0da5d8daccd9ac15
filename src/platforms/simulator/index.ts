import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PlatformSettings, SubjectBrand } from '../ask.ts';
import { PLATFORM_CATALOG, PLATFORM_IDS, type PlatformId } from '../catalog.ts';
import { createAnswerer, type RespondedQuestion } from './answer-request.ts';
import { createFaultPlan, type Fault } from './faults.ts';
import { keyOf } from './incoming.ts';
import type { Latency } from './latency.ts';
import { createReplay, type ReplayAnswer, readReplayFile } from './replay.ts';
import { createRequestRecorder, type RequestCounts } from './request-counts.ts';
import { createRequestHandler } from './request-handler.ts';

/**
 * A stand-in for all eight platforms: a real HTTP server on this machine that speaks their wires.
 *
 * Where brands come from, for questions name none: the prompt's words lead to a category of an invented world (`world/`),
 * or to one invented from those words. Its brands come up by chance, each with a visibility and a tone of its own that
 * vary by platform, week and day. To these come the brands that the simulator is told of: by `knownBrands`, read anew for
 * every question (all brands of an account, say), and by the client for one question (`AskRequest.about`). A told brand is
 * brought up in questions of its category, in roughly a third to four fifths of the answers. Answers are in the language of the prompt.
 *
 * The answer depends on the seed, platform, prompt, day, sample and the brands told, on nothing else. The sample is what
 * the client says (`AskRequest.sample`, so that an ask repeated after a crash gets its own answer again); asks that do not
 * say are counted per platform and prompt for a replay, and are sample 0 otherwise.
 */
export interface Simulator {
  /** `http://127.0.0.1:<port>`. */
  url: string;
  /** All eight platforms, pointing here, with keys that only this server accepts. */
  settings(overrides?: Partial<PlatformSettings>): Record<PlatformId, PlatformSettings>;
  requests: RequestCounts;
  /** Replaces all faults; none for an empty list. */
  setFaults(faults: readonly Fault[]): void;
  setLatency(latency: Latency): void;
  close(): Promise<void>;
}

export interface SimulatorOptions {
  /** Default: `answerscope`. */
  seed?: number | string;
  /** Default: any free port. */
  port?: number;
  /** Time before an ask is answered, milliseconds; a range is drawn from by the seed. Default 0. */
  latencyMs?: Latency;
  faults?: readonly Fault[];
  /** Recorded answers, or the path of a JSONL file of them. */
  replay?: readonly ReplayAnswer[] | string;
  /** What a question without a recorded answer gets, when there is a replay. Default `refuse`: HTTP 404. */
  replayMisses?: 'refuse' | 'compose';
  knownBrands?: () => readonly SubjectBrand[] | Promise<readonly SubjectBrand[]>;
  /** Answers a question itself, in JSON mode too; `null` leaves it to the simulator. */
  respond?: (question: RespondedQuestion) => string | null;
  now?: () => Date;
}

export type { RespondedQuestion } from './answer-request.ts';
export type { Fault, FaultKind } from './faults.ts';
export type { Latency } from './latency.ts';
export { type ReplayAnswer, readReplayFile } from './replay.ts';
export type { RequestCounts } from './request-counts.ts';

/** @throws Error when the port is taken or the replay file cannot be read */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const seed = String(options.seed ?? 'answerscope');
  const now = options.now ?? (() => new Date());
  const recorder = createRequestRecorder();
  const faults = createFaultPlan(seed, options.faults ?? []);
  const recorded = typeof options.replay === 'string' ? readReplayFile(options.replay) : options.replay;
  const latency = { current: options.latencyMs ?? 0 };
  const answer = createAnswerer({
    seed,
    now,
    replay: recorded ? createReplay(recorded) : null,
    replayMisses: options.replayMisses ?? 'refuse',
    knownBrands: options.knownBrands ?? (() => []),
    respond: options.respond ?? (() => null),
  });
  const server = createServer(
    createRequestHandler({ seed, now, recorder, faults, answer, latency: () => latency.current }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    settings: (overrides = {}) =>
      Object.fromEntries(
        PLATFORM_IDS.map((platform) => [platform, { ...settingsOf(platform, url), ...overrides }]),
      ) as Record<PlatformId, PlatformSettings>,
    requests: recorder,
    setFaults: (list) => faults.set(list),
    setLatency(value) {
      latency.current = value;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function settingsOf(platform: PlatformId, url: string): PlatformSettings {
  const { defaultModel, defaultConcurrency, prices } = PLATFORM_CATALOG[platform];
  return {
    baseUrl: `${url}/${platform}`,
    apiKey: keyOf(platform),
    model: defaultModel,
    concurrency: defaultConcurrency,
    prices,
    simulated: true,
  };
}
