import { parse } from 'tldts';
import { isCjk, isInvisible, isSpace } from './characters.ts';

/** A URL found in running text: where it starts and ends (UTF-16), and what it says with escapes removed. */
export interface FoundUrl {
  start: number;
  end: number;
  url: string;
}

/**
 * Reads the http(s) URL around the `://` at `separator`, null when there is none. It ends at white space, quotes and CJK
 * punctuation, at a bracket that closes more than the URL opened, and before trailing punctuation.
 */
export function scanUrl(text: string, separator: number): FoundUrl | null {
  const start = schemeStart(text, separator);
  return start < 0 ? null : scanFrom(text, start, separator + 3);
}

/** Reads `www.example.com/…` at `start`. */
export function scanSchemeless(text: string, start: number): FoundUrl | null {
  return scanFrom(text, start, start);
}

function schemeStart(text: string, separator: number): number {
  for (const scheme of ['https', 'http']) {
    const start = separator - scheme.length;
    if (start >= 0 && text.slice(start, separator).toLowerCase() === scheme) {
      return /[A-Za-z0-9]/.test(text[start - 1] ?? '') ? -1 : start;
    }
  }
  return -1;
}

const LONGEST_URL = 8_000;
const CLOSING = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);
const TRAILING = new Set([...'.,;:!?\'"*…~|&']);

