import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../src/commands/command.ts';
import { readRecording } from '../../../src/commands/recording.ts';
import { percentage, table } from '../../../src/commands/table.ts';

describe('table', () => {
  test('text to the left, numbers to the right, nothing unknown as a dash', () => {
    expect(
      table(
        ['brand', 'answers'],
        [
          ['Acme', 7],
          ['A', null],
          ['Brightboard', 120],
        ],
      ),
    ).toBe(
      [
        '  brand        answers',
        '  ───────────  ───────',
        '  Acme               7',
        '  A                  –',
        '  Brightboard      120',
      ].join('\n'),
    );
  });

  test('Chinese characters are two columns wide', () => {
    const lines = table(
      ['品牌', 'n'],
      [
        ['星澜汽车', 1],
        ['NIO', 2],
      ],
    ).split('\n');
    expect(lines).toEqual(['  品牌      n', '  ────────  ─', '  星澜汽车  1', '  NIO       2']);
  });

  test('no rows, only headings', () => {
    expect(table(['a', 'bb'], [])).toBe('  a  bb\n  ─  ──');
  });
});

describe('percentage', () => {
  test.each([
    [null, null, '–'],
    [0, null, '0.0 %'],
    [0.5, { low: 0.25, high: 0.7551 }, '50.0 % (25.0–75.5)'],
    [1, { low: 0.83887, high: 1 }, '100.0 % (83.9–100.0)'],
  ])('%j with %j', (rate, interval, text) => {
    expect(percentage(rate, interval)).toBe(text);
  });
});

describe('readRecording', () => {
  const lines = (...records: unknown[]): string => records.map((record) => JSON.stringify(record)).join('\n');

  test('counts the samples of each question and platform, and the brands by answers that list them', () => {
    const recording = readRecording(
      `${lines(
        { platform: 'kimi', prompt: 'a', text: 'x', brands: [{ name: 'B' }, { name: 'B' }, { name: 'C' }] },
        { platform: 'kimi', prompt: ' a ', text: 'y', brands: [{ name: 'C' }, 'D', null, { name: '' }] },
        { platform: 'unheard of', prompt: 'b', text: '' },
        { prompt: 'b', text: 'z', brands: 'none' },
      )}\n\n`,
    );
    expect(recording.answers).toBe(4);
    expect(recording.questions).toEqual([
      { prompt: 'a', samples: new Map([['kimi', 2]]) },
      { prompt: 'b', samples: new Map([['chatgpt', 2]]) },
    ]);
    expect(recording.brands).toEqual(['C', 'B']);
  });

  test.each([
    ['', 'no recorded answers'],
    ['\n \n', 'no recorded answers'],
    ['{"prompt": "a", "text": "b"}\nnonsense', 'line 2 is not a JSON object'],
    ['\n\n7', 'line 3 is not a JSON object'],
    ['null', 'line 1 is not a JSON object'],
    ['{"prompt": "  ", "text": "b"}', 'line 1: prompt and text'],
    ['{"prompt": "a"}', 'line 1: prompt and text'],
    ['{"prompt": "a", "text": 7}', 'line 1: prompt and text'],
  ])('%j is refused: %s', (content, message) => {
    expect(() => readRecording(content)).toThrow(UsageError);
    expect(() => readRecording(content)).toThrow(message);
  });
});
