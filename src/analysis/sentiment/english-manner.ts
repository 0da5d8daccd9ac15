import type { PassageEvidence } from './evidence.ts';

/** How the sentences about a brand are put, and where they name it: measures between -1 and 1. */
export function mannerOf(spoken: readonly PassageEvidence[], text: string): Record<string, number> {
  const last = spoken.at(-1);
  const end = last?.words ?? '';
  const endNet = netOf(last);
  const denials = end.match(DENIAL)?.length ?? 0;
  let named = 0;
  let unnamed = 0;
  for (const passage of spoken) {
    if (passage.namedAt >= 0) named += netOf(passage);
    else unnamed += netOf(passage);
  }
  const namedAt = last?.namedAt ?? -1;
  const isSaid = (pattern: RegExp, where: string) => (pattern.test(where) ? HALF : 0);
  return {
    endDeniesOnce: denials === 1 ? HALF : 0,
    endDeniesTwice: denials >= 2 ? HALF : 0,
    endTwiceTurned: denials >= 2 ? HALF * Math.tanh(endNet / 2) : 0,
    endSpeaksOfOthers: isSaid(OTHERS, end),
    endAdvises: isSaid(ADVICE, end),
    endIsFirstPerson: isSaid(FIRST_PERSON, end),
    endIsSecondPerson: isSaid(SECOND_PERSON, end),
    endSupposes: isSaid(SUPPOSITION, end),
    endIsShort: end.length < 45 ? HALF : 0,
    saysOnly: isSaid(ONLY, text),
    saysSecond: isSaid(SECOND, text),
    saysLast: isSaid(LAST, text),
    saysYears: isSaid(YEARS, text),
    saysStill: isSaid(STILL, text),
    past: HALF * Math.min(1, (6 * (text.match(PAST)?.length ?? 0)) / (text.length / 5 + 20)),
    namedLast: namedAt >= 0 ? HALF : 0,
    namedFirst: (spoken[0]?.namedAt ?? -1) >= 0 ? HALF : 0,
    endsWithName: namedAt > end.length * 0.6 ? HALF : 0,
    beginsWithName: namedAt >= 0 && namedAt < 12 ? HALF : 0,
    saidWithName: (HALF * named) / (1.5 + Math.abs(named)),
    saidWithoutName: (HALF * unnamed) / (1.5 + Math.abs(unnamed)),
    sentences: HALF * Math.min(1, spoken.length / 8),
  };
}

/** What weighs less than praise and blame moves an answer less. */
const HALF = 0.5;

const DENIAL = /\b(?:not|no|never|nobody|nothing|none|neither|nor|without|cannot|hardly|barely|nowhere)\b|n't\b/g;
const OTHERS =
  /\b(?:(?:any|some|no)(?:thing|one|body|where) else|nothing else|elsewhere|another|no other|any other|rather than|instead)\b/;
const ADVICE =
  /(?:^|[,;:] )(?:take|buy|choose|go|ring|ask|get|keep|stick|order|pick|try|use|have|call|start|book|save|leave|skip|avoid)\b/;
const FIRST_PERSON = /\b(?:i|we|my|our|me|us)\b/;
const SECOND_PERSON = /\byour?\b/;
const SUPPOSITION = /\bwould\b|'d\b/;
const ONLY = /\bonly\b/;
const SECOND = /\b(?:second|number two|runner-up|2nd|silver)\b/;
const LAST = /\b(?:last|bottom|fourth|fifth|sixth|seventh)\b/;
const YEARS = /\b(?:years?|winters?|decades?|summers?|since)\b/;
const STILL = /\bstill\b/;
const PAST = /\b(?:was|were|had|did|[a-z]+ed)\b/g;

function netOf(passage: PassageEvidence | undefined): number {
  return passage?.weights.reduce((sum, weight) => sum + weight, 0) ?? 0;
}
