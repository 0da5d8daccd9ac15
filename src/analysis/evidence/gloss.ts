import type { Span } from '../boundaries.ts';
import type { VisibleText } from '../visible-text.ts';
import type { Sentence } from './surroundings.ts';

const EXPLAINED =
  /\b(?:phrases?|idioms?|sayings?|proverbs?|expressions?|slang|means?|meaning|literally|adjectives?|nouns?|verbs?|adverbs?|poems?|lyrics?|hsk|dictionary|opposite of|antonym|synonym)\b/;
/** A company's name is explained, too. */
const OF_COMPANY =
  /\b(?:brands?|compan(?:y|ies)|names?|named|logo|firm|maker|spelled|written|traditional|simplified)\b/;
const REACH = 60;

/** Whether the Chinese word is explained in English: "理想 means ideal", a lesson and not a company. */
export function isExplainedInEnglish({ folded }: VisibleText, span: Span, sentence: Sentence): boolean {
  if (!isLatin(folded, span.start - 3) && !isLatin(folded, span.end + 2)) return false;
  const around = `${folded.slice(Math.max(0, span.start - REACH), span.start)} ${folded.slice(span.end, span.end + REACH)}`;
  const letters = around.match(/[a-z]/g)?.length ?? 0;
  const han = around.match(/[\u3400-\u9fff]/g)?.length ?? 0;
  return letters > 3 * han && EXPLAINED.test(sentence.text) && !OF_COMPANY.test(sentence.text);
}

function isLatin(folded: string, at: number): boolean {
  const code = folded.charCodeAt(at);
  return code >= 97 && code <= 122;
}
