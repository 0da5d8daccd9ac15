import { existsSync, readFileSync } from 'node:fs';
import { registrableDomain } from '../../src/analysis/index.ts';

export interface SuffixOutcome {
  host: string;
  expected: string | null;
  found: string;
  agrees: boolean;
  reason: string | null;
}

/** The vectors of the Public Suffix List, asked about hosts. Case, dots and scripts are the host parser's before they are the list's. */
export function suffixOutcomes(folder: URL): SuffixOutcome[] | null {
  const file = new URL('tests.txt', folder);
  if (!existsSync(file)) return null;
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('//') && line.trim() !== 'null null')
    .map((line) => {
      const [host = '', wanted] = line.split(/\s+/);
      const expected = !wanted || wanted === 'null' ? null : ascii(wanted);
      const found = registrableDomain(ascii(host));
      const agrees = found === (expected ?? ascii(host));
      return { host, expected, found, agrees, reason: agrees ? null : reasonFor(host) };
    });
}

/** Hosts of citations come out of a URL parser, which writes them in lower-case ASCII. */
function ascii(host: string): string {
  const url = `http://${host}/`;
  return URL.canParse(url) ? new URL(url).hostname : host.toLowerCase();
}

function reasonFor(host: string): string | null {
  if (host.startsWith('.')) return 'a leading dot is no host: no link has one';
  return null;
}
