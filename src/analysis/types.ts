/** The words of answer analysis. Every offset is counted in Unicode code points of the answer as it was given. */

export interface Answer {
  text: string;
  /** The question that was asked; an echo of it at the start of the answer does not count as a mention. */
  prompt?: string;
  /** Sources the platform gave beside the text; they come before the links of the text. */
  citations?: readonly CitedLink[];
}

export interface CitedLink {
  url: string;
  title?: string;
}

export interface TrackedName {
  name: string;
  aliases?: readonly string[];
  website?: string | null;
}

export interface TrackedBrand extends TrackedName {
  /** What the brand sells, in the words of a buyer. Tells the company from the fruit. */
  category?: string | null;
}

export interface Tracked {
  brand: TrackedBrand;
  competitors: readonly TrackedName[];
}

export type Sentiment = 'positive' | 'neutral' | 'negative';

/** One place where the answer names a brand. `text` is the original text from `start` up to `end`. */
export interface Mention {
  start: number;
  end: number;
  text: string;
}

export interface CompetitorFinding {
  name: string;
  mentioned: boolean;
  position: number;
  rank: number;
}

export interface Citation {
  /** Normalised: no tracking parameters, user information or fragment; host in ASCII. */
  url: string;
  /** Registrable domain by the Public Suffix List, private section included; the host where there is none. */
  domain: string;
  /** The sentence in which the source is cited; the title for a source that the text does not link. */
  context: string;
}

export interface Analysis {
  mentioned: boolean;
  /** Offset of the first mention, -1 when the brand is not mentioned. */
  position: number;
  /** 1 for the first place, 0 when the brand is not mentioned. */
  rank: number;
  /** Tone toward the brand, null when it is not mentioned. */
  sentiment: Sentiment | null;
  /** The sentence of the first mention, "" when there is none. */
  snippet: string;
  mentions: Mention[];
  competitors: CompetitorFinding[];
  citations: Citation[];
}
