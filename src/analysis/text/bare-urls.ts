import type { Page } from './page.ts';
import { GAP, hide, VISIBLE } from './page.ts';
import { AT_SIGN, SCHEME, WEB } from './signs.ts';
import { scanSchemeless, scanUrl } from './urls.ts';

/** Hides URLs and e-mail addresses in running text and keeps the http(s) ones as links. */
export function readBareUrls(page: Page): void {
  if ((page.signs & SCHEME) !== 0) hideSchemed(page);
  if ((page.signs & WEB) !== 0) hideSchemeless(page);
  if ((page.signs & AT_SIGN) !== 0) hideAddresses(page);
}

function hideSchemed(page: Page): void {
  const { text, mask } = page;
  for (let at = text.indexOf('://'); at >= 0; at = text.indexOf('://', at + 3)) {
    if (mask[at] !== VISIBLE) continue;
    const found = scanUrl(text, at);
    if (found) {
      page.links.push({ target: found.url, at: found.start });
      hide(page, found.start, found.end, GAP);
      at = Math.max(at, found.end - 3);
    } else {
      hideOtherScheme(page, at);
    }
  }
}

function hideSchemeless(page: Page): void {
  const { text, mask } = page;
  let from = 0;
  for (let dot = text.indexOf('.'); dot >= 0; dot = text.indexOf('.', dot + 1)) {
    const at = dot - 3;
    if (at < from || !isW(text, dot - 1) || !isW(text, dot - 2) || !isW(text, at)) continue;
    from = dot + 1;
    if (mask[at] !== VISIBLE || /[A-Za-z0-9.]/.test(text[at - 1] ?? '')) continue;
    const address = scanSchemeless(text, at);
    if (!address) continue;
    hide(page, address.start, address.end, GAP);
    from = Math.max(from, address.end);
  }
}

function hideAddresses(page: Page): void {
  const { text, mask } = page;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (mask[at] === VISIBLE) hideAddress(page, at);
  }
}

function isW(text: string, at: number): boolean {
  return (text.charCodeAt(at) | 32) === 119;
}

/** ftp://, weixin:// and the like: no source to cite, and no prose either. */
function hideOtherScheme(page: Page, separator: number): void {
  const { text } = page;
  let start = separator;
  while (start > 0 && separator - start < 20 && /[a-z0-9+.-]/i.test(text[start - 1] ?? '')) start--;
  if (start === separator) return;
  let end = separator + 3;
  while (end < text.length && end - separator < 2_000 && /[!-;=?-~]/.test(text[end] ?? '')) end++;
  if (end > separator + 3) hide(page, start, end, GAP);
}

function hideAddress(page: Page, at: number): void {
  const { text } = page;
  let start = at;
  while (start > 0 && at - start < 64 && /[A-Za-z0-9._%+-]/.test(text[start - 1] ?? '')) start--;
  let end = at + 1;
  let lastDot = -1;
  while (end < text.length && end - at < 255 && /[A-Za-z0-9.-]/.test(text[end] ?? '')) {
    if (text[end] === '.' && /[A-Za-z]{2}/.test(text.slice(end + 1, end + 3))) lastDot = end;
    end++;
  }
  while (end > at && /[.-]/.test(text[end - 1] ?? '')) end--;
  if (start < at && lastDot > at + 1) hide(page, start, end, GAP);
}
