import { isChinese, lengthOf, superlativesIn } from '../../analysis/statements/index.ts';
import { isNamed } from '../brand-name.ts';
import type { Rewrite, RewriteSource } from '../rewrite.ts';
import { type Claim, claimsOf } from './claims.ts';
import { plainText } from './plain-text.ts';
import { questionsOf } from './questions.ts';

const MOST_EVIDENCE = 6;
const MOST_FAQ = 5;
const MOST_CONTEXT = 3;
const LONGEST_HEADLINE = { zh: 40, en: 70 };

/**
 * A rewrite by rules, of the source's own sentences: the claim about the brand first, then what can be verified, then the rest. Where
 * the source says little, the rewrite says little. The same source always gives the same rewrite.
 */
export function rewriteByRules(source: RewriteSource): Rewrite {
  const { text, brand, facts } = source;
  const own = claimsOf(text, brand);
  const known = new Set(own.map((claim) => claim.text));
  const more = claimsOf(facts.join('\n'), brand).filter((claim) => !known.has(claim.text));
  const claims = [...own, ...more.map((claim, at) => ({ ...claim, at: own.length + at }))];
  const chinese = isChinese(text);
  const subject = subjectOf(claims, brand);
  // What the text itself says comes first; the brand's pages add to it.
  const first = (own.length > 0 ? own : claims).toSorted((a, b) => weight(b) - weight(a) || a.at - b.at)[0];
  const answer = first === undefined ? closed(plainText(text).replace(/\s+/g, ' '), chinese) : first.text;
  const rest = claims.filter((claim) => claim !== first);
  const evidence = [
    ...rest.filter((claim) => claim.verifiable).toSorted((a, b) => strength(b) - strength(a) || a.at - b.at),
    ...rest.filter((claim) => !claim.verifiable),
  ].slice(0, MOST_EVIDENCE);
  const left = rest.filter((claim) => !evidence.includes(claim)).slice(0, MOST_CONTEXT);
  const asked = [...(first === undefined ? [] : [first]), ...evidence, ...left];
  return {
    headline: headlineOf([answer, ...evidence.slice(0, 1).map((claim) => claim.text)], brand, chinese),
    answer: named(answer, brand, subject, chinese),
    evidence: evidence.map((claim) => claim.text),
    context: contextOf(left, source, chinese),
    faq: questionsOf(asked, brand, subject).slice(0, MOST_FAQ),
  };
}

/** Brand named, early, with something to hold on to, and modest. */
function weight({ text, at, namesBrand, verifiable }: Claim): number {
  const { words, han } = lengthOf(text);
  const defines =
    /\b(?:is|are)\s+(?:an?|the)\b|是一|是[^，。]{1,12}的|\b(?:makes|offers|provides|builds|sells)\b|提供|推出/iu.test(
      text,
    );
  const long = words > 60 || han > 120;
  return (
    (namesBrand ? 4 : 0) +
    (verifiable ? 1.5 : 0) +
    (defines ? 1.5 : 0) -
    (superlativesIn(text).length > 0 ? 2 : 0) -
    (long ? 2 : 0) -
    Math.min(at, 10) * 0.15
  );
}

function strength({ text }: Claim): number {
  const digits = text.match(/\d+/g)?.length ?? 0;
  return Math.min(digits, 3) - (superlativesIn(text).length > 0 ? 1 : 0);
}

/** The brand with what stands behind it like a product's name: `蔚来 ET5`. */
function subjectOf(claims: readonly Claim[], brand: string): string {
  if (!/\p{Script=Han}/u.test(brand)) return brand;
  for (const { text } of claims) {
    const behind = text.split(brand)[1];
    const product = /^\s?[A-Za-z][A-Za-z0-9-]{0,12}\d[A-Za-z0-9-]{0,6}/.exec(behind ?? '')?.[0];
    if (product !== undefined) return `${brand}${product}`;
  }
  return brand;
}

function named(answer: string, brand: string, subject: string, chinese: boolean): string {
  if (answer === '') return '';
  if (isNamed(answer, brand)) return answer;
  return chinese ? `${subject}：${answer}` : `${brand}: ${answer}`;
}

/** As much of the answer, and of the strongest point after it, as fits. */
function headlineOf(said: readonly string[], brand: string, chinese: boolean): string {
  const longest = LONGEST_HEADLINE[chinese ? 'zh' : 'en'];
  const parts = said
    .map((text) => text.replace(/[。.！!？?\s]+$/u, ''))
    .slice(0, chinese ? 2 : 1)
    .flatMap((text) => text.split(chinese ? /[，；]/u : /[,;]\s+/));
  const [first = '', ...rest] = parts;
  let headline = isNamed(first, brand) || first === '' ? first : chinese ? `${brand}：${first}` : `${brand}: ${first}`;
  for (const part of rest) {
    const longer = `${headline}${chinese ? '，' : ', '}${part}`;
    if ([...longer].length > longest) break;
    headline = longer;
  }
  return shortened(headline, longest);
}

function shortened(text: string, longest: number): string {
  const characters = [...text];
  if (characters.length <= longest) return text;
  const cut = characters.slice(0, longest - 1).join('');
  return `${/\s/.test(cut) && !/\p{Script=Han}/u.test(cut) ? cut.replace(/\s+\S*$/, '') : cut}…`;
}

function contextOf(left: readonly Claim[], { audience }: RewriteSource, chinese: boolean): string {
  const said = left.map(({ text }) => text).join(chinese ? '' : ' ');
  if (audience === null) return said;
  const meant = chinese ? `以上内容供${audience}参考。` : `This is for ${audience}.`;
  return said === '' ? meant : `${said}${chinese ? '' : ' '}${meant}`;
}

function closed(text: string, chinese: boolean): string {
  return text === '' || /[。！？.!?]$/u.test(text) ? text : `${text}${chinese ? '。' : '.'}`;
}
