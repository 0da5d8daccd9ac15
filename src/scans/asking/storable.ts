import type { AskOutcome } from '../../platforms/index.ts';

type Answered = Extract<AskOutcome, { ok: true }>;

/** Largest count that the database holds; a platform that reports more is not believed. */
const LARGEST_COUNT = 2 ** 31 - 1;

/**
 * An answer as the database can hold it: without NUL and lone surrogates in any text, and with counts in range. Made before
 * the analysis, so that positions fit what is stored. A platform's odd answer must not keep a run from its end.
 */
export function storableAnswer(answer: Answered): Answered {
  const inputTokens = storableCount(answer.inputTokens);
  const outputTokens = storableCount(answer.outputTokens);
  const countsBelieved = inputTokens === answer.inputTokens && outputTokens === answer.outputTokens;
  return {
    ...answer,
    text: storableText(answer.text),
    model: storableText(answer.model),
    citations: answer.citations.map(({ url, title }) => ({
      url: storableText(url),
      ...(title === undefined ? {} : { title: storableText(title) }),
    })),
    inputTokens,
    outputTokens,
    costUsd: countsBelieved ? answer.costUsd : null,
  };
}

/** The columns of it that every table of answers has. */
export function answerColumns({ text, model, inputTokens, outputTokens, costUsd, latencyMs }: Answered) {
  return {
    text,
    model,
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    cost_usd: costUsd,
    latency_ms: Math.round(latencyMs),
  };
}

function storableText(text: string): string {
  return text.replaceAll('\u0000', '\ufffd').toWellFormed();
}

function storableCount(count: number | null): number | null {
  return count !== null && count <= LARGEST_COUNT ? count : null;
}
