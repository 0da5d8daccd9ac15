import { numberedId } from '../../scans/numbered-id.ts';

/** Calls that one text may take, and room for more. */
const CALLS = 16;

/** The work id of a text of a batch: the same in every attempt, with room for the entries of its calls after it. */
export function itemId(batchId: string, ordinal: number): string {
  return numberedId(batchId, ordinal * CALLS);
}
