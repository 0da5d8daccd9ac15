import { foldName } from '../fold.ts';
import { DROPPED, EXPANDED, expansionOf, FOLDED } from './fold-table.ts';
import type { Page } from './page.ts';
import { GAP, hide, VISIBLE } from './page.ts';

/** What may stand before a repeated question; letters and digits only, folded. */
const LEAD_INS =
  /^(?:(?:user|your|the|original|my)?(?:question|prompt|query|q)(?:is|was|asked)?|(?:you(?:ve|have)?)asked(?:me|about)?|regarding(?:your|the)?(?:question)?|(?:asfor|for|about|to)(?:your|the)?question|(?:用户|您|你|我)?的?(?:问题|提问|问|疑问)(?:题|道|到|的)?(?:是|为)?|关于|针对|对于|回答|(?:您|你)(?:想|要)?(?:问|知道|了解)的?(?:问题)?(?:是)?|问)$/;

/**
 * Hides the question where the answer begins by repeating it, word for word but for punctuation and markup, possibly after
 * a few words that announce it. An answer whose first sentence merely runs on from the same words is no echo.
 */
export function hideEcho(page: Page, prompt: string | undefined): void {
  const question = questionOf(prompt);
  if (question === '') return;
  const { text, mask } = page;
  const first = question.charCodeAt(0);
  let leadIn = 0;
  for (let at = 0; at < text.length && leadIn <= LONGEST_LEAD_IN; at++) {
    if (mask[at] !== VISIBLE) continue;
    const letters = folded(text.charCodeAt(at));
    if (letters === '') continue;
    if (letters.charCodeAt(0) === first && question.startsWith(letters)) {
      const end = matchQuestion(text, mask, at, question);
      if (end >= 0 && (leadIn === 0 || LEAD_INS.test(lettersBefore(text, mask, at))) && endsHere(text, end)) {
        hide(page, at, end, GAP);
        return;
      }
    }
    leadIn += letters.length;
  }
}

const LONGEST_LEAD_IN = 24;

function lettersBefore(text: string, mask: Uint8Array, end: number): string {
  let letters = '';
  for (let at = 0; at < end; at++) if (mask[at] === VISIBLE) letters += folded(text.charCodeAt(at));
  return letters;
}

/** The same question is put to every platform, and its answers are read one after the other. */
let lastPrompt = '';
let lastQuestion = '';

/** The letters of the question; "" where there are so few that any answer may begin with them. */
function questionOf(prompt: string | undefined): string {
  if (prompt === undefined || prompt === '') return '';
  if (prompt !== lastPrompt) {
    const question = lettersOf(foldName(prompt));
    lastQuestion = question.length < (/\p{Script=Han}/u.test(question) ? 4 : 8) ? '' : question;
    lastPrompt = prompt;
  }
  return lastQuestion;
}

function matchQuestion(text: string, mask: Uint8Array, from: number, question: string): number {
  let matched = 0;
  let at = from;
  while (matched < question.length) {
    at = skipMarks(text, mask, at);
    if (at >= text.length) return -1;
    const letter = folded(text.charCodeAt(at));
    if (!question.startsWith(letter, matched)) return -1;
    matched += letter.length;
    at++;
  }
  return at;
}

/** A question is over where its answer goes on with a mark or on a new line. */
function endsHere(text: string, end: number): boolean {
  const next = /^[*_ \t]*([^*_ \t]?)/.exec(text.slice(end, end + 20))?.[1] ?? '';
  return next === '' || /[?？!！.。:：;；"”’'」』》)）\]\r\n|<—]/.test(next);
}

function skipMarks(text: string, mask: Uint8Array, from: number): number {
  let at = from;
  while (at < text.length && (mask[at] !== VISIBLE || folded(text.charCodeAt(at)) === '')) at++;
  return at;
}

/** What each character leaves of itself when only letters and digits count, as far as it has been asked for. */
const LETTERS = new Array<string | undefined>(65_536).fill(undefined);

function folded(code: number): string {
  const known = LETTERS[code];
  if (known !== undefined) return known;
  const form = FOLDED[code] ?? code;
  const letters = form === DROPPED ? '' : lettersOf(form === EXPANDED ? expansionOf(code) : String.fromCharCode(form));
  LETTERS[code] = letters;
  return letters;
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}\ud800-\udfff]/gu, '');
}
