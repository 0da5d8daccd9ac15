/** An item of a list that was written without line breaks. */
export interface InlineItem {
  kind: 'ordered' | 'bullet' | 'labelled';
  number: number | null;
  markerStart: number;
  start: number;
  /** For a labelled item, where its label ends. */
  headEnd: number;
}
