import { lengthOf, sentencesOf } from '../../analysis/statements/index.ts';
import { isNamed } from '../brand-name.ts';
import { clearsThroat } from '../phrases.ts';
import type { Rewrite } from '../rewrite.ts';
import { type AvivPart, partOf, passed } from './check.ts';
import { contentParts, sharesContent } from './content.ts';

/** The longest direct answer, in words or in Han characters. */
const MOST_WORDS = 80;
const MOST_HAN = 160;
const LONGEST_HEADLINE = 70;

export function answerFirst({ headline, answer, evidence }: Rewrite, brand: string): AvivPart {
  const first = sentencesOf(answer)[0]?.text ?? '';
  const claim = contentParts([headline, ...evidence].join(' '), brand);
  const { words, han } = lengthOf(answer);
  const short = answer !== '' && words / MOST_WORDS + han / MOST_HAN <= 1;
  const length = [...headline].length;
  return partOf([
    {
      check: 'names_brand_and_claim',
      score: (isNamed(first, brand) ? 5 : 0) + (sharesContent(contentParts(first, brand), claim) ? 5 : 0),
      max: 10,
    },
    passed('direct_answer_length', 5, short),
    passed('headline_length', 5, length > 0 && length <= LONGEST_HEADLINE),
    passed('no_throat_clearing', 5, first !== '' && !clearsThroat(first) && !clearsThroat(headline)),
  ]);
}
