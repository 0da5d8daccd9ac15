import type { Stage } from '../../prompts/index.ts';

/** What content is to serve. */
export type Intent = 'comparison' | 'how-to' | 'faq' | 'review';

/** The steps of the AIDA funnel on which content of an intent is looked for. */
export const STAGES_OF: Readonly<Record<Intent, readonly Stage[]>> = {
  comparison: ['desire', 'interest'],
  'how-to': ['action', 'interest'],
  faq: ['interest', 'awareness'],
  review: ['desire', 'action'],
};
