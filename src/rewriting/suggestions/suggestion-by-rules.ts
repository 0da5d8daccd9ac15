import { isChinese } from '../../analysis/statements/index.ts';
import { rewriteByRules } from '../extractive/index.ts';
import type { RewriteSource } from '../rewrite.ts';
import type { Intent } from './intent.ts';

/** The content's own sentences, in the order and the form that its intent wants. */
export function suggestionByRules(
  source: RewriteSource,
  intent: Intent | null,
): { rewritten: string; claims: string[] } {
  const { answer, evidence, faq } = rewriteByRules(source);
  const claims = [answer, ...evidence].filter((claim) => claim !== '');
  if (intent === 'faq') return { rewritten: faq.map(({ q, a }) => `${q}\n${a}`).join('\n\n') || answer, claims };
  if (intent === 'how-to') return { rewritten: claims.map((claim, at) => `${at + 1}. ${claim}`).join('\n'), claims };
  if (intent === 'comparison')
    return { rewritten: [answer, ...evidence.map((point) => `- ${point}`)].join('\n'), claims };
  return { rewritten: claims.join(isChinese(answer) ? '' : ' '), claims };
}
