import type { NameSpan } from '../mentions.ts';
import { isHan, isSmallLetter } from '../text/characters.ts';
import type { VisibleText } from '../visible-text.ts';
import { announcementOf } from './announcements.ts';
import { isInstruction } from './instructions.ts';
import type { Text } from './network/reading.ts';
import type { Passage } from './passages.ts';
import { passagesAbout } from './passages.ts';
import { withReferences } from './references.ts';
import { type Listing, type Place, placeOf, sectionsOf } from './section.ts';

/** What an answer says about one brand. */
export interface Evidence {
  /** The answer, the names in it, and which of them is the brand. */
  text: Text;
  /** The sentences about the brand, in reading order. */
  passages: readonly Passage[];
  isEnglish: boolean;
  /** It heads an item of a list that is announced as one of recommendations. */
  isListedAsGood: boolean;
  /** It heads an item of a list that is announced as one of what to avoid. */
  isListedAsBad: boolean;
  /** It alone heads an item of a list. */
  isItem: boolean;
  place: Place;
  /** How many other tracked brands the answer names. */
  rivals: number;
  /** How many of them it names before. */
  namedBefore: number;
}

/** What an answer says about each of the brands that it names. */
export interface AnswerReading {
  evidenceOf(owner: number): Evidence;
  /** The others, by first appearance; none where they are too many to be weighed against each other. */
  rivalsOf(owner: number): number[];
}

export function readAnswer(view: VisibleText, named: readonly NameSpan[], listing: Listing): AnswerReading {
  const spans = withReferences(view, named);
  const owners = [...new Set(spans.map((span) => span.owner))];
  return {
    evidenceOf: (owner) => readEvidence(view, spans, owner, owners, listing),
    rivalsOf: (owner) => (owners.length - 1 > MOST_RIVALS ? [] : owners.filter((other) => other !== owner)),
  };
}

/** Weighing was fitted to no more. */
const MOST_RIVALS = 2;

function readEvidence(
  view: VisibleText,
  spans: readonly NameSpan[],
  owner: number,
  owners: readonly number[],
  listing: Listing,
): Evidence {
  const sections = sectionsOf(listing, owner);
  const passages: Passage[] = [];
  for (const passage of passagesAbout(view, spans, owner, sections)) {
    if (passages.length === MOST_SENTENCES) break;
    if (!isInstruction(view.folded.slice(passage.start, passage.end))) passages.push(passage);
  }
  return {
    text: { folded: view.folded, codes: view.codes, spans, owner },
    passages,
    isEnglish: isMostlyLatin(view.codes, passages),
    ...announcementOf(view, sections),
    isItem: sections.length > 0,
    place: placeOf(listing, owner),
    rivals: owners.length - 1,
    namedBefore: owners.indexOf(owner),
  };
}

/** Whether it has more words in letters than Chinese characters. */
function isMostlyLatin(codes: Uint16Array, passages: readonly Passage[]): boolean {
  let latin = 0;
  let han = 0;
  for (const { start, end } of passages)
    for (let at = start, before = 0; at < end; at++) {
      const code = codes[at] as number;
      if (isSmallLetter(code)) {
        if (!isSmallLetter(before)) latin++;
      } else if (isHan(code)) han++;
      before = code;
    }
  return latin > han;
}

/** About one brand: an answer that says more than this only repeats itself. */
const MOST_SENTENCES = 1_000;
