import {
  figuresIn,
  isChinese,
  isVerifiable,
  lengthOf,
  sentencesOf,
  superlativesIn,
} from '../../analysis/statements/index.ts';
import { isNamed } from '../brand-name.ts';
import { clearsThroat } from '../phrases.ts';
import { plainText } from './plain-text.ts';

/** One thing that a source says, in its own words. */
export interface Claim {
  /** A sentence, with its full stop. */
  text: string;
  /** Place among the claims of the source. */
  at: number;
  verifiable: boolean;
  namesBrand: boolean;
}

/** Shorter ones are headings and remains. */
const SHORTEST = { words: 3, han: 4 };

/** What the source says, each thing once, without questions and phrases that only lead up to something. */
export function claimsOf(source: string, brand: string): Claim[] {
  const seen = new Set<string>();
  const claims: Claim[] = [];
  for (const { text: sentence } of sentencesOf(plainText(source))) {
    if (/[?？]["”’」]?$/.test(sentence)) continue;
    for (const clause of clausesOf(withoutThroatClearing(sentence, brand))) {
      const text = closed(clause);
      const key = text.toLowerCase().replace(/[\p{P}\s]/gu, '');
      const verifiable = isVerifiable(text);
      // A boast that nothing bears out is no claim.
      if (isTooShort(text) || seen.has(key) || (superlativesIn(text).length > 0 && !verifiable)) continue;
      seen.add(key);
      claims.push({ text, at: claims.length, verifiable, namesBrand: isNamed(text, brand) });
    }
  }
  return claims;
}

function isTooShort(text: string): boolean {
  const { words, han } = lengthOf(text);
  return words < SHORTEST.words && han + words < SHORTEST.han;
}

/** What is left of a sentence whose beginning only leads up to something; nothing where that says nothing of its own. */
function withoutThroatClearing(sentence: string, brand: string): string {
  if (!clearsThroat(sentence)) return sentence;
  const rest = sentence.replace(/^[^，,：:]*[，,：:]\s*/u, '');
  if (rest === sentence || clearsThroat(rest) || !(isVerifiable(rest) || isNamed(rest, brand))) return '';
  return rest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** A sentence of several facts gives a claim for each: where a clause has a figure of its own, or says what is supported or offered. */
function clausesOf(sentence: string): string[] {
  if (sentence === '') return [];
  return isChinese(sentence) ? chineseClauses(sentence) : sentence.split(/;\s+/);
}

const LISTED =
  /^(?:支持|配备|搭载|提供|采用|具备|拥有|包括|包含|可|能|不支持|内置|标配|兼容|适合|适用|面向|享受|覆盖)/u;

function chineseClauses(sentence: string): string[] {
  const parts = sentence.split(/[，；]/u);
  if (parts.length === 1) return [sentence];
  const clauses: string[] = [];
  for (const part of parts) {
    const last = clauses.at(-1);
    const standsAlone =
      (figuresIn(part).length > 0 || LISTED.test(part.trim())) && [...part.trim()].length >= SHORTEST.han;
    // A comparison, a reason or a condition makes sense only with what it belongs to.
    const isBound = /^(?:但|而|因为|所以|如果|只要|虽然|尽管|从而|以便|并|且|比|其中|不过|否则|即使)/u.test(
      part.trim(),
    );
    if (last === undefined || (standsAlone && !isBound)) clauses.push(part.trim());
    else clauses[clauses.length - 1] = `${last}，${part.trim()}`;
  }
  return clauses;
}

function closed(text: string): string {
  const bare = text.trim().replace(/[，,；;：:、\s]+$/u, '');
  if (bare === '' || /[。！？.!?…]["”’」）)]?$/u.test(bare)) return bare;
  return `${bare}${isChinese(bare) ? '。' : '.'}`;
}
