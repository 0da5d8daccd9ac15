import { availableParallelism, loadavg } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { analyzeAnswer } from '../../src/analysis/index.ts';
import { adversarialAnswers } from './adversarial-answers.ts';
import { answerMix, type Question } from './answer-mix.ts';
import { type Benchmark, type Contender, type Figure, medianOf, type Results } from './harness.ts';

/** Repetitions of the mix over which the heap must not grow. */
const REPETITIONS = 20;

/** Microseconds of processor time that one measurement takes at least. */
const WINDOW = 1_000_000;
/** Readings of the mix after which nothing is compiled any more. */
const WARM_UP = 6;

/** What 20 and 5 MB/s are on a core that scans for substrings at 121 MB/s: how slow or busy the machine is hardly counts. */
const LEAST = 0.165;
const LEAST_WITH_SENTIMENT = 0.041;

const SUBSTRING = 'substring scan';
const ADVERSARIAL = 'worst adversarial answer';
const ADVERSARIAL_SENTIMENT = 'the same, with sentiment';
const ADVERSARIAL_SUBSTRING = 'its substring scan';
const HEAP = 'heap growth';
const HEAP_SUBSTRING = 'heap growth, substring scan';

/**
 * Answer analysis with 20 tracked brands, per core: MB of UTF-8 per second of processor time, of all threads and the collector
 * too, against a scan of the same answers for the same names as plain substrings. Processor time leaves out waiting for a busy
 * machine, but not what its other work does to caches, so the load is told beside the figures.
 */
export const analysis: Benchmark = {
  name: 'analysis',
  async open() {
    const { chinese, english } = answerMix();
    const mix = [...chinese, ...english];
    const adversarial = adversarialAnswers();
    const withoutSentiment = (question: Question) => analyze(question, false);
    const withSentiment = (question: Question) => analyze(question, true);
    for (let reading = 0; reading < WARM_UP; reading += 1)
      for (const work of [withoutSentiment, withSentiment, scanForSubstrings])
        for (const question of mix) found += work(question);
    return {
      rounds: Number(process.env.ROUNDS ?? 5),
      contenders: [
        rate('analysis', () => throughput(mix, withoutSentiment)),
        rate('analysis, Chinese', () => throughput(chinese, withoutSentiment)),
        rate('analysis, English', () => throughput(english, withoutSentiment)),
        rate('analysis with sentiment', () => throughput(mix, withSentiment)),
        rate('with sentiment, Chinese', () => throughput(chinese, withSentiment)),
        rate('with sentiment, English', () => throughput(english, withSentiment)),
        rate(SUBSTRING, () => throughput(mix, scanForSubstrings)),
        { name: ADVERSARIAL, unit: 's', round: async () => worst(adversarial, withoutSentiment) },
        { name: ADVERSARIAL_SENTIMENT, unit: 's', round: async () => worst(adversarial, withSentiment) },
        { name: ADVERSARIAL_SUBSTRING, unit: 's', round: async () => worst(adversarial, scanForSubstrings) },
        { name: HEAP, unit: 'MB', round: async () => heapGrowth(mix, withoutSentiment) },
        { name: HEAP_SUBSTRING, unit: 'MB', round: async () => heapGrowth(mix, scanForSubstrings) },
      ],
      figures: (results) => [
        ...rateFigures(results, 'analysis_mb_per_s', 'analysis', 'at least 20', LEAST),
        ...rateFigures(results, 'analysis_zh_mb_per_s', 'analysis, Chinese', 'the Chinese answers of the mix alone'),
        ...rateFigures(results, 'analysis_en_mb_per_s', 'analysis, English', 'the English answers of the mix alone'),
        ...rateFigures(
          results,
          'analysis_with_sentiment_mb_per_s',
          'analysis with sentiment',
          'at least 5',
          LEAST_WITH_SENTIMENT,
        ),
        ...rateFigures(
          results,
          'analysis_with_sentiment_zh_mb_per_s',
          'with sentiment, Chinese',
          'the Chinese answers',
        ),
        ...rateFigures(
          results,
          'analysis_with_sentiment_en_mb_per_s',
          'with sentiment, English',
          'the English answers',
        ),
        figure('analysis_adversarial_1mb_s', medianOf(results, ADVERSARIAL), 's', 'less than 1, of processor time'),
        figure(
          'analysis_with_sentiment_adversarial_1mb_s',
          medianOf(results, ADVERSARIAL_SENTIMENT),
          's',
          'less than 1, of processor time',
        ),
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
          'analysis_machine_load_per_core',
          (loadavg()[0] ?? 0) / availableParallelism(),
          'processes',
          '1, this benchmark alone on one core; what is above it slows the rates of both sides down',
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
  collect();
  const before = process.cpuUsage();
  // The substring scan is over too soon for the clock; everything is read until the time can be measured.
  for (let readings = 1; ; readings += 1) {
    for (const question of questions) found += work(question);
    const { user, system } = process.cpuUsage(before);
    const microseconds = user + system;
    if (microseconds > WINDOW) return (bytes * readings) / microseconds;
  }
}

function worst(questions: readonly Question[], work: (question: Question) => number): number {
  let slowest = 0;
  for (const question of questions) {
    const before = process.threadCpuUsage();
    found += work(question);
    const { user, system } = process.threadCpuUsage(before);
    slowest = Math.max(slowest, (user + system) / 1e6);
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
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

function rate(name: string, round: () => number): Contender {
  return { name, unit: 'MB/s', round: async () => round() };
}

function rateFigures(results: Results, metric: string, contender: string, against: string, least?: number): Figure[] {
  const value = medianOf(results, contender);
  return [
    figure(metric, value, 'MB/s', against),
    figure(
      metric.replace('_mb_per_s', '_vs_substring'),
      value / medianOf(results, SUBSTRING),
      'ratio',
      `a substring scan of the same names in the same run: its speed${least === undefined ? '' : `; at least ${least}`}`,
    ),
  ];
}

function figure(metric: string, value: number, unit: string, against: string): Figure {
  return { metric, value: Math.round(value * 1000) / 1000, unit, against };
}
