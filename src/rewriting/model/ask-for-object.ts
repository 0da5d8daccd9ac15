import type { AskOutcome, PlatformClient, PlatformId } from '../../platforms/index.ts';
import { storableAnswer } from '../../scans/asking/storable.ts';
import { repairPrompt } from './prompt.ts';

/** One answered question to a platform, as it is billed. */
export interface ModelCall {
  platform: PlatformId;
  model: string;
  inputTokens: number | null;
  outputTokens: number | null;
  /** US dollars; `null`: not known. */
  costUsd: number | null;
}

/** What came of asking; `calls` are those that the platform answered, and were of no use where `value` is null. */
export interface AskedObject<Value> {
  value: Value | null;
  calls: ModelCall[];
  /** Why the platform was not even heard, where it was not. */
  failure: Extract<AskOutcome, { ok: false }> | null;
}

/** Asks for an object, and once more where the reply is none that can be used. `read` says what is wrong with it. */
export async function askForObject<Value>(
  client: PlatformClient,
  ask: { platform: PlatformId; prompt: string; language: 'zh' | 'en'; deadline: number; signal?: AbortSignal },
  read: (reply: string) => { value: Value } | { fault: string },
): Promise<AskedObject<Value>> {
  const calls: ModelCall[] = [];
  let prompt = ask.prompt;
  for (const _ of ['first', 'repair']) {
    const outcome = await client.ask({ ...ask, prompt, json: true, temperature: 0 });
    if (!outcome.ok) return { value: null, calls, failure: outcome };
    const { text, model, inputTokens, outputTokens, costUsd } = storableAnswer(outcome);
    calls.push({ platform: ask.platform, model, inputTokens, outputTokens, costUsd });
    const found = read(text);
    if ('value' in found) return { value: found.value, calls, failure: null };
    prompt = repairPrompt(ask.prompt, found.fault);
  }
  return { value: null, calls, failure: null };
}