function scanFrom(text: string, start: number, hostStart: number): FoundUrl | null {
  const inTable = isTableRow(text, start);
  const limit = Math.min(text.length, start + LONGEST_URL);
  const hostEnd = scanHost(text, hostStart, limit);
  if (hostEnd <= hostStart) return null;
  let end = hostEnd;
  const open: string[] = [];
  let skipped = false;
  for (; end < limit; end++) {
    const code = text.charCodeAt(end);
    if (code < 128 && end > hostEnd && URL_CHARACTERS[code] === PLAIN) continue;
    const character = text[end] ?? '';
    if (code <= 32 || isSpace(code) || code === 0x7f || endsUrl(code)) break;
    if (isInvisible(code) && code !== 0x200c && code !== 0x200d) break;
    if (character === '|' && inTable) break;
    if (';,|'.includes(character) && /^.https?:\/\//i.test(text.slice(end, end + 9))) break;
    if (character === '\\') {
      if (!/[!-/:-@[-`{-~]/.test(text[end + 1] ?? '')) break;
      skipped = true;
      continue;
    }
    if (character === '&' && /^&(?:quot|lt|gt|nbsp|#39|apos);/.test(text.slice(end, end + 7))) break;
    if (end === hostEnd && !'/?#:'.includes(character)) break;
    if ((isCjk(code) || code >= 0xd840) && !mayContinue(text, end, hostEnd)) break;
    if ('([{'.includes(character)) open.push(character);
    else if (CLOSING.has(character)) {
      if (open.at(-1) !== CLOSING.get(character)) break;
      open.pop();
    }
  }
  end = withoutTrailing(text, start, hostEnd, end);
  const written = text.slice(start, end);
  const url = skipped ? written.replace(/\\([!-/:-@[-`{-~])/g, '$1') : written;
  return { start, end, url: url.includes('&amp;') ? url.replaceAll('&amp;', '&') : url };
}

/** In a path these neither end an address nor open or close anything. */
const PLAIN = 3;
/** May stand in a host, and before the "@" of one. */
const IN_HOST = 2;
const IN_USER = 1;
const URL_CHARACTERS = new Uint8Array(128);
for (const character of "!$&'*+,;:%~=") URL_CHARACTERS[character.charCodeAt(0)] = IN_USER;
for (const character of '-._') URL_CHARACTERS[character.charCodeAt(0)] = IN_HOST;
for (let code = 0; code < 128; code++) if (/[A-Za-z0-9]/.test(String.fromCharCode(code))) URL_CHARACTERS[code] = PLAIN;

/** Quotes, angle brackets, backticks, and the punctuation of Chinese and Japanese. */
function endsUrl(code: number): boolean {
  return (
    code === 34 ||
    code === 60 ||
    code === 62 ||
    code === 96 ||
    code === 94 ||
    (code >= 0x2018 && code <= 0x201f) ||
    code === 0x2026 ||
    code === 0x2014 ||
    code === 0xb7 ||
    code === 0xab ||
    code === 0xbb ||
    code === 0x203a ||
    (code >= 0x3000 && code <= 0x3004) ||
    (code >= 0x3008 && code <= 0x301f) ||
    code === 0x30fb ||
    (code >= 0xff01 && code <= 0xff0f && code !== 0xff0d) ||
    (code >= 0xff1a && code <= 0xff20) ||
    (code >= 0xff3b && code <= 0xff40) ||
    (code >= 0xff5b && code <= 0xff65) ||
    code === 0xfffc
  );
}

/**
 * Chinese written on after a URL without a space is prose (`…/path了解更多`), unless it fills a place of its own in the
 * path or query (`/wiki/小米集团`, `?q=手机`).
 */
function mayContinue(text: string, at: number, hostEnd: number): boolean {
  const before = text.charCodeAt(at - 1);
  if (isCjk(before) || (before >= 0xdc00 && before <= 0xdfff)) return true;
  const character = text[at - 1];
  if (character === '=' || character === '_' || character === '-') return true;
  if (character === '?' || character === '&') return PARAMETER.test(text.slice(at, at + 24));
  // …/wiki/小米_(公司)
  if (character === '(') return /[_\u3400-\u9fff]/.test(text[at - 2] ?? '');
  if (character !== '/') return false;
  return at - 1 > hostEnd || hasCjk(text, hostEnd) || PATH_GOES_ON.test(text.slice(at, at + 24));
}

/** ?关键词=手机 */
const PARAMETER = /^[\u3400-\u9fff]{1,20}=/;
/** /地图/云南, /产品.html */
const PATH_GOES_ON = /^[\u3400-\u9fff]{1,20}(?:[/?#]|\.[a-z])/;

/** Whether the host that ends there is written in Chinese or Japanese. */
function hasCjk(text: string, hostEnd: number): boolean {
  for (let at = hostEnd - 1; at >= 0 && hostEnd - at < 64 && text[at] !== '/'; at--)
    if (isCjk(text.charCodeAt(at))) return true;
  return false;
}

function isTableRow(text: string, at: number): boolean {
  for (let back = at - 1, steps = 0; back >= 0 && steps < 400; back--, steps++) {
    const code = text.charCodeAt(back);
    if (code === 10) return false;
    if (code === 124) return true;
  }
  return false;
}

function withoutTrailing(text: string, start: number, hostEnd: number, from: number): number {
  let end = from;
  for (; end > hostEnd; end--) {
    const last = text[end - 1] ?? '';
    if (TRAILING.has(last) || last === '(' || last === '[' || last === '{') continue;
    if (last === 's' && (text[end - 2] === "'" || text[end - 2] === '’')) continue;
    if (last === '_' && text[start - 1] === '_') continue;
    break;
  }
  return end;
}

/**
 * The end of the host: user information, name or address, port. Chinese that follows a complete host without a space is
 * not part of it, so of all ends before a Chinese character the longest with a known top-level domain is taken.
 */
function scanHost(text: string, from: number, limit: number): number {
  let at = from;
  for (let ahead = from; ahead < Math.min(limit, from + 300); ahead++) {
    const code = text.charCodeAt(ahead);
    if (code === 64) {
      at = ahead + 1;
      break;
    }
    if (code > 127 || URL_CHARACTERS[code] === 0) break;
  }
  const hostStart = at;
  const cuts: number[] = [];
  for (; at < limit && at < hostStart + 260; at++) {
    const code = text.charCodeAt(at);
    const isWide = code > 127;
    if (!(isWide ? !isSpace(code) && !endsUrl(code) && !isInvisible(code) : (URL_CHARACTERS[code] ?? 0) >= IN_HOST))
      break;
    if (
      isWide &&
      isCjk(code) &&
      at > hostStart &&
      text.charCodeAt(at - 1) <= 127 &&
      text[at - 1] !== '.' &&
      text[at - 1] !== '-' &&
      cuts.length < 8
    )
      cuts.push(at);
  }
  if (text[hostStart] === '[') {
    const close = text.indexOf(']', hostStart);
    return close > 0 && close < hostStart + 60 ? close + 1 : from;
  }
  let end = at;
  while (end > hostStart && /[._-]/.test(text[end - 1] ?? '')) end--;
  if (end === hostStart) return from;
  if (cuts.length > 0 && !hasKnownSuffix(text.slice(hostStart, end))) {
    for (let cut = cuts.length - 1; cut >= 0; cut--) {
      const candidate = cuts[cut] ?? end;
      if (cut === 0 || hasKnownSuffix(text.slice(hostStart, candidate))) return candidate;
    }
  }
  return end;
}

function hasKnownSuffix(host: string): boolean {
  const found = parse(host);
  return found.isIcann === true && found.domain !== null;
}
