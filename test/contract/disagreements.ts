/** Where our validators and the judge may come to different verdicts about a request, and why that is right. All others are mistakes. */

interface Verdicts {
  /** Our answer. */
  answer: string;
  /** Of the judge; `null` when it accepts. */
  refusal: string | null;
}

interface Disagreement {
  kind: string;
  refusedBy: 'us' | 'the judge';
  reason: string;
  covers(verdicts: Verdicts): boolean;
}

export const DISAGREEMENTS: readonly Disagreement[] = [
  {
    kind: 'the null character',
    refusedBy: 'us',
    reason: 'PostgreSQL stores no text with it. It is refused in all texts at once, which no schema has to say.',
    covers: ({ answer }) => answer.includes('null character'),
  },
  {
    kind: 'half a character',
    refusedBy: 'us',
    reason: 'A lone surrogate is no text: in UTF-8 it would become another character than was sent.',
    covers: ({ answer }) => answer.includes('surrogate'),
  },
  {
    kind: 'a whole number written otherwise',
    refusedBy: 'us',
    reason: 'The judge converts as JavaScript does, so that 1e1 is ten and 0x10 is sixteen; we take digits only.',
    covers: ({ answer }) => /must be (an? )?(integer|whole number)/.test(answer),
  },
];
