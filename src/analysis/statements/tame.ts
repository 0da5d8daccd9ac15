/**
 * The text without what no writer means, so that patterns over it stay quick: white space is one space wide, and runs of digits or
 * letters beyond any number and word are left out.
 */
export function tame(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/\p{Nd}{19,}|[零〇一二两三四五六七八九十百千万亿]{17,}|[\p{Script=Latin}\p{N}'’&.+-]{80,}/gu, ' ');
}
