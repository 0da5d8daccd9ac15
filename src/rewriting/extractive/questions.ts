import { figuresIn, isChinese } from '../../analysis/statements/index.ts';
import type { FaqPair } from '../rewrite.ts';
import type { Claim } from './claims.ts';

/** A question for each claim that one can be made for, each question once. */
export function questionsOf(claims: readonly Claim[], brand: string, subject: string): FaqPair[] {
  const pairs = new Map<string, FaqPair>();
  for (const { text } of claims) {
    const q = isChinese(text) ? chineseQuestion(text, subject, pairs) : englishQuestion(text, brand, pairs);
    if (q !== null && !pairs.has(q)) pairs.set(q, { q, a: text });
  }
  return [...pairs.values()];
}

const DATE = String.raw`(?:\d{4}\s*年(?:\s*\d{1,2}\s*月)?(?:\s*\d{1,2}\s*[日号])?|\d{1,2}\s*月(?:\s*\d{1,2}\s*[日号])?)`;
const ATTRIBUTE =
  /((?:[A-Z]{2,6}\s*)?[\p{Script=Han}]{2,8}?)\s*(?:约为|大约|约|达到|可达|高达|达|为|是|超过|仅需|只需|约需|仅|需)?\s*[¥$€]?\s*\d/u;
const NO_ATTRIBUTE = /截至|截止|超过|已经|已|建成|成立|达到|以来|目前|[了于在从自至年月日有]$/u;
const COUNTED = /\d[\d,.]*\s*[万亿]?\s*(?:多|余)?\s*(座|家|个|款|台|辆|种|名|位|项)\s*([\p{Script=Han}]{2,6})/u;

type Asked = ReadonlyMap<string, FaqPair>;

function chineseQuestion(claim: string, subject: string, asked: Asked): string | null {
  const text = claim
    .replace(/[。！]$/u, '')
    .replace(subject, '')
    .trim();
  const dated = new RegExp(
    `${DATE}\\s*(?:起|开始|正式)?\\s*([\\p{Script=Han}]{2,6})|([\\p{Script=Han}]{2})[于在]\\s*${DATE}`,
    'u',
  ).exec(text);
  const event = EVENT.exec(dated?.[1] ?? dated?.[2] ?? '')?.[0];
  if (event !== undefined) return joined(subject, `何时${event}？`);
  const counted = COUNTED.exec(text);
  if (counted !== null) return joined(subject, `有多少${counted[1]}${counted[2]}？`);
  const attribute = ATTRIBUTE.exec(text)?.[1]
    ?.trim()
    .replace(/^(?:的|其|它的|拥有|提供|具备|配备|搭载|且|并|有)/u, '');
  if (attribute !== undefined && attribute.length >= 2 && !NO_ATTRIBUTE.test(attribute)) {
    return joined(joined(subject, '的'), `${attribute}是多少？`);
  }
  const offered = /^(支持|提供|配备|搭载|采用|具备|拥有|内置|兼容)([^，。]{1,16})/u.exec(text);
  if (offered !== null)
    return offered[1] === '支持' || offered[1] === '兼容'
      ? joined(subject, `${offered[1]}${offered[2]}吗？`)
      : joined(subject, `${offered[1]}什么？`);
  if (/^(?:是|为)一/u.test(text)) return joined(subject, '是什么？');
  if (/适合|适用|面向|针对/u.test(text)) return joined(subject, '适合谁？');
  if (/因为|由于|原因/u.test(text)) return joined(subject, '为什么这样？');
  const open = joined(subject, '有哪些特点？');
  return asked.has(open) ? joined('关于', joined(subject, '，还应了解什么？')) : open;
}

const EVENT = /交付|上市|发布|成立|开业|投产|推出|上线|开售|创立|建成|启用|量产/u;

/** With a space where Latin and Chinese meet. */
function joined(left: string, right: string): string {
  const meet = /[A-Za-z0-9]$/.test(left)
    ? /^\p{Script=Han}/u.test(right)
    : /\p{Script=Han}$/u.test(left) && /^[A-Za-z0-9]/.test(right);
  return meet ? `${left} ${right}` : `${left}${right}`;
}

const PASSIVE =
  /\b(?:was|were|is|are|has been|have been)\s+(?:first\s+)?(founded|launched|released|established|introduced|opened|built|certified|acquired|redesigned)\b/i;
const ENGLISH_DATE =
  /\b((?:(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+)?(?:19|20)\d{2})\b/;
const VERB =
  /^\s*(?:also\s+)?(makes|offers|provides|supports|sells|builds|includes|ships|serves|runs|uses|covers|delivers|designs|manages|combines|connects|helps|gives|lets|operates|produces|develops|integrates)\b/i;

function englishQuestion(claim: string, brand: string, asked: Asked): string | null {
  const after = claim.split(brand)[1] ?? /^(?:It|They|We)\b(.*)/s.exec(claim)?.[1] ?? '';
  const passive = PASSIVE.exec(claim);
  const date = ENGLISH_DATE.exec(claim)?.[1];
  if (date !== undefined && passive !== null) return `When was ${brand} ${passive[1]?.toLowerCase()}?`;
  if (date !== undefined) return `What happened at ${brand} in ${date}?`;
  if (/(?:[$€£]\s?\d|\b\d[\d.,]*\s*(?:dollars|euros|pounds|usd|eur))/i.test(claim)) return `What does ${brand} cost?`;
  const verb = VERB.exec(after)?.[1];
  if (verb !== undefined) {
    const withWhat = /^(?:integrates|connects)$/i.test(verb) && /\bwith\b/.test(after) ? ' with' : '';
    const question = `What does ${brand} ${baseForm(verb.toLowerCase())}${withWhat}?`;
    if (!asked.has(question)) return question;
  }
  const measured = /\b(?:an?|the|its)\s+((?:[a-z-]+\s+){0,2}[a-z-]+)\s+of\s+(?:up to\s+|about\s+|over\s+)?\d/i.exec(
    claim,
  )?.[1];
  if (measured !== undefined) return `What is the ${measured} of ${brand}?`;
  if (/^\s*(?:is|are)\s+(?!not\b|also\b|now\b)/i.test(after) && !asked.has(`What is ${brand}?`))
    return `What is ${brand}?`;
  if (/\b(?:warranty|guarantee)\b/i.test(claim)) return `What warranty does ${brand} give?`;
  if (
    /\b(?:for|suits?|designed for|aimed at)\s+[a-z]+/i.test(claim) &&
    /\b(?:suits?|designed for|aimed at)\b/i.test(claim)
  )
    return `Who is ${brand} for?`;
  if (/\bbecause\b|\bdue to\b/i.test(claim)) return `Why does ${brand} do this?`;
  const figures = `What are the figures for ${brand}?`;
  if (figuresIn(claim).length > 0 && !asked.has(figures)) return figures;
  const open = `What should you know about ${brand}?`;
  return asked.has(open) ? `What else is there to know about ${brand}?` : open;
}

function baseForm(verb: string): string {
  if (/(?:sh|ch|ss|x)es$/.test(verb)) return verb.slice(0, -2);
  return verb.endsWith('ies') ? `${verb.slice(0, -3)}y` : verb.slice(0, -1);
}
