/** By the text of the case: what the foreign suite decides otherwise, and why it is so here. */
const DIFFERENCES: readonly [pattern: RegExp, reason: string][] = [
  [
    /http:\/\/(no-tld|tld-too-short\.x|domain\.com-that-you|exampleこれは|domain-dash_|_leading|leadingunderscore\._|trailingunderscore|twitter_underscore|twitter\.c_o_m)/,
    'what stands as an http address in an answer is cited; hosts are not checked against a list of endings or rules for names',
  ],
  [/\?#/, 'an empty query is dropped'],
  [/[#@$]http/, 'a tag sign before an address means something on one network only'],
  [/http:\/\/t\.co\//, 'the length and alphabet of one link shortener are not known here'],
  [/_http:|\.com_$/, 'an underscore beside an address is Markdown emphasis'],
  [
    /blah_blah_["']/,
    'answers quote addresses: a quotation mark at the end, or a double one anywhere, is not part of it',
  ],
];

/** Why a case of a foreign link suite ends otherwise here on purpose; null where it should not. */
export function differenceReason(text: string): string | null {
  return DIFFERENCES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
