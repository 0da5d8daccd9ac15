/**
 * An address in the letters that RFC 3986 allows, as the contract promises. Browsers, whose rules addresses are normalised by, let a
 * few more stand, such as `|` in a query; those are percent-encoded.
 */
export function uriOf(url: string): string {
  const [, site = '', rest = ''] = /^(https?:\/\/[^/?#]*)(.*)$/s.exec(url) ?? [];
  const encoded = rest
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
    .replace(/[^\w\-.~:/?@!$&'()*+,;=%]/gu, (character) => encodeURIComponent(character.toWellFormed()));
  return `${site}${encoded}`;
}
