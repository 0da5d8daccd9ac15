import { parse } from 'tldts';
import { continuesNumber, formsLongerWord } from './names/compounds.ts';
import {
  crossesIdiom,
  crossesWord,
  isDictionaryWord,
  type Segmentation,
  wordBefore,
  wordFrom,
} from './names/segmentation.ts';
import {
  isAlphanumeric,
  isApostrophe,
  isAsciiDigit,
  isAsciiLetter,
  isDigit,
  isHan,
  isInvisible,
} from './text/characters.ts';
import { VISIBLE } from './text/page.ts';
import type { VisibleText } from './visible-text.ts';

/** Where an occurrence lies: in the folded text, and in the original (both UTF-16). */
export interface Span {
  start: number;
  end: number;
  from: number;
  to: number;
}

/**
 * Whether the occurrence is a name of its own. Each end is judged by its own script: letters and digits may not adjoin an
 * end in an alphabet, Chinese may; an end in Chinese may not lie inside a longer Chinese word.
 */
export function standsAlone(view: VisibleText, span: Span, segmentation: Segmentation): boolean {
  const { codes } = view;
  const first = codes[span.start] ?? 0;
  const last = codes[span.end - 1] ?? 0;
  if (isAlphanumeric(first) && !alphabetStartIsFree(view, span)) return false;
  if (isAlphanumeric(last) && !alphabetEndIsFree(view, span)) return false;
  if (isAlphanumeric(first) && isAlphanumeric(last) && isPartOfToken(view, span)) return false;
  if (
    isHan(first) &&
    view.codes[span.start - 1] === 0xb7 &&
    GIVEN_NAME.test(view.folded.slice(Math.max(0, span.start - 6), span.start))
  )
    return false;
  if (isHan(first) || isHan(last)) return isChineseNameAlone(view, span, isHan(first), isHan(last), segmentation);
  return true;
}

/** 亨利·福特 is a person. */
const GIVEN_NAME =
  /(?:亨利|尼古拉|约翰|詹姆斯|威廉|乔治|托马斯|查尔斯|亚伯拉罕|迈克尔|戴维|大卫|罗伯特|史蒂夫|比尔|保罗|彼得|伊丽莎白|玛丽)·$/;

