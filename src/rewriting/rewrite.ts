/** A text in the order of the inverted pyramid. */
export interface Rewrite {
  headline: string;
  /** The direct answer, first sentence first. */
  answer: string;
  /** The strongest first. */
  evidence: string[];
  context: string;
  faq: FaqPair[];
}

export interface FaqPair {
  q: string;
  a: string;
}

/** What is to be rewritten. */
export interface RewriteSource {
  text: string;
  brand: string;
  /** Whom it addresses; `null`: nobody in particular. */
  audience: string | null;
  /** What the brand's own pages say; a source beside the text. */
  facts: readonly string[];
}

/** Everything that a rewrite of the source may say. */
export function groundTexts({ text, brand, audience, facts }: RewriteSource): string[] {
  return [text, brand, audience ?? '', ...facts];
}
