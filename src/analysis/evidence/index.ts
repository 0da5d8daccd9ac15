import type { Span } from '../boundaries.ts';
import type { Ambiguity } from '../names/ambiguity.ts';
import { institutionAfter } from '../names/institutions.ts';
import { isLiteral } from '../names/literal-chinese.ts';
import { passagesOf } from '../names/senses.ts';
import type { VisibleText } from '../visible-text.ts';
import { isCapitalised } from './capitals.ts';
import { chineseEvidence } from './chinese.ts';
import { englishEvidence } from './english.ts';
import { namesPerson } from './persons.ts';
import { countOfSense, countOfSenseNear } from './senses.ts';
import type { Surroundings } from './surroundings.ts';
import { sentenceOf } from './surroundings.ts';
import { sharesVocabulary } from './vocabulary.ts';

/** Evidence for (above 0) and against (0 and below) the occurrence being the brand; Infinity when nothing is in doubt. */
export function evidenceFor(span: Span, ambiguity: Ambiguity, around: Surroundings): number {
  if (ambiguity.mayBeLiteral) {
    const { folded } = around.view;
    const name = folded.slice(span.start, span.end);
    if (isLiteral(name, folded.slice(Math.max(0, span.start - 8), span.start), folded.slice(span.end, span.end + 8)))
      return -1;
  }
  if (ambiguity.kind === 'chinese') return chineseEvidence(span, ambiguity.use ?? 'thing', around);
  if (ambiguity.kind === 'english') return englishEvidence(span, ambiguity, around);
  if (ambiguity.isWordWhenSmall && !isCapitalised(around.view, span) && around.hasCapitals)
    return englishEvidence(span, ambiguity, around);
  if (ambiguity.isWordWhenSmall && namesPerson(around.view, span)) return -1;
  if ((ambiguity.isWordWhenSmall || ambiguity.hasOtherSense) && isOtherThing(span, around)) return -1;
  if (ambiguity.isShort && looksLikeUnit(span, ambiguity, around.view)) return -1;
  return Number.POSITIVE_INFINITY;
}

/** 1.5 Tesla, the Apollo that landed on the moon, "Dodge the rain". */
function isOtherThing(span: Span, around: Surroundings): boolean {
  const { view } = around;
  const word = view.folded.slice(span.start, span.end);
  const after = view.original.slice(span.to, span.to + 24);
  const before = view.original.slice(Math.max(0, span.from - 6), span.from);
  if (MEASURES.has(word) && /\d[ -]?$/.test(before) && !/^(?: \p{Lu}| [a-z]+s\b)/u.test(after)) return true;
  if (TOLD_TO_READER.test(after) && /(?:^|[.!?\n] ?)$/.test(before)) return true;
  const institution = /^ [A-Z]/.test(after) ? institutionAfter(after) : null;
  if (institution !== null && !sharesVocabulary(institution, around.vocabulary)) return true;
  if (passagesOf(word).length === 0) return false;
  const { text } = sentenceOf(view, span);
  const { vocabulary } = around;
  const told = countOfSense(word, text, vocabulary);
  return told > 0 && !sharesVocabulary(text, vocabulary) && told + countOfSenseNear(view, span, vocabulary) > 2;
}

/** Units that have the name of a person. */
const MEASURES = new Set(
  'tesla hertz newton kelvin pascal joule watt ampere ohm volt farad henry weber gauss'.split(' '),
);
const TOLD_TO_READER = /^ (?:your|my|an?|the(?! (?:brand|company|firm|maker|car|app|store|shop|chain|group)\b)) [a-z]/;

function looksLikeUnit(span: Span, ambiguity: Ambiguity, view: VisibleText): boolean {
  const written = view.original.slice(span.from, span.to);
  const before = view.folded.slice(Math.max(0, span.start - 8), span.start);
  if (!/\d[,\d]*(?:\.\d+)?[\s-]?$/.test(before)) return false;
  return (
    written === written.toLowerCase() ||
    (ambiguity.isCapitalised && !/^ [a-z]/.test(view.folded.slice(span.end, span.end + 2)))
  );
}
