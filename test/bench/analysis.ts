import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { analyzeAnswer } from '../../src/analysis/index.ts';
import { adversarialAnswers } from './adversarial-answers.ts';
import { answerMix, type Question } from './answer-mix.ts';
import { type Benchmark, type Contender, type Figure, medianOf, type Results } from './harness.ts';

/** Repetitions of the mix over which the heap must not grow. */
const REPETITIONS = 20;

const SUBSTRING = 'substring scan';
const ADVERSARIAL = 'worst adversarial answer';
const ADVERSARIAL_SUBSTRING = 'its substring scan';
const HEAP = 'heap growth';
const HEAP_SUBSTRING = 'heap growth, substring scan';

/**
 * Answer analysis with 20 tracked brands, per core: MB of UTF-8 per second of processor time, the collector's included,
 * against a scan of the same answers for the same names as plain substrings.
 */
export const analysis: Benchmark = {
  name: 'analysis',
  async open() {
    const { chinese, english } = answerMix();
    const mix = [...chinese, ...english];
    const adversarial = adversarialAnswers();
    const withoutSentiment = (question: Question) => analyze(question, false);
    for (let warmUp = 0; warmUp < 2; warmUp += 1) {
      throughput(mix, withoutSentiment);
      throughput(mix, (question) => analyze(question, true));
      throughput(mix, scanForSubstrings);
    }
    return {
      rounds: Number(process.env.ROUNDS ?? 7),
      contenders: [
        rate('analysis', () => throughput(mix, withoutSentiment)),
        rate('analysis, Chinese', () => throughput(chinese, withoutSentiment)),
        rate('analysis, English', () => throughput(english, withoutSentiment)),
        rate('analysis with sentiment', () => throughput(mix, (question) => analyze(question, true))),
        rate(SUBSTRING, () => throughput(mix, scanForSubstrings)),
        { name: ADVERSARIAL, unit: 's', round: async () => worst(adversarial, withoutSentiment) },
        { name: ADVERSARIAL_SUBSTRING, unit: 's', round: async () => worst(adversarial, scanForSubstrings) },
        { name: HEAP, unit: 'MB', round: async () => heapGrowth(mix, withoutSentiment) },
        { name: HEAP_SUBSTRING, unit: 'MB', round: async () => heapGrowth(mix, scanForSubstrings) },
      ],
      figures: (results) => [
        ...rateFigures(results, 'analysis_mb_per_s', 'analysis', 'at least 20'),
        ...rateFigures(results, 'analysis_zh_mb_per_s', 'analysis, Chinese', 'the Chinese answers of the mix alone'),
        ...rateFigures(results, 'analysis_en_mb_per_s', 'analysis, English', 'the English answers of the mix alone'),
        ...rateFigures(results, 'analysis_with_sentiment_mb_per_s', 'analysis with sentiment', 'at least 5'),
        figure('analysis_adversarial_1mb_s', medianOf(results, ADVERSARIAL), 's', 'less than 1'),
        figure(
          'analysis_adversarial_1mb_vs_substring',
          medianOf(results, ADVERSARIAL) / medianOf(results, ADVERSARIAL_SUBSTRING),
          'ratio',
          'the slowest substring scan of the same answers: times as long',
        ),
        figure(
          'analysis_heap_growth_mb',
          medianOf(results, HEAP),
          'MB',
          `none, over ${REPETITIONS} readings of the mix`,
        ),
        figure(
          'analysis_heap_growth_vs_substring',
          medianOf(results, HEAP) - medianOf(results, HEAP_SUBSTRING),
          'MB more',
          'the growth under the substring scan; a difference, since both are about nothing',
        ),
      ],
      async close() {
        if (found === 0) throw new Error('nobody was named in any answer');
      },
    };
  },
};

function analyze({ answer, tracked }: Question, sentiment: boolean): number {
  return analyzeAnswer(answer, tracked, { sentiment }).mentions.length;
}

/** What the simplest tracker does: every name and alias, in small letters, anywhere. */
function scanForSubstrings({ answer, tracked }: Question): number {
  const text = answer.text.toLowerCase();
  let named = 0;
  for (const { name, aliases } of [tracked.brand, ...tracked.competitors])
    for (const written of [name, ...(aliases ?? [])]) if (text.includes(written.toLowerCase())) named += 1;
  return named;
}

/** Added up over everything, so that no work can be left out. */
let found = 0;

function throughput(questions: readonly Question[], work: (question: Question) => number): number {
  const bytes = questions.reduce((sum, question) => sum + question.bytes, 0);
  const before = process.cpuUsage();
  // The substring scan is over too soon for the clock; everything is read until the time can be measured.
  for (let readings = 1; ; readings += 1) {
    for (const question of questions) found += work(question);
    const { user, system } = process.cpuUsage(before);
    const microseconds = user + system;
    if (microseconds > 100_000) return (bytes * readings) / microseconds;
  }
}

function worst(questions: readonly Question[], work: (question: Question) => number): number {
  let slowest = 0;
  for (const question of questions) {
    const started = performance.now();
    found += work(question);
    slowest = Math.max(slowest, (performance.now() - started) / 1000);
  }
  return slowest;
}

function heapGrowth(questions: readonly Question[], work: (question: Question) => number): number {
  const before = heapInUse();
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1)
    for (const question of questions) found += work(question);
  return (heapInUse() - before) / 1e6;
}

function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

function rate(name: string, round: () => number): Contender {
  return { name, unit: 'MB/s', round: async () => round() };
}

function rateFigures(results: Results, metric: string, contender: string, against: string): Figure[] {
  const value = medianOf(results, contender);
  return [
    figure(metric, value, 'MB/s', against),
    figure(
      metric.replace('_mb_per_s', '_vs_substring'),
      value / medianOf(results, SUBSTRING),
      'ratio',
      'a substring scan of the same names in the same run: its speed',
    ),
  ];
}

function figure(metric: string, value: number, unit: string, against: string): Figure {
  return { metric, value: Math.round(value * 1000) / 1000, unit, against };
}
