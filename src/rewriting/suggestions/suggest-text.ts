import {
  groundsOf,
  isChinese,
  isVerifiable,
  unsupportedIn,
  withoutUnsupported,
} from '../../analysis/statements/index.ts';
import { type Failure, fail } from '../../failure.ts';
import type { PlatformClient, PlatformId } from '../../platforms/index.ts';
import { askForObject, type ModelCall } from '../model/ask-for-object.ts';
import { suggestionPrompt } from '../model/prompt.ts';
import { readerOf, SUGGESTION_SCHEMA } from '../model/schema.ts';
import { groundTexts, type RewriteSource } from '../rewrite.ts';
import { eeatSignals } from './eeat-signals.ts';
import type { Intent } from './intent.ts';
import { suggestionByRules } from './suggestion-by-rules.ts';

export interface SuggestedText {
  rewritten: string;
  factClaims: { claim: string; verifiable: boolean }[];
  eeatSignals: string[];
  source: PlatformId | 'extractive';
  calls: ModelCall[];
}

interface Reply {
  rewritten: string;
  claims: string[];
}

const readReply = readerOf<Reply>(SUGGESTION_SCHEMA);

/** Improves content by a platform, or by rules for `null`. What the content and the brand's pages do not say is left out. */
export async function suggestText(
  client: PlatformClient,
  platform: PlatformId | null,
  source: RewriteSource,
  intent: Intent | null,
  { deadline, signal }: { deadline: Date; signal?: AbortSignal },
): Promise<SuggestedText | Failure<'platforms_unavailable'>> {
  if (platform === null) return finished(suggestionByRules(source, intent), 'extractive', []);
  const grounds = groundsOf(groundTexts(source));
  const asked = await askForObject(
    client,
    {
      platform,
      prompt: suggestionPrompt(source, intent),
      language: isChinese(source.text) ? 'zh' : 'en',
      deadline: deadline.getTime(),
      ...(signal === undefined ? {} : { signal }),
    },
    (reply) => {
      const found = readReply(reply);
      if ('fault' in found) return found;
      const rewritten = keptLines(found.value.rewritten, (line) => withoutUnsupported(line, grounds).text);
      if (rewritten === '') return { fault: 'Nothing of it is said in the text. Use only facts of the text.' };
      const claims = found.value.claims.map((claim) => claim.trim());
      return {
        value: {
          rewritten,
          claims: claims.filter((claim) => claim !== '' && unsupportedIn(claim, grounds).length === 0),
        },
      };
    },
  );
  if (asked.value !== null) return finished(asked.value, platform, asked.calls);
  const message = asked.failure?.message ?? 'The platform gave no usable suggestion.';
  return fail('platforms_unavailable', `${message} Nothing was billed.`);
}

/** Line by line, so that lists and questions keep their form. */
function keptLines(text: string, keep: (line: string) => string): string {
  const lines = text.split(/\r?\n/).map((line) => (line.trim() === '' ? '' : keep(line)));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function finished({ rewritten, claims }: Reply, source: SuggestedText['source'], calls: ModelCall[]): SuggestedText {
  const factClaims = [...new Set(claims)].map((claim) => ({ claim, verifiable: isVerifiable(claim) }));
  return { rewritten, factClaims, eeatSignals: eeatSignals(rewritten), source, calls };
}
