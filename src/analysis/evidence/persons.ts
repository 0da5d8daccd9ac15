import type { Span } from '../boundaries.ts';
import { isEverydayEnglish } from '../names/common-english.ts';
import { followsGivenName } from '../names/given-names.ts';
import { isPersonsOwn } from '../names/longer-names.ts';
import { isSmallLetter } from '../text/characters.ts';
import type { VisibleText } from '../visible-text.ts';

/** What only a person does, or had done to them. */
const LIVED =
  '(?:(?:was|were) (?:born|married|buried|knighted|an? (?:[a-z]+ )?(?:singer|actor|actress|poet|painter|composer|writer|novelist|physicist|chemist|mathematician|philosopher|politician|general|nymph|king|queen))|died|sang|sings|hums|hummed|whistled|starred|stars in|directed|married|smiled|smiles|sighed|laughed|nodded|shrugged|whispered|muttered|recorded|composed|painted|coined|wrote|penned|conducted|choreographed|discovered|emigrated|retired from|grew up|enlisted)';
/** Bing Crosby recorded it: a family name that is no word, and what only a person does. */
const FAMILY_NAME_AFTER = new RegExp(`^ (\\p{Lu}\\p{Ll}{2,}) (?:(?:${LIVED})\\b|\\(\\d{4}|, (?:who|the|an?) )`, 'u');
const CALLING_BEFORE =
  /\b(?:singer|actor|actress|poet|painter|composer|writer|author|novelist|physicist|chemist|mathematician|philosopher|inventor|comedian|crooner|footballer|drummer|guitarist|pianist|saint|king|queen|prince|princess|emperor|general|admiral) $/;

/** Whether the one-word name is the name of a person here, or a part of it. */
export function namesPerson({ original }: VisibleText, span: Span): boolean {
  if (followsGivenName(original, span.from)) return true;
  const after = original.slice(span.to, span.to + 48);
  if (after.startsWith(' ')) {
    const family = FAMILY_NAME_AFTER.exec(after)?.[1];
    if (family && !isEverydayEnglish(family.toLowerCase())) return true;
    return (
      isSmallLetter(after.charCodeAt(1)) &&
      original.charCodeAt(span.from - 1) === 32 &&
      CALLING_BEFORE.test(original.slice(Math.max(0, span.from - 16), span.from))
    );
  }
  return /^['’]s /.test(after) && isPersonsOwn(original, span.to + 2);
}
