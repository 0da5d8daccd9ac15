import { isChinese, lengthOf, sentencesOf } from '../../analysis/statements/index.ts';
import { countName, isNamed, misspellings } from '../brand-name.ts';
import type { Rewrite } from '../rewrite.ts';
import { type AvivPart, inProportion, partOf, passed } from './check.ts';
import { contentParts, sharesContent } from './content.ts';
import { allTexts } from './texts.ts';

/** Lengths of sentences that an audience reads well: words in English, Han characters in Chinese. */
interface Band {
  words: readonly [number, number];
  han: readonly [number, number];
}

const GENERAL: Band = { words: [3, 24], han: [6, 50] };
const EXPERT: Band = { words: [5, 32], han: [10, 70] };
const BEGINNER: Band = { words: [3, 18], han: [4, 36] };

const EXPERTS =
  /工程师|开发者|专家|专业|医生|律师|采购|企业|机构|投资|研究|技术|engineer|developer|expert|professional|specialist|doctor|lawyer|procurement|enterprise|investor|researcher|architect|scientist|b2b|cto|cfo|ciso/i;
const BEGINNERS =
  /首次|第一次|新手|初学|入门|小白|儿童|孩子|学生|老人|长辈|家庭|first[- ]time|beginner|novice|newcomer|kid|child|teen|student|famil|parent|senior/i;

export function bandOf(audience: string | null): Band {
  if (audience === null) return GENERAL;
  if (BEGINNERS.test(audience)) return BEGINNER;
  return EXPERTS.test(audience) ? EXPERT : GENERAL;
}

export function voice(rewrite: Rewrite, brand: string, audience: string | null): AvivPart {
  const texts = allTexts(rewrite);
  const all = texts.join('\n');
  const prose = [rewrite.answer, ...rewrite.evidence, rewrite.context].flatMap((text) => sentencesOf(text));
  const inBand = prose.filter(({ text }) => isInBand(text, bandOf(audience))).length;
  return partOf([
    inProportion('sentence_length', 10, prose.length === 0 ? 0 : inBand / prose.length),
    passed('brand_spelling', 5, isNamed(all, brand) && misspellings(all, brand).length === 0),
    passed('addresses_audience', 5, addresses(rewrite, audience)),
    passed('no_shouting', 5, !shouts(all) && !stuffs(all, brand)),
  ]);
}

function isInBand(sentence: string, { words, han }: Band): boolean {
  const length = lengthOf(sentence);
  if (isChinese(sentence)) return length.han + length.words >= han[0] && length.han + length.words <= han[1];
  return length.words >= words[0] && length.words <= words[1];
}

/** Speaks to the reader, or of those who are meant. Without an audience there is nobody to be missed. */
function addresses({ answer, context, faq }: Rewrite, audience: string | null): boolean {
  if (audience === null) return true;
  const spoken = [answer, context, ...faq.map(({ a }) => a)].join('\n');
  return /[你您]|\byou(?:r|rs)?\b/i.test(spoken) || sharesContent(contentParts(spoken, ''), contentParts(audience, ''));
}

function shouts(text: string): boolean {
  const exclamations = text.match(/[!！]/g)?.length ?? 0;
  return exclamations > 1 || /\b[A-Z]{3,}(?:\s+[A-Z]{3,}){2,}\b/.test(text);
}

/** Named more than once in a sentence on average. */
function stuffs(text: string, brand: string): boolean {
  return countName(text, brand) > Math.max(3, sentencesOf(text).length);
}