function alphabetStartIsFree(view: VisibleText, span: Span): boolean {
  if (view.origin[span.start] === view.origin[span.start - 1]) return false;
  const { original } = view;
  let at = span.from - 1;
  while (at >= 0 && isInvisible(original.charCodeAt(at))) at--;
  if (original[at] === '_') {
    while (original[at] === '_') at--;
    return at < 0 || !isAlphanumeric(original.charCodeAt(at));
  }
  const before = original.charCodeAt(at);
  if (at >= 0 && isAlphanumeric(before)) return false;
  const isNumber = isDigit(view.codes[span.start] ?? 0);
  // 1,686 and 3.14 and $686 are amounts, whatever their last digits spell.
  if (
    isNumber &&
    /[.,$€£¥￥#]/.test(original[at] ?? '') &&
    (/[$€£¥￥]/.test(original[at] ?? '') || isDigit(original.charCodeAt(at - 1)))
  )
    return false;
  return true;
}

function alphabetEndIsFree(view: VisibleText, span: Span): boolean {
  if (view.origin[span.end] === view.origin[span.end - 1] && view.mask[span.to] === VISIBLE) return false;
  const { original } = view;
  let at = span.to;
  while (at < original.length && isInvisible(original.charCodeAt(at))) at++;
  if (original[at] === '_') {
    while (original[at] === '_') at++;
    return at >= original.length || !isAlphanumeric(original.charCodeAt(at));
  }
  const after = original.charCodeAt(at);
  if (at < original.length && isAlphanumeric(after)) return false;
  if (isApostrophe(after) && /^['’]t\b/i.test(original.slice(at, at + 3))) return false;
  // Arc’teryx, but not 'Arc'and, where a blank was lost, nor Samsung'daki, as Turkish has it.
  if (isApostrophe(after) && span.end - span.start <= SHORT && /^['’]\p{L}{3}/u.test(original.slice(at, at + 4)))
    return /['’‘]/.test(original[span.from - 1] ?? '');
  if (span.end - span.start === 1 && /^(?:\+\+|#(?![\p{L}\d]))/u.test(original.slice(at, at + 2))) return false;
  if (isDigit(view.codes[span.end - 1] ?? 0)) {
    if (/[.,]/.test(original[at] ?? '') && isDigit(original.charCodeAt(at + 1))) return false;
    const isWholeNumber = isDigit(view.codes[span.start] ?? 0) && /^\d+$/.test(view.folded.slice(span.start, span.end));
    if (
      isWholeNumber &&
      /^\s?(?:%|％|°|℃|度|元|块|美元|万|亿|个|款|天|年|月|日|号|人|次|家|位|种|分钟|小时|公里|千米|米|克|km|kg|g\b|mm|cm|mah|wh?\b|hp\b|nits|hz|degrees?|days?|years?|hours?|minutes?|dollars?|usd|miles?|people|times|percent|points?)/i.test(
        original.slice(at, at + 9),
      )
    )
      return false;
  }
  return true;
}

const SHORT = 3;
const FREE_PREFIX = /(?:^|[^\p{L}])(?:non|ex|pre|post|anti|pro|all|super|mini|multi|ultra)[-‐‑]$/iu;

/** Inside a host name, a file name or a hyphenated word (Wi-Fi) a short or lower-case name is no name of its own. */
function isPartOfToken(view: VisibleText, span: Span): boolean {
  const { original } = view;
  const before = original[span.from - 1] ?? ' ';
  const after = original[span.to] ?? ' ';
  if (span.end - span.start <= SHORT && /[-‐‑]/.test(before) && isAsciiLetter(original.charCodeAt(span.from - 2))) {
    return !FREE_PREFIX.test(original.slice(Math.max(0, span.from - 12), span.from));
  }
  if (
    span.end - span.start === 1 &&
    (/[-‐‑&/']/.test(after) || /[&/']/.test(before)) &&
    /[a-z0-9]/i.test(original[span.to + 1] ?? '')
  )
    return true;
  if (!'./'.includes(before) && !'./-'.includes(after)) return false;
  return isInHost(original, span);
}

const HOST_ENDING =
  /^(?:com|net|org|cn|io|co|ai|so|app|dev|edu|gov|me|tv|info|biz|uk|jp|de|fr|us|ru|in|xyz|shop|store|tech|cc|hk|tw|eu|ca|au|kr|top|vip|site|online|cloud|pdf|png|jpe?g|html?|js|py|json|docx?|xlsx?|zip|exe|csv|md|txt|mp4)$/;

/** mi.com/phones, notion.so and report.pdf, as far as they are written as addresses: in small letters, or with a path. */
function isInHost(original: string, span: Span): boolean {
  let start = span.from;
  while (start > 0 && span.from - start < 100 && isInToken(original.charCodeAt(start - 1))) start--;
  let end = span.to;
  while (end < original.length && end - span.to < 100 && isInToken(original.charCodeAt(end))) end++;
  while (start < end && isJoint(original.charCodeAt(start))) start++;
  while (end > start && isJoint(original.charCodeAt(end - 1))) end--;
  const token = original.slice(start, end);
  if (!token.includes('.')) return false;
  const [host = '', ...path] = token.split('/');
  const labels = host.split('.');
  const ending = labels.at(-1) ?? '';
  if (labels.length < 2 || labels.some((label) => label === '')) return false;
  if (!HOST_ENDING.test(ending) && !(/^[a-z]{2,}$/.test(ending) && parse(host).isIcann)) return false;
  const isWholeHost = original.slice(span.from, span.to).toLowerCase() === host.toLowerCase();
  if (isWholeHost) return path.length > 0 && path[0] !== '';
  return /^[a-z0-9.-]+$/.test(host) || labels.length > 2 || (path.length > 0 && path[0] !== '');
}

/** Of a host, its path or a file name. */
function isInToken(code: number): boolean {
  return isAsciiLetter(code) || isAsciiDigit(code) || isJoint(code);
}

/** A full stop, slash or hyphen. */
function isJoint(code: number): boolean {
  return code >= 45 && code <= 47;
}

/** May stand before or after a name without forming a word with it: particles, prepositions, conjunctions, plain verbs. */
const BEFORE =
  '的是和与跟或及以从比用买选荐在由被把对给让像如若但而也就都还换看问找到去向往当按据除有无没即叫说请查搜找凭借靠据因为了吗呢吧得地过着能会可要想该将且并则至于含包括款家台部辆个位名只双成';
const AFTER =
  '的是和与跟或及以从比在由被把对给让但而也就都还则却已将会能可要不没又再才很更最较总均皆各为等了着过吗呢吧啊自有无用到去向推发这那其因如若虽且并仍即所至于未曾正请说称做出卖新旧含后前时写造查搜问';

/** Whether the character at the offset may stand behind a name, but also within an idiom; 的 and 也 stand in two or three. */
function mayCrossIdiom(folded: string, at: number): boolean {
  const after = folded[at] ?? '';
  if (after === '的') return folded[at + 1] === '放' || '之中'.includes(folded[at - 1] ?? ' ');
  if (after === '也') return '者如'.includes(folded[at - 1] ?? ' ');
  return AFTER.includes(after);
}

function isChineseNameAlone(
  view: VisibleText,
  span: Span,
  startsHan: boolean,
  endsHan: boolean,
  segmentation: Segmentation,
): boolean {
  const { folded, codes } = view;
  const name = folded.slice(span.start, span.end);
  const hanBefore = startsHan && isHan(codes[span.start - 1] ?? 0);
  const hanAfter = endsHan && isHan(codes[span.end] ?? 0);
  if (hanBefore && continuesNumber(folded, span.start, span.end)) return false;
  if (hanAfter) {
    if (continuesNumber(folded, span.start, span.end)) return false;
    if (formsLongerWord(folded, span.end, name, isDictionaryWord(name))) return false;
  }
  if (name.length >= 4) return true;
  if (hanAfter && mayCrossIdiom(folded, span.end) && crossesIdiom(segmentation, folded, span.end)) return false;
  if (hanBefore && !BEFORE.includes(folded[span.start - 1] ?? '') && crossesLeft(folded, span, segmentation))
    return false;
  if (hanAfter && !AFTER.includes(folded[span.end] ?? '') && crossesRight(folded, span, segmentation)) return false;
  return true;
}

/**
 * A dictionary word runs into the name (其中|通过 around 中通). That happens by accident, too (安|踏实|现 around 安踏), so it
 * counts only where the characters left over beside the name are no word.
 */
function crossesLeft(folded: string, span: Span, segmentation: Segmentation): boolean {
  if (!crossesWord(segmentation, folded, span.start)) return false;
  // 这家|中国|美发学校, not 家中|国美; but 其中|国美
  if (folded.startsWith('中国', span.start - 1) && folded[span.start - 2] !== '其') return true;
  return wordBefore(segmentation, folded, span.start).length < 2;
}

function crossesRight(folded: string, span: Span, segmentation: Segmentation): boolean {
  if (!crossesWord(segmentation, folded, span.end)) return false;
  return wordFrom(segmentation, folded, span.end).length < 2;
}
