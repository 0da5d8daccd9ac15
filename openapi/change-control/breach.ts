/** A change that breaks callers of a released operation, or receivers of a released event. */
export interface Breach {
  operationId: string;
  /** In words, for whoever made the change. */
  what: string;
}
