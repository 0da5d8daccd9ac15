import type { Rewrite } from '../rewrite.ts';

/** Every text of a rewrite, in the order in which it is read. */
export function allTexts({ headline, answer, evidence, context, faq }: Rewrite): string[] {
  return [headline, answer, ...evidence, context, ...faq.flatMap(({ q, a }) => [q, a])].filter((text) => text !== '');
}
