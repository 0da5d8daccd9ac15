import type { Knex } from 'knex';
import { v7 as newId } from 'uuid';
import type { Analysis, Sentiment } from '../../src/analysis/index.ts';
import type { PlatformId } from '../../src/platforms/index.ts';
import { promptHash } from '../../src/prompts/index.ts';
import { storeAnswer, storeFailure } from '../../src/scans/asking/answer-store.ts';
import type { EvaluatedAsk } from '../../src/scans/asking/evaluate.ts';
import { createRunCompletion } from '../../src/scans/runs/run-completion.ts';
import { insertRun } from '../../src/scans/runs/run-store.ts';
import type { Ask, Question, Run } from '../../src/scans/scan.ts';

/** An answer as a test invents it: what the analysis found, where no platform was ever asked. */
export interface InventedAnswer {
  at: Date;
  platform: PlatformId;
  prompt?: string;
  stage?: Question['stage'];
  /** Default: true. */
  discovery?: boolean;
  adaptive?: boolean;
  /** 0: not mentioned. */
  rank?: number;
  sentiment?: Sentiment;
  /** Rank by name; 0: looked for and not mentioned. */
  competitors?: Record<string, number>;
  /** Addresses; the domain is the host. */
  citations?: string[];
  text?: string;
  /** No platform answered. */
  failed?: boolean;
}

export interface AnswersOwner {
  accountId: string;
  brand: { id: string; name: string; website?: string | null };
  partition?: Run['partition'];
  /** The name that was asked about is no brand of the account. */
  noBrand?: boolean;
}

/** Stores answers of one run by the service's own path, and ends it. Returns its id and those of the answers in their order. */
export async function storeInvented(
  knex: Knex,
  owner: AnswersOwner,
  answers: readonly InventedAnswer[],
  options: { concurrency?: number; leaveOpen?: boolean } = {},
): Promise<{ runId: string; answerIds: string[] }> {
  const run = runOf(owner, answers);
  const questions = answers.map(questionOf);
  const asks = answers.map(askOf);
  await insertRun(knex, run, questions, asks, 'running');
  const answerIds: string[] = answers.map(() => newId());
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < answers.length; at = next++) {
      const [answer, question, ask] = [answers[at], questions[at], asks[at]];
      if (answer === undefined || question === undefined || ask === undefined) throw new Error('unreachable');
      if (answer.failed === true) {
        const outcome = { ok: false, reason: 'timeout', message: 'no answer', latencyMs: 1, attempts: 1 } as const;
        await storeFailure(knex, run, { ask, question, outcome }, answer.at);
        continue;
      }
      // The first id that storing asks for is the answer's own.
      let given = false;
      const ids = (): string => {
        if (given) return newId();
        given = true;
        return answerIds[at] ?? newId();
      };
      const evaluated = evaluatedOf(owner, answer, ask, question);
      await storeAnswer(knex, run, evaluated, { newId: ids, operation: 'probe', keyId: null });
    }
  };
  await Promise.all(Array.from({ length: options.concurrency ?? 1 }, work));
  if (options.leaveOpen !== true) {
    const runs = createRunCompletion({ knex, refreshInsights: async () => {} });
    await runs.completeIfSettled(owner.accountId, run.id, run.createdAt);
  }
  return { runId: run.id, answerIds };
}

function runOf(owner: AnswersOwner, answers: readonly InventedAnswer[]): Run {
  const at = answers[0]?.at ?? new Date(0);
  return {
    accountId: owner.accountId,
    id: newId(),
    kind: 'probe',
    partition: owner.partition ?? 'live',
    brandId: owner.noBrand === true ? null : owner.brand.id,
    subjectId: owner.brand.id,
    brandName: owner.brand.name,
    category: null,
    platforms: [...new Set(answers.map(({ platform }) => platform))],
    competitors: [],
    packId: null,
    requestedBy: null,
    estimatedMs: null,
    createdAt: at,
    deadlineAt: at,
  };
}

function questionOf(
  { prompt = 'Which tools are best?', stage = 'interest', discovery = true }: InventedAnswer,
  ordinal: number,
): Question {
  return { ordinal, promptId: null, text: prompt, hash: promptHash(prompt), language: 'en', stage, discovery };
}

function askOf({ platform, adaptive = false }: InventedAnswer, ordinal: number): Ask {
  return { ordinal, platform, sample: 0, adaptive };
}

function evaluatedOf(owner: AnswersOwner, answer: InventedAnswer, ask: Ask, question: Question): EvaluatedAsk {
  const { id, ...brand } = owner.brand;
  const rank = answer.rank ?? 0;
  const analysis: Analysis = {
    mentioned: rank > 0,
    position: rank > 0 ? 0 : -1,
    rank,
    sentiment: rank > 0 ? (answer.sentiment ?? 'neutral') : null,
    snippet: rank > 0 ? brand.name : '',
    mentions: [],
    competitors: Object.entries(answer.competitors ?? {}).map(([name, place]) => ({
      name,
      mentioned: place > 0,
      position: place > 0 ? 1 : -1,
      rank: place,
    })),
    citations: (answer.citations ?? []).map((url) => ({ url, domain: new URL(url).hostname, context: `See ${url}` })),
  };
  return {
    ask,
    question,
    askedAt: answer.at,
    answeredAt: answer.at,
    outcome: {
      ok: true,
      text: answer.text ?? 'An answer.',
      model: 'model',
      citations: [],
      inputTokens: 1,
      outputTokens: 1,
      costUsd: 0,
      latencyMs: 1,
      attempts: 1,
    },
    findings: [{ subject: { id, brand, competitors: [] }, analysis, discovery: question.discovery }],
  };
}
