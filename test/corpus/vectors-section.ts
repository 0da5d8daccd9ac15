import { LINKIFY_IT, PUBLIC_SUFFIX_LIST, TWITTER_TEXT } from './foreign-data.ts';
import { compareLinks, linkifyCases, twitterCases } from './link-vectors.ts';
import { suffixOutcomes } from './suffix-vectors.ts';
import { markdownTable } from './table.ts';

interface Outcome {
  agrees: boolean;
  reason: string | null;
}

interface Suite {
  name: string;
  outcomes: Outcome[] | null;
  describe: (index: number) => string;
}

/** Pass rates of public link and suffix vectors, then every case that ends otherwise, with the reason. Null where there are none. */
export function vectorsSection(): string | null {
  const suites = [
    linkSuite('twitter-text, URLs', twitterCases(TWITTER_TEXT)),
    linkSuite('linkify-it', linkifyCases(LINKIFY_IT)),
    suffixSuite(),
  ].filter((suite) => suite.outcomes !== null);
  if (suites.length === 0) return null;
  return [
    markdownTable(['', 'cases', 'agree', 'differ on purpose', 'miss'], suites.map(summary)),
    ...suites.map(differences),
  ].join('\n\n');
}

function linkSuite(name: string, cases: ReturnType<typeof twitterCases>): Suite {
  const outcomes = cases && compareLinks(cases);
  return {
    name,
    outcomes,
    describe: (index) => {
      const { text, expected, found } = outcomes![index]!;
      return `${quoted(text)}: there ${listed(expected)}, here ${listed(found)}`;
    },
  };
}

function suffixSuite(): Suite {
  const outcomes = suffixOutcomes(PUBLIC_SUFFIX_LIST);
  return {
    name: 'Public Suffix List',
    outcomes,
    describe: (index) => {
      const { host, expected, found } = outcomes![index]!;
      return `${quoted(host)}: there ${expected ?? 'nothing'}, here ${found}`;
    },
  };
}

function summary({ name, outcomes }: Suite): string[] {
  const all = outcomes ?? [];
  const agree = all.filter(({ agrees }) => agrees).length;
  const onPurpose = all.filter(({ reason }) => reason !== null).length;
  return [name, all.length, agree, onPurpose, all.length - agree - onPurpose].map(String);
}

function differences({ name, outcomes, describe }: Suite): string {
  const lines = (outcomes ?? []).flatMap(({ agrees, reason }, index) =>
    agrees ? [] : [`- ${describe(index)} — ${reason ?? 'a miss'}`],
  );
  return [`### ${name}: cases that end otherwise`, '', ...(lines.length > 0 ? lines : ['None.'])].join('\n');
}

function listed(links: readonly string[]): string {
  return links.length > 0 ? links.map(quoted).join(' ') : 'nothing';
}

function quoted(text: string): string {
  return `\`\`${JSON.stringify(text.length > 120 ? `${text.slice(0, 117)}…` : text).slice(1, -1)}\`\``;
}
