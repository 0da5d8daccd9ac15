import { findCitations } from './citations.ts';
import { codePointsOf, pointsBefore } from './code-points.ts';
import type { NameSpan, Names } from './mentions.ts';
import { compileNames, findNames, mayName } from './mentions.ts';
import { listItems, rankNames } from './rank/index.ts';
import { sentenceAround } from './sentences.ts';
import { sentimentToward } from './sentiment/index.ts';
import { SURROGATE } from './text/signs.ts';
import type { Analysis, Answer, Tracked, TrackedName } from './types.ts';
import { readVisibleText } from './visible-text.ts';

export { registrableDomain } from './citations.ts';
export { foldName } from './fold.ts';
export type * from './types.ts';
export { normalizeUrl } from './url-normalisation.ts';

/** Whether the text names the brand or one of its aliases. */
export function namesBrand(text: string, brand: TrackedName & { category?: string | null }): boolean {
  return mayName(readVisibleText(text), namesOf(brand, []), { category: brand.category ?? '', prompt: '' });
}

/** What may be left out of an analysis where it is not asked for. */
export interface AnalysisOptions {
  /** Default true. */
  sentiment?: boolean;
}

/** Where, at which rank and in what tone an answer names the brand, and which sources it cites. Never throws. */
export function analyzeAnswer(answer: Answer, tracked: Tracked, options: AnalysisOptions = {}): Analysis {
  const view = readVisibleText(answer.text, answer.prompt);
  const { brand, competitors } = tracked;
  const owners = competitors.length + 1;
  const subject = { category: brand.category ?? '', prompt: answer.prompt ?? '' };
  const spans = findNames(view, namesOf(brand, competitors), subject);
  const items = listItems(view, spans);
  const ranks = rankNames(view, spans, owners, items);
  const points = codePointsOf(answer.text, (view.signs & SURROGATE) === 0);
  const positions = new Array<number>(owners).fill(-1);
  const own: NameSpan[] = [];
  const mentions = [];
  for (const span of spans) {
    if (span.owner === 0) {
      own.push(span);
      const start = pointsBefore(points, span.from);
      mentions.push({ start, end: pointsBefore(points, span.to), text: answer.text.slice(span.from, span.to) });
    }
    if ((positions[span.owner] ?? 0) < 0) positions[span.owner] = pointsBefore(points, span.from);
  }
  const first = own[0];
  return {
    mentioned: first !== undefined,
    position: positions[0] ?? -1,
    rank: ranks[0] ?? 0,
    sentiment: first && options.sentiment !== false ? sentimentToward(view, spans, 0, { items, ranks }) : null,
    snippet: first ? sentenceAround(view, first.from) : '',
    mentions,
    competitors: competitors.map(({ name }, index) => {
      const position = positions[index + 1] ?? -1;
      return { name, mentioned: position >= 0, position, rank: ranks[index + 1] ?? 0 };
    }),
    citations: findCitations(view, answer.citations ?? []),
  };
}

/** Names of recent scans: the same brands are looked for in thousands of answers, and compiling them costs as much as an answer. */
const RECENT: { declared: readonly (readonly string[])[]; names: Names }[] = [];
const MOST_RECENT = 32;

function namesOf(brand: TrackedName, competitors: readonly TrackedName[]): Names {
  for (let index = 0; index < RECENT.length; index++) {
    const recent = RECENT[index];
    if (!recent || !areDeclared(brand, competitors, recent.declared)) continue;
    if (index > 0) RECENT.unshift(...RECENT.splice(index, 1));
    return recent.names;
  }
  const tracked = [brand, ...competitors];
  const names = compileNames(tracked);
  if (RECENT.length >= MOST_RECENT) RECENT.pop();
  RECENT.unshift({ declared: tracked.map(({ name, aliases }) => [name, ...(aliases ?? [])]), names });
  return names;
}

/** Compared by value, since a caller may change the list it keeps. */
function areDeclared(
  brand: TrackedName,
  competitors: readonly TrackedName[],
  declared: readonly (readonly string[])[],
): boolean {
  if (competitors.length + 1 !== declared.length || !isDeclared(brand, declared[0] as readonly string[])) return false;
  for (let index = 0; index < competitors.length; index++)
    if (!isDeclared(competitors[index] as TrackedName, declared[index + 1] as readonly string[])) return false;
  return true;
}

function isDeclared({ name, aliases }: TrackedName, known: readonly string[]): boolean {
  if (known[0] !== name || known.length !== (aliases?.length ?? 0) + 1) return false;
  for (let alias = 1; alias < known.length; alias++) if (aliases?.[alias - 1] !== known[alias]) return false;
  return true;
}
