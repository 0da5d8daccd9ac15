/** Two spellings name the same brand when their folded forms are equal. Folding twice changes nothing. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}\u200b-\u200f\u2060\ufeff\u00ad]/gu, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
}
