/**
 * The UTF-16 code units that a match of a regular expression without flags can begin with, or more of them; null where it may
 * be any, or where a match may be empty.
 */
export function firstCharacters(source: string): number[] | null {
  const read = readChoices({ source, at: 0 });
  return read.codes === null || read.mayBeEmpty ? null : [...read.codes];
}

interface Firsts {
  /** Null for any. */
  codes: Set<number> | null;
  mayBeEmpty: boolean;
}

interface Cursor {
  readonly source: string;
  at: number;
}

const NOTHING: Firsts = { codes: new Set(), mayBeEmpty: true };
const ANY: Firsts = { codes: null, mayBeEmpty: false };

/** Alternatives up to the end of the group or of the source. */
function readChoices(cursor: Cursor): Firsts {
  let all = readSequence(cursor);
  while (cursor.source[cursor.at] === '|') {
    cursor.at++;
    const next = readSequence(cursor);
    all = { codes: united(all.codes, next.codes), mayBeEmpty: all.mayBeEmpty || next.mayBeEmpty };
  }
  return all;
}

function readSequence(cursor: Cursor): Firsts {
  let all = NOTHING;
  while (cursor.at < cursor.source.length && !'|)'.includes(cursor.source[cursor.at] ?? '')) {
    const part = readQuantified(cursor);
    // Only while all before it may be empty can a match begin with it.
    if (all.mayBeEmpty) all = { codes: united(all.codes, part.codes), mayBeEmpty: part.mayBeEmpty };
  }
  return all;
}

function readQuantified(cursor: Cursor): Firsts {
  const part = readOne(cursor);
  const quantifier = /(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/y;
  quantifier.lastIndex = cursor.at;
  const found = quantifier.exec(cursor.source);
  if (!found) return part;
  cursor.at += found[0].length;
  const mayBeMissing = '*?'.includes(found[0][0] ?? '') || Number(found[1] ?? 1) === 0;
  return mayBeMissing ? { ...part, mayBeEmpty: true } : part;
}

function readOne(cursor: Cursor): Firsts {
  const character = cursor.source[cursor.at] ?? '';
  if (character === '(') return readGroup(cursor);
  if (character === '[') return readClass(cursor);
  if (character === '\\') return readEscape(cursor);
  cursor.at++;
  if (character === '.') return ANY;
  if (character === '^' || character === '$') return NOTHING;
  return only(character.charCodeAt(0));
}

function readGroup(cursor: Cursor): Firsts {
  const opening = /\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/y;
  opening.lastIndex = cursor.at;
  const opened = opening.exec(cursor.source)?.[0] ?? '(';
  cursor.at += opened.length;
  const inside = readChoices(cursor);
  cursor.at++;
  // What is only looked at is no part of the match.
  return /^\(\?<?[=!]/.test(opened) ? NOTHING : inside;
}

function readClass(cursor: Cursor): Firsts {
  const content = /\[(\^?)((?:\\.|[^\]\\])*)\]/y;
  content.lastIndex = cursor.at;
  const found = content.exec(cursor.source);
  cursor.at += found?.[0].length ?? 1;
  const members = (found?.[2] ?? '').replaceAll('\\d', '0-9');
  if (!found || found[1] === '^' || members.includes('\\')) return ANY;
  const codes = new Set<number>();
  for (let at = 0; at < members.length; at++) {
    const from = members.charCodeAt(at);
    const isRange = members[at + 1] === '-' && at + 2 < members.length;
    const to = isRange ? members.charCodeAt(at + 2) : from;
    if (isRange) at += 2;
    for (let code = from; code <= to; code++) codes.add(code);
  }
  return { codes, mayBeEmpty: false };
}

/** Marks stand for themselves; of letters only boundaries of words, digits and code units are read. */
function readEscape(cursor: Cursor): Firsts {
  const form = /\\(?:u([0-9A-Fa-f]{4})|[pPu]\{[^}]*\}|x[0-9A-Fa-f]{2}|k<[^>]*>|c[A-Za-z]|\d+|.)/sy;
  form.lastIndex = cursor.at;
  const [written = '', code] = form.exec(cursor.source) ?? [];
  cursor.at += Math.max(1, written.length);
  if (code !== undefined) return only(Number.parseInt(code, 16));
  const escaped = written[1] ?? '';
  if (escaped === 'b' || escaped === 'B') return NOTHING;
  if (escaped === 'd') return { codes: new Set(DIGITS), mayBeEmpty: false };
  return /[A-Za-z0-9]/.test(escaped) ? { ...ANY, mayBeEmpty: /[0-9k]/.test(escaped) } : only(escaped.charCodeAt(0));
}

const DIGITS = Array.from('0123456789', (digit) => digit.charCodeAt(0));

function only(code: number): Firsts {
  return { codes: new Set([code]), mayBeEmpty: false };
}

function united(one: ReadonlySet<number> | null, other: ReadonlySet<number> | null): Set<number> | null {
  return one === null || other === null ? null : new Set([...one, ...other]);
}
