import { isChinese } from '../analysis/statements/index.ts';
import { type Failure, fail } from '../failure.ts';
import type { PlatformClient, PlatformId } from '../platforms/index.ts';
import { type AvivScore, scoreAviv } from './aviv/index.ts';
import { rewriteByRules } from './extractive/index.ts';
import { keepSupported } from './guard.ts';
import { jsonLdOf } from './jsonld.ts';
import { askForObject, type ModelCall } from './model/ask-for-object.ts';
import { rewritePrompt } from './model/prompt.ts';
import { REWRITE_SCHEMA, readerOf } from './model/schema.ts';
import type { Rewrite, RewriteSource } from './rewrite.ts';

export interface RewrittenText {
  rewrite: Rewrite;
  aviv: AvivScore;
  jsonld: string;
  source: PlatformId | 'extractive';
  /** What was asked for it, and is billed. */
  calls: ModelCall[];
}

const readRewrite = readerOf<Rewrite>(REWRITE_SCHEMA);

/**
 * Rewrites a text by a platform, or by rules for `null`. Only what the source says is kept of the platform's reply. A platform that cannot
 * be reached, or gives nothing usable twice, is `platforms_unavailable`; `circuitOpen` tells that it is resting.
 */
export async function rewriteText(
  client: PlatformClient,
  platform: PlatformId | null,
  source: RewriteSource,
  { deadline, signal }: { deadline: Date; signal?: AbortSignal },
): Promise<RewrittenText | (Failure<'platforms_unavailable'> & { circuitOpen: boolean })> {
  const fallback = rewriteByRules(source);
  if (platform === null) return finished(fallback, source, 'extractive', []);
  const asked = await askForObject(
    client,
    {
      platform,
      prompt: rewritePrompt(source),
      language: isChinese(source.text) ? 'zh' : 'en',
      deadline: deadline.getTime(),
      ...(signal === undefined ? {} : { signal }),
    },
    (reply) => {
      const found = readRewrite(reply);
      if ('fault' in found) return found;
      const kept = keepSupported(trimmed(found.value), source, fallback);
      return kept === null
        ? { fault: 'Nothing of it is said in the text. Use only facts of the text.' }
        : { value: kept.rewrite };
    },
  );
  if (asked.value !== null) return finished(asked.value, source, platform, asked.calls);
  const message = asked.failure?.message ?? 'The platform gave no usable rewrite.';
  const circuitOpen = asked.failure?.reason === 'circuit_open';
  return { ...fail('platforms_unavailable', `${message} Nothing was billed.`), circuitOpen };
}

function finished(
  rewrite: Rewrite,
  source: RewriteSource,
  by: RewrittenText['source'],
  calls: ModelCall[],
): RewrittenText {
  const jsonld = jsonLdOf(rewrite, source.brand);
  return { rewrite, aviv: scoreAviv(rewrite, source, jsonld), jsonld, source: by, calls };
}

function trimmed({ headline, answer, evidence, context, faq }: Rewrite): Rewrite {
  return {
    headline: headline.trim(),
    answer: answer.trim(),
    evidence: evidence.map((point) => point.trim()).filter((point) => point !== ''),
    context: context.trim(),
    faq: faq.map(({ q, a }) => ({ q: q.trim(), a: a.trim() })).filter(({ q, a }) => q !== '' && a !== ''),
  };
}

/** US dollars of all calls, as far as known. */
export function costOfCalls(calls: readonly ModelCall[]): number {
  return calls.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0);
}
