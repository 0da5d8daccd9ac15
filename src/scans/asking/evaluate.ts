import { type Analysis, analyzeAnswer, namesBrand, type Sentiment } from '../../analysis/index.ts';
import type { AskOutcome, PlatformClient, SubjectBrand } from '../../platforms/index.ts';
import type { Ask, Question, Subject } from '../scan.ts';
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

/** Another opinion of the tone of an answer, in place of the built-in one. Never throws. */
export type JudgeTone = (answer: { subject: Subject; text: string; analysis: Analysis }) => Promise<Sentiment | null>;

/**
 * Asks one question and analyses the answer for every subject; with `judgeTone`, the tone is its. Never throws for what a platform
 * does.
 */
export async function askAndEvaluate(
  client: PlatformClient,
  job: {
    ask: Ask;
    question: Question;
    subjects: readonly Subject[];
    deadline: Date;
    signal?: AbortSignal;
    judgeTone?: JudgeTone;
  },
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
  const answeredAt = now();
  const findings = subjects.map((subject) => evaluateFor(subject, question, answer));
  const judged = await Promise.all(findings.map((finding) => judge(finding, answer.text, job.judgeTone)));
  return { ask, question, outcome: answer, askedAt, answeredAt, findings: judged };
}

async function judge(finding: Finding, text: string, judgeTone: JudgeTone | undefined): Promise<Finding> {
  const { subject, analysis } = finding;
  if (judgeTone === undefined || !analysis.mentioned) return finding;
  return { ...finding, analysis: { ...analysis, sentiment: await judgeTone({ subject, text, analysis }) } };
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
