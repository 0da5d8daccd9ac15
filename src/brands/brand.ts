import type { Language } from '../prompts/index.ts';

export interface Competitor {
  name: string;
  aliases: string[];
  website: string | null;
}

/** A brand that an account watches. */
export interface Brand {
  id: string;
  /** Who created it: the account's owner where a key did. */
  createdBy: string | null;
  name: string;
  aliases: string[];
  category: string;
  website: string | null;
  /** Domains that are the brand's own, beside that of its site; in lower case. */
  domains: string[];
  /** The brand's own accounts on social platforms. */
  handles: string[];
  language: Language;
  competitors: Competitor[];
  /** When it is scanned by itself: a cron expression in UTC; `null`: never. */
  schedule: string | null;
  createdAt: Date;
}

export interface NewBrand {
  name: string;
  category: string;
  website: string | null;
}

/** What may be set on a brand afterwards; what is left out stays as it is. */
export interface BrandChange {
  aliases?: string[];
  website?: string | null;
  domains?: string[];
  handles?: string[];
  competitors?: Competitor[];
  schedule?: string | null;
}
