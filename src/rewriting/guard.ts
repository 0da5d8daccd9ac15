import { type Grounds, groundsOf, unsupportedIn, withoutUnsupported } from '../analysis/statements/index.ts';
import { type FaqPair, groundTexts, type Rewrite, type RewriteSource } from './rewrite.ts';

/**
 * The rewrite without what its source does not say: evidence points, questions and sentences with a number, date, name, link or
 * superlative of their own are left out; a headline, an answer or points that are lost are taken from `fallback`, which is made of the
 * source's own sentences. `null` when neither answer nor evidence had anything to keep: then the rewrite is not one of this text.
 */
export function keepSupported(
  rewrite: Rewrite,
  source: RewriteSource,
  fallback: Rewrite,
): { rewrite: Rewrite; dropped: string[] } | null {
  const grounds = groundsOf(groundTexts(source));
  const dropped: string[] = [];
  const kept = (text: string): string => {
    const { text: rest, unsupported } = withoutUnsupported(text, grounds);
    dropped.push(...unsupported);
    return rest;
  };
  const headlineFaults = unsupportedIn(rewrite.headline, grounds);
  dropped.push(...headlineFaults);
  const answer = kept(rewrite.answer);
  const evidence = rewrite.evidence.map(kept).filter((point) => point !== '');
  if (answer === '' && evidence.length === 0) return null;
  const faq = rewrite.faq.flatMap((pair) => supportedPair(pair, grounds, dropped));
  return {
    dropped,
    rewrite: {
      headline: headlineFaults.length === 0 && rewrite.headline.trim() !== '' ? rewrite.headline : fallback.headline,
      answer: answer === '' ? fallback.answer : answer,
      evidence: toppedUp(evidence, rewrite.evidence.length, fallback.evidence, (point) => point),
      context: kept(rewrite.context),
      faq: toppedUp(faq, rewrite.faq.length, fallback.faq, ({ q }) => q),
    },
  };
}

function supportedPair({ q, a }: FaqPair, grounds: Grounds, dropped: string[]): FaqPair[] {
  const faults = unsupportedIn(q, grounds);
  const { text, unsupported } = withoutUnsupported(a, grounds);
  dropped.push(...faults, ...unsupported);
  return faults.length > 0 || text === '' ? [] : [{ q, a: text }];
}

/** As many entries as there were before something was dropped, as far as the fallback has others. */
function toppedUp<Entry>(
  kept: readonly Entry[],
  wanted: number,
  fallback: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Entry[] {
  const known = new Set(kept.map(keyOf));
  const more = fallback.filter((entry) => !known.has(keyOf(entry)));
  return [...kept, ...more.slice(0, Math.max(0, wanted - kept.length))];
}
