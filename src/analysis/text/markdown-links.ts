import type { Page } from './page.ts';
import { GAP, hide, JOIN, VISIBLE } from './page.ts';
import { BRACKET } from './signs.ts';
import { scanUrl } from './urls.ts';

/**
 * Reads Markdown links: a link's text stays, its target goes; an image goes altogether; definitions of references and
 * footnotes go, and the links in them are cited where the text refers to them.
 */
export function readMarkdownLinks(page: Page): void {
  if ((page.signs & BRACKET) === 0) return;
  const definitions = readDefinitions(page);
  readBrackets(page, definitions);
  for (const definition of definitions.values()) {
    const at = definition.usedAt ?? definition.at;
    for (const target of definition.targets) page.links.push({ target, at });
  }
}

interface Definition {
  at: number;
  usedAt: number | null;
  targets: string[];
}

/** `[1]: https://… "title"` and `[^1]: words`, the latter with its indented continuation. */
function readDefinitions(page: Page): Map<string, Definition> {
  const { text, mask } = page;
  const definitions = new Map<string, Definition>();
  if (!text.includes(']:') && !text.includes(']：')) return definitions;
  const opening = /[ \t]{0,3}\[(\^?)([^\]\n]{1,200})\][:：][ \t]*/y;
  for (let line = 0; line < text.length; ) {
    let end = lineEnd(text, line);
    opening.lastIndex = line;
    const found = mask[line] === VISIBLE ? opening.exec(text) : null;
    if (found && opening.lastIndex <= end) {
      const label = `${found[1] ?? ''}${(found[2] ?? '').trim().toLowerCase()}`;
      const rest = text.slice(opening.lastIndex, end);
      const isFootnote = found[1] === '^' || /^\d+$/.test(found[2] ?? '');
      const isReference =
        /^(?:<[^<>\n]*>|(?:https?:\/\/|\/|#|mailto:|www\.)\S*)(?:\s+(?:"[^\n]*"|'[^\n]*'|\([^\n]*\)))?\s*$/i.test(rest);
      if (isReference || isFootnote) {
        if (isFootnote) end = continuationEnd(text, end);
        const targets = isReference
          ? [rest.replace(/^<([^<>]*)>.*$/s, '$1').split(/\s/, 1)[0] ?? '']
          : urlsIn(text, opening.lastIndex, end);
        if (!definitions.has(label)) definitions.set(label, { at: line, usedAt: null, targets });
        hide(page, line, end, GAP);
      }
    }
    line = end + 1;
  }
  return definitions;
}

function continuationEnd(text: string, end: number): number {
  let last = end;
  while (last < text.length) {
    const next = lineEnd(text, last + 1);
    if (!/^(?: {4}|\t)\s*\S/.test(text.slice(last + 1, Math.min(next, last + 200)))) break;
    last = next;
  }
  return last;
}

function urlsIn(text: string, from: number, to: number): string[] {
  const targets: string[] = [];
  for (let at = text.indexOf('://', from); at >= 0 && at < to; at = text.indexOf('://', at + 3)) {
    const found = scanUrl(text, at);
    if (found) targets.push(found.url);
  }
  return targets;
}

function lineEnd(text: string, from: number): number {
  const next = text.indexOf('\n', from);
  return next < 0 ? text.length : next;
}

function readBrackets(page: Page, definitions: Map<string, Definition>): void {
  const { text, mask } = page;
  const open: number[] = [];
  let opening = text.indexOf('[');
  for (let closing = text.indexOf(']'); closing >= 0; ) {
    if (opening >= 0 && opening < closing) {
      if (mask[opening] === VISIBLE && text[opening - 1] !== '\\') {
        open.push(opening);
        // Nested deeper than any author writes: text that only looks like markup.
        if (open.length > 1_000) open.shift();
      }
      opening = text.indexOf('[', opening + 1);
      continue;
    }
    let next = closing + 1;
    const start = mask[closing] === VISIBLE && text[closing - 1] !== '\\' ? open.pop() : undefined;
    if (start !== undefined) next = Math.max(next, readLink(page, definitions, start, closing));
    closing = text.indexOf(']', next);
    if (opening >= 0 && opening < next) opening = text.indexOf('[', next);
  }
}

/** Reads the link whose text lies between the brackets; the offset after it, or `close` when it is none. */
function readLink(page: Page, definitions: Map<string, Definition>, start: number, close: number): number {
  const { text } = page;
  const isImage = text[start - 1] === '!';
  const target = text[close + 1] === '(' ? scanTarget(text, close + 2) : null;
  if (target) {
    if (isImage) hide(page, start - 1, target.end, GAP);
    else {
      if (target.url !== '') page.links.push({ target: target.url, at: start });
      hideBrackets(page, start, close, target.end);
    }
    return target.end;
  }
  const label = text[close + 1] === '[' ? /\[([^\]\n[]{0,200})\]/y : null;
  if (label) {
    label.lastIndex = close + 1;
    const found = label.exec(text);
    const key = (found?.[1] || text.slice(start + 1, Math.min(close, start + 200))).trim().toLowerCase();
    const definition = definitions.get(key);
    if (found && (definition || /^\^?\d+$/.test(key))) {
      if (definition) definition.usedAt ??= start;
      const end = close + 1 + found[0].length;
      if (isImage) hide(page, start - 1, end, GAP);
      else hideBrackets(page, start, close, end);
      return end;
    }
  }
  if (close - start > 200) return close;
  const words = text.slice(start + 1, close);
  const definition = definitions.get(words.trim().toLowerCase());
  if (definition) definition.usedAt ??= start;
  if (/^\^|^\d{1,3}(?:[,，、\-–]\s?\d{1,3})*$/.test(words)) hide(page, start, close + 1, JOIN);
  else if (definition) hideBrackets(page, start, close, close + 1);
  return close;
}

function hideBrackets(page: Page, start: number, close: number, end: number): void {
  hide(page, start, start + 1, JOIN);
  hide(page, close, end, JOIN);
}

/** The part of a link after `](`. An answer cut off inside it ends in a target, too. */
function scanTarget(text: string, from: number): { url: string; end: number } | null {
  const limit = Math.min(text.length, from + 4_000);
  let at = from;
  while (at < limit && (text[at] === ' ' || text[at] === '\t')) at++;
  const start = at;
  let depth = 0;
  if (text[at] === '<') {
    const end = text.indexOf('>', at);
    if (end < 0 || end > limit || text.slice(at, end).includes('\n')) return null;
    return closeTarget(text, text.slice(at + 1, end), end + 1, limit);
  }
  for (; at < limit; at++) {
    const character = text[at];
    if (character === '\n' || character === ' ' || character === '\t') break;
    if (character === '\\') at++;
    else if (character === '(') depth++;
    else if (character === ')' && depth-- === 0) break;
    else if (character === ']' && text[at + 1] === '(') return null;
  }
  return closeTarget(text, text.slice(start, at), at, limit);
}

function closeTarget(text: string, url: string, from: number, limit: number): { url: string; end: number } | null {
  const plain = url.includes('\\') ? url.replace(/\\([!-/:-@[-`{-~])/g, '$1') : url;
  if (text[from] === ')') return { url: plain, end: from + 1 };
  if (from >= text.length) return { url: '', end: text.length };
  const title = /[ \t]*\n?[ \t]*(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)|“[^”\n]*”)?[ \t]*\)/y;
  title.lastIndex = from;
  const found = title.exec(text.length > limit ? text.slice(0, limit) : text);
  return found ? { url: plain, end: from + found[0].length } : null;
}
