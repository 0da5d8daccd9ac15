import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { analyzeAnswer } from '../../src/analysis/index.ts';
import { differenceReason } from './link-differences.ts';

export interface LinkCase {
  text: string;
  expected: string[];
}

export interface LinkOutcome extends LinkCase {
  found: string[];
  agrees: boolean;
  /** Why the definitions differ on purpose; null for a plain miss. */
  reason: string | null;
}

/** Vectors of twitter-text: plain URLs, and the same with indices, of which only the URL is compared. */
export function twitterCases(folder: URL): LinkCase[] | null {
  const file = new URL('extract.yml', folder);
  if (!existsSync(file)) return null;
  const { tests } = parse(readFileSync(file, 'utf8'));
  return [
    ...tests.urls,
    ...tests.urls_with_indices.map(({ text, expected }: { text: string; expected: { url: string }[] }) => ({
      text,
      expected: expected.map(({ url }) => url),
    })),
  ];
}

/** Vectors of linkify-it: a text, on the next line what it links, or nothing where the text is all link. */
export function linkifyCases(folder: URL): LinkCase[] | null {
  const links = new URL('links.txt', folder);
  if (!existsSync(links)) return null;
  const blocks = readFileSync(links, 'utf8')
    .split('\n')
    .map((line) => line.replace(/^%.*/, '').replace(/\s+%\s.*$/, ''))
    .join('\n')
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim()))
    .flatMap((lines) => (lines.length > 2 ? lines.map((line) => [line]) : [lines]));
  const nothing = readFileSync(new URL('not_links.txt', folder), 'utf8')
    .split('\n')
    .map((line) => line.replace(/^%.*/, '').replace(/\s+(%|\/\/)\s.*$/, ''))
    .filter((line) => line.trim());
  return [
    ...blocks.flatMap(([text, link]) => (text ? [{ text, expected: [link ?? text] }] : [])),
    ...nothing.map((text) => ({ text, expected: [] })),
  ];
}

/** Each case against the links of the text; addresses without http(s) are no citations and left out of what is expected. */
export function compareLinks(cases: readonly LinkCase[]): LinkOutcome[] {
  return cases.map(({ text, expected }) => {
    const found = analyzeAnswer({ text }, { brand: { name: 'Nobody', aliases: [] }, competitors: [] }).citations.map(
      ({ url }) => url,
    );
    const wanted = [...new Set(expected.flatMap(asCited))];
    const agrees = wanted.length === found.length && wanted.every((url, index) => url === found[index]);
    return { text, expected, found, agrees, reason: agrees ? null : differenceReason(text) };
  });
}

/** The form in which a link is cited: http(s), no fragment, no user information. */
function asCited(link: string): string[] {
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return [];
  const url = new URL(link);
  url.hash = '';
  url.username = '';
  url.password = '';
  return [url.href];
}
