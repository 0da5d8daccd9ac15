/** The address that a title gives a page: its letters and digits in lower case, joined by hyphens. */
export function slugOf(title: string): string {
  const parts =
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...parts.join('-')].slice(0, 100).join('') || 'page';
}
