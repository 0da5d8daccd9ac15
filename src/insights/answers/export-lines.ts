import type { AnalysedAnswer, AnswerPlace } from './analysed-answer.ts';
import { answerLine, type ExportFormat, headLine } from './delimited-lines.ts';

type Exported = AnalysedAnswer & { text?: string };

/** Reads the answers behind a place (the newest for `null`), at most as many as a batch holds. */
export type ReadBatch = (after: AnswerPlace | null, limit: number) => Promise<Exported[]>;

/**
 * Answers as text, batch by batch: the next batch is read when the last one was taken, so that an export of any size needs the memory
 * of one batch, and holds no connection of the database while a slow reader takes its time.
 */
export async function* exportLines(
  first: readonly Exported[],
  read: ReadBatch,
  options: { format: ExportFormat; texts: boolean; batch: number },
): AsyncGenerator<string> {
  const head = headLine(options.format, options);
  if (head !== '') yield head;
  let batch = first;
  while (batch.length > 0) {
    yield batch.map((answer) => answerLine(options.format, answer)).join('');
    const last = batch.at(-1);
    if (last === undefined || batch.length < options.batch) return;
    batch = await read({ answeredAt: last.answeredAt, id: last.id }, options.batch);
  }
}
