const LINK = /https?:\/\/[^\s<>"'）)\]】，。；、]+/gi;

/** The addresses in a text, without the punctuation after them. */
export function linksIn(text: string): string[] {
  return (text.match(LINK) ?? []).map((link) => link.replace(/[.,;:!?]+$/, ''));
}
