import { ENGLISH_BLAME } from './english-blame.ts';
import { ENGLISH_CONCLUSIONS } from './english-conclusions.ts';
import { ENGLISH_CONNOTATION } from './english-connotation.ts';
import { ENGLISH_CONNOTATION_GOOD } from './english-connotation-good.ts';
import { ENGLISH_CRISIS } from './english-crisis.ts';
import { ENGLISH_DURABILITY } from './english-durability.ts';
import { ENGLISH_NEUTRAL } from './english-neutral.ts';
import { ENGLISH_PRAISE } from './english-praise.ts';
import { ENGLISH_SERVICE } from './english-service.ts';
import { ENGLISH_TURNS } from './english-turns.ts';
import { ENGLISH_VERDICTS } from './english-verdicts.ts';
import type { WordGroup } from './group.ts';

/** All English words by field; of two groups with the same phrase the one of higher precedence counts, else the first. */
export const ENGLISH: readonly { precedence: number; groups: readonly WordGroup[] }[] = [
  { precedence: 1, groups: ENGLISH_BLAME },
  { precedence: 1, groups: ENGLISH_PRAISE },
  { precedence: 1, groups: ENGLISH_CRISIS },
  { precedence: 1, groups: ENGLISH_DURABILITY },
  { precedence: 1, groups: ENGLISH_SERVICE },
  { precedence: 0, groups: ENGLISH_CONNOTATION },
  { precedence: 0, groups: ENGLISH_CONNOTATION_GOOD },
  { precedence: 1, groups: ENGLISH_TURNS },
  { precedence: 2, groups: ENGLISH_VERDICTS },
  { precedence: 2, groups: ENGLISH_CONCLUSIONS },
  { precedence: 3, groups: [{ weight: 0, words: ENGLISH_NEUTRAL }] },
];
