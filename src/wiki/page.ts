/** Something that a page says about its brand, with where it comes from. */
export interface WikiFact {
  /** What it is about: the brand, or a product. */
  subject: string;
  attribute: string;
  value: string;
  sourceUrl: string | null;
  sourceTitle: string | null;
  /** The day on which it was true, `YYYY-MM-DD`. */
  asOf: string | null;
}

export interface WikiContent {
  title: string;
  /** Markdown; `[[address]]` and `[text](/wiki/address)` lead to another page of the brand. */
  body: string;
  facts: WikiFact[];
}

export interface WikiPageSummary {
  id: string;
  brandId: string;
  /** The page's address among those of the brand. */
  slug: string;
  title: string;
  /** 1 first; every change saves another. */
  revision: number;
  updatedBy: string | null;
  createdAt: Date;
  updatedAt: Date;
  openIssues: number;
}

export interface WikiPage extends Omit<WikiPageSummary, 'openIssues'>, WikiContent {
  issues: LintIssue[];
}

export interface WikiRevision extends WikiContent {
  revision: number;
  updatedBy: string | null;
  createdAt: Date;
}

export type LintRule = 'unsourced_claim' | 'contradiction' | 'stale_date' | 'missing_field' | 'broken_link';

export type LintSeverity = 'low' | 'medium' | 'high' | 'critical';

/** What the lint finds in a page, before it is stored. */
export interface LintFinding {
  rule: LintRule;
  severity: LintSeverity;
  message: string;
  /** `body`, `facts` or one fact, as `facts[2]`. */
  field: string;
  /** 0-based, in Unicode code points of the body; 0 where the body does not have it. */
  position: number;
  /** What it is about: the same again is the same issue. */
  subject: string;
}

export interface LintIssue extends Omit<LintFinding, 'subject'> {
  id: string;
  detectedAt: Date;
}
