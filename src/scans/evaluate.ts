import { type Analysis, analyzeAnswer, namesBrand } from '../analysis/index.ts';
import type { AskOutcome, PlatformClient, SubjectBrand } from '../platforms/index.ts';
import type { Ask, Question, Subject } from './scan.ts';
import { storableAnswer } from './storable.ts';

type Answered = Extract<AskOutcome, { ok: true }>;

/** An answer with its analysis for each subject, ready to be stored. */
export interface EvaluatedAsk {
  ask: Ask;
  question: Question;
  outcome: Answered;
  askedAt: Date;
  answeredAt: Date;
  findings: Finding[];
}

export interface Finding {
  subject: Subject;
  analysis: Analysis;
  /** The question names neither this subject nor its aliases. */
  discovery: boolean;
}

export interface UnansweredAsk {
  ask: Ask;
  question: Question;
  outcome: Extract<AskOutcome, { ok: false }>;
}

/** Asks one question and analyses the answer for every subject. Never throws for what a platform does. */
export async function askAndEvaluate(
  client: PlatformClient,
  job: { ask: Ask; question: Question; subjects: readonly Subject[]; deadline: Date; signal?: AbortSignal },
  now: () => Date,
): Promise<EvaluatedAsk | UnansweredAsk> {
  const { ask, question, subjects, deadline, signal } = job;
  const askedAt = now();
  const outcome = await client.ask({
    platform: ask.platform,
    prompt: question.text,
    language: question.language,
    sample: ask.sample,
    about: subjects.map(({ brand }) => aboutBrand(brand)),
    deadline: deadline.getTime(),
    ...(signal === undefined ? {} : { signal }),
  });
  if (!outcome.ok) return { ask, question, outcome };
  const answer = storableAnswer(outcome);
  const findings = subjects.map((subject) => evaluateFor(subject, question, answer));
  return { ask, question, outcome: answer, askedAt, answeredAt: now(), findings };
}

function evaluateFor(subject: Subject, question: Question, answer: Answered): Finding {
  const analysis = analyzeAnswer(
    { text: answer.text, prompt: question.text, citations: answer.citations },
    { brand: subject.brand, competitors: subject.competitors },
  );
  return { subject, analysis, discovery: !namesBrand(question.text, subject.brand) };
}

function aboutBrand({ name, category, website }: Subject['brand']): SubjectBrand {
  return { name, ...(category ? { category } : {}), ...(website ? { website } : {}) };
}
