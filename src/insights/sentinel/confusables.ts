/**
 * Letters and groups that are read as others: digits for letters, letters of other scripts for Latin ones, pairs that run
 * together. A small part of Unicode Technical Standard 39, with what registrars of domains allow.
 */
const READ_AS: readonly [seen: RegExp, as: string][] = [
  [/vv/g, 'w'],
  [/rn/g, 'm'],
  [/[аα]/g, 'a'],
  [/[ьЬ]/g, 'b'],
  [/[сϲ]/g, 'c'],
  [/[ԁ]/g, 'd'],
  [/[еёє3]/g, 'e'],
  [/[ɡ9]/g, 'g'],
  [/[һ]/g, 'h'],
  [/[іїıι1|!]/g, 'l'],
  [/[i]/g, 'l'],
  [/[ј]/g, 'j'],
  [/[κк]/g, 'k'],
  [/[ӏ]/g, 'l'],
  [/[пη]/g, 'n'],
  [/[оοσ0]/g, 'o'],
  [/[рρ]/g, 'p'],
  [/[ԛ]/g, 'q'],
  [/[г]/g, 'r'],
  [/[ѕ5$]/g, 's'],
  [/[τт7]/g, 't'],
  [/[υμ]/g, 'u'],
  [/[νѵ]/g, 'v'],
  [/[ԝω]/g, 'w'],
  [/[хχ]/g, 'x'],
  [/[уγ]/g, 'y'],
  [/[2]/g, 'z'],
];

/** What a name looks like: two names with one skeleton can be taken for each other. */
export function skeleton(name: string): string {
  let seen = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  for (const [pattern, as] of READ_AS) seen = seen.replace(pattern, as);
  return seen;
}
