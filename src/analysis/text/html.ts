import { isAsciiLetter } from './characters.ts';
import type { Page } from './page.ts';
import { BREAK, GAP, hide, JOIN, VISIBLE } from './page.ts';
import { AMPERSAND, ANGLE } from './signs.ts';

/** Hides tags with their attributes, comments, and elements whose content is no prose; keeps the targets of links. */
export function readHtml(page: Page): void {
  if ((page.signs & ANGLE) === 0) return;
  const { text, mask } = page;
  const tag = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)(\s[^<>]*)?>/y;
  const swallowedEnds = new Map<string, number>();
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    if (mask[at] !== VISIBLE) continue;
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at + 4);
      hide(page, at, end < 0 ? text.length : end + 3, JOIN);
      if (end < 0) break;
      at = end;
      continue;
    }
    const next = text.charCodeAt(at + 1);
    if (next !== 47 && !isAsciiLetter(next)) continue;
    tag.lastIndex = at;
    const found = tag.exec(text);
    if (!found) {
      hideCutOffTag(page, at);
      continue;
    }
    const name = (found[2] ?? '').toLowerCase();
    let end = at + found[0].length;
    if (found[1] === '' && UNREAD_ELEMENTS.has(name) && !found[0].endsWith('/>')) {
      const close = closingTag(text, name, end, swallowedEnds);
      if (close >= 0) end = close;
      hide(page, at, end, GAP);
    } else {
      if (name === 'a' && found[1] === '') keepTarget(page, found[3] ?? '', at);
      hide(
        page,
        at,
        end,
        LINE_ELEMENTS.has(name) ? BREAK : name === 'img' ? GAP : name === 'td' || name === 'th' ? GAP : JOIN,
      );
    }
    at = end - 1;
  }
}

const UNREAD_ELEMENTS = new Set([
  'script',
  'style',
  'code',
  'pre',
  'svg',
  'head',
  'template',
  'textarea',
  'noscript',
  'iframe',
]);
const LINE_ELEMENTS = new Set(
  'br p div li ul ol tr table thead tbody h1 h2 h3 h4 h5 h6 hr blockquote section article header footer dl dt dd details summary figure figcaption'.split(
    ' ',
  ),
);

/** End of the closing tag, -1 when there is none. Remembers that there is none, so that many open tags stay cheap. */
function closingTag(text: string, name: string, from: number, known: Map<string, number>): number {
  if (known.get(name) === -1) return -1;
  const closing = new RegExp(`</${name}\\s*>`, 'gi');
  closing.lastIndex = from;
  const found = closing.exec(text);
  if (!found) known.set(name, -1);
  return found ? found.index + found[0].length : -1;
}

/** An answer cut off inside a tag ends in attributes that nobody reads. */
function hideCutOffTag(page: Page, at: number): void {
  if (page.text.length - at > 4_000) return;
  const rest = page.text.slice(at);
  if (/^<(?:a|img|div|span|p|table|td|tr|li|iframe|video|source|link|meta)\s[^<>]*$/i.test(rest))
    hide(page, at, page.text.length, GAP);
}

function keepTarget(page: Page, attributes: string, at: number): void {
  const found = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  const target = found?.[1] ?? found?.[2] ?? found?.[3];
  if (target) page.links.push({ target: decodeReferences(target), at });
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '©',
  reg: '®',
  trade: '™',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  middot: '·',
  bull: '•',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
  egrave: 'è',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  aring: 'å',
  oslash: 'ø',
  ccedil: 'ç',
  ntilde: 'ñ',
  oacute: 'ó',
  iacute: 'í',
  aacute: 'á',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  zwj: '\u200d',
  shy: '\u00ad',
};
const REFERENCE = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}));/g;

/** Reads `&amp;`, `&#39;` and the like as the character they stand for. */
export function readCharacterReferences(page: Page): void {
  if ((page.signs & AMPERSAND) === 0) return;
  REFERENCE.lastIndex = 0;
  for (let found = REFERENCE.exec(page.text); found; found = REFERENCE.exec(page.text)) {
    if (page.mask[found.index] !== VISIBLE) continue;
    const character = referenced(found);
    if (character === null || character.length !== 1) continue;
    page.characters ??= new Map();
    page.characters.set(found.index, character.charCodeAt(0));
    hide(page, found.index + 1, found.index + found[0].length, JOIN);
  }
}

export function decodeReferences(text: string): string {
  return text.includes('&')
    ? text.replace(REFERENCE, (...parts) => referenced(parts as unknown as RegExpMatchArray) ?? parts[0])
    : text;
}

function referenced(found: ArrayLike<string | undefined>): string | null {
  const code = found[1] ? Number(found[1]) : found[2] ? Number.parseInt(found[2], 16) : null;
  if (code !== null)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : null;
  return NAMED[found[3] ?? ''] ?? null;
}
