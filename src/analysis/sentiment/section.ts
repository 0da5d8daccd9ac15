/** Original offsets of a list item or section that a brand heads. */
export interface Section {
  start: number;
  end: number;
}
