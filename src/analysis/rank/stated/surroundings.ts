/** What stands around a mention, folded: to the start of its sentence or line, and up to the next brand that is named. */
export interface Surroundings {
  /** The end of what precedes it in its sentence or line. */
  before: string;
  /** The same with the sentences before it. */
  earlier: string;
  after: string;
  /** As far as the next mention of another brand. */
  alone: string;
}
